"""Bundles the elements into a package, dist/, and prints the size of what a page with each of them loads.

    make dist
    build.py --into DIR   writes it to another folder, which is emptied first

Needs esbuild. The bundles of the elements share common code. The package also contains a core for each element and one for all.
In addition, there is a stylesheet for each element and one for all,
TypeScript declarations, a manifest of custom elements, and the hashes of all files for `integrity`. The same sources produce the same
bytes. Exits with 1 if a page would load more than its budget.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
from collections import Counter
from string import ascii_lowercase

import package
from bundling import MODULE_FLAGS, ROOT, esbuild
from compression import brotli, gzipped

WEB = ROOT / "Web"
DIST = pathlib.Path(sys.argv[2]).resolve() if sys.argv[1:2] == ["--into"] else ROOT / "dist"
#: The stylesheets of the elements, each beside the module of the same name.
STYLES = sorted(WEB.glob("*/live-*.css"), key=lambda path: path.stem)
ELEMENTS = [path.stem for path in STYLES]
# The files that an element fetches to count as Twitter does, or to show the strength of a password.
TABLES = {"unit twitter": "twitter-tables.bin", "strength of passwords": "password-dictionary.bin"}
# Modules that are copied into each element. As shared scripts they would be larger, and they keep no state for the page.
COPIED = {f"Web/{name}.js" for name in ("core/motion", "core/svg", "core/units", "field/field-adornment")}


#: The maximum size that a page may load with each element alone, and with all: KB of gzip and of Brotli.
BUDGETS = {
    "live-count-ring": (28.25, 25.15),  # goal: 24 of gzip
    "live-limited-field": (34.45, 30.5),
    "live-number": (34.4, 30.15),
    "live-password-setup": (67, 57.8),
    "live-sectioned-field": (50.4, 44.8),  # goal: 40 of gzip
    "live-snap-button": (32.3, 28.7),  # goal: 28 of gzip
    "all": (158.7, 135.2),
}


def bundle():
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    subprocess.run([sys.executable, ROOT / "Tools/wasm/build.py", "--into", DIST], check=True, stdout=subprocess.DEVNULL)
    imports = bundle_scripts()
    esbuild(STYLES, "--bundle", "--entry-names=[name]", f"--outdir={DIST}")
    for style in DIST.glob("*.css"):
        style.write_text(tightened(with_own_tokens(style.read_text(), style.stem)))
    whole = "".join(f"@import url('./{path.relative_to(WEB)}');" for path in STYLES)
    esbuild([], "--bundle", "--loader=css", f"--outfile={DIST / 'live-controls.css'}", cwd=WEB, input=whole)
    (DIST / "live-controls.css").write_text(tightened((DIST / "live-controls.css").read_text()))
    (DIST / "live-controls.js").write_text("".join(f"export * from './{element}.js';\n" for element in ELEMENTS))
    shorten_private_properties()
    esbuild(sorted((WEB / "localization/messages").glob("*.js")), f"--outdir={DIST / 'messages'}")
    for name in (*TABLES.values(), "password-dictionary.NOTICE"):
        shutil.copyfile(WEB / "host" / name, DIST / name)
    shutil.copyfile(ROOT / "LICENSE", DIST / "LICENSE")
    shutil.copytree(ROOT / "LICENSES", DIST / "LICENSES")
    return imports


def bundle_scripts():
    """Bundles the elements' scripts, and returns the names of the scripts that each imports."""
    metafile, split = DIST / "meta.json", DIST / "split"
    flags = *MODULE_FLAGS, f"--metafile={metafile}"
    esbuild(
        [path.with_suffix(".js") for path in STYLES],
        *flags, "--splitting", "--entry-names=[name]", "--chunk-names=shared-[hash]", f"--outdir={split}",
        f"--define:import.meta.liveCores={json.dumps(ELEMENTS)}", "--define:import.meta.liveFiles=undefined",
    )
    outputs = json.loads(metafile.read_text())["outputs"]
    kept = sorted(name_of(path) for path, output in outputs.items() if not COPIED.issuperset(output["inputs"]))
    esbuild([split / name for name in kept], *flags, f"--outdir={DIST}", *(f"--external:./{name}" for name in kept))
    outputs = json.loads(metafile.read_text())["outputs"]
    metafile.unlink()
    shutil.rmtree(split)
    return {name_of(path): [name_of(each["path"]) for each in output["imports"] if each["kind"] == "import-statement"] for path, output in outputs.items()}


def name_of(path):
    return pathlib.Path(path).name


def shorten_private_properties():
    """Shortens the names of the custom properties that only the elements use, in all styles and scripts alike."""
    texts = {path: path.read_text() for path in sorted([*DIST.glob("*.css"), *DIST.glob("*.js")])}
    counts = Counter(name for path, text in texts.items() if path.suffix == ".css" for name in re.findall(r"--_[\w-]+", text))
    letters = (first + second for first in ("", *ascii_lowercase) for second in ascii_lowercase)
    short = {name: f"--_{letter}" for name, letter in zip(sorted(counts, key=lambda name: (-counts[name], name)), letters)}
    for path, text in texts.items():
        path.write_text(re.sub(r"--_[\w-]+", lambda found: short.get(found[0], found[0]), text))


def with_own_tokens(style, tag):
    """Returns an element's stylesheet with only those properties of tokens.css that it uses, applied only to this element."""
    style = re.sub(r":where\(live-[^)]*\)", f":where({tag})", style)
    return re.sub(r"(--_[\w-]+):[^;{}]*;?", lambda declared: declared[0] if f"var({declared[1]}" in style else "", style)


def tightened(style):
    """Returns a stylesheet in one layer, without what esbuild leaves: spaces in the values of custom properties, quotes inside `:is()`."""
    style = re.sub(r'="([a-z-]+)"\]', r"=\1]", style).replace("}\n@layer live-controls{", "").replace("}@layer live-controls{", "")
    parts = re.split(r'("[^"]*")', style)
    return "".join(part if part.startswith('"') else re.sub(r" ?([,/]) ?|(?<=[\d)]) (\*) (?=[\dv(])|(--_[\w-]+:) |(@media) (?=\()", r"\1\2\3\4", part) for part in parts)


def loaded_with(script, imports):
    """Returns the scripts that a page loads together with a script, itself first."""
    names = [script]
    for name in names:
        names += [each for each in dict.fromkeys(imports.get(name, [])) if each not in names]
    return names


def all_loads(imports):
    """Returns the names of the files that a page loads with each element, and with all: scripts, style and core."""
    loads = {element: loaded_with(f"{element}.js", imports) for element in ELEMENTS}
    loads["live-controls"] = list(dict.fromkeys(["live-controls.js", *(name for scripts in loads.values() for name in scripts)]))
    return {name: (scripts, f"{name}.css", f"{name}.wasm") for name, scripts in loads.items()}


def sizes(loads, gzip, brotli):
    """Returns the sizes of what a page loads: bytes of gzip by kind, and the total in gzip and in Brotli."""
    for name, (scripts, *rest) in loads.items():
        parts = [sum(gzip[script] for script in scripts), *(gzip[each] for each in rest)]
        yield "all" if name == "live-controls" else name, *parts, sum(parts), sum(brotli[each] for each in (*scripts, *rest))


def sizes_on_demand(gzip, brotli):
    languages = [f"messages/{path.name}" for path in (DIST / "messages").glob("*.js")]
    largest = max(languages, key=gzip.get)
    for what, name in {f"a language of {len(languages)}": largest, **TABLES}.items():
        yield what, gzip[name], brotli[name]


def print_table(rows):
    for name, *sizes in rows:
        print(f"{name:24}" + "".join(f"{size:>12,}" if isinstance(size, int) else f"{size:>12}" for size in sizes))


def main():
    loads = all_loads(bundle())
    files = {str(path.relative_to(DIST)): path for kind in ("js", "css", "wasm", "bin") for path in DIST.rglob(f"*.{kind}")}
    # Only the cores in the tables, because Brotli's best quality is slow.
    cores = {core for _, _, core in loads.values()}
    told = {name: path for name, path in files.items() if path.suffix != ".wasm" or name in cores}
    forms = brotli(told.values())
    sums = ({name: len(gzipped(path)) for name, path in files.items()}, {name: len(forms[path]) for name, path in told.items()})
    rows, on_demand = list(sizes(loads, *sums)), list(sizes_on_demand(*sums))
    package.write(DIST, loads, rows, on_demand)
    print("The size of what a page loads, in bytes of gzip, and the total in Brotli:\n")
    print_table([("", *package.COLUMNS), *rows])
    print("\nOn demand:\n")
    print_table(on_demand)
    for name, *_, gzip, brotli_size in rows:
        for kind, size, budget in zip(("gzip", "Brotli"), (gzip, brotli_size), BUDGETS[name]):
            if size > budget * 1024:
                sys.exit(f"A page with {name} loads {size:,} bytes of {kind}; its budget is {budget} KB")


main()
