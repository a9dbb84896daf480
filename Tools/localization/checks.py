"""The errors in messages, one line for each, and the translations that are missing."""

import re

from catalog import GALLERY, ISOLATE, PLACEHOLDER, POP

#: Where the keys of a catalog are used: folders, files, and how a key is written in them.
USES = {
    "Tools/localization/messages": (("Sources", "*.swift", r'[."]{}\b'), ("Web", "*.js", r"'{}'")),
    GALLERY: (("Examples/Gallery/Sources", "*.swift", r'[."]{}\b'), ("Examples/Gallery/Sources", "*.mustache", r"\{{\{{messages\.{}\}}\}}")),
}


def errors(catalog):
    """All errors of a catalog."""
    found = [f"{catalog.place('en')}: {error}" for error in key_errors(catalog)]
    for language in catalog.languages:
        errors = message_errors(language, catalog.english) + amount_errors(language, catalog.english)
        found += [f"{catalog.place(language.tag)}: {error}" for error in errors]
    return found


def missing(catalog):
    """A line for each language that lacks messages, which are shown in English."""
    lacking = {language.tag: [key for key in catalog.english.messages if key not in language.messages] for language in catalog.languages}
    return [f"{catalog.place(tag)}: in English until translated: {', '.join(keys)}" for tag, keys in lacking.items() if keys]


# Keys

def key_errors(catalog):
    english = catalog.english.messages
    found = [f"{key} has no English message" for key in catalog.keys if key not in english]
    found += [f"{key} is not a message" for key in catalog.messages(catalog.english) if key not in catalog.keys]
    return found + [f"{key} is never used" for key in unused(catalog)]


def unused(catalog):
    uses = USES[catalog.source]
    texts = [("\n".join(path.read_text() for path in (catalog.root / folder).rglob(kind) if is_use(path)), form) for folder, kind, form in uses]
    return [key for key in catalog.english.messages if not any(re.search(form.format(key), text) for text, form in texts)]


def is_use(path):
    """Whether a file may use a key: not one that a tool writes, and not the declaration."""
    return not {"Generated", "tests", ".build"} & {*path.parts} and path.name not in ("wire.js", "english.js", "ControlMessage.swift")


# Sentences and amounts

def message_errors(language, english):
    found = []
    for key, text in language.messages.items():
        found += text_errors(key, text)
        if key not in english.messages:
            found.append(f"{key} is not in English")
        elif placeholders(text) != placeholders(english.messages[key]):
            found.append(f"{key} has other placeholders than in English")
    return found


def amount_errors(language, english):
    found = [f"the amount {unit} is missing" for unit in english.amounts if unit not in language.amounts]
    found += [f"the amount {unit} is not in English" for unit in language.amounts if unit not in english.amounts]
    for unit, forms in language.amounts.items():
        found += [f"{unit} lacks the plural form {category}" for category in language.plurals if category not in forms]
        found += [f"{unit} has the plural form {category}, which the language lacks" for category in forms if category not in language.plurals]
        for category, form in forms.items():
            found += text_errors(f"{unit}.{category}", form)
            if placeholders(form) != ["{n}"] and (placeholders(form) or not language.plurals.get(category)):
                found.append(f"{unit}.{category} must have {{n}} once")
    return found


def placeholders(text):
    return sorted(PLACEHOLDER.findall(text))


def text_errors(key, text):
    if not text:
        return [f"{key} is empty"]
    found = [f"{key} has white space at an end"] if text != text.strip() else []
    found += [f"{key} has white space twice"] if re.search(r"\s\s", text) else []
    found += [f"{key} has a line break"] if len(text.splitlines()) > 1 else []
    found += [f"{key} has isolates, which are added around placeholders"] if ISOLATE in text or POP in text else []
    return found + ([f"{key} has a brace that belongs to no placeholder"] if re.search(r"[{}]", PLACEHOLDER.sub("", text)) else [])
