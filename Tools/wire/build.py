#!/usr/bin/env python3
"""Writes both sides of the interface between the core and the page from the declarations of the core.

    build.py          writes Tools/wasm/exports.txt, Web/core/exports.js, Web/*/wire.js, the list of presets and
                      Sources/LiveWeb/RecordEncoding.swift
    build.py --check  exits 1 if a file is not what would be written

The parameters and results of the functions that LiveWeb exports say what crosses; see Sources/LiveWeb/ExportTypes.swift.
"""

import pathlib
import re
import sys
import zlib

import javascript
import swift
from declarations import GENERATED, PRESETS, ROOT, Library
from wire import Wire

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
NOTE = "Written by Tools/wire/build.py from the declarations of the core."


def outputs(root):
    wire = Wire(Library(root))
    files = {name: f"// {NOTE}\n\n{text}" for name, text in swift_files(wire) + list(javascript.files(wire))}
    files["Tools/wasm/exports.txt"] = "".join(f"{export.symbol}\n" for export in wire.exports)
    number = version(wire, files)
    files["Web/core/exports.js"] = f"// {NOTE}\n\n{javascript.exports_file(wire, number)}"
    files[GENERATED] += f"\n/// Changes whenever the two sides would misread each other.\nlet abiVersion: Int32 = {number}\n"
    return files


def swift_files(wire):
    return [(GENERATED, swift.encodings(wire)), (PRESETS, swift.presets(wire))]


def version(wire, files):
    """Returns a number of 31 bits that changes if the interface changes, but not if comments do."""
    calls = [f"{export.symbol}({', '.join(name for name, _ in export.parameters)})" for export in wire.exports]
    code = [re.sub(COMMENT, "", text) for name, text in sorted(files.items())]
    return zlib.crc32("\n".join([*calls, *code]).encode()) & 0x7FFFFFFF


def present(root):
    """The files that were written before."""
    patterns = ("Tools/wasm/exports.txt", "Web/core/exports.js", "Web/*/wire.js", GENERATED, PRESETS)
    return {str(path.relative_to(root)): path.read_text() for pattern in patterns for path in root.glob(pattern)}


def main():
    arguments = sys.argv[1:]
    root = pathlib.Path(arguments[arguments.index("--root") + 1]).resolve() if "--root" in arguments else ROOT
    new, old = outputs(root), present(root)
    if "--check" in arguments:
        stale = sorted(name for name in {*new, *old} if new.get(name) != old.get(name))
        for name in stale:
            print(f"{name} is not what the declarations of the core say: run Tools/wire/build.py")
        return 1 if stale else 0
    for name in {*old} - {*new}:
        (root / name).unlink()
    for name, text in new.items():
        (root / name).parent.mkdir(exist_ok=True)
        if old.get(name) != text:
            (root / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
