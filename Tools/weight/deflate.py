"""Reads a DEFLATE stream (RFC 1951) to learn what each byte of the plain text costs in it."""

_LENGTH_BASES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
_LENGTH_BITS = [0] * 8 + [each for bits in range(1, 6) for each in [bits] * 4] + [0]
_DISTANCE_BITS = [0, 0] + [each for bits in range(14) for each in [bits] * 2]
_DISTANCE_BASES = [1 + sum(1 << bits for bits in _DISTANCE_BITS[:code]) for code in range(30)]
_CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
_END = 256


def costs(stream):
    """The bits that each byte of the plain text takes. A copy's bits, and a block's tables, are spread evenly over its bytes."""
    return _Reader(stream).blocks()


class _Reader:
    def __init__(self, stream):
        self.number, self.at = int.from_bytes(stream, "little"), 0
        self.bits_of_stream = f"{self.number:0{len(stream) * 8}b}"[::-1]

    def bits(self, count):
        taken = self.bits_of_stream[self.at : self.at + count]
        self.at += count
        return int(taken[::-1], 2) if taken else 0

    def symbol(self, codes):
        length = 1
        while (found := codes.get(self.bits_of_stream[self.at : self.at + length])) is None:
            length += 1
        self.at += length
        return found

    def blocks(self):
        cost, is_last = [], False
        while not is_last:
            start, first = self.at, len(cost)
            is_last, kind = self.bits(1), self.bits(2)
            if kind == 0:
                self.stored(cost)
                continue
            literals, distances = _FIXED if kind == 1 else self.tables()
            head = self.at - start
            self.coded(cost, literals, distances)
            share = head / max(1, len(cost) - first)
            cost[first:] = [bits + share for bits in cost[first:]]
        return cost

    def stored(self, cost):
        self.at += -self.at % 8
        size = self.bits(16)
        self.at += 16 + size * 8
        cost += [8] * size

    def coded(self, cost, literals, distances):
        while True:
            start = self.at
            symbol = self.symbol(literals)
            if symbol == _END:
                return
            count = 1
            if symbol > _END:
                count = _LENGTH_BASES[symbol - 257] + self.bits(_LENGTH_BITS[symbol - 257])
                self.bits(_DISTANCE_BITS[self.symbol(distances)])
            cost += [(self.at - start) / count] * count

    def tables(self):
        literals, distances, lengths = self.bits(5) + 257, self.bits(5) + 1, self.bits(4) + 4
        order = dict(zip(_CODE_LENGTH_ORDER, (self.bits(3) for _ in range(lengths))))
        codes = _canonical([order.get(code, 0) for code in range(19)])
        read = []
        while len(read) < literals + distances:
            symbol = self.symbol(codes)
            if symbol < 16:
                read.append(symbol)
            elif symbol == 16:
                read += read[-1:] * (3 + self.bits(2))
            else:
                read += [0] * (3 + self.bits(3) if symbol == 17 else 11 + self.bits(7))
        return _canonical(read[:literals]), _canonical(read[literals:])


def _canonical(lengths):
    """The codes of symbols by their lengths, as strings of bits in the stream's order (RFC 1951, 3.2.2)."""
    codes, code, previous = {}, 0, 0
    for length, symbol in sorted((length, symbol) for symbol, length in enumerate(lengths) if length):
        code <<= length - previous
        codes[f"{code:0{length}b}"] = symbol
        code, previous = code + 1, length
    return codes


_FIXED = _canonical([8] * 144 + [9] * 112 + [7] * 24 + [8] * 8), _canonical([5] * 30)
