"""The table format of the scripts in this folder, which `PackedReader` in Sources/LiveUnicode reads."""


def leb128(number):
    """Encodes a number with seven bits in each byte, the lowest first. Bit 7 marks that another byte follows."""
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*out, number])


def rows(data, length=24):
    """Returns the elements of a Swift array of bytes."""
    lines = [", ".join(str(byte) for byte in data[at : at + length]) for at in range(0, len(data), length)]
    return ",\n        ".join(lines)
