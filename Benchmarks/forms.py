#!/usr/bin/env python3
"""Writes forms to measure with: forms.py FOLDER [--forms 1000] [--fields 20] [--faulty 10] [--seed 1]

The same arguments give the same bytes. One form in `--faulty` has a finding; 0 gives none."""
import argparse
import pathlib
import random

WORDS = (
    "given family street city country phone mobile note gift delivery invoice company account billing contact "
    "arrival guest room table order comment reference coupon budget project team office region"
).split()
PLACEHOLDERS = ["As it stands on your card", "Optional", "Street and number", "We never share it"]
MESSAGES = ["Please fill this in", "That is too short", "Please look at this again, it seems too long"]
# One line of a field each, and the word that should stand there.
SLIPS = [("label:", "lable:"), ("validate: [required]", "validate: [requird]"), ("visible: ", "visible: un")]


class Form:
    def __init__(self, number, fields, seed):
        self.random = random.Random(f"{seed} {number}")
        self.name = f"Form{number:05d}"
        self.last = {"toggle": None, "choice": None}
        self.lines = [f"form: {self.name}", f"title: Form number {number}"]
        self.lines += ["focus:", "  toolbar: [previous, next, done]", "  dismiss: [tapOutside, scroll]", "sections:"]
        for index in range(fields):
            if index % 5 == 0:
                self.section(index // 5, isLast=index + 5 >= fields)
            self.field(index, isLast=index + 1 == fields)
        self.lines.append("submit: {label: Send}")

    def section(self, index, isLast):
        self.lines.append(f"  - title: Part {index + 1}")
        self.around = self.last["toggle"] if index % 2 and not isLast else None
        if self.around:
            self.lines.append(f"    visible: {self.around}")
        self.lines.append("    fields:")

    def field(self, index, isLast):
        """The last one is a text that is always shown: a return key that says next has somewhere to go."""
        id = self.random.choice(WORDS) + self.random.choice(WORDS).capitalize() + str(index)
        kinds = ["text"] * 5 + ["secure", "multiline", "toggle", "choice", "note"]
        kind = kinds[index % len(kinds)] if index < len(kinds) else self.random.choice(kinds)
        if isLast:
            self.add("- id: " + id)
            return self.add("  label: Anything else")
        self.add("- id: " + id)
        if kind != "text":
            self.add(f"  type: {kind}")
        if kind == "note":
            return self.add("  text: What you write here stays on this device until you send it.")
        self.add(f"  label: {id.rstrip('0123456789').capitalize()} of the order")
        getattr(self, kind)(id)

    def text(self, id):
        if self.random.random() < 0.5:
            self.add(f"  placeholder: {self.random.choice(PLACEHOLDERS)}")
        toggle, choice = self.last["toggle"], self.last["choice"]
        if choice and self.random.random() < 0.3:
            self.add(f"  visible: {choice} == .first && !{choice}.isEmpty")
        elif toggle and toggle != self.around and self.random.random() < 0.3:
            self.add(f"  visible: {toggle}")
        self.add("  submitLabel: next")
        self.validators()

    def validators(self):
        if self.random.random() < 0.4:
            return self.add("  validate: [required]")
        self.add("  validate:")
        self.add("    - required:")
        self.add(f"      message: {self.random.choice(MESSAGES)}")
        if self.random.random() < 0.5:
            self.add(f"    - length: 2...{self.random.randrange(20, 90)}")
        if self.random.random() < 0.2:
            self.add("    - pattern: '[A-Za-z0-9 .-]+'")
            self.add("      message: Letters and digits only")

    def secure(self, id):
        self.add("  validate: [required, {length: 8...64}]")

    def multiline(self, id):
        self.add("  help: A few sentences are enough")
        self.add("  validate: [{length: ...500}]")

    def toggle(self, id):
        self.last["toggle"] = id

    def choice(self, id):
        self.last["choice"] = id
        self.add("  options:")
        for option in ["first", "second", "third"]:
            self.add(f"    - {{id: {option}, label: The {option} way}}")
        self.add("  validate: [required]")

    def add(self, line):
        self.lines.append("      " + line)

    def slip(self):
        """Makes one mistake, on a line where it can be made."""
        slips = self.random.sample(SLIPS, len(SLIPS))
        for right, wrong in slips:
            places = [index for index, line in enumerate(self.lines) if right in line]
            if places:
                place = self.random.choice(places)
                self.lines[place] = self.lines[place].replace(right, wrong)
                return

    def text_of_file(self):
        return "\n".join(self.lines) + "\n"


def write(folder, forms=1000, fields=20, faulty=10, seed=1):
    """Writes the forms, and says how many bytes they have."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    size = 0
    for number in range(forms):
        form = Form(number, fields, seed)
        if faulty and number % faulty == faulty - 1:
            form.slip()
        text = form.text_of_file()
        (folder / f"{form.name}.form.yaml").write_text(text, encoding="utf-8")
        size += len(text.encode())
    return size


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    for name, default in [("forms", 1000), ("fields", 20), ("faulty", 10), ("seed", 1)]:
        parser.add_argument(f"--{name}", type=int, default=default)
    print(write(**vars(parser.parse_args())), "bytes")
