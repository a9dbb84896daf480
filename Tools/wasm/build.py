"""Builds the core for browsers with SwiftPM alone.

    python3 Tools/wasm/build.py            writes Web/host/live-controls.wasm
    python3 Tools/wasm/build.py --into DIR writes a module for each element, one for all, and those with a part to DIR

`exports.txt`, which Tools/wire writes, lists the functions that the page may call, `imports.txt` those that the module may
import: the linker refuses any other. wasm-opt, from binaryen, makes the module smaller where it is installed.

All objects are optimized together when they are linked. Each smaller module is a part of the result.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys

from linking import OPTIMIZER_FLAGS, ROOT, SCRATCH, SWIFT_FLAGS, THOROUGH_FLAGS, TRIPLE, cores, link_part, linker_flags, names, optimize


def toolset():
    return {
        "schemaVersion": "1.0",
        "swiftCompiler": {"extraCLIOptions": SWIFT_FLAGS.split()},
        "cCompiler": {"extraCLIOptions": ["-Oz", "-mbulk-memory", "-ffreestanding"]},
        # SwiftPM treats the bare triple as Linux, for which LiveMath links the C library's math functions. Here the page provides them.
        "linker": {"extraCLIOptions": ["-L", str(SCRATCH), *linker_flags(names("exports.txt"))]},
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


def main():
    built = build()
    if sys.argv[1:2] != ["--into"]:
        return finish(built, ROOT / "Web/host/live-controls.wasm")
    folder = pathlib.Path(sys.argv[2])
    optimize()

    def write(core):
        name, exports = core
        (folder / name).parent.mkdir(exist_ok=True)
        finish(link_part(exports, SCRATCH / f"{name.replace('/', '-')}.wasm"), folder / f"{name}.wasm", f"{THOROUGH_FLAGS} {OPTIMIZER_FLAGS}")

    # Two wasm-opt processes run in parallel, and threads of each would wait for those of the other.
    os.environ["BINARYEN_CORES"] = "1"
    with concurrent.futures.ThreadPoolExecutor(2) as workers:
        list(workers.map(write, cores().items()))


main()
