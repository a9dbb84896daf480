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


def made_and_left(root, catalogue):
    """What is to be written, by its path, and the files that are of no language any more."""
    made = files(catalogue) | pages(root, catalogue)
    folders = ("Web/words/messages", GALLERY, LIBRARY)
    return made, [path for folder in folders for path in root.glob(f"{folder}/*") if str(path.relative_to(root)) not in made]


def check(root):
    """All that is wrong, a line each."""
    catalogue = Catalogue(root)
    if wrong := faults(catalogue, {}):
        return wrong
    made, left = made_and_left(root, catalogue)
    read = {path: (root / path).read_text() for path in made if (root / path).exists()}
    wrong = [f"{path} is not what Words says: run Tools/words/build.py" for path, text in made.items() if read.get(path) != text]
    wrong += [f"{path.relative_to(root)} is of no language in Words: run Tools/words/build.py" for path in left]
    return wrong + faults(catalogue, read)


def write(root):
    """Writes all files, unless the words have a fault; gives the faults."""
    catalogue = Catalogue(root)
    if wrong := faults(catalogue, {}):
        return wrong
    made, left = made_and_left(root, catalogue)
    for path, text in made.items():
        if not (root / path).exists() or (root / path).read_text() != text:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text)
    for path in left:
        path.unlink()
    return []


def main():
    wrong = (check if "--check" in sys.argv[1:] else write)(ROOT)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
