"""How the scripts beside this one pack their tables: `PackedReader` in Sources/LiveUnicode reads them."""


def leb128(number):
    """Seven bits of a number a byte, the lowest first; bit 7 says that another byte follows."""
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*out, number])


def rows(data, length=24):
    """The elements of a Swift array of bytes."""
    lines = [", ".join(str(byte) for byte in data[at : at + length]) for at in range(0, len(data), length)]
    return ",\n        ".join(lines)
