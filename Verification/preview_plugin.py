#!/usr/bin/env python3
"""Stands in for Xcode's macro plug-in: expands every macro to nothing.

The compiler type-checks a macro's arguments before it asks for the expansion, so a `#Preview` is checked in full.
A message is a length in eight bytes, little-endian, and that much JSON.
"""

import json
import struct
import sys

CAPABILITY = {"getCapabilityResult": {"capability": {"protocolVersion": 7, "features": []}}}
NOTHING = {"expandMacroResult": {"expandedSource": "", "diagnostics": []}}


def main():
    while len(header := sys.stdin.buffer.read(8)) == 8:
        (length,) = struct.unpack("<Q", header)
        # The path of a file in a request need not be UTF-8, and escapes of the compiler are not always JSON's.
        request = sys.stdin.buffer.read(length)
        answer = json.dumps(CAPABILITY if request.startswith(b'{"getCapability"') else NOTHING).encode()
        sys.stdout.buffer.write(struct.pack("<Q", len(answer)) + answer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
