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
from elements import elements  # noqa: E402

COLUMNS = ("JavaScript", "CSS", "core", "together", "in Brotli")
#: The frameworks with typings for their markup.
FRAMEWORKS = ("react", "vue")


def write(folder, loads, sizes, on_demand):
    """Adds the package files to a folder of bundles.

    `loads` has the scripts, the style and the core of a page with each element.
    """
    declared = elements()
    for name, text in typings.files(declared).items():
        (folder / name).write_text(text)
    write_json(folder / "custom-elements.json", manifest.manifest(declared))
    write_json(folder / "package.json", description(declared))
    write_json(folder / "integrity.json", integrity(folder))
    write_json(folder / "preload.json", {name: [*scripts[1:], core] for name, (scripts, _, core) in loads.items()})
    (folder / "README.md").write_text(readme(folder, declared, sizes, on_demand))


def write_json(path, value):
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def description(declared):
    """Returns package.json: the content of `Web/package.json`, and the exports."""
    def module(name):
        return {"types": f"./{name}.d.ts", "default": f"./{name}.js"}

    names = ["live-controls", *(element["tag"] for element in declared)]
    exports = {".": module("live-controls")}
    for name in names:
        exports |= {f"./{name}": module(name), f"./{name}.js": module(name), f"./{name}.css": f"./{name}.css"}
    exports |= {f"./{name}": {"types": f"./{name}.d.ts"} for name in FRAMEWORKS}
    exports |= {each: each for each in ("./*.wasm", "./*.bin", "./messages/*.js", "./custom-elements.json", "./integrity.json", "./preload.json", "./package.json")}
    return {
        **json.loads((ROOT / "Web/package.json").read_text()),
        "main": "./live-controls.js",
        "types": "./live-controls.d.ts",
        "exports": exports,
        # Elements define themselves and styles apply on import. Other files, such as messages, have no side effects.
        "sideEffects": ["./live-*.js", "./shared-*.js", "./*.css"],
        "customElements": "./custom-elements.json",
        "peerDependencies": {name: "*" for name in FRAMEWORKS},
        "peerDependenciesMeta": {name: {"optional": True} for name in FRAMEWORKS},
    }


def integrity(folder):
    """Returns the hash of every file that a page may load, for the `integrity` attribute and for an import map."""
    loaded = sorted(path for kind in ("js", "css", "wasm", "bin") for path in folder.rglob(f"*.{kind}"))
    return {str(path.relative_to(folder)): hash_of(path) for path in loaded}


def hash_of(path):
    return "sha384-" + base64.b64encode(hashlib.sha384(path.read_bytes()).digest()).decode()


def preloads(folder, name):
    """Returns the preload lines for files that a browser would otherwise discover one after the other."""
    for file in json.loads((folder / "preload.json").read_text())[name]:
        kind = 'preload" as="fetch" type="application/wasm" crossorigin' if file.endswith(".wasm") else 'modulepreload"'
        yield f'<link rel="{kind} href="/live-controls/{file}">'


def readme(folder, declared, sizes, on_demand):
    lines = "\n".join(preloads(folder, declared[0]["tag"]))
    about = json.loads((folder / "package.json").read_text())
    first = declared[0]["tag"]
    script, style = (hash_of(folder / f"{first}.{kind}") for kind in ("js", "css"))
    return f"""# {about["name"]}

{about["description"]}.

Serve this folder, with the media type `application/wasm` for `.wasm` files. Load the elements that a page uses:

```html
<link rel="stylesheet" href="/live-controls/{first}.css"
  integrity="{style}">
<script type="module" src="/live-controls/{first}.js"
  integrity="{script}"></script>
```

`integrity.json` has the hashes of all files. A content security policy needs only `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'`.

An element's script imports shared scripts, and fetches its core after the page is parsed. On a slow connection, these are three requests
one after the other. With these lines before the script, they run in parallel:

```html
{lines}
```

These lines are for a page with only this kind of element. `preload.json` has the files for each element, and under `live-controls` those for
a page with several. WebKit does not use a preloaded core and loads it twice. Omit the last line for WebKit.

With a bundler:

```js
import 'live-controls/{first}';
import 'live-controls/{first}.css';
```

`live-controls` and `live-controls/live-controls.css` contain all elements. The cores (`*.wasm`), the tables (`*.bin`) and `messages` are
fetched from the folder of the script: copy them to the folder of the bundle.

| for | types |
|---|---|
| TypeScript | `HTMLElementTagNameMap`, events, and each element's class are part of the modules |
| React 19 | `import type {{}} from 'live-controls/react'` |
| Vue 3 | `import type {{}} from 'live-controls/vue'` |
| editors, catalogs | `custom-elements.json` |

## Size of what a page loads, in bytes of gzip, and the total in Brotli

{table(("", *COLUMNS), sizes)}
On demand:

{table(("", "gzip", "Brotli"), on_demand)}
"""


def table(head, rows):
    lines = [head, ("---",) + ("--:",) * (len(head) - 1), *rows]
    return "".join("| " + " | ".join(f"{cell:,}" if isinstance(cell, int) else f"`{cell}`" if cell.startswith("live-") else cell for cell in line) + " |\n" for line in lines)
