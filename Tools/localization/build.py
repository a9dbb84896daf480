#!/usr/bin/env python3
"""Writes the localized messages of every host, and the table of languages, from the JSON files in `messages`.

    build.py          writes the files
    build.py --check  exits 1 if a file is out of date or a message has an error

Both list the messages that a language lacks; every host shows those in English.

`messages/de.json` holds the German messages: `messages` by the element that shows them (`shared` for those of several, `server` for those of
servers alone), and `amounts`, the plural forms of each unit. The gallery has files of its own, which are checked alike. See checks.py for the rules.
"""

import pathlib
import sys

from catalog import GALLERY, MessageCatalog
from checks import errors, missing
from hosts import LIBRARY, files
from pages import pages

ROOT = pathlib.Path(__file__).resolve().parents[2]


def build(root, is_check):
    """Returns the errors and the missing translations. Writes the files if there are no errors, unless it only checks."""
    catalog = MessageCatalog(root, "Tools/localization/messages", "Sources/LiveControls/ControlMessage.swift")
    gallery = MessageCatalog(root, GALLERY, "Examples/Gallery/Sources/GalleryServer/Messages.swift")
    untranslated = missing(catalog) + missing(gallery)
    if found := errors(catalog) + errors(gallery):
        return found, untranslated
    made = files(catalog) | pages(root, catalog)
    read = {path: (root / path).read_text() for path in made if (root / path).exists()}
    stale = [path for path, text in made.items() if read.get(path) != text]
    left = [path for folder in ("Web/localization/messages", LIBRARY) for path in root.glob(f"{folder}/*") if str(path.relative_to(root)) not in made]
    if is_check:
        found = [f"{path} is out of date: run Tools/localization/build.py" for path in stale]
        return found + [f"{path.relative_to(root)} belongs to no language in Tools/localization/messages: run Tools/localization/build.py" for path in left], untranslated
    for path in stale:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(made[path])
    for path in left:
        path.unlink()
    return [], untranslated


def main():
    found, untranslated = build(ROOT, is_check="--check" in sys.argv[1:])
    for line in found + untranslated:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
