"""Builds the core for browsers with SwiftPM, and checks the module's imports and exports.

    python3 Tools/wasm/build.py            writes Web/host/live-controls.wasm
    python3 Tools/wasm/build.py --into DIR writes it to DIR, and smaller modules for pages with some kinds of elements
    python3 Tools/wasm/build.py --choose   chooses the sets of elements that get a module of their own: cores.txt
    python3 Tools/wasm/build.py --check    checks that no page loads much more than a module of exactly its elements

`exports.txt`, which Tools/wire writes, lists the functions that the page can call, and `imports.txt` those that the module may import. The
linker rejects any other, and each finished module is checked again. If wasm-opt, from binaryen, is installed, it makes the module smaller.

All objects are optimized together when they are linked, once. Each smaller module is a part of the result. See cores.py for the sets.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys

import cores
from linking import OPTIMIZER_FLAGS, ROOT, SCRATCH, SWIFT_FLAGS, THOROUGH_FLAGS, TRIPLE, link_part, linker_flags, names, part_exports, union
from reading import Reader


def toolset():
    return {
        "schemaVersion": "1.0",
        "swiftCompiler": {"extraCLIOptions": SWIFT_FLAGS.split()},
        "cCompiler": {"extraCLIOptions": ["-Oz", "-mbulk-memory", "-ffreestanding"]},
        # SwiftPM treats the bare triple as Linux, for which LiveMath links the C library's math functions. Here the page provides them.
        "linker": {"extraCLIOptions": ["-L", str(SCRATCH), "--save-temps", *linker_flags(names("exports.txt"))]},
    }


def build():
    SCRATCH.mkdir(exist_ok=True)
    subprocess.run(["llvm-ar", "rc", str(SCRATCH / "libm.a")], check=True)
    file = SCRATCH / "toolset.json"
    text = json.dumps(toolset(), indent=2)
    if not file.exists() or file.read_text() != text:
        shutil.rmtree(SCRATCH / TRIPLE, ignore_errors=True)
        file.write_text(text)
    command = ["swift", "build", "-c", "release", "--product", "LiveWeb", "--triple", TRIPLE, "--toolset", str(file)]
    command += ["--experimental-lto-mode", "full"]
    subprocess.run([*command, "--scratch-path", str(SCRATCH)], cwd=ROOT, check=True)
    return SCRATCH / TRIPLE / "release/LiveWeb.wasm"


class Module(Reader):
    """The names in the import and export sections of a WebAssembly module (core specification, section 5.5)."""

    IMPORTS, EXPORTS = 2, 7

    def __init__(self, data):
        super().__init__(data)
        self.imports, self.exports = [], []
        while self.at < len(data):
            section, size = self.byte(), self.integer()
            end = self.at + size
            if section == self.IMPORTS:
                self.imports = [self.import_name() for _ in range(self.integer())]
            elif section == self.EXPORTS:
                self.exports = [self.export_name() for _ in range(self.integer())]
            self.at = end

    def import_name(self):
        module, name, kind = self.name(), self.name(), self.byte()
        self.integer()
        return name if (module, kind) == ("env", 0) else f"{module}.{name} (kind {kind})"

    def export_name(self):
        name = self.name()
        self.byte(), self.integer()
        return name


def check(module, exports):
    strangers = sorted(set(module.imports) - set(names("imports.txt")))
    if strangers:
        sys.exit(f"The module has imports that imports.txt does not list: {', '.join(strangers)}")
    difference = sorted(set(module.exports) ^ {*exports, "memory"})
    if difference:
        sys.exit(f"The module's exports differ from exports.txt: {', '.join(difference)}")


def optimized(built, flags):
    """Returns the module after wasm-opt, cached by its contents."""
    kept = SCRATCH / f"optimized-{hashlib.sha256(flags.encode() + built.read_bytes()).hexdigest()[:16]}.wasm"
    if not kept.exists():
        subprocess.run(["wasm-opt", *flags.split(), str(built), "-o", f"{kept}.new"], check=True)
        pathlib.Path(f"{kept}.new").rename(kept)
    return kept


def finish(built, output, exports, flags=OPTIMIZER_FLAGS):
    shutil.copyfile(optimized(built, flags) if shutil.which("wasm-opt") else built, output)
    module = Module(output.read_bytes())
    check(module, exports)
    print(f"{output.name}: {output.stat().st_size:,} bytes, imports {', '.join(sorted(module.imports)) or 'nothing'}")


def set_weights(needs):
    """Returns the size of a core for each set of parts before wasm-opt, which keeps the proportions."""

    def weight(parts):
        return cores.gzipped(link_part(union(parts, needs), SCRATCH / f"{cores.name(parts)}.wasm"))

    with concurrent.futures.ThreadPoolExecutor(2) as workers:
        sets = cores.sets(needs)
        return dict(zip(sets, workers.map(weight, sets)))


def check_sets(needs):
    """Checks that no page loads much more than its elements need."""
    weights = set_weights(needs)
    ratios = cores.ratios(weights, {*cores.listed(), max(weights, key=len)})
    worst = max(ratios, key=ratios.get)
    print(f"The largest ratio of {len(ratios)} sets of elements: {cores.name(worst)}, {ratios[worst]:.3f} times its exact core")
    if ratios[worst] > cores.LIMIT:
        sys.exit(f"That is more than {cores.LIMIT}: run Tools/wasm/build.py --choose")


def choose(needs):
    """Writes cores.txt again."""
    weights = set_weights(needs)
    cores.FILE.write_text("".join(f"{' '.join(sorted(parts))}\n" for parts in cores.chosen(weights)))


def main():
    folder = pathlib.Path(sys.argv[2]) if sys.argv[1:2] == ["--into"] else None
    built, needs = build(), part_exports()
    if sys.argv[1:2] == ["--choose"]:
        return choose(needs)
    if sys.argv[1:2] == ["--check"]:
        return check_sets(needs)
    finish(built, (folder or ROOT / "Web/host") / "live-controls.wasm", names("exports.txt"))

    def write(parts):
        exports, file = union(parts, needs), f"{cores.name(parts)}.wasm"
        flags = f"{THOROUGH_FLAGS} {OPTIMIZER_FLAGS}" if len(parts) == 1 else OPTIMIZER_FLAGS
        finish(link_part(exports, SCRATCH / file), folder / file, exports, flags)

    if folder:
        # Two wasm-opt processes run in parallel, and threads of each would wait for those of the other.
        os.environ["BINARYEN_CORES"] = "1"
        with concurrent.futures.ThreadPoolExecutor(2) as workers:
            list(workers.map(write, cores.listed()))


main()
