"""Makes a package of the bundles: package.json, type declarations, manifest, hashes and a README."""

import base64
import hashlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(HERE.parent / "elements"))

import manifest  # noqa: E402
import typings  # noqa: E402
from bundling import ALL, PARTS, part_names  # noqa: E402
from elements import elements  # noqa: E402

COLUMNS = ("script, gzip", "in Brotli", "stylesheet", "in Brotli")
#: The frameworks with typings for their markup.
FRAMEWORKS = ("react", "vue")


def write(folder, sizes, on_demand):
    """Adds the package files to a folder of bundles."""
    declared = elements()
    for name, text in {**typings.files(declared), "part.d.ts": "export {};\n"}.items():
        (folder / name).write_text(text)
    write_json(folder / "custom-elements.json", manifest.manifest(declared))
    write_json(folder / "package.json", description(folder, declared))
    write_json(folder / "integrity.json", integrity(folder))
    (folder / "README.md").write_text(readme(folder, declared, sizes, on_demand))


def write_json(path, value):
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def description(folder, declared):
    """Returns package.json: the content of `Web/package.json`, and the exports."""
    def module(name):
        return {"types": f"./{name}.d.ts", "default": f"./{name}.js"}

    names = ["live-controls", *(element["tag"] for element in declared)]
    exports = {".": module("live-controls")}
    for name in names:
        exports |= {f"./{name}": module(name), f"./{name}.js": module(name), f"./{name}.css": f"./{name}.css"}
    exports |= {f"./{name}": {"types": f"./{name}.d.ts"} for name in FRAMEWORKS}
    # Each file by its name, because not every bundler reads a pattern with an extension.
    for name in (*part_names(folder), *sorted(f"messages/{path.stem}" for path in (folder / "messages").glob("*.js"))):
        exports |= {f"./{name}.js": {"types": "./part.d.ts", "default": f"./{name}.js"}}
    exports |= {each: each for each in ("./custom-elements.json", "./integrity.json", "./package.json")}
    return {
        **json.loads((ROOT / "Web/package.json").read_text()),
        "main": "./live-controls.js",
        "types": "./live-controls.d.ts",
        "exports": exports,
        # Elements define themselves, parts provide themselves and styles apply on import.
        "sideEffects": ["./**/*.js", "./*.css"],
        "customElements": "./custom-elements.json",
        "peerDependencies": {name: "*" for name in FRAMEWORKS},
        "peerDependenciesMeta": {name: {"optional": True} for name in FRAMEWORKS},
    }


def integrity(folder):
    """Returns the hash of every file that a page may load, for the `integrity` attribute and for an import map."""
    loaded = sorted(path for kind in ("js", "css") for path in folder.rglob(f"*.{kind}"))
    return {str(path.relative_to(folder)): hash_of(path) for path in loaded}


def hash_of(path):
    return "sha384-" + base64.b64encode(hashlib.sha384(path.read_bytes()).digest()).decode()


def readme(folder, declared, sizes, on_demand):
    about = json.loads((folder / "package.json").read_text())
    first = declared[0]["tag"]
    script, style = (hash_of(folder / f"{first}.{kind}") for kind in ("js", "css"))
    imports = "\n".join(f"import 'live-controls/{name}.js'; // {PARTS[name.rpartition('/')[2]]['for'].replace('`', '')}" for name in part_names(folder) if not name.startswith(ALL))
    return f"""# {about["name"]}

{about["description"]}.

Load the script of each element that a page uses:

```html
<script type="module" src="/live-controls/{first}.js"
  integrity="{script}"></script>
```

Or import it with a bundler, which needs no configuration:

```js
import 'live-controls/{first}';
```

`live-controls.js` contains all elements. A script is complete: it contains its core, a WebAssembly module, and its style. A content security policy needs
only `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'`. `integrity.json` has the hashes of all files.

Link the stylesheet as well to style an element before its script has loaded, or without script:

```html
<link rel="stylesheet" href="/live-controls/{first}.css"
  integrity="{style}">
```

Some parts are loaded on demand. A script imports these modules from its own folder. In a bundle, import those that your pages need:

```js
import 'live-controls/messages/de.js'; // messages in German; English is built in
{imports}
```

| for | types |
|---|---|
| TypeScript | `HTMLElementTagNameMap`, events, and each element's class are part of the modules |
| React 19 | `import type {{}} from 'live-controls/react'` |
| Vue 3 | `import type {{}} from 'live-controls/vue'` |
| editors, catalogs | `custom-elements.json` |

## Size of what a page loads, in bytes

{table(("", *COLUMNS), sizes)}
On demand:

{table(("", "gzip", "Brotli"), on_demand)}
"""


def table(head, rows):
    lines = [head, ("---",) + ("--:",) * (len(head) - 1), *rows]
    return "".join("| " + " | ".join(f"{cell:,}" if isinstance(cell, int) else f"`{cell}`" if cell.startswith("live-") else cell for cell in line) + " |\n" for line in lines)
