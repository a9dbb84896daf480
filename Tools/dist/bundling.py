"""Runs esbuild for the package and for the gallery."""

import base64
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from compression import packed

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: The options for a bundle of elements.
MODULE_FLAGS = ("--bundle", "--format=esm", "--target=es2022")
WEB = ROOT / "Web"
#: An import of a part.
IMPORT = re.compile(r"\bimport\((?=\w+\()")


def esbuild(sources, *flags, cwd=ROOT, input=None):
    command = ["esbuild", *map(str, sources), "--minify", "--log-level=warning", *flags]
    subprocess.run(command, cwd=cwd, check=True, input=input, text=True)


def core_module(core):
    """Returns a module with a packed core."""
    return f'export const LIVE_CORE = "{packed(core.read_bytes())}";'


def core_flags(module, style=None, files=None):
    """Returns the options that put the core in a module, the code that unpacks it, a style, and the names of parts into a bundle."""
    texts = {"liveUnpacker": unpacker(), "liveStyle": style, "liveFiles": files}
    defined = {"isBundled": "true", "liveCore": "LIVE_CORE", **{name: json.dumps(value) for name, value in texts.items()}}
    return [f"--inject:{module}", *(f"--define:import.meta.{name}={value}" for name, value in defined.items())]


def unpacker():
    """Returns the module of Web/host/unpack.c, in base64."""
    with tempfile.TemporaryDirectory() as folder:
        made = f"{folder}/unpack"
        clang = ["clang", "-std=c11", "-Wall", "-Wextra", "-Werror", "--target=wasm32-unknown-none-wasm", "-Oz", "-ffreestanding"]
        subprocess.run([*clang, "-c", ROOT / "Web/host/unpack.c", "-o", f"{made}.o"], check=True)
        linker = ["wasm-ld", "--no-entry", "--gc-sections", "--stack-first", "--strip-all", "-z", "stack-size=4096"]
        subprocess.run([*linker, f"{made}.o", "-o", f"{made}.wasm"], check=True)
        if shutil.which("wasm-opt"):
            subprocess.run(["wasm-opt", "-Oz", "--converge", f"{made}.wasm", "-o", f"{made}.wasm"], check=True)
        return base64.b64encode(pathlib.Path(f"{made}.wasm").read_bytes()).decode().rstrip("=")


def parts(cores=None):
    """Returns the modules that provide the parts which a page loads on demand, by name. Their imports are relative to Web.

    The rules of units and of telephone numbers need a core that contains them, from a folder of cores, unless the script's own does.
    """
    def text(path):
        return f'"{packed(path.read_bytes())}"'

    messages = sorted((WEB / "localization/messages").glob("*.js"))
    files = {"live_unit_tables": "word-tables.bin", "live_twitter_tables": "twitter-tables.bin", "live_phone_rules": "phone-rules.bin"}

    def core(name, *tables, code=", rules"):
        """Returns the core that contains a part, the tables for it by the exports that install them, and its code."""
        core = f"core: {text(cores / f'{name}.wasm')}, " if cores else ""
        entries = ", ".join(f"{each}: {text(WEB / 'host' / files[each]) if each in files else 'new Uint8Array()'}" for each in tables)
        return f"{{ {core}tables: {{ {entries} }}{code} }}"

    values = {
        **{f"messages/{path.stem}": "value" for path in messages},
        "units": core("units", "live_unit_tables"),
        "twitter": core("twitter", "live_unit_tables", "live_twitter_tables"),
        "phone": core("phone", "live_phone_rules"),
        "amount": core("amount", "live_amount_rules"),
        "pattern": core("pattern", "live_pattern_rules", code=""),
        "date": core("date", "live_date_rules"),
        "limited-field-extras": "value",
        "code-entry": "value",
        "breach-check": "value",
        "snap-button-menus": "value",
        "password-dictionary": text(WEB / "host/password-dictionary.bin"),
    }
    rules = "import * as rules from './core/limit-rules.js';"
    imports = {
        **{f"messages/{path.stem}": f"import value from './localization/messages/{path.name}';" for path in messages},
        "units": rules,
        "twitter": rules,
        "amount": "import * as rules from './sectioned-field/amount.js';",
        "phone": "import * as rules from './sectioned-field/phone.js';",
        "date": "import * as rules from './sectioned-field/dates.js';",
        "limited-field-extras": "import { LimitedExtras as value } from './limited-field/extras.js';",
        "code-entry": "import { CodeEntry as value } from './sectioned-field/code-entry.js';",
        "breach-check": "import { isBreached as value } from './password-setup/breach-check.js';",
        "snap-button-menus": "import { ActionMenu as value } from './snap-button/action-menu.js';",
    }
    return {name: f"import {{ provide }} from './host/parts.js';{imports.get(name, '')}provide('{name}', {value});" for name, value in values.items()}


def keep_imports(script):
    """Keeps other bundlers from resolving the imports of parts in a script. esbuild removes the comments in the sources that do."""
    text, count = IMPORT.subn("import(/* webpackIgnore: true */ /* @vite-ignore */ ", script.read_text())
    assert count == 1, f"{script} imports parts in {count} places"
    script.write_text(text)
