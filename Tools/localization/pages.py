"""Writes the table of languages in the documentation."""

import re

from catalog import CATEGORIES

PAGE = "Documentation/localization-and-colors.md"
TABLE = re.compile(r"<!-- languages -->\n.*?<!-- end -->", re.DOTALL)


def pages(root, catalog):
    rows = "".join(row(language, catalog.english) for language in catalog.languages)
    head = "| language | tag | messages | direction | plural forms |\n| --- | --- | --- | --- | --- |\n"
    text = (root / PAGE).read_text()
    return {PAGE: TABLE.sub(lambda _: f"<!-- languages -->\n\n{head}{rows}\n<!-- end -->", text)}


def row(language, english):
    count, known = len(english.messages), len(language.messages)
    messages = f"all {count}" if known == count else f"{known} of {count}"
    direction = "right to left" if language.is_right_to_left else "left to right"
    name = language.english_name if language is english else f"{language.english_name}, {language.name}"
    return f"| {name} | `{language.tag}` | {messages} | {direction} | {', '.join(category for category in CATEGORIES if category in language.plurals)} |\n"
