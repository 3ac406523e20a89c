#!/bin/sh
# Compiles the driver with the models of a folder and compares its traces with those written by hand.
# usage: check.sh <folder with the generated models of the four samples and FormSupport.swift>
set -eu
models=${1:?usage: check.sh <folder of generated models>}
here=$(cd "$(dirname "$0")" && pwd)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

swiftc -swift-version 6 -Onone "$here"/../*.swift "$here"/*.swift \
  "$models"/*Model.swift "$models"/FormSupport.swift -o "$out/driver"

status=0
for script in "$here"/*.script; do
  name=$(basename "$script" .script)
  "$out/driver" <"$script" >"$out/$name.trace" || status=1
  if cmp -s "$here/$name.trace" "$out/$name.trace"; then
    echo "$name: as written"
  else
    diff "$here/$name.trace" "$out/$name.trace" || true
    status=1
  fi
done
exit $status
