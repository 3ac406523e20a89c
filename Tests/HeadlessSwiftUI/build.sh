#!/bin/bash
# Builds the macro plug-in and the module into a directory:
#
#   Tests/HeadlessSwiftUI/build.sh OUT
#
# and prints, one a line, what a caller passes to `swiftc -typecheck` (or any other swiftc mode)
# so that `import SwiftUI` means this module. The same lines are kept in OUT/flags; progress and
# errors go to standard error. Nothing is built again while OUT is newer than the sources and
# the compiler is the same. SWIFTC names another compiler than the one on the path.
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 OUT" >&2
  exit 2
fi

here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
swiftc=${SWIFTC:-swiftc}
macros="$here/../HeadlessSwiftUIMacros"

# The toolchain's own SwiftSyntax lies beside its runtime resources.
resources=$("$swiftc" -print-target-info \
  | sed -n 's/.*"runtimeResourcePath"[^"]*"\(.*\)".*/\1/p' | sed 's,\\/,/,g')
host="$resources/host"
case $(uname -s) in
  Darwin) library="$out/libHeadlessSwiftUIMacros.dylib" ;;
  *) library="$out/libHeadlessSwiftUIMacros.so" ;;
esac

# A stamp holds what was built: the compiler and the names of the sources. It is fresh when that is
# still so and no source is newer.
said() {
  "$swiftc" --version 2> /dev/null | head -n 1
  printf '%s\n' "$@"
}

fresh() {
  stamp=$1
  shift
  [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(said "$@")" ] \
    && [ -z "$(find "$@" -newer "$stamp" -print)" ]
}

set -- "$here/build.sh" "$macros"/*.swift
if [ ! -f "$library" ] || ! fresh "$out/macros.stamp" "$@"; then
  "$swiftc" -swift-version 6 -warnings-as-errors -parse-as-library -emit-library \
    -module-name HeadlessSwiftUIMacros -I "$host" -L "$host" -lSwiftSyntax -lSwiftSyntaxMacros \
    -Xlinker -rpath -Xlinker "$host" "$macros"/*.swift -o "$library" >&2
  said "$@" > "$out/macros.stamp"
fi

set -- "$out/macros.stamp" "$here"/*.swift "$here"/Host/*.swift
if [ ! -f "$out/HeadlessSwiftUI.swiftmodule" ] || ! fresh "$out/module.stamp" "$@"; then
  # An archive that is there is added to.
  rm -f "$out/libHeadlessSwiftUI.a"
  "$swiftc" -swift-version 6 -warnings-as-errors -parse-as-library -wmo -num-threads 2 \
    -enforce-exclusivity=unchecked -Xfrontend -disable-llvm-verify \
    -emit-module -emit-library -static -module-name HeadlessSwiftUI \
    -emit-module-path "$out/HeadlessSwiftUI.swiftmodule" \
    -load-plugin-library "$library" "$here"/*.swift "$here"/Host/*.swift -o "$out/libHeadlessSwiftUI.a" >&2
  said "$@" > "$out/module.stamp"
fi

printf '%s\n' -I "$out" -module-alias SwiftUI=HeadlessSwiftUI -load-plugin-library "$library" \
  | tee "$out/flags"
