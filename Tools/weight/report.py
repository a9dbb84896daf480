"""Says where the bytes of the cores are: per element by module and kind of code, and the largest functions.

    make weight
    report.py   prints the tables, and writes them to Documentation/weight.md

A byte's share is what it takes in the compressed module, as the compressed stream itself tells (deflate.py): a function that is like
another weighs little. The functions are those that are left before binaryen joins and inlines some, with the names that they have in
Swift. Needs what `make wasm` has built.
"""

import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tools/wasm"))

import deflate  # noqa: E402
import linking  # noqa: E402
from reading import Reader  # noqa: E402

PAGE = ROOT / "Documentation/weight.md"
LARGEST = 12
DATA_SECTIONS = {11: "tables and texts"}
OTHER_SECTIONS = "types, names and tables of functions"
#: What a function is a part of, by its name; the first that fits.
KINDS = {
    "arrays": re.compile(r"_ContiguousArrayBuffer|_createNewBuffer|ContiguousArray|\bArray<|Swift\.Array|ArraySlice|_copyCollection"),
    "strings": re.compile(r"_StringGuts|__StringStorage|_SmallString|Swift\.String|String\.UTF|Substring|validateUTF8|_allASCII|_StringBreadcrumbs|legacy.*Illegal"),
    "copies and ends of values": re.compile(r"^outlined |destroy|deinit"),
}
MODULE = re.compile(r"\b(Live[A-Z]\w+)\.")


class Module(Reader):
    """A WebAssembly module's sections and named functions (core specification, section 5.5)."""

    def __init__(self, data):
        super().__init__(data)
        self.sections, self.bodies, self.names, imported = [], [], {}, 0
        while self.at < len(data):
            start, section, size = self.at, self.byte(), self.integer()
            end = self.at + size
            if section:
                self.sections.append((section, start, end))
            if section == 2:
                imported = sum(self.imported() for _ in range(self.integer()))
            elif section == 10:
                self.bodies = [self.body() for _ in range(self.integer())]
            elif section == 0 and self.name() == "name":
                self.read_names(end)
            self.at = end
        self.functions = [(self.names.get(imported + index, f"function {index}"), *body) for index, body in enumerate(self.bodies)]

    def imported(self):
        self.name(), self.name(), self.byte(), self.integer()
        return 1

    def body(self):
        start, size = self.at, self.integer()
        self.at += size
        return start, self.at

    def read_names(self, end):
        while self.at < end:
            kind, size = self.byte(), self.integer()
            following = self.at + size
            if kind == 1:
                self.names = dict((self.integer(), self.name()) for _ in range(self.integer()))
            self.at = following


def weights(module):
    """Names of functions and data, and their bytes in the compressed module, without the section of names."""
    plain, places = module.data[:8], {}
    for _, start, end in module.sections:
        places[start] = len(plain) - start
        plain += module.data[start:end]
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    sums = [0]
    for bits in deflate.costs(compressor.compress(plain) + compressor.flush()):
        sums.append(sums[-1] + bits)
    for section, start, end in module.sections:
        if section != 10:
            yield DATA_SECTIONS.get(section, OTHER_SECTIONS), (sums[end + places[start]] - sums[start + places[start]]) / 8
            continue
        for name, first, last in module.functions:
            yield name, (sums[last + places[start]] - sums[first + places[start]]) / 8


def demangled(names, *options):
    done = subprocess.run(["swift", "demangle", "-compact", *options], input="\n".join(names), capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def kind(name):
    if name in (*DATA_SECTIONS.values(), OTHER_SECTIONS):
        return name
    # Without the types of what a function takes.
    called = re.sub(r"(?<!^)\(.*", "", name)
    found = next((kind for kind, pattern in KINDS.items() if pattern.search(called)), None)
    module = MODULE.search(name)
    return found or (module[1] if module else "models and exports")


def measured(parts, needs, folder):
    linked = folder / "core.wasm"
    linking.link_part(linking.union(parts, needs), linked, strip="--strip-debug")
    subprocess.run(["wasm-opt", *linking.OPTIMIZER_FLAGS.split(), "-g", linked, "-o", linked], check=True)
    rows = list(weights(Module(linked.read_bytes())))
    names = [name for name, _ in rows]
    return list(zip(demangled(names, "-simplified"), map(kind, demangled(names)), (weight for _, weight in rows)))


def table(header, rows):
    yield "| " + " | ".join(header) + " |"
    yield "|---|" + "--:|" * (len(header) - 1)
    yield from ("| " + " | ".join(row) + " |" for row in rows)
    yield ""


def main():
    needs = linking.part_exports()
    everything = [tag for tag in needs if tag.startswith("live-")]
    with tempfile.TemporaryDirectory() as folder:
        rows = {tag: measured([tag], needs, pathlib.Path(folder)) for tag in everything}
        rows["all"] = measured(everything, needs, pathlib.Path(folder))
    sums = {}
    for tag, functions in rows.items():
        sums[tag] = collections.Counter()
        for _, group, weight in functions:
            sums[tag][group] += weight
    kinds = sorted(sums["all"], key=sums["all"].get, reverse=True)
    short = [tag.removeprefix("live-") for tag in rows]
    lines = ["# Where the bytes are", "", "Written by `make weight`: bytes of gzip in each core, by module and kind of code.", ""]
    lines += table(["", *short], ([name, *(f"{sums[tag][name]:,.0f}" for tag in rows)] for name in kinds))
    for tag, functions in rows.items():
        lines += [f"## {tag}", ""]
        largest = sorted((row for row in functions if row[0] != OTHER_SECTIONS), key=lambda row: row[2], reverse=True)[:LARGEST]
        lines += table(["", "bytes"], ([f"`{name[:90]}`", f"{weight:,.0f}"] for name, _, weight in largest))
    PAGE.write_text("\n".join(lines).rstrip() + "\n")
    print(PAGE.read_text())


if __name__ == "__main__":
    main()
