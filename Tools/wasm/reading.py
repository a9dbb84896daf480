"""Reads the values of which WebAssembly modules are made (core specification, chapter 5)."""


class Reader:
    """The bytes of a module from behind its header on."""

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
