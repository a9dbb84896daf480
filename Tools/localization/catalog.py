"""The messages of all languages, as a folder of JSON files has them, and what `Intl` knows of the languages."""

import functools
import json
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
PLACEHOLDER = re.compile(r"\{\w+\}")
#: First strong isolate and pop directional isolate (UAX #9): text between them does not turn the text around it.
ISOLATE, POP = "\u2068", "\u2069"
#: The group of messages that every element has; the others are named for an element's folder.
SHARED = "shared"
#: The groups of messages that no element shows: those of forms in apps and on servers, and those of servers alone.
FORM, SERVER = "form", "server"
#: The gallery's own messages: one table, with the text of each message in every language.
GALLERY = "Examples/Gallery/Sources/GalleryServer/Messages.json"
#: The order in which plural categories are written.
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


class Language:
    """One language: its messages by their keys, and `amounts`, the plural forms of the units that messages count."""

    def __init__(self, tag, messages, facts):
        self.tag = tag
        self.english_name, self.name = messages.get("language"), messages.get("name")
        self.groups, self.amounts = grouped(messages["messages"]), messages["amounts"]
        self.messages = {key: text for group in self.groups.values() for key, text in group.items()}
        self.is_right_to_left = facts["isRightToLeft"]
        #: The plural categories, and whether each applies to only one number.
        self.plurals = facts["plurals"]

    def forms(self, unit):
        """The forms of a unit in the order of the categories."""
        return {category: self.amounts[unit][category] for category in CATEGORIES if category in self.amounts[unit]}

    def isolated(self, text):
        """The text with its placeholders isolated, so that inserted text cannot turn the rest of a message from right to left."""
        if not self.is_right_to_left or PLACEHOLDER.fullmatch(text):
            return text
        return PLACEHOLDER.sub(lambda found: f"{ISOLATE}{found[0]}{POP}", text)


class MessageCatalog:
    """The messages of a repository, whose keys are the cases of a Swift enumeration: a folder with a file for each language, or a table."""

    def __init__(self, root, source, keys):
        files = {path.stem: json.loads(path.read_text()) for path in (root / source).glob("*.json")} or table(root / source)
        facts = intl_facts(*sorted(files))
        self.root, self.source = root, source
        self.keys = cases(root / keys)
        #: Ranges of whole numbers with their plural categories in each language, from `Intl`.
        self.sampled, self.runs = facts["sampled"], facts["runs"]
        #: The format of whole numbers, and the scripts of languages that have several or are written from right to left, by tag.
        self.numbers, self.scripts = facts["numbers"], facts["scripts"]
        #: The scripts that are written from right to left.
        self.right_to_left = facts["rightToLeft"]
        self.languages = [Language(tag, messages, facts["languages"][tag]) for tag, messages in sorted(files.items())]
        self.english = next(language for language in self.languages if language.tag == "en")

    def messages(self, language, without=(FORM, SERVER)):
        """Returns a host's messages in a language, in the order of English. Some may be missing."""
        keys = [key for name, group in self.english.groups.items() if name not in without for key in group]
        return {key: language.messages[key] for key in keys if key in language.messages}


    def place(self, tag):
        """Where a language's messages are."""
        return f"{self.source}: {tag}" if self.source.endswith(".json") else f"{self.source}/{tag}.json"


def table(path):
    """The messages of a table by language."""
    files = {}
    for key, texts in json.loads(path.read_text()).items():
        for tag, text in texts.items():
            files.setdefault(tag, {"messages": {}, "amounts": {}})["messages"][key] = text
    return files


@functools.cache
def intl_facts(*tags):
    """The facts that `Intl` knows of languages."""
    return json.loads(subprocess.run(["node", HERE / "facts.mjs", *tags], check=True, capture_output=True, text=True).stdout)


def grouped(messages):
    """The messages of a file by their groups; a file without groups has a single one."""
    return messages if all(isinstance(group, dict) for group in messages.values()) else {SHARED: messages}


def cases(path):
    """The names of the cases of the first enumeration in a Swift file."""
    lines = re.findall(r"^ +case (\w+(?:, \w+)*)", re.split(r"^ {0,4}\}", path.read_text(), maxsplit=1, flags=re.M)[0], re.M)
    return [name for line in lines for name in line.split(", ")]


def visible(text):
    """The text with its isolates as escapes, which JavaScript and JSON share."""
    return text.replace(ISOLATE, "\\u2068").replace(POP, "\\u2069")
