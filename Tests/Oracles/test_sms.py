"""Compares text messages with an independent copy of the tables in 3GPP TS 23.038 and an independent packing."""

import random

import regex

TEXTS = 6_000

# Section 6.2.1, in the order of its codes. The escape (0x1B) isn't a character.
BASIC = (
    "@£$¥èéùìòÇ\nØø\rÅå"
    "Δ_ΦΓΛΩΠΨΣΘΞÆæßÉ"
    " !\"#¤%&'()*+,-./"
    "0123456789:;<=>?"
    "¡ABCDEFGHIJKLMNO"
    "PQRSTUVWXYZÄÖÑÜ§"
    "¿abcdefghijklmno"
    "pqrstuvwxyzäöñüà"
)
# Section 6.2.1.1.
EXTENSION = "\f^{}\\[~]|€"

PIECES = [*BASIC, *EXTENSION, "\r\n", "hello world ", "€€", "[]", "x" * 40, "€" * 20]
STRANGERS = ["日本", "ç", "`", "e\u0301", "👋", "👨‍👩‍👧‍👦", "🇩🇪", "\u00a0", "’", "한", "\u200d", "क्षि", "a" + "\u0301" * 80]


def is_gsm(text):
    return all(character in BASIC or character in EXTENSION for character in text)


def units(text):
    if is_gsm(text):
        return sum(2 if character in EXTENSION else 1 for character in text)
    return len(text.encode("utf-16-le")) // 2


def undivided(cluster, room, size):
    """Returns the sizes of indivisible units: a cluster or, if it's longer than a part, its characters."""
    return [size(cluster)] if size(cluster) <= room else [size(character) for character in cluster]


def packed(text):
    """Returns the number of parts, and the remaining units in the last one."""
    gsm = is_gsm(text)
    only, room = (160, 153) if gsm else (70, 67)
    size = units if gsm else lambda part: len(part.encode("utf-16-le")) // 2
    if size(text) <= only:
        return 1, only - size(text)
    parts, used = 1, 0
    for cluster in regex.findall(r"\X", text):
        for each in undivided(cluster, room, size):
            if used + each > room:
                parts, used = parts + 1, 0
            used += each
    return parts, room - used


def valid_end(text, limit):
    """Returns the end of the longest sequence of clusters that is within the limit by itself."""
    end = best = 0
    for cluster in regex.findall(r"\X", text):
        end += len(cluster)
        if units(text[:end]) <= limit:
            best = end
    return len(text[:best].encode("utf-16-le")) // 2


def generated_texts(seed):
    generator = random.Random(seed)
    for _ in range(TEXTS):
        pieces = PIECES + STRANGERS * 6 if generator.random() < 0.6 else PIECES
        yield "".join(generator.choice(pieces) for _ in range(generator.choice([3, 20, 60, 90])))


def test_messages_are_measured_as_the_tables_say(livectl):
    seed, limit = 160, 70
    texts = ["", *BASIC, *EXTENSION, *(chr(value) for value in range(0x20, 0x250)), *generated_texts(seed)]
    answers = livectl(["count", "--unit", "sms", "--limit", str(limit)], ({"text": text} for text in texts))
    for text, answer in zip(texts, answers, strict=True):
        parts, remaining = packed(text)
        expected = {
            "count": units(text),
            "remaining": limit - units(text),
            "validEnd": valid_end(text, limit),
            "encoding": "gsm7" if is_gsm(text) else "ucs2",
            "units": units(text),
            "parts": parts,
            "remainingInPart": remaining,
        }
        assert {name: answer[name] for name in expected} == expected, f"seed {seed}: {ascii(text)}"


def test_a_part_ends_before_what_cannot_be_divided(livectl):
    cases = {
        "x" * 160: (1, 0),
        "x" * 161: (2, 145),
        "x" * 152 + "€" + "x" * 10: (2, 141),
        "x" * 159 + "€": (2, 145),
        "日" * 70: (1, 0),
        "日" * 71: (2, 63),
        "日" * 66 + "👋" + "日" * 5: (2, 60),
    }
    answers = livectl(["count", "--unit", "sms"], ({"text": text} for text in cases))
    assert [(answer["parts"], answer["remainingInPart"]) for answer in answers] == list(cases.values())
