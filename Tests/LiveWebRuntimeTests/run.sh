#!/bin/sh
# Tests the allocator natively under AddressSanitizer and UndefinedBehaviorSanitizer, and, where the
# tools are there, as WebAssembly in Node. Usage: run.sh [--seed N]
#   CC   a compiler with both sanitizers (clang)
set -eu

tests=$(cd "$(dirname "$0")" && pwd)
sources=$tests/../../Sources/LiveWebRuntime
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

CC=${CC:-clang}
warnings="-std=c11 -Wall -Wextra -Wconversion -Werror"
sanitized="$warnings -O2 -g -fno-sanitize-recover=all"

# The allocator works in the memory that it has poisoned for everyone else.
$CC $sanitized -fsanitize=undefined -c "$sources/allocator.c" -o "$build/allocator.o"
for file in fuzz CheckedHeap; do
    $CC $sanitized -fsanitize=address,undefined -c "$tests/$file.c" -o "$build/$file.o"
done
# Binutils' gold prints a page of warnings about the sanitizers' runtime.
$CC -fsanitize=address,undefined "$build"/*.o -o "$build/fuzz" 2>"$build/log" || {
    cat "$build/log" >&2
    exit 1
}

"$build/fuzz" "$@"

for test in overrun use-after-free; do
    if "$build/fuzz" --self-test-$test >"$build/log" 2>&1 || ! grep -q use-after-poison "$build/log"; then
        echo "AddressSanitizer did not report the deliberate $test" >&2
        exit 1
    fi
done

if ! command -v node >/dev/null || ! command -v wasm-ld >/dev/null \
    || ! $CC --print-targets 2>/dev/null | grep -q wasm32; then
    echo "LiveWebRuntime as WebAssembly: skipped, needs node, wasm-ld and a clang for wasm32"
    [ -z "${CI-}" ] # There, nothing is skipped.
    exit 0
fi

for file in allocator webassembly; do
    $CC $warnings --target=wasm32-unknown-none-wasm -Oz -mbulk-memory -I "$sources/include" \
        -c "$sources/$file.c" -o "$build/$file.wasm.o"
done
wasm-ld --no-entry --gc-sections --stack-first --strip-all --max-memory=67108864 \
    --export=malloc --export=free --export=posix_memalign \
    --export=memcpy --export=memmove --export=memset --export=memcmp --export=strlen \
    --export=live_heap_in_use --export=live_heap_size \
    "$build"/*.wasm.o -o "$build/runtime.wasm"
node "$tests/webassembly.mjs" "$build/runtime.wasm"
