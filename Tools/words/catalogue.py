"""The words of all languages, as the files of `Words` have them, and what is known of the languages."""

import functools
import json
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
PLACEHOLDER = re.compile(r"\{\w+\}")
#: First strong isolate and pop directional isolate (UAX #9): what stands between them does not turn what is around it.
ISOLATE, POP = "\u2068", "\u2069"
#: The groups of sentences that every element has, and that the gallery's server alone has; the others are named for an element's folder.
SHARED, SERVER = "shared", "gallery"
#: The order in which the categories of the plural are written.
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


class Language:
    """One language: `groups` of sentences by their keys, and `amounts`, the forms of what is counted."""

    def __init__(self, tag, words, facts):
        self.tag = tag
        self.english_name, self.name = words["language"], words["name"]
        self.groups, self.amounts = words["sentences"], words["amounts"]
        self.as_in_english = words.get("asInEnglish", [])
        self.is_right_to_left = facts["isRightToLeft"]
        #: The categories of the plural, and whether each is for one number alone.
        self.plurals = facts["plurals"]

    def sentences(self, *groups):
        """The sentences of some groups, or of all, as hosts get them."""
        return {key: self.isolated(text) for group in groups or self.groups for key, text in self.groups[group].items()}

    def forms(self, unit):
        """The forms of a unit as hosts get them, in the order of the categories."""
        forms = self.amounts[unit]
        return {category: self.isolated(forms[category]) for category in CATEGORIES if category in forms}

    def isolated(self, text):
        """A text in which nothing that is put into it can turn the rest, where the language is written from right to left."""
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
        #: Ranges of whole numbers, and the categories of the plural that they have in each language, as `Intl` says.
        self.sampled, self.runs = facts["sampled"], facts["runs"]
        #: How whole numbers are written, and the scripts of languages that have several, by tags.
        self.numbers, self.scripts = facts["numbers"], facts["scripts"]
        self.languages = [Language(path.stem, json.loads(path.read_text()), facts["languages"][path.stem]) for path in files]
        self.english = next(language for language in self.languages if language.tag == "en")
        #: The groups of sentences that elements show.
        self.groups = [group for group in self.english.groups if group != SERVER]
        #: The units of texts that have words of their own.
        self.text_units = [unit for unit in self.units if unit in self.english.amounts]


@functools.cache
def intl_facts(*tags):
    """What `Intl` says of languages."""
    return json.loads(subprocess.run(["node", HERE / "facts.mjs", *tags], check=True, capture_output=True, text=True).stdout)


def cases(path, enumeration):
    """The names of the cases of an enumeration in a Swift file."""
    text = path.read_text()
    body = re.split(r"^ {0,4}\}", text[text.index(f"enum {enumeration}"):], maxsplit=1, flags=re.M)[0]
    return re.findall(r"^ +case (\w+)", body, re.M)


def visible(text):
    """A text in which the isolates can be seen: as escapes, which JavaScript and JSON read alike."""
    return text.replace(ISOLATE, "\\u2068").replace(POP, "\\u2069")
