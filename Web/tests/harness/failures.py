"""The invalid responses that a server can send instead of the core. Each one returns the status, type, body, and the number of
bytes to send."""

import re
from pathlib import Path

EXPORTS = Path(__file__).parents[2] / "core/exports.js"
WASM = "application/wasm"
PAGE = b"<!doctype html><title>Sign in</title><p>Please sign in to this network."
#: A module without exports.
EMPTY = b"\0asm\1\0\0\0"


def other_version(module):
    """The module with another number in the function that gives the version of the wire."""
    version = int(re.search(r"abiVersion = (\d+)", EXPORTS.read_text())[1])
    code = b"\x41" + signed(version)
    assert module.count(code) == 1, "the module does not hold its version once"
    return module.replace(code, b"\x41" + signed(version ^ 1))


def signed(number):
    """Encodes a number as signed LEB128."""
    groups = []
    while True:
        groups.append(number & 0x7F)
        number >>= 7
        if number == 0 and not groups[-1] & 0x40:
            return bytes([*(group | 0x80 for group in groups[:-1]), groups[-1]])


FAILURES = {
    "missing": lambda module: (404, "text/plain", b"missing on purpose"),
    "cut off": lambda module: (200, WASM, module, len(module) // 2),
    "garbage": lambda module: (200, WASM, bytes(range(256)) * 64),
    "a page": lambda module: (200, "text/html", PAGE),
    "without exports": lambda module: (200, WASM, EMPTY),
    "without an export": lambda module: (200, WASM, module.replace(b"_create", b"_absent")),
    "another version": lambda module: (200, WASM, other_version(module)),
}
