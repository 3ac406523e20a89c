#!/bin/bash
# Plays every script beside this file on the sample views, and compares what was seen with what was written
# down by hand:
#
#   Tests/HeadlessSwiftUI/Played/check.sh OUT
#
# `mutants.py OUT` breaks the samples in many places and says who notices.
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 OUT" >&2
  exit 2
fi

here=$(cd "$(dirname "$0")" && pwd)
flags=()
while IFS= read -r flag; do flags+=("$flag"); done <<< "$("$here/../build.sh" "$1")"
out=$(cd "$1" && pwd)
"${SWIFTC:-swiftc}" -swift-version 6 -warnings-as-errors "${flags[@]}" "$here"/*.swift \
  -L "$out" -lHeadlessSwiftUI -o "$out/played"

failed=0
count=0
for script in "$here"/*.script; do
  count=$((count + 1))
  if ! "$out/played" < "$script" | diff -u "${script%.script}.seen" -; then
    echo "not as written down: ${script##*/}" >&2
    failed=1
  fi
  # Views that observe what they show look the same when every body is evaluated.
  case ${script##*/} in Doubts.script) continue ;; esac
  if ! "$out/played" everything < "$script" | diff -u "${script%.script}.seen" -; then
    echo "an update is missed: ${script##*/}" >&2
    failed=1
  fi
done
# So do events that nobody wrote. HEADLESS_SEED=n draws others.
if ! "$out/played" compare "${HEADLESS_SEED:-1}"; then failed=1; fi

if [ "$failed" = 0 ]; then echo "$count scripts played as written down"; fi
exit "$failed"
