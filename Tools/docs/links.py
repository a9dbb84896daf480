"""Finds broken links in documents, to a file or to a heading of one. Links to other sites are not checked."""

import pathlib
import re
import subprocess
import unicodedata
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]

FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(`+).+?\1")
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|<(?:img|a|source)\b[^>]*?\b(?:src|href|srcset)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
ANCHOR = re.compile(r"<a (?:name|id)=\"([^\"]+)\"")


def documents():
    """Returns all documents of the repository, except the pages of DocC catalogs, whose links DocC checks."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
                            capture_output=True, text=True, check=True, cwd=ROOT)
    return [path for path in sorted(ROOT / name for name in listed.stdout.splitlines()) if ".docc/" not in str(path) and path.exists()]


def without_code(text):
    """Returns a text with blank code, so that lines keep their numbers."""
    text = FENCE.sub(lambda match: "\n" * match[0].count("\n"), text)
    return CODE.sub(lambda match: " " * len(match[0]), text)


def slug(heading):
    """Returns GitHub's anchor for a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    kept = [each for each in text if each in " -_" or unicodedata.category(each)[0] in "LN"]
    return "".join(kept).replace(" ", "-")


def anchors(path):
    text = FENCE.sub("", path.read_text())
    found, counts = set(ANCHOR.findall(text)), {}
    for heading in HEADING.findall(text):
        name = slug(heading)
        number = counts.get(name, 0)
        counts[name] = number + 1
        found.add(f"{name}-{number}" if number else name)
    return found


def broken(paths):
    """Returns the broken links of these documents, one line each."""
    errors = []
    for path in paths:
        text = without_code(path.read_text())
        for match in LINK.finditer(text):
            address = match[1] or match[2]
            parts = urllib.parse.urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            place = f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name}:{text.count(chr(10), 0, match.start()) + 1}"
            if not target.exists():
                errors.append(f"{place}: there is no {address}")
            elif parts.fragment and (target.suffix != ".md" or parts.fragment not in anchors(target)):
                errors.append(f"{place}: there is no heading {address}")
    return errors
