#!/usr/bin/env python3
"""Keeps the digests of the interface, so that nothing is taken away or changed without a word.

    build.py          renews Documentation/api
    build.py --check  exits 1 where a declaration is gone or another that the changelog does not name

Both refuse to lose a line whose name does not stand in backticks in the section of CHANGELOG.md for the version to come, by itself or
with the type or element that it belongs to. What is new is told by the check, and fails nothing.
"""

import pathlib
import re
import sys

from digests import ROOT, all_digests

KEPT = ROOT / "Documentation/api"
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = re.compile(r"^## Unreleased\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def kept():
    return {path.stem: path.read_text().splitlines() for path in sorted(KEPT.glob("*.txt"))}


def told(changelog):
    """The names in backticks in the section for the version to come."""
    section = UNRELEASED.search(changelog)
    return set(re.findall(r"`([^`\n]+)`", section[1])) if section else set()


def name_of(line):
    return line.split("  ", 1)[0]


def owners(name):
    """A name, and those of what it belongs to: `A.b(_:)`, `A`; `live-x[limit]`, `live-x`; `livectl count --limit`, `livectl count`."""
    yield name
    for place in reversed([match.start() for match in re.finditer(r"[.@/\[:]| [.-]", name)]):
        if name[:place]:
            yield name[:place]


def differences(old, new):
    """The lines that are new, and those that are gone or have become others, with their digest."""
    pairs = [(name, set(old.get(name, [])), set(new.get(name, []))) for name in sorted({*old, *new})]
    added = [(name, line) for name, before, after in pairs for line in sorted(after - before)]
    lost = [(name, line) for name, before, after in pairs for line in sorted(before - after)]
    return added, lost


def untold(lost, added, names):
    """Of the lost lines, those that the changelog does not name; an owner counts where its own line is lost or changed as well."""
    gone = {(digest, name_of(line)) for digest, line in lost}
    return [
        (digest, line)
        for digest, line in lost
        if not any(owner in names for owner in owners(name_of(line)) if owner == name_of(line) or (digest, owner) in gone)
    ]


def report(old, new, changelog):
    """The sentences that fail a check, and those that do not."""
    added, lost = differences(old, new)
    replaced = {(digest, name_of(line)): line for digest, line in added}
    faults = []
    for digest, line in untold(lost, added, told(changelog)):
        now = replaced.get((digest, name_of(line)))
        change = f"is changed to {now!r}" if now else "is gone"
        faults.append(f"{digest}: {line!r} {change}, and CHANGELOG.md does not name `{name_of(line)}` under Unreleased")
    count = len(added) + len(lost)
    notes = [f"{count} lines of Documentation/api are to be renewed: run `make api`"] if count and not faults else []
    return faults, notes


def main():
    old, new = kept(), all_digests()
    faults, notes = report(old, new, CHANGELOG.read_text())
    print("\n".join(faults or notes), end="\n" if faults or notes else "")
    if faults:
        return 1
    if "--check" not in sys.argv[1:]:
        KEPT.mkdir(exist_ok=True)
        for name in old.keys() - new.keys():
            (KEPT / f"{name}.txt").unlink()
        for name, lines in new.items():
            (KEPT / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
