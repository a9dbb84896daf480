"""The messages of all languages from the files in `Words`, and the properties of the languages."""

import functools
import json
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
PLACEHOLDER = re.compile(r"\{\w+\}")
#: First strong isolate and pop directional isolate (UAX #9): the text between them does not affect the direction of the text around it.
ISOLATE, POP = "\u2068", "\u2069"
#: The groups of sentences that every element has, and that only the gallery's server has. The others have the names of elements' folders.
SHARED, SERVER = "shared", "gallery"
#: The order in which the plural categories are written.
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


class Language:
    """One language: `groups` of sentences by key, and `amounts`, the plural forms of units."""

    def __init__(self, tag, words, facts):
        self.tag = tag
        self.english_name, self.name = words["language"], words["name"]
        self.groups, self.amounts = words["sentences"], words["amounts"]
        self.as_in_english = words.get("asInEnglish", [])
        self.is_right_to_left = facts["isRightToLeft"]
        #: The plural categories, and whether each applies to only one number.
        self.plurals = facts["plurals"]

    def sentences(self, *groups):
        """Returns the sentences of some groups, or of all, as hosts get them."""
        return {key: self.isolated(text) for group in groups or self.groups for key, text in self.groups[group].items()}

    def forms(self, unit):
        """Returns the forms of a unit as hosts get them, in the order of the categories."""
        forms = self.amounts[unit]
        return {category: self.isolated(forms[category]) for category in CATEGORIES if category in forms}

    def isolated(self, text):
        """Returns a text with isolates around inserted values, if the language is written from right to left."""
        if not self.is_right_to_left or PLACEHOLDER.fullmatch(text):
            return text
        return PLACEHOLDER.sub(lambda found: f"{ISOLATE}{found[0]}{POP}", text)


class Catalogue:
    def __init__(self, root):
        files = sorted((root / "Words").glob("*.json"))
        facts = intl_facts(*(path.stem for path in files))
        self.root = root
        self.keys = cases(root / "Sources/LiveControls/ControlMessage.swift", "Key")
        self.units = cases(root / "Sources/LiveText/TextUnit.swift", "TextUnit")
        #: Ranges of whole numbers with their plural categories in each language, from `Intl`.
        self.sampled, self.runs = facts["sampled"], facts["runs"]
        #: The format of whole numbers, and the scripts of languages that have several, by tag.
        self.numbers, self.scripts = facts["numbers"], facts["scripts"]
        self.languages = [Language(path.stem, json.loads(path.read_text()), facts["languages"][path.stem]) for path in files]
        self.english = next(language for language in self.languages if language.tag == "en")
        #: The groups of sentences that elements show.
        self.groups = [group for group in self.english.groups if group != SERVER]
        #: The text units with localized names.
        self.text_units = [unit for unit in self.units if unit in self.english.amounts]


@functools.cache
def intl_facts(*tags):
    """Returns the properties of languages from `Intl`."""
    return json.loads(subprocess.run(["node", HERE / "facts.mjs", *tags], check=True, capture_output=True, text=True).stdout)


def cases(path, enumeration):
    """Returns the case names of an enumeration in a Swift file."""
    text = path.read_text()
    body = re.split(r"^ {0,4}\}", text[text.index(f"enum {enumeration}"):], maxsplit=1, flags=re.M)[0]
    return re.findall(r"^ +case (\w+)", body, re.M)


def visible(text):
    """Returns a text with visible isolates, as escapes that are valid in JavaScript and JSON."""
    return text.replace(ISOLATE, "\\u2068").replace(POP, "\\u2069")
