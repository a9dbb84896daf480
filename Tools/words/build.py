#!/usr/bin/env python3
"""Writes the localized messages of every host, and the table of languages, from the files in `Words`.

    build.py          writes the files
    build.py --check  exits 1 if a file is out of date, or if the messages have errors

`Words/de.json` contains the German messages: `sentences` by the element that shows them (`shared` for several elements, `gallery` for the
server's own), and `amounts`, the plural forms of units. See faults.py for the rules.
"""

import pathlib
import sys

from catalogue import Catalogue
from faults import faults
from hosts import GALLERY, LIBRARY, files
from pages import pages

ROOT = pathlib.Path(__file__).resolve().parents[2]


def build(root, is_check):
    """Returns the errors, one line each. Writes the files if there are none, unless it only checks."""
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
