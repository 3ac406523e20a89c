/* The least that a program which reads YAML has to do: all files into memory, all of libyaml's events. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *contents(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END)) exit(2);
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*size + 1);
  if (!bytes || fread(bytes, 1, *size, file) != *size) exit(2);
  fclose(file);
  return bytes;
}

int main(int count, char **paths) {
  unsigned long events = 0;
  for (int index = 1; index < count; index++) {
    size_t size;
    unsigned char *bytes = contents(paths[index], &size);
    yaml_parser_t parser;
    yaml_event_t event;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, bytes, size);
    for (int isEnd = 0; !isEnd; events++) {
      if (!yaml_parser_parse(&parser, &event)) break;
      isEnd = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    free(bytes);
  }
  printf("%lu events\n", events);
  return 0;
}
