#!/bin/bash
# Proves the module on samples: everything in Accepted*.swift compiles without a warning in three
# language modes and uses every modifier the module declares; every file in Refused is refused, at
# the line marked `// refused` and nowhere else.
#
#   Tests/HeadlessSwiftUI/Samples/check.sh OUT
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 OUT" >&2
  exit 2
fi

here=$(cd "$(dirname "$0")" && pwd)
swiftc=${SWIFTC:-swiftc}
module="$here/.."
flags=()
while IFS= read -r flag; do flags+=("$flag"); done <<< "$("$module/build.sh" "$1")"
failed=0

check() {
  "$swiftc" -typecheck -warnings-as-errors "${flags[@]}" "$@"
}

for mode in "-swift-version 6" "-swift-version 6 -default-isolation MainActor" \
  "-swift-version 5 -strict-concurrency=complete"; do
  # shellcheck disable=SC2086 # the mode is several words
  if ! check $mode "$here"/Accepted*.swift; then
    echo "not accepted: $mode" >&2
    failed=1
  fi
done

for name in $(sed -n -e 's/.*nonisolated public func \([A-Za-z]*\).*/\1/p' "$module"/*.swift | sort -u) \
  $(sed -n -e 's/.*public struct \([A-Z][A-Za-z]*\)[<:].*: View.*/\1/p' "$module"/*.swift | sort -u); do
  case $name in TupleView) continue ;; esac  # made by the builder only
  if ! grep -qw "$name" "$here"/Accepted*.swift; then
    echo "unused in Accepted*.swift: $name" >&2
    failed=1
  fi
done

count=0
for file in "$here"/Refused/*.swift; do
  count=$((count + 1))
  line=$(grep -n '// refused' "$file" | cut -d: -f1)
  found=$(check -swift-version 6 "$file" 2>&1 | sed -n "s,^$file:\([0-9]*\):[0-9]*: error:.*,\1,p" | sort -u)
  if [ -z "$found" ]; then
    echo "not refused: ${file##*/}" >&2
    failed=1
  elif [ "$found" != "$line" ]; then
    echo "refused at line(s) $(echo $found) instead of $line: ${file##*/}" >&2
    failed=1
  fi
done

if [ "$failed" = 0 ]; then echo "accepted in 3 modes, $count refused"; fi
exit "$failed"
