#!/bin/bash
# Plays the ticket script of the model driver on a view written by hand, and compares the trace with the one
# that was written by hand for the model:
#
#   Tests/ViewDriver/selfcheck/check.sh OUT
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 OUT" >&2
  exit 2
fi

here=$(cd "$(dirname "$0")" && pwd)
models="$here/../../ModelDriver"
flags=()
while IFS= read -r flag; do flags+=("$flag"); done <<< "$("$here/../../HeadlessSwiftUI/build.sh" "$1")"
out=$(cd "$1" && pwd)
"${SWIFTC:-swiftc}" -swift-version 6 -warnings-as-errors "${flags[@]}" \
  "$models"/{Event,FormNames,JSON,JSONReader,Keyboard,Slot}.swift "$here"/../*.swift "$here"/*.swift \
  -L "$out" -lHeadlessSwiftUI -o "$out/viewdriver"

"$out/viewdriver" < "$models/selfcheck/Ticket.script" > "$out/Ticket.trace"
diff "$models/selfcheck/Ticket.trace" "$out/Ticket.trace"
echo "the ticket's view says what its model says"
