"""Packs the word lists of PyPI's zxcvbn into one file that the core searches without unpacking.

    pip install zxcvbn==4.5.0
    python Tools/passwords/pack.py [--exact-ranks] [OUTPUT]

By default it writes Web/host/password-dictionary.bin. The same input produces the same bytes. A rank is rounded to the nearest half
octave, which changes an estimate by at most a fifth. --exact-ranks keeps exact ranks, for comparisons.

The file format, with little-endian numbers:

    "LPD1"          four bytes
    flags           1 if ranks are exact
    symbols         their number, then each as its ASCII code, ascending; symbol 0 is the end of a word, these are 1, 2, …
    lists           their number, in the order of LISTS
    nodes, groups   their numbers, two bytes each
    code lengths    one byte per symbol, for these canonical prefix codes: a word's first own letter after each symbol, a later
                    letter after each symbol (symbol 0: after nothing), the letters shared with the previous word (32), the
                    list and rank of a word
    nodes           breadth first: the list of the word that ends there (255 for none), its rank (two bytes), the number
                    of its groups, and the groups: the last symbol of the group, the number of its words, and their bits
                    (two bytes); 0 words for a group of one symbol that is a separate node, without the bits
    leaves          the words of the groups in that order, as bits, the highest bit of a byte first: letters shared with the
                    previous word, beyond those of the node (not for the first word); the others up to an end; list and rank

A rank's code is list · 32 + r, with r the half octaves of the rank; if ranks are exact, r is its whole octaves, and the
rank's bits below the highest follow.
"""

import collections
import importlib.metadata
import math
import pathlib
import struct
import sys

from huffman import BitWriter, code_lengths, codes

ZXCVBN_VERSION = "4.5.0"
TARGET = pathlib.Path(__file__).parents[2] / "Web/host/password-dictionary.bin"
# The order is that of `PasswordDictionary.List`.
LISTS = ["passwords", "english_wikipedia", "female_names", "surnames", "us_tv_and_film", "male_names"]
# The maximum number of words in a group. Smaller groups are faster to search, but the file is larger.
LARGEST_GROUP = 24
RANK_CODES = 32
LONGEST_SHARED = 32


def load_words():
    installed = importlib.metadata.version("zxcvbn")
    if installed != ZXCVBN_VERSION:
        sys.exit(f"zxcvbn {ZXCVBN_VERSION} is needed, found {installed}")
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    if set(FREQUENCY_LISTS) != set(LISTS):
        sys.exit(f"Unknown lists: {sorted(FREQUENCY_LISTS)}")
    words = {}
    for number, name in enumerate(LISTS):
        for rank, word in enumerate(FREQUENCY_LISTS[name], 1):
            if word in words or not word.isascii():
                sys.exit(f"'{word}' of {name} cannot be packed")
            words[word] = (number, rank)
    return words


class Node:
    """All words with a common beginning: the word that ends here, and the longer ones in groups by their next symbol."""

    def __init__(self, words, depth):
        self.word = words[0] if len(words[0]) == depth else None
        self.depth = depth
        self.groups = []
        by_symbol = collections.defaultdict(list)
        for word in words[self.word is not None :]:
            by_symbol[word[depth]].append(word)
        for symbol in sorted(by_symbol):
            mine = by_symbol[symbol]
            if len(mine) > LARGEST_GROUP:
                self.groups.append((symbol, None, mine))
            elif self.groups and self.groups[-1][1] and len(self.groups[-1][1]) + len(mine) <= LARGEST_GROUP:
                self.groups[-1] = (symbol, self.groups[-1][1] + mine, None)
            else:
                self.groups.append((symbol, mine, None))


def nodes_breadth_first(words):
    nodes = [Node(words, 0)]
    for node in nodes:
        nodes += [Node(mine, node.depth + 1) for _, leaf, mine in node.groups if not leaf]
    return nodes


class Packer:
    def __init__(self, words, exact):
        self.words, self.exact = words, exact
        self.symbols = sorted(set("".join(words)))
        self.number = {symbol: at for at, symbol in enumerate(self.symbols, 1)}
        self.nodes = nodes_breadth_first(sorted(words))

    def half_octaves(self, rank):
        return round(2 * math.log2(rank))

    def tokens(self, word, depth, before):
        """Returns the code of a word in its group: (table, symbol) pairs, and the low bits of an exact rank."""
        shared = depth
        if before is not None:
            while shared < min(len(word), len(before)) and word[shared] == before[shared]:
                shared += 1
            yield "shared", shared - depth
        for at in range(shared, len(word) + 1):
            context = self.number[word[at - 1]] if at else 0
            yield (at > shared, context), self.number[word[at]] if at < len(word) else 0
        number, rank = self.words[word]
        if self.exact:
            octaves = rank.bit_length() - 1
            yield "rank", number * RANK_CODES + octaves
            yield None, (rank - (1 << octaves), octaves)
        else:
            yield "rank", number * RANK_CODES + self.half_octaves(rank)

    def leaves(self):
        for node in self.nodes:
            for _, leaf, _ in node.groups:
                if leaf:
                    yield [token for before, word in zip([None, *leaf], leaf) for token in self.tokens(word, node.depth, before)]

    def tables(self):
        size = len(self.symbols) + 1
        tables = {(later, context): [0] * size for later in (False, True) for context in range(size)}
        tables["shared"] = [0] * LONGEST_SHARED
        tables["rank"] = [0] * (RANK_CODES * len(LISTS))
        for leaf in self.leaves():
            for table, symbol in leaf:
                if table is not None:
                    tables[table][symbol] += 1
        return {name: code_lengths(frequencies) for name, frequencies in tables.items()}

    def packed(self):
        lengths = self.tables()
        code = {name: codes(each) for name, each in lengths.items()}
        bits, sizes = BitWriter(), []
        for leaf in self.leaves():
            start = bits.count
            for table, symbol in leaf:
                bits.write(*(symbol if table is None else code[table][symbol]))
            sizes.append(bits.count - start)
        head = bytearray(b"LPD1")
        head += bytes([self.exact, len(self.symbols)]) + "".join(self.symbols).encode() + bytes([len(LISTS)])
        head += struct.pack("<HH", len(self.nodes), sum(len(node.groups) for node in self.nodes))
        for each in lengths.values():
            head += bytes(each)
        sizes = iter(sizes)
        for node in self.nodes:
            number, rank = self.words.get(node.word, (255, 0))
            head += struct.pack("<BHB", number, rank if self.exact or not rank else self.half_octaves(rank), len(node.groups))
            for symbol, leaf, _ in node.groups:
                head += bytes([self.number[symbol], len(leaf or [])])
                if leaf:
                    head += struct.pack("<H", next(sizes))
        return bytes(head) + bits.to_bytes()


def main():
    arguments = sys.argv[1:]
    exact = "--exact-ranks" in arguments
    paths = [argument for argument in arguments if not argument.startswith("--")]
    target = pathlib.Path(paths[0]) if paths else TARGET
    packer = Packer(load_words(), exact)
    data = packer.packed()
    target.write_bytes(data)
    print(f"{target.name}: {len(packer.words):,} words, {len(packer.nodes):,} nodes, {len(data):,} bytes")


main()
