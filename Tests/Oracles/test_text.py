"""Compares counts and cuts with PyPI's `regex`, whose `\\X` and `\\b` are independent implementations of UAX #29."""

import random

import pytest
import regex

TEXTS = 20_000
LONGEST = 14

LETTERS = [chr(value) for value in range(0x20, 0x7F)] + list("éßñçøœ한글漢字かなбгдاלक")
CONTROLS = ["\r\n", "\r", "\n", "\t", "\0", "\u00ad", "\u200b", "\u2028", "\u200e", "\ufeff"]
MARKS = [chr(value) for value in (0x300, 0x301, 0x308, 0x335, 0x483, 0x5B0, 0x64B, 0x93C, 0xE31, 0xFE0F, 0x20E3, 0x1AB0, 0x1F3FD)]
SPACING_MARKS = ["\u0903", "\u093e", "\u0bcd", "\u0e33", "\u102b", "\U00011303"]
PREPENDED = ["\u0600", "\u0605", "\u070f", "\U000110bd", "\U000111c2"]
JOINERS = ["\u200d", "\u200c"]
JAMO = ["\u1100", "\u115f", "\ua960", "\u1161", "\ud7b0", "\u11a8", "\ud7cb", "가", "각", "힣"]
CONJUNCTS = ["क", "ष", "त", "\u094d", "\u093c", "ক", "\u09cd", "ગ", "\u0acd", "ക", "\u0d4d", "త", "\u0c4d", "က", "\u1039"]
FLAGS = [chr(0x1F1E6 + index) for index in range(26)]
EMOJI = ["👨", "👩", "👧", "❤", "🏴", "\U000e0067", "\U000e007f", "🏽", "🧑\u200d🚀", "👨\u200d👩\u200d👧\u200d👦", "1\ufe0f\u20e3", "🇩🇪"]
SURROGATES = ["\ud83d", "\ude00", "\udfff"]
KINDS = [LETTERS, CONTROLS, MARKS, SPACING_MARKS, PREPENDED, JOINERS, JAMO, CONJUNCTS, FLAGS, EMOJI, SURROGATES]


def generated_texts(seed):
    generator = random.Random(seed)
    for _ in range(TEXTS):
        kinds = generator.choices(KINDS, k=generator.randint(1, 4))
        pieces = [generator.choice(generator.choice(kinds)) for _ in range(generator.randint(0, LONGEST))]
        yield paired("".join(pieces))


def paired(text):
    """Returns the text as in JavaScript, where two adjacent halves of a surrogate pair form the whole scalar."""
    return regex.sub("([\ud800-\udbff])([\udc00-\udfff])", lambda pair: from_pair(*pair.groups()), text)


def from_pair(high, low):
    return chr(0x10000 + ((ord(high) - 0xD800) << 10) + ord(low) - 0xDC00)


def shown(text):
    """Returns the text as a browser sends it, with U+FFFD for each unpaired surrogate, which livectl rejects."""
    return regex.sub("[\ud800-\udfff]", "\ufffd", text)


def length(text, unit):
    return {
        "characters": lambda: len(regex.findall(r"\X", text)),
        "utf16": lambda: len(text.encode("utf-16-le")) // 2,
        "utf8": lambda: len(text.encode()),
        "scalars": lambda: len(text),
    }[unit]()


def valid_end(text, unit, limit):
    used = end = 0
    for cluster in regex.findall(r"\X", text):
        used += length(cluster, unit)
        if used > limit:
            break
        end += length(cluster, "utf16")
    return end


@pytest.mark.parametrize("unit", ["characters", "utf16", "utf8", "scalars"])
def test_counts_and_cuts_are_those_of_regex(livectl, unit):
    seed, limit = 20_26, 9
    texts = [shown(text) for text in generated_texts(seed)]
    answers = livectl(["count", "--unit", unit, "--limit", str(limit)], ({"text": text} for text in texts))
    for text, answer in zip(texts, answers, strict=True):
        expected = (length(text, unit), valid_end(text, unit, limit))
        assert (answer["count"], answer["validEnd"]) == expected, f"seed {seed}: {ascii(text)}"


WORD_PIECES = [
    *LETTERS, *MARKS, *JOINERS, *JAMO, *EMOJI, *CONTROLS, *"''..,,::;;__\"\"  ", "\u2019", "\u05f3", "\u05f4", "\u05d0", "\u05ea", "1", "23", "\u0661",
    "\u066b", "\u0e01", "\u0e31", "\u3042", "\u30a2", "\u30fc", "\uff71", "\u203f", "\u02c8", "\u00b7", "\u2018", "\uff0e", "\U0001f170", "\u2139", "\u24c2",
    "\u00bd", "\u2160", "\u0345", "\U00016fe4", "\U000e0001",
]
OF_WORD = regex.compile(r"(?V1)[[\p{Alphabetic}\p{Nd}]--[\p{WB=Extend}\p{WB=Format}\p{WB=ZWJ}]]")

#: `regex` doesn't ignore marks beside punctuation between letters or digits (WB4).
MARK = r"[\p{WB=Extend}\p{WB=Format}\p{WB=ZWJ}]"
BETWEEN = r"[\p{WB=MidLetter}\p{WB=MidNum}\p{WB=MidNumLet}\p{WB=Single_Quote}\p{WB=Double_Quote}]"
UNFIT = regex.compile(f"{MARK}{BETWEEN}|{BETWEEN}{MARK}")


def words(text):
    return [part for part in regex.split(r"(?V1w)\b", text) if OF_WORD.search(part)]


def test_words_are_those_between_the_boundaries_of_regex(livectl):
    generator = random.Random(41)
    texts = ["".join(generator.choices(WORD_PIECES, k=generator.randint(0, LONGEST))) for _ in range(TEXTS)]
    texts = [text for text in texts if not UNFIT.search(text)]
    answers = livectl(["count", "--unit", "words"], ({"text": text} for text in texts))
    for text, answer in zip(texts, answers, strict=True):
        assert answer["count"] == len(words(text)), f"{ascii(text)}: {words(text)}"
