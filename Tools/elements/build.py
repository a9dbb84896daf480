#!/usr/bin/env python3
"""Writes the tables of the documentation from what the elements declare.

    build.py          writes them into Documentation
    build.py --check  exits 1 if a page is not what would be written

`make dist` makes typings and a manifest of the same declarations; see elements.py.
"""

import sys

from elements import ROOT, elements
from pages import pages


def main():
    stale = {path: text for path, text in pages(ROOT, elements()).items() if path.read_text() != text}
    for path, text in stale.items():
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} is not what the elements declare: run Tools/elements/build.py")
        else:
            path.write_text(text)
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
