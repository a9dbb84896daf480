"""Regenerates the tables behind the unit `twitter`: Web/host/twitter-tables.bin and Sources/LiveTwitterTables.

    pip install twitter-text-parser==3.0.0 "setuptools<81"
    python Tools/unicode/generate-twitter-tables.py

The data comes from two sources. A page fetches the file when it counts as Twitter does:

- the top-level domains and the emoji (Emoji 12.0) of PyPI's `twitter-text-parser` 3.0.0;
- the result of nameprep (RFC 3491, from Python's `stringprep`) for each scalar in a domain name.

All numbers are LEB128, except bytes. A "run" is a byte with a value and the number of scalars that have it. Runs start
at U+0000, and zeros at the end are omitted. The sections, in order:

1. four bytes: "LTT" and the version of this format;
2. top-level domains, sorted by their UTF-8: their number; each: a byte, with the number of bytes shared with the previous one in the
   high four bits and the number of bytes that follow in the low four (15: that number in another byte); those bytes;
3. nameprep classes: the number of runs; the runs;
4. emoji classes: the number of runs; the runs;
5. emoji automaton: the number of states; each: a byte, twice the number of its transitions, plus 1 if an emoji can end here;
   each transition: a byte with the emoji class, a byte with the state;
6. flags: for each of 26 first letters four bytes, little-endian, with a bit for each second letter.
"""

import pathlib
import stringprep
import sys
import warnings
from encodings.idna import nameprep

warnings.simplefilter("ignore")

from packing import leb128, rows  # noqa: E402
from twitter_text.regexp.emoji import emoji_list  # noqa: E402
from twitter_text.regexp.valid_cctld import valid_cctld  # noqa: E402
from twitter_text.regexp.valid_gtld import valid_gtld  # noqa: E402

ROOT = pathlib.Path(__file__).parents[2]
BINARY = ROOT / "Web/host/twitter-tables.bin"
SWIFT = ROOT / "Sources/LiveTwitterTables/TwitterTables.swift"
MAGIC = b"LTT\x02"

FIRST_LETTER = 0x1F1E6
LETTERS = 26
NAMEPREP = {"other": 0, "rightToLeft": 1, "leftToRight": 2, "prohibited": 3, "dropped": 4}


def scalars():
    return (value for value in range(0x110000) if not 0xD800 <= value < 0xE000)


def runs(value_of):
    values = {scalar: value_of(scalar) for scalar in scalars()}
    last = max(scalar for scalar, value in values.items() if value)
    out, count, start = b"", 0, 0
    for scalar in range(1, last + 2):
        if values.get(scalar, 0) != values.get(start, 0):
            out += bytes([values.get(start, 0)]) + leb128(scalar - start)
            count, start = count + 1, scalar
    return leb128(count) + out


def domains():
    """Returns the top-level domains. No name may hide a longer one after it in the pattern, so that a scanner can take the longest."""
    names = []
    for pattern in (valid_gtld, valid_cctld):
        names += pattern.pattern.split("(?:(?:")[1].split(")(?=")[0].split("|")
    for at, name in enumerate(names):
        for later in names[at + 1 :]:
            if later.startswith(name) and later != name and not later[len(name)].isascii():
                sys.exit(f"{name} hides {later}")
    out, last = b"", b""
    names = sorted({name.encode() for name in names})
    for name in names:
        shared = 0
        while shared < min(15, len(name), len(last)) and name[shared] == last[shared]:
            shared += 1
        rest = name[shared:]
        out += bytes([shared << 4 | min(15, len(rest))]) + (bytes([len(rest)]) if len(rest) >= 15 else b"") + rest
        last = name
    print(f"{len(names)} top-level domains, {len(out)} bytes")
    return leb128(len(names)) + out


def nameprep_class(scalar):
    try:
        prepared = nameprep(chr(scalar))
    except UnicodeError as error:
        if "Invalid character" in str(error):
            return NAMEPREP["prohibited"]
        # The other rule, on the ends of a right-to-left label, does not apply to single scalars.
        prepared = chr(scalar)
    if prepared == "":
        return NAMEPREP["dropped"]
    if any(map(stringprep.in_table_d1, prepared)):
        return NAMEPREP["rightToLeft"]
    return NAMEPREP["leftToRight" if any(map(stringprep.in_table_d2, prepared)) else "other"]


def emoji():
    """Returns the emoji as the smallest automaton that recognizes them, over classes of scalars, and the flags."""
    sequences = {tuple(int(scalar, 16) for scalar in emoji.codepoint.split()) for emoji in emoji_list}
    letters = range(FIRST_LETTER, FIRST_LETTER + LETTERS)
    flags = {each for each in sequences if len(each) == 2 and set(each) <= set(letters)}
    states, keys = {}, []

    def state(rests):
        ends = () in rests
        following = {}
        for rest in rests - {()}:
            following.setdefault(rest[0], set()).add(rest[1:])
        key = (ends, tuple(sorted((scalar, state(rest)) for scalar, rest in following.items())))
        if key not in states:
            states[key] = len(keys)
            keys.append(key)
        return states[key]

    state(frozenset(sequences - flags))
    # The state that is interned last is the start. Numbering from it makes it state 0.
    number = {at: len(keys) - 1 - at for at in range(len(keys))}
    tables = [(ends, {scalar: number[to] for scalar, to in following}) for ends, following in reversed(keys)]
    columns, classes = {}, {}
    for scalar in sorted({scalar for sequence in sequences - flags for scalar in sequence}):
        column = tuple(table.get(scalar) for _, table in tables)
        classes[scalar] = columns.setdefault(column, len(columns) + 1)
    automaton = leb128(len(tables))
    for ends, table in tables:
        transitions = sorted({(classes[scalar], to) for scalar, to in table.items()})
        automaton += bytes([len(transitions) << 1 | ends]) + b"".join(map(bytes, transitions))
    pairs = b""
    for first in letters:
        pairs += sum(1 << second - FIRST_LETTER for one, second in flags if one == first).to_bytes(4, "little")
    print(f"{len(sequences)} emoji: {len(columns)} classes, {len(tables)} states, {len(automaton)} bytes")
    return runs(lambda scalar: classes.get(scalar, 0)) + automaton + pairs


def main():
    data = MAGIC + domains() + runs(nameprep_class) + emoji()
    BINARY.write_bytes(data)
    SWIFT.write_text(
        f"""// Generated by Tools/unicode/generate-twitter-tables.py. Do not edit.
// Unicode Character Database 3.2.0 and Emoji 12.0; their license is in LICENSES/Unicode-3.0.txt.

/// The tables behind the unit `twitter`, packed; the same bytes as Web/host/twitter-tables.bin.
///
/// A module of its own, so that a page's core does not carry them: a page fetches the file when it counts as Twitter does.
package enum TwitterTables {{
    /// The sections that the generating script describes.
    package static let packed: [UInt8] = [
        {rows(data, 22)},
    ]
}}
"""
    )
    print(f"{len(data)} bytes")


main()
