"""Links the core, or a part of it, which its exports determine."""

import json
import pathlib
import re
import shlex
import shutil
import subprocess

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
SCRATCH = ROOT / ".build-wasm"
TRIPLE = "wasm32-unknown-none-wasm"
OPTIMIZED = SCRATCH / "optimized.wasm"
OPTIMIZER_FLAGS = "-Oz --converge --low-memory-unused --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int"
#: Additional options for a core of one kind of element: 1 to 2% smaller, in twice the time.
THOROUGH_FLAGS = "--flatten --rereloop -Oz"
IMPORTED = re.compile(r"\bfrom '(\.[^']+)'")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
# Incremental code generation puts a hash of 16 bytes for each source file into the module, which cannot be compressed.
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


def optimize():
    """Optimizes the objects together, those of parts after all others.

    What a script's core and that of a part have in common is then at the same places, and the part's continuation is a third shorter.
    """
    objects = shlex.split((SCRATCH / TRIPLE / "release/LiveWeb.product/Objects.LinkFileList").read_text())
    paths = [ROOT / "Sources" / source for part in parts().values() for source in part.get("sources", [])]
    files = [file for path in paths for file in (path.glob("*.swift") if path.is_dir() else [path])]
    last = {str(SCRATCH / TRIPLE / f"release/{file.relative_to(ROOT / 'Sources').parts[0]}.build/{file.name}.bc") for file in files}
    missing = last.difference(objects)
    assert not missing, f"There are no objects {missing}"
    ordered = sorted(objects, key=lambda file: file in last)
    subprocess.run(["wasm-ld", *ordered, *linker_flags(names("exports.txt")), "-L", str(SCRATCH), "--save-temps", "-o", str(OPTIMIZED)], check=True)


def link_part(exports, part):
    """Links the optimized objects again, for only some of the exports."""
    subprocess.run(["wasm-ld", f"{OPTIMIZED}.lto.o", *linker_flags(exports), "-L", str(SCRATCH), "-o", str(part)], check=True)
    return part


def parts():
    """Returns the parts with a core, by name."""
    return {name: part for name, part in json.loads((ROOT / "Web/host/parts.json").read_text()).items() if "tables" in part}


def cores():
    """Returns the exports of each core: that of an element, that of all, and in folders of their names, those that contain a part as well.

    The exports with the prefix of a part's tables belong to it alone. A part for the page with all elements contains those that need it.
    """
    web = ROOT / "Web"
    scripts = {path.stem: path.with_suffix(".js") for path in web.glob("*/live-*.css")}
    exports = names("exports.txt")

    def starting(prefix):
        return {name for name in exports if name.startswith(prefix)}

    own = {tag: starting(f"{tag.replace('-', '_')}_") for tag in scripts}
    loaded = {name: set().union(*(starting(install.rpartition("_")[0]) for install in part["tables"])) for name, part in parts().items()}
    shared = set(exports).difference(*own.values(), *loaded.values())
    found = {tag: own[tag] | shared & called_by(script) for tag, script in scripts.items()}
    found["live-controls"] = set().union(*found.values())
    for name, part in parts().items():
        called = shared & called_by(web / part["module"]) if "module" in part else set()
        for tag in part["elements"]:
            found[f"{tag}/{name}"] = loaded[name].union(called, found[tag])
        found[f"live-controls/{name}"] = loaded[name].union(called, *(found[tag] for tag in part["elements"]))
    return {name: sorted(needed) for name, needed in found.items()}


def called_by(script):
    """Returns the names of exports in a script and in all its imports."""
    scripts, found = [script.resolve()], set()
    for script in scripts:
        text = COMMENT.sub("", script.read_text())
        found.update(re.findall(r"\blive_\w+", text))
        scripts += {(script.parent / name).resolve() for name in IMPORTED.findall(text)}.difference(scripts)
    return found

