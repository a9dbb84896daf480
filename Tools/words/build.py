#!/usr/bin/env python3
"""Writes the words of every host, and the table of languages, from the catalogue in `Words`, where each stands once.

    build.py          writes the files
    build.py --check  exits 1 if a file is not what would be written, or if the words have a fault
    build.py --root R does so in a copy of the repository

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


def main():
    arguments = sys.argv[1:]
    root = pathlib.Path(arguments[arguments.index("--root") + 1]).resolve() if "--root" in arguments else ROOT
    catalogue = Catalogue(root)
    wrong = faults(catalogue, {})
    if wrong:
        print(*wrong, sep="\n")
        return 1
    made = files(catalogue) | pages(root, catalogue)
    is_check = "--check" in arguments
    read = {path: (root / path).read_text() for path in made if (root / path).exists()}
    stale = [path for path, text in made.items() if read.get(path) != text]
    left = [path for path in [*root.glob("Web/words/messages/*"), *root.glob(f"{GALLERY}/*"), *root.glob(f"{LIBRARY}/*")] if str(path.relative_to(root)) not in made]
    if not is_check:
        for path in stale:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(made[path])
        for path in left:
            path.unlink()
        return 0
    wrong = [f"{path} is not what Words says: run Tools/words/build.py" for path in stale]
    wrong += [f"{path.relative_to(root)} is of no language in Words: run Tools/words/build.py" for path in left]
    wrong += faults(catalogue, read)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
