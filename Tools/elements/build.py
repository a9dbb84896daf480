#!/usr/bin/env python3
"""Writes the tables of the documentation from the declarations of the elements.

    build.py          writes them into Documentation
    build.py --check  exits 1 if a page is out of date
    build.py --root R does so in a copy of the repository

`make dist` writes type declarations and a manifest from the same declarations; see elements.py.
"""

import pathlib
import sys

from elements import ROOT, elements
from pages import pages


def main():
    arguments = sys.argv[1:]
    root = pathlib.Path(arguments[arguments.index("--root") + 1]).resolve() if "--root" in arguments else ROOT
    declared = elements(root)
    if "--check" in arguments:
        return check(root, declared)
    for path, text in stale(root, declared).items():
        path.write_text(text)
    return 0


def stale(root, declared):
    """Returns the pages that are out of date, with their new texts."""
    return {path: text for path, text in pages(root, declared).items() if path.read_text() != text}


def check(root, declared):
    """Reports pages that are out of date. Returns the exit status."""
    found = stale(root, declared)
    for path in found:
        print(f"{path.relative_to(root)} is not what the elements declare: run Tools/elements/build.py")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
