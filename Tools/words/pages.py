"""Writes the table of languages in the documentation."""

import re

from catalogue import CATEGORIES

PAGE = "Documentation/words-and-colours.md"
TABLE = re.compile(r"<!-- languages -->\n.*?<!-- end -->", re.DOTALL)


def pages(root, catalogue):
    rows = "".join(row(language, catalogue.english) for language in catalogue.languages)
    head = "| language | tag | messages | direction | plural forms |\n| --- | --- | --- | --- | --- |\n"
    text = (root / PAGE).read_text()
    return {PAGE: TABLE.sub(lambda _: f"<!-- languages -->\n\n{head}{rows}\n<!-- end -->", text)}


def row(language, english):
    count, known = len(english.sentences), len(language.sentences)
    messages = f"all {count}" if known == count else f"{known} of {count}"
    direction = "right to left" if language.is_right_to_left else "left to right"
    name = language.english_name if language is english else f"{language.english_name}, {language.name}"
    return f"| {name} | `{language.tag}` | {messages} | {direction} | {', '.join(category for category in CATEGORIES if category in language.plurals)} |\n"
