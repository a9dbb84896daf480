"""Canonical prefix codes of at most fifteen bits."""

import heapq

LONGEST = 15


def code_lengths(frequencies):
    """Returns the length of each symbol's code, or 0 if the symbol does not occur (package-merge, Larmore and Hirschberg 1990)."""
    used = sorted((count, symbol) for symbol, count in enumerate(frequencies) if count)
    lengths = [0] * len(frequencies)
    if len(used) == 1:
        lengths[used[0][1]] = 1
        return lengths
    coins = [(count, (symbol,)) for count, symbol in used]
    row = coins
    for _ in range(LONGEST - 1):
        packages = [(row[at][0] + row[at + 1][0], row[at][1] + row[at + 1][1]) for at in range(0, len(row) - 1, 2)]
        row = list(heapq.merge(coins, packages))
    for _, symbols in row[: 2 * len(used) - 2]:
        for symbol in symbols:
            lengths[symbol] += 1
    return lengths


def codes(lengths):
    """Returns the code of each symbol as (value, bits): shorter codes first, symbols with the same length in their own order."""
    table, value, before = {}, 0, 0
    for length, symbol in sorted((length, symbol) for symbol, length in enumerate(lengths) if length):
        value <<= length - before
        table[symbol] = (value, length)
        value, before = value + 1, length
    return table


class BitWriter:
    """Writes bits, the most significant of each byte first."""

    def __init__(self):
        self.chunks, self.count = [], 0

    def write(self, value, bits):
        self.chunks.append((value, bits))
        self.count += bits

    def to_bytes(self):
        text = "".join(format(value, f"0{bits}b") for value, bits in self.chunks if bits)
        text += "0" * (-len(text) % 8)
        return int("1" + text, 2).to_bytes(len(text) // 8 + 1, "big")[1:]
