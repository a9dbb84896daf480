"""Builds the core for browsers with SwiftPM alone, and checks the module's imports and exports.

    python3 Tools/wasm/build.py            writes Web/host/live-controls.wasm
    python3 Tools/wasm/build.py --into DIR writes it to DIR, and a smaller module for each element alone

`exports.txt`, which Tools/wire writes, lists the functions that the page may call, `imports.txt` those that the module may
import: the linker refuses any other, and each finished module is checked once more. wasm-opt, from binaryen, makes it smaller
where it is installed.
"""

import json
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
SCRATCH = ROOT / ".build-wasm"
TRIPLE = "wasm32-unknown-none-wasm"
OPTIMIZER_FLAGS = "-Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int"
# Exports of the whole core alone: Twitter's rules, for which an element loads it, and the functions that draw a spring's graph.
WHOLE_CORE_ONLY = ("live_twitter_", "live_spring_state")
# Incremental code generation puts a hash of 16 bytes for each source file into the module, which no compression makes smaller.
FRONTEND_FLAGS = "-Xfrontend -disable-stack-protector -Xfrontend -disable-incremental-llvm-codegen"
SWIFT_FLAGS = f"-enable-experimental-feature Embedded -wmo -Osize {FRONTEND_FLAGS} -Xclang-linker -nostdlib"


def names(file):
    return (HERE / file).read_text().split()


def unicode_tables():
    swift = pathlib.Path(shutil.which("swift")).resolve()
    return swift.parents[1] / "lib/swift/embedded" / TRIPLE / "libswiftUnicodeDataTables.a"


def linker_flags(exports):
    flags = ["--no-entry", "--gc-sections", "--stack-first", "--strip-all", str(unicode_tables())]
    flags.append(f"--allow-undefined-file={HERE / 'imports.txt'}")
    return flags + [f"--export={name}" for name in exports]


def toolset():
    return {
        "schemaVersion": "1.0",
        "swiftCompiler": {"extraCLIOptions": SWIFT_FLAGS.split()},
        "cCompiler": {"extraCLIOptions": ["-Oz", "-mbulk-memory", "-ffreestanding"]},
        # SwiftPM counts the bare triple as Linux, where LiveMath links the C library's mathematics; here the page has them.
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
    subprocess.run([*command, "--scratch-path", str(SCRATCH)], cwd=ROOT, check=True)
    return SCRATCH / TRIPLE / "release/LiveWeb.wasm"


class Module:
    """The names in the import and export sections of a WebAssembly module (core specification, section 5.5)."""

    IMPORTS, EXPORTS = 2, 7

    def __init__(self, data):
        self.data, self.at = data, 8
        self.imports, self.exports = [], []
        while self.at < len(data):
            section, size = self.byte(), self.integer()
            end = self.at + size
            if section == self.IMPORTS:
                self.imports = [self.import_name() for _ in range(self.integer())]
            elif section == self.EXPORTS:
                self.exports = [self.export_name() for _ in range(self.integer())]
            self.at = end

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def integer(self):
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self):
        size = self.integer()
        self.at += size
        return self.data[self.at - size : self.at].decode()

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
        sys.exit(f"The module imports what imports.txt does not list: {', '.join(strangers)}")
    difference = sorted(set(module.exports) ^ {*exports, "memory"})
    if difference:
        sys.exit(f"The module's exports are not those of exports.txt: {', '.join(difference)}")


def link_part(exports):
    """Links the objects of the whole module again, for some of its exports alone."""
    objects = SCRATCH / TRIPLE / "release/LiveWeb.product/Objects.LinkFileList"
    part = SCRATCH / "part.wasm"
    subprocess.run(["wasm-ld", f"@{objects}", *linker_flags(exports), "-o", str(part)], check=True)
    return part


def finish(built, output, exports):
    if shutil.which("wasm-opt"):
        subprocess.run(["wasm-opt", *OPTIMIZER_FLAGS.split(), str(built), "-o", str(output)], check=True)
    else:
        shutil.copyfile(built, output)
    module = Module(output.read_bytes())
    check(module, exports)
    print(f"{output.name}: {output.stat().st_size:,} bytes, imports {', '.join(sorted(module.imports)) or 'nothing'}")


def parts():
    """The exports that each element needs: its own, which begin with its first two words, and those of no element."""
    tags = (path.stem for path in (ROOT / "Web/elements").glob("live-*.js"))
    prefixes = {tag: "_".join(tag.split("-")[:2]) + "_" for tag in tags}
    exports = names("exports.txt")
    shared = [name for name in exports if not name.startswith((*prefixes.values(), *WHOLE_CORE_ONLY))]
    return {tag: shared + [name for name in exports if name.startswith(prefix)] for tag, prefix in prefixes.items()}


def main():
    folder = pathlib.Path(sys.argv[2]) if sys.argv[1:2] == ["--into"] else None
    built = build()
    finish(built, (folder or ROOT / "Web/host") / "live-controls.wasm", names("exports.txt"))
    if folder:
        for tag, exports in parts().items():
            finish(link_part(exports), folder / f"{tag}.wasm", exports)


main()
