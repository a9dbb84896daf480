"""Bundles the elements into a package, dist/, and prints the size of what a page with each of them loads.

    make dist
    build.py --into DIR   writes it to another folder, which is emptied first

Needs esbuild. Each element's script is complete: it contains its code, its core, its style and the English messages. The same goes for the script of
all elements. The styles are also files, for pages that link them. Messages in other languages and the parts that Web/host/parts.json lists are modules that a
page loads on demand. In addition, there are TypeScript declarations, a manifest of custom elements, and the hashes of all files for `integrity`. The same
sources produce the same bytes. Exits with 1 if a page would load more than its budget.
"""

import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import package
from bundling import ALL, MODULE_FLAGS, ROOT, core_flags, core_module, esbuild, keep_imports, part_names, parts
from compression import brotli, gzipped

WEB = ROOT / "Web"
DIST = pathlib.Path(sys.argv[2]).resolve() if sys.argv[1:2] == ["--into"] else ROOT / "dist"
#: The stylesheets of the elements, each beside the module of the same name.
STYLES = sorted(WEB.glob("*/live-*.css"), key=lambda path: path.stem)
ELEMENTS = [path.stem for path in STYLES]
#: The keys of the messages by the elements that show them.
GROUPS, AMOUNTS = map(json.loads((ROOT / "Tools/localization/messages/en.json").read_text()).get, ("messages", "amounts"))


#: The maximum size that a page may load with each element alone, and with all: KB of gzip and of Brotli.
BUDGETS = {
    "live-count-ring": (23.4, 22.1),
    "live-limited-field": (31.0, 29.2),
    "live-number": (26.1, 24.9),
    "live-password-setup": (57.8, 55.5),
    "live-sectioned-field": (49.2, 46.7),  # goal: 42 of gzip
    "live-snap-button": (28.0, 26.6),
    "all": (131.3, 124.9),
}


def bundle():
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        cores = pathlib.Path(folder)
        bundle_styles()
        subprocess.run([sys.executable, ROOT / "Tools/wasm/build.py", "--into", cores], check=True, stdout=subprocess.DEVNULL)
        sources = cores / "Web"
        shutil.copytree(WEB, sources, ignore=shutil.ignore_patterns("tests", "messages"))
        for path in STYLES:
            keep_messages(sources, path.parent.name)
            bundle_script(path.stem, [path], cores, sources)
        bundle_script(ALL, STYLES, cores, WEB)
        for name, text in parts(cores).items():
            esbuild([], *MODULE_FLAGS, f"--outfile={DIST / name}.js", cwd=WEB, input=text)
    shorten_private_properties()
    shutil.copyfile(WEB / "host/password-dictionary.NOTICE", DIST / "password-dictionary.NOTICE")
    shutil.copyfile(ROOT / "LICENSE", DIST / "LICENSE")
    shutil.copytree(ROOT / "LICENSES", DIST / "LICENSES")


def bundle_styles():
    esbuild(STYLES, "--bundle", "--entry-names=[name]", f"--outdir={DIST}")
    for style in DIST.glob("*.css"):
        style.write_text(with_own_tokens(style.read_text(), style.stem))
    whole = "".join(f"@import url('./{path.relative_to(WEB)}');" for path in STYLES)
    esbuild([], "--bundle", "--loader=css", f"--outfile={DIST / ALL}.css", cwd=WEB, input=whole)


def keep_messages(sources, group):
    """Removes the messages that the element of a script never shows from a copy of the sources.

    It shows those of its group, and those of other groups to which its model in the core refers. Without a `unit`, it counts at most characters.
    """
    model = ROOT / "Sources/LiveControls" / group.title().replace("-", "")
    referred = {key for path in model.glob("*.swift") for key in re.findall(r"ControlMessage\(\.(\w+)", path.read_text())}
    kept = {*GROUPS.get(group, ()), *referred}
    messages = {key: text for keys in GROUPS.values() for key, text in keys.items()}
    others = [key for key in messages if key not in kept]
    has_units = "  unit: namedAttribute(" in (WEB / group / f"live-{group}.js").read_text()
    names = "|".join([*others, *(unit for unit in AMOUNTS if unit != "characters" and not has_units)])
    english, wire = ((WEB / "localization" / name).read_text() for name in ("english.js", "wire.js"))
    english = re.sub(rf"^    (?:{names}): .*\n", "", english, flags=re.M)
    if not any("{amount}" in messages.get(key, "") for key in kept):
        english = re.sub(r"^    characters: .*", "    characters: { other: '' },", english, flags=re.M)
    (sources / "localization/english.js").write_text(english)
    (sources / "localization/wire.js").write_text(re.sub(rf"'(?:{'|'.join(others)})'", "''", wire))


def bundle_script(name, styles, cores, sources):
    """Bundles the script of one or more elements with their core and style. It exports the classes that the page has, even if another script defined them."""
    lines = ["import { registered } from './core/live-element.js';"]
    for path in styles:
        module, names = f"./{path.with_suffix('.js').relative_to(WEB)}", re.findall(r"^export class (\w+)", path.with_suffix(".js").read_text(), re.M)
        lines.append(f"export * from '{module}';")
        for each in names:
            lines += [f"import {{ {each} as Own{each} }} from '{module}';", f"export const {each} = registered('{path.stem}', Own{each});"]
    module = cores / f"{name}.js"
    module.write_text(core_module(cores / f"{name}.wasm"))
    flags = core_flags(module, (DIST / f"{name}.css").read_text().strip(), folder=f"{name}/")
    esbuild([], *MODULE_FLAGS, *flags, f"--outfile={DIST / name}.js", cwd=sources, input="\n".join(lines))
    keep_imports(DIST / f"{name}.js")


def shorten_private_properties():
    """Shortens the names of the custom properties that only the elements use, in all styles and scripts alike.

    A short name depends only on the name, so that scripts and styles of different versions agree.
    """
    texts = {path: path.read_text() for path in sorted(DIST.rglob("*")) if path.suffix in (".css", ".js")}
    names = {name for path, text in texts.items() if path.suffix == ".css" for name in re.findall(r"--_[\w-]+", text)}
    short = {name: f"--_{hashlib.sha256(name.encode()).hexdigest()[:3]}" for name in names}
    if len({*short.values()}) < len(short):
        sys.exit("Two private custom properties have the same short name. Rename one of them")
    for path, text in texts.items():
        path.write_text(re.sub(r"--_[\w-]+", lambda found: short.get(found[0], found[0]), text))


def with_own_tokens(style, tag):
    """Returns an element's stylesheet with only those properties of tokens.css that it uses, applied only to this element."""
    style = re.sub(r":where\(live-[^)]*\)", f":where({tag})", style)
    return re.sub(r"(--_[\w-]+):[^;{}]*;?", lambda declared: declared[0] if f"var({declared[1]}" in style else "", style)


def sizes(gzip, brotli):
    """Returns the sizes of what a page loads: bytes of gzip and of Brotli of the script, and of the style that it may link as well."""
    for name in (*ELEMENTS, ALL):
        yield "all" if name == ALL else name, gzip[f"{name}.js"], brotli[f"{name}.js"], gzip[f"{name}.css"], brotli[f"{name}.css"]


def sizes_on_demand(gzip, brotli):
    languages = [f"messages/{path.stem}" for path in (DIST / "messages").glob("*.js")]
    largest = max(languages, key=lambda name: gzip[f"{name}.js"])
    for name in (largest, *part_names(DIST)):
        yield name, gzip[f"{name}.js"], brotli[f"{name}.js"]


def print_table(rows):
    for name, *sizes in rows:
        print(f"{name:24}" + "".join(f"{size:>12,}" if isinstance(size, int) else f"{size:>12}" for size in sizes))


def main():
    bundle()
    files = {str(path.relative_to(DIST)): path for kind in ("js", "css") for path in DIST.rglob(f"*.{kind}")}
    forms = brotli(files.values())
    sums = ({name: len(gzipped(path)) for name, path in files.items()}, {name: len(forms[path]) for name, path in files.items()})
    rows, on_demand = list(sizes(*sums)), list(sizes_on_demand(*sums))
    package.write(DIST, rows, on_demand)
    print("The size of what a page loads:\n")
    print_table([("", *package.COLUMNS), *rows])
    print("\nOn demand:\n")
    print_table(on_demand)
    for name, *sizes_of_script in rows:
        for kind, size, budget in zip(("gzip", "Brotli"), sizes_of_script, BUDGETS[name]):
            if size > budget * 1024:
                sys.exit(f"A page with {name} loads {size:,} bytes of {kind}; its budget is {budget} KB")


main()
