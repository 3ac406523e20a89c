#!/bin/bash
# Compares the first column of FACTS.md with the public declarations of the built module and fails
# on a name that only one of the two has. Names that begin with an underscore are not compared.
#
#   Tests/HeadlessSwiftUI/check-facts.sh OUT
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 OUT" >&2
  exit 2
fi

here=$(cd "$(dirname "$0")" && pwd)
"$here/build.sh" "$1" > /dev/null
out=$(cd "$1" && pwd)
triple=$("${SWIFTC:-swiftc}" -print-target-info | sed -n 's/.*"triple": "\(.*\)",.*/\1/p' | head -n 1)
rm -rf "$out/symbols"
mkdir "$out/symbols"
swift-symbolgraph-extract -module-name HeadlessSwiftUI -I "$out" -target "$triple" \
  -minimum-access-level public -skip-synthesized-members -output-dir "$out/symbols"

python3 - "$here/FACTS.md" "$out/symbols" << 'PYTHON'
import glob, json, re, sys

declared = set()
for path in glob.glob(sys.argv[2] + "/*.symbols.json"):
    with open(path) as file:
        for symbol in json.load(file)["symbols"]:
            declared.add(".".join(symbol["pathComponents"]))

listed = set()
for line in open(sys.argv[1]):
    if line.startswith("| `"):
        owner = ""
        for name in re.findall("`([^`]*)`", line.split("|")[1]):
            if not name.startswith("."):
                owner = name
            listed.add(owner + name if name.startswith(".") else name)

for name in sorted(declared - listed):
    print("not in the table:", name)
for name in sorted(listed - declared):
    print("not in the module:", name)
print(len(declared & listed), "names in both")
sys.exit(declared != listed)
PYTHON
