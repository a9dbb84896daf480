#!/usr/bin/env python3
"""Writes the tables of the documentation from what the elements declare.

    build.py          writes them into Documentation
    build.py --check  exits 1 if a page is not what would be written
    build.py --root R does so in a copy of the repository

`make dist` makes typings and a manifest of the same declarations; see elements.py.
"""

import pathlib
import sys

from elements import ROOT, elements
from pages import pages


def main():
    arguments = sys.argv[1:]
    root = pathlib.Path(arguments[arguments.index("--root") + 1]).resolve() if "--root" in arguments else ROOT
    stale = {path: text for path, text in pages(root, elements(root)).items() if path.read_text() != text}
    for path, text in stale.items():
        if "--check" in arguments:
            print(f"{path.relative_to(root)} is not what the elements declare: run Tools/elements/build.py")
        else:
            path.write_text(text)
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main())
