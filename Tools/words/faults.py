"""Finds errors in the messages: one line each, with the language and the key."""

import re

from catalogue import ISOLATE, PLACEHOLDER, POP, SERVER
from hosts import LIBRARY

#: The places that use the core's message names.
USES = (("Sources", "*.swift", r"\.{}\b"), ("Web", "*.js", r"'{}'"))
#: The places that use the server's message names.
SERVER_USES = (("Examples/Gallery/Sources", "*.swift", r"\.{}\b"), ("Examples/Gallery/Sources", "*.mustache", r"\{{\{{words\.{}\}}\}}"))
#: A placeholder between isolates, in a generated file.
ISOLATED = re.compile(r"(?:⁨|\\u\{?2068\}?)(?:\{\w+\}|%lld)(?:⁩|\\u\{?2069\}?)")
QUOTED = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\"""")
SLOT = re.compile(r"\{\w+\}|%lld")


def faults(catalogue, files):
    """Returns all errors, in the messages and in the generated files."""
    found = key_faults(catalogue) + use_faults(catalogue)
    for language in catalogue.languages:
        found += [f"Words/{language.tag}.json: {fault}" for fault in [*sentence_faults(language, catalogue.english), *amount_faults(language, catalogue.english)]]
    for path, text in files.items():
        found += [f"{path}: {fault}" for fault in bidi_faults(catalogue, path, text)]
    return found


# Keys

def key_faults(catalogue):
    named = [key for group in catalogue.groups for key in catalogue.english.groups[group]]
    found = [f"Words/en.json: {key} is a message without words" for key in catalogue.keys if key not in named]
    found += [f"Words/en.json: {key} is no message" for key in named if key not in catalogue.keys]
    return found + [f"Words/en.json: {key} stands twice" for key in {*named} if named.count(key) > 1]


def use_faults(catalogue):
    core = [key for group in catalogue.groups for key in catalogue.english.groups[group]]
    found = [f"Words/en.json: nothing says {key}" for key in unused(catalogue.root, core, USES)]
    return found + [f"Words/en.json: nothing says {key}" for key in unused(catalogue.root, catalogue.english.groups[SERVER], SERVER_USES)]


def unused(root, keys, uses):
    texts = {(folder, kind): "\n".join(path.read_text() for path in (root / folder).rglob(kind) if is_use(path)) for folder, kind, _ in uses}
    return [key for key in keys if not any(re.search(form.format(key), texts[folder, kind]) for folder, kind, form in uses)]


def is_use(path):
    """Returns whether a file can use a message: not a generated file, and not the declaration."""
    return not {"Generated", "tests", ".build"} & {*path.parts} and path.name not in ("wire.js", "english.js", "ControlMessage.swift")


# Sentences and amounts

def sentence_faults(language, english):
    found = unlike(language.groups, english.groups, "the group ")
    for group, sentences in english.groups.items():
        own = language.groups.get(group, {})
        found += unlike(own, sentences)
        for key, text in own.items():
            found += text_faults(key, text)
            if key in sentences and placeholders(text) != placeholders(sentences[key]):
                found.append(f"{key} has other placeholders than in English")
    return found + same_faults(language, english)


def amount_faults(language, english):
    found = unlike(language.amounts, english.amounts, "the amount ")
    for unit, forms in language.amounts.items():
        found += [f"{unit} lacks the plural form {category}" for category in language.plurals if category not in forms]
        found += [f"{unit} has the plural form {category}, which the language has not" for category in forms if category not in language.plurals]
        for category, form in forms.items():
            found += text_faults(f"{unit}.{category}", form)
            if placeholders(form) != ["{n}"] and (placeholders(form) or not language.plurals.get(category)):
                found.append(f"{unit}.{category} has not {{n}} once")
    return found


def unlike(own, english, kind=""):
    return [f"{kind}{key} is missing" for key in english if key not in own] + [f"{kind}{key} is not in English" for key in own if key not in english]


def placeholders(text):
    return sorted(PLACEHOLDER.findall(text))


def text_faults(key, text):
    if not text:
        return [f"{key} is empty"]
    found = [f"{key} has white space at an end"] if text != text.strip() else []
    found += [f"{key} has white space twice"] if re.search(r"\s\s", text) else []
    found += [f"{key} has a line break"] if len(text.splitlines()) > 1 else []
    if ISOLATE in text or POP in text:
        found.append(f"{key} has isolates, which are written around placeholders by themselves")
    return found + ([f"{key} has a brace that belongs to no placeholder"] if re.search(r"[{}]", PLACEHOLDER.sub("", text)) else [])


def same_faults(language, english):
    """Finds sentences that are equal to English without being listed, or listed without being equal. Sentences without letters need no
    translation.
    """
    if language is english:
        return []
    same = {key for group, sentences in english.groups.items() for key, text in sentences.items() if language.groups.get(group, {}).get(key) == text and has_letters(text)}
    same |= {unit for unit, forms in english.amounts.items() if {*language.amounts.get(unit, {}).values()} & {*forms.values()}}
    listed = {*language.as_in_english}
    found = [f"{key} is as in English; translate it, or list it in asInEnglish" for key in sorted(same - listed)]
    return found + [f"{key} is listed in asInEnglish and is not" for key in sorted(listed - same)]


def has_letters(text):
    return any(letter.isalpha() for letter in PLACEHOLDER.sub("", text))


# Direction

def bidi_faults(catalogue, path, text):
    """Finds placeholders in right-to-left sentences of a host's file that could affect the direction of the text around them."""
    tags = {language.tag for language in catalogue.languages if language.is_right_to_left}
    if path.endswith(".xcstrings"):
        lines = right_to_left_values(text, tags)
    else:
        tag = re.search(r"(?:/|\+)([\w-]+)\.(?:js|swift)$", path)
        lines = text.splitlines() if tag and tag[1] in tags else []
    found = []
    for line in lines:
        for value in values(path, line):
            if SLOT.search(ISOLATED.sub("", value)) and not SLOT.fullmatch(value):
                found.append(f"a placeholder without isolates in {value}")
    return found


def values(path, line):
    """Returns the texts in a line of a host's file: the quoted texts, or, in the library's text, the text after the name."""
    if path.startswith(LIBRARY):
        return [line.strip().partition(" ")[2]]
    return [quoted[1:-1] for quoted in QUOTED.findall(line)]


def right_to_left_values(text, tags):
    """Returns the lines of a String Catalog with values of some languages."""
    inside = False
    for line in text.splitlines():
        opened = re.match(r'( +)"([\w-]+)": \{$', line)
        if opened and len(opened[1]) == 8:
            inside = opened[2] in tags
        if inside and '"value": ' in line:
            yield line.split('"value": ')[1]
