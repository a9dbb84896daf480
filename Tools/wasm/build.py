"""Builds the core for browsers with SwiftPM alone.

    python3 Tools/wasm/build.py            writes Web/host/live-controls.wasm
    python3 Tools/wasm/build.py --into DIR writes it to DIR, and smaller modules for pages with some kinds of elements
    python3 Tools/wasm/build.py --choose   chooses the sets of elements that get a module of their own: cores.txt
    python3 Tools/wasm/build.py --check    checks that no page loads much more than a module of exactly its elements

`exports.txt`, which Tools/wire writes, lists the functions that the page may call, `imports.txt` those that the module may
import: the linker refuses any other. wasm-opt, from binaryen, makes the module smaller where it is installed.

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


def optimized(built, flags):
    """Returns the module after wasm-opt, cached by its contents."""
    kept = SCRATCH / f"optimized-{hashlib.sha256(flags.encode() + built.read_bytes()).hexdigest()[:16]}.wasm"
    if not kept.exists():
        subprocess.run(["wasm-opt", *flags.split(), str(built), "-o", f"{kept}.new"], check=True)
        pathlib.Path(f"{kept}.new").rename(kept)
    return kept


def finish(built, output, flags=OPTIMIZER_FLAGS):
    shutil.copyfile(optimized(built, flags) if shutil.which("wasm-opt") else built, output)
    print(f"{output.name}: {output.stat().st_size:,} bytes")


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
    finish(built, (folder or ROOT / "Web/host") / "live-controls.wasm")

    def write(parts):
        file = f"{cores.name(parts)}.wasm"
        flags = f"{THOROUGH_FLAGS} {OPTIMIZER_FLAGS}" if len(parts) == 1 else OPTIMIZER_FLAGS
        finish(link_part(union(parts, needs), SCRATCH / file), folder / file, flags)

    if folder:
        # Two wasm-opt processes run in parallel, and threads of each would wait for those of the other.
        os.environ["BINARYEN_CORES"] = "1"
        with concurrent.futures.ThreadPoolExecutor(2) as workers:
            list(workers.map(write, cores.listed()))


main()
