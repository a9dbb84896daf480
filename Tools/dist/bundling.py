"""Runs esbuild for the package and for the gallery."""

import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from compression import continued, packed

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: The options for a bundle of elements.
MODULE_FLAGS = ("--bundle", "--format=esm", "--target=es2022")
WEB = ROOT / "Web"
#: The parts that a page loads on demand, apart from messages.
PARTS = json.loads((WEB / "host/parts.json").read_text())
#: The script with all elements.
ALL = "live-controls"
#: An import of a part.
IMPORT = re.compile(r"\bimport\((?=[\w$]+\()")


def esbuild(sources, *flags, cwd=ROOT, input=None):
    command = ["esbuild", *map(str, sources), "--minify", "--log-level=warning", *flags]
    subprocess.run(command, cwd=cwd, check=True, input=input, text=True)


def core_module(core):
    """Returns a module with a packed core."""
    return f'export const LIVE_CORE = "{packed(core.read_bytes())}";'


def core_flags(module, style=None, files=None, folder=""):
    """Returns the options that put the core in a module, the code that unpacks it, a style, and the names of parts into a bundle."""
    texts = {"liveUnpacker": unpacker(), "liveStyle": style, "liveFiles": files, "liveParts": folder}
    defined = {"isBundled": "true", "liveCore": "LIVE_CORE", **{name: json.dumps(value) for name, value in texts.items()}}
    return [f"--inject:{module}", *(f"--define:import.meta.{name}={value}" for name, value in defined.items())]


def unpacker():
    """Returns the module of Web/host/unpack.c, in hexadecimal digits, which gzip compresses better than base64."""
    with tempfile.TemporaryDirectory() as folder:
        made = f"{folder}/unpack"
        clang = ["clang", "-std=c11", "-Wall", "-Wextra", "-Werror", "--target=wasm32-unknown-none-wasm", "-Oz", "-ffreestanding"]
        subprocess.run([*clang, "-c", ROOT / "Web/host/unpack.c", "-o", f"{made}.o"], check=True)
        linker = ["wasm-ld", "--no-entry", "--gc-sections", "--stack-first", "--strip-all", "-z", "stack-size=16"]
        subprocess.run([*linker, f"{made}.o", "-o", f"{made}.wasm"], check=True)
        if shutil.which("wasm-opt"):
            subprocess.run(["wasm-opt", "--flatten", "--rereloop", "-Oz", "-Oz", "--converge", f"{made}.wasm", "-o", f"{made}.wasm"], check=True)
        return pathlib.Path(f"{made}.wasm").read_bytes().hex()


def parts(cores=None):
    """Returns the modules that provide the parts which a page loads on demand, by name. Their imports are relative to Web.

    Some need a core that contains them, from a folder of cores, unless the script's own does. Such a part continues the core of a script,
    in whose folder it is.
    """
    def text(path):
        return f'"{packed(path.read_bytes())}"'

    def core(script, name):
        return continued((cores / script / f"{name}.wasm").read_bytes(), (cores / f"{script}.wasm").read_bytes())

    def value(part, core=None):
        if "data" in part:
            return text(WEB / "host" / part["data"])
        if "tables" not in part:
            return f"rules.{part['exports']}"
        tables = (f"{install}: {text(WEB / 'host' / file) if file else 'new Uint8Array()'}" for install, file in part["tables"].items())
        fields = [*([f'core: "{core}"'] if core else []), f"tables: {{ {', '.join(tables)} }}", *(["rules"] if "module" in part else [])]
        return f"{{ {', '.join(fields)} }}"

    messages = {f"messages/{path.stem}": {"module": f"localization/messages/{path.name}", "exports": "default"} for path in (WEB / "localization/messages").glob("*.js")}
    modules = {}
    for name, part in {**messages, **PARTS}.items():
        imported = f"import * as rules from './{part['module']}';" if "module" in part else ""
        if cores and "tables" in part:
            values = {f"{script}/{name}": value(part, core(script, name)) for script in (*part["elements"], ALL)}
        else:
            values = {name: value(part)}
        for path, provided in values.items():
            modules[path] = f"import {{ provide }} from './host/parts.js';{imported}provide('{path}', {provided});"
    return modules


def part_names(folder):
    """Returns the names of the modules in a package that provide parts, apart from messages."""
    return [name for part in PARTS for name in sorted(f"{path.relative_to(folder).with_suffix('')}" for path in folder.rglob(f"{part}.js"))]


def keep_imports(script):
    """Keeps other bundlers from resolving the imports of parts in a script. esbuild removes the comments in the sources that do."""
    text, count = IMPORT.subn("import(/* webpackIgnore: true */ /* @vite-ignore */ ", script.read_text())
    assert count == 1, f"{script} imports parts in {count} places"
    script.write_text(text)
