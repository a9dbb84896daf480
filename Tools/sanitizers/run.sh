#!/usr/bin/env bash
# Runs tests with a sanitizer, and checks that it reports an injected fault.
#
#   run.sh address   the tests of code that reads bytes or holds buffers
#   run.sh thread    the tests of data that the gallery's threads share
#
# Separate build folders leave the usual builds unchanged.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Swift's own report of a crash would wait for a process that the sanitizer ends.
export SWIFT_BACKTRACE=enable=no
case $1 in
address)
    # Foundation never frees some of its memory.
    export ASAN_OPTIONS=detect_leaks=0
    package=(--scratch-path .build/address)
    tests='LiveWebTests|LiveUnicodeTests|PasswordRules|PackedDictionary|DecimalNumber|TwitterTables|GeneratedEventTests|LimitedFieldFuzzTests'
    report=AddressSanitizer
    ;;
thread)
    package=(--package-path Examples/Gallery --scratch-path Examples/Gallery/.build/thread)
    tests='ThrottleTests|SessionTests|DatabaseTests'
    report=ThreadSanitizer
    ;;
*)
    sed -n '2,7p' "$0" >&2
    exit 2
    ;;
esac
run=(swift test --quiet --sanitize="$1" "${package[@]}")

"${run[@]}" --filter "$tests"
output=$(mktemp)
trap 'rm -f "$output"' EXIT
if LIVE_INJECTED_BUG=1 "${run[@]}" --skip-build --filter Injected >"$output" 2>&1 || ! grep -q "$report" "$output"; then
    echo "$report did not report the fault on purpose" >&2
    exit 1
fi
echo "$report: nothing reported, but for the fault on purpose"
