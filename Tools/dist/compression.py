"""Compresses the served files, and packs binary data into scripts. The same bytes give the same output. Brotli comes from Node."""

import base64
import gzip
import json
import lzma
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
    "id": lzma.FILTER_LZMA1, "lc": 3, "lp": 0, "pb": 0,
    "dict_size": 1 << 20, "mode": lzma.MODE_NORMAL, "mf": lzma.MF_BT4, "nice_len": 273, "depth": 1000,
}


def packed(data):
    """Returns bytes as text for Web/host/unpack.js: their number, a space, and base64 of an LZMA stream."""
    stream = lzma.compress(data, format=lzma.FORMAT_RAW, filters=[LZMA])
    return f"{len(data)} {base64.b64encode(stream).decode().rstrip('=')}"
