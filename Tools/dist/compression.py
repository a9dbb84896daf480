"""Compresses the served files, and packs binary data into scripts. The same bytes give the same output. Brotli comes from Node."""

import base64
import functools
import gzip
import json
import lzma
import os
import re
import subprocess

BROTLI = """
const { readFileSync } = require('node:fs');
const { brotliCompressSync, constants } = require('node:zlib');
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const compressed = (path) => brotliCompressSync(readFileSync(path), { params }).toString('base64');
console.log(JSON.stringify(process.argv.slice(1).map(compressed)));
"""


def gzipped(path):
    """Returns a file's bytes in gzip."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def brotli(paths):
    """Returns the bytes of files in Brotli, by path."""
    paths = list(paths)
    done = subprocess.run(["node", "--eval", BROTLI, "--", *map(str, paths)], check=True, stdout=subprocess.PIPE)
    return dict(zip(paths, map(base64.b64decode, json.loads(done.stdout)), strict=True))


#: The parameters that Web/host/unpack.c expects, and the slowest and most thorough search.
LZMA = {
    "id": lzma.FILTER_LZMA1, "lc": 1, "lp": 0, "pb": 0,
    "dict_size": 1 << 20, "mode": lzma.MODE_NORMAL, "mf": lzma.MF_BT4, "nice_len": 273, "depth": 1000,
}

#: 91 characters that need no backslash in a string. Two of them hold 13 bits.
DIGITS = [character for character in map(chr, range(ord("#"), 127)) if character != "\\"]
#: An index of a local variable follows these instructions: local.get, local.set, and local.tee.
LOCAL = re.compile(rb"(?<![\x41\x42])([\x20-\x22])(.)", re.DOTALL)


#: The characters of other packed bytes with which a continuation begins, so that it follows no others.
OVERLAP = 16


def packed(data):
    """Returns bytes as text for Web/host/unpack.js: their number, that of the indexes that precede a module, and an LZMA stream."""
    indexes, rest = split(data)
    return f"{len(data)} {len(indexes)} {stream(indexes + rest)}"


def continued(data, before):
    """Returns bytes as text for Web/host/unpack.js, without what they have in common with others, which a page has already.

    The text is the end of the stream of both, from where it differs from that of the others alone. A last number is where it begins.
    """
    indexes, rest = split(data)
    alone = stream(b"".join(split(before)))
    both = stream(b"".join((*split(before), indexes, rest)))
    start = len(os.path.commonprefix((alone, both))) - OVERLAP
    assert start > 0, "There is too little to continue"
    return f"{len(data)} {len(indexes)} {both[start:]} {start}"


def split(data):
    """Returns the indexes of the local variables in a module, and the module without them. Other data has none."""
    if not data.startswith(b"\0asm"):
        return b"", data
    return b"".join(index for _, index in LOCAL.findall(data)), LOCAL.sub(rb"\1", data)


@functools.cache
def stream(data):
    """Returns an LZMA stream as characters for Web/host/unpack.c: 16 for 13 bytes."""
    stream = lzma.compress(data, format=lzma.FORMAT_RAW, filters=[LZMA])
    groups = (int.from_bytes(stream[start : start + 13].ljust(13, b"\0"), "big") for start in range(0, len(stream), 13))
    words = (group >> shift & 8191 for group in groups for shift in range(91, -1, -13))
    return "".join(DIGITS[digit] for word in words for digit in divmod(word, len(DIGITS)))
