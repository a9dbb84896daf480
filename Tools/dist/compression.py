"""Compresses the served files. The same bytes give the same output. Brotli comes from Node."""

import base64
import gzip
import json
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
