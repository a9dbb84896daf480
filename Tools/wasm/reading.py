"""Reads the values in WebAssembly modules (core specification, chapter 5)."""


class Reader:
    """Reads the bytes of a module after its header."""

    def __init__(self, data):
        self.data, self.at = data, 8

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def integer(self):
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self):
        size = self.integer()
        self.at += size
        return self.data[self.at - size : self.at].decode()
