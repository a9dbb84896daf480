"""The binary data in the elements' scripts: what the build packs, `Web/host/unpack.js` unpacks."""

import base64
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "Tools/dist"))

from bundling import unpacker  # noqa: E402
from compression import continued, packed  # noqa: E402

UNPACK = """
import { readFileSync } from 'node:fs';
const { source, packed } = JSON.parse(readFileSync(0, 'utf8'));
const { unpack } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
const unpacked = ([text, before]) => {
  try {
    return Buffer.from(unpack(text, before)).toString('base64');
  } catch (error) {
    return `${error}`;
  }
};
process.stdout.write(JSON.stringify(packed.map(unpacked)));
"""


def data():
    source = random.Random(40)
    yield from (b"", b"\0", b"a", b"ab" * 5, bytes(1 << 17), bytes(range(256)) * 3, source.randbytes(1 << 16))
    words = [source.randbytes(source.randrange(1, 40)) for _ in range(200)]
    for size in (10, 1000, 20_000):
        yield b"".join(source.choice(words) for _ in range(size))
    # Matches at every kind of distance: none, near, far, and repeated in any order.
    far = source.randbytes(3000)
    yield b"".join(far[start : start + source.randrange(2, 300)] for start in (source.randrange(2900) for _ in range(3000)))
    # Modules, in which every byte may look like an instruction or the index that follows it, and the last one, too.
    for size in (0, 1, 2, 3, 5000):
        yield b"\0asm" + bytes(source.choice(b"\x1f\x20\x21\x22\x23\x41\x42\x43") for _ in range(size)) + b"\x20"
    yield from (path.read_bytes() for path in sorted((ROOT / "Web/host").glob("*.bin")))
    yield (ROOT / "Web/host/live-controls.wasm").read_bytes()


@pytest.fixture(scope="module")
def source():
    text = (ROOT / "Web/host/unpack.js").read_text()
    assert text.count("import.meta.liveUnpacker") == 1
    return text.replace("import.meta.liveUnpacker", json.dumps(unpacker()))


def unpacked(source, *packed):
    """Returns unpacked bytes in base64, or the text of an error."""
    sent = json.dumps({"source": source, "packed": packed})
    done = subprocess.run(["node", "--input-type=module", "--eval", UNPACK], input=sent, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def base64_of(bytes):
    return base64.b64encode(bytes).decode()


def test_everything_unpacks_to_what_was_packed(source):
    expected = list(data())
    assert unpacked(source, *([packed(each)] for each in expected)) == [base64_of(each) for each in expected]


def test_everything_unpacks_after_what_it_continues(source):
    """In any order, and after itself."""
    some = [each for each in data() if len(each) < 100_000]
    long = [each for each in some if len(packed(each)) > 300]
    pairs = [(each, before) for before in long for each in (before, *some)]
    assert unpacked(source, *((continued(each, before), packed(before)) for each, before in pairs)) == [base64_of(each) for each, _ in pairs]


def test_a_continuation_has_only_what_is_new():
    before = random.Random(1).randbytes(20_000)
    assert len(continued(before[:9000] + b"new" + before[9000:], before)) < 200


def test_nothing_continues_other_data(source):
    """One byte differs, at the start, in the middle, or near the end."""
    before = random.Random(2).randbytes(5000)
    text = continued(before + b"more", before)
    others = [before[:place] + bytes([before[place] ^ 1]) + before[place + 1 :] for place in (0, 2500, 4900)]
    error = "Error: It belongs to another version."
    assert unpacked(source, (text, packed(before)), (text, ""), *((text, packed(each)) for each in others)) == [base64_of(before + b"more"), *[error] * 4]


def test_packed_data_is_the_same_each_time():
    assert packed(b"text" * 100) == packed(b"text" * 100)
    assert packed(b"text").startswith("4 0 ")
