#!/usr/bin/env python3
"""Writes the words of every host, and the table of languages, from the catalogue in `Words`, where each stands once.

    build.py          writes the files
    build.py --check  exits 1 if a file is not what would be written, or if the words have a fault

`Words/de.json` holds what is said in German: `sentences` by the element that says them (`shared` for those of several,
`gallery` for the server's own), and `amounts`, the plural forms of what is counted. See faults.py for what must hold.
"""

import pathlib
import sys

from catalogue import Catalogue
from faults import faults
from hosts import GALLERY, LIBRARY, files
from pages import pages

ROOT = pathlib.Path(__file__).resolve().parents[2]


def build(root, is_check):
    """What is wrong, a line each. Writes the files if nothing is and it does not only check."""
    catalogue = Catalogue(root)
    if wrong := faults(catalogue, {}):
        return wrong
    made = files(catalogue) | pages(root, catalogue)
    read = {path: (root / path).read_text() for path in made if (root / path).exists()}
    stale = [path for path, text in made.items() if read.get(path) != text]
    folders = ("Web/words/messages", GALLERY, LIBRARY)
    left = [path for folder in folders for path in root.glob(f"{folder}/*") if str(path.relative_to(root)) not in made]
    if is_check:
        wrong = [f"{path} is not what Words says: run Tools/words/build.py" for path in stale]
        wrong += [f"{path.relative_to(root)} is of no language in Words: run Tools/words/build.py" for path in left]
        return wrong + faults(catalogue, read)
    for path in stale:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(made[path])
    for path in left:
        path.unlink()
    return []


def main():
    wrong = build(ROOT, is_check="--check" in sys.argv[1:])
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
