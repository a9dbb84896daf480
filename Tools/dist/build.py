"""Bundles the elements into dist/ and prints what a page with each of them loads.

    make dist

Needs esbuild. An element's bundle shares the host's code with the others. Beside them are the whole core, and a smaller one for
each element alone: a page with one kind of element loads no more. Exits with 1 when a page with the counting ring would load
more than its budget.
"""

import gzip
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[2]
WEB = ROOT / "Web"
DIST = ROOT / "dist"
# The files that an element fetches to count as Twitter does, or to show the strength of a password.
TABLES = {"unit twitter": "twitter-tables.bin", "strength of passwords": "password-dictionary.bin"}
# The budget of a page with the ring alone, in bytes of gzip.
RING_BUDGET = 26 * 1024


def esbuild(sources, *flags):
    command = ["esbuild", *map(str, sources), "--minify", "--log-level=warning", *flags]
    subprocess.run(command, cwd=ROOT, check=True)


def bundle():
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    metafile = DIST / "meta.json"
    esbuild(
        sorted((WEB / "elements").glob("*.js")),
        "--bundle", "--splitting", "--format=esm", "--target=es2022", "--chunk-names=shared-[hash]",
        f"--outdir={DIST}", f"--metafile={metafile}", "--define:import.meta.liveParts=true",
    )
    esbuild(sorted((WEB / "styles").glob("live-*.css")), "--bundle", f"--outdir={DIST}")
    for style in DIST.glob("*.css"):
        style.write_text(with_own_tokens(style.read_text(), style.stem))
    esbuild(sorted((WEB / "words/messages").glob("*.js")), f"--outdir={DIST / 'messages'}")
    subprocess.run([sys.executable, ROOT / "Tools/wasm/build.py", "--into", DIST], check=True, stdout=subprocess.DEVNULL)
    for name in (*TABLES.values(), "password-dictionary.NOTICE"):
        shutil.copyfile(WEB / "host" / name, DIST / name)
    shutil.copyfile(ROOT / "LICENSE", DIST / "LICENSE")
    shutil.copytree(ROOT / "LICENSES", DIST / "LICENSES")
    outputs = json.loads(metafile.read_text())["outputs"]
    metafile.unlink()
    return {pathlib.Path(path).name: [pathlib.Path(each["path"]).name for each in output["imports"] if each["kind"] == "import-statement"]
            for path, output in outputs.items()}


def with_own_tokens(style, tag):
    """An element's stylesheet with those properties of tokens.css alone that it uses, and for it alone."""
    style = re.sub(r":where\(live-[^)]*\)", f":where({tag})", style)
    return re.sub(r"(--_[\w-]+):[^;{}]*;?", lambda declared: declared[0] if f"var({declared[1]}" in style else "", style)


def gzipped(name):
    return len(gzip.compress((DIST / name).read_bytes(), 9, mtime=0))


def loaded_with(script, imports):
    """The scripts that a page loads together with a script, itself first."""
    names = [script]
    for name in names:
        names += [each for each in imports.get(name, []) if each not in names]
    return names


def print_table(rows):
    for name, *sizes in rows:
        print(f"{name:24}" + "".join(f"{size:>12,}" if isinstance(size, int) else f"{size:>12}" for size in sizes))


def main():
    imports = bundle()
    elements = sorted(path.stem for path in (WEB / "elements").glob("live-*.js"))
    rows, everything = [], set()
    for element in elements:
        scripts = loaded_with(f"{element}.js", imports)
        everything.update(scripts)
        sizes = [sum(map(gzipped, scripts)), gzipped(f"{element}.css"), gzipped(f"{element}.wasm")]
        rows.append((element, *sizes, sum(sizes)))
    styles = sum(gzipped(f"{element}.css") for element in elements)
    sizes = [sum(map(gzipped, everything)), styles, gzipped("live-controls.wasm")]
    rows.append(("all", *sizes, sum(sizes)))
    print("What a page loads, in bytes of gzip:\n")
    print_table([("", "JavaScript", "CSS", "core", "together"), *rows])
    languages = sorted(path.name for path in (DIST / "messages").glob("*.js"))
    largest = max(gzipped(f"messages/{name}") for name in languages)
    print("\nOn demand:\n")
    print_table([(f"a language of {len(languages)}", largest), *((what, gzipped(name)) for what, name in TABLES.items())])
    ring = {name: total for name, *_, total in rows}["live-count-ring"]
    if ring > RING_BUDGET:
        sys.exit(f"A page with the ring loads {ring:,} bytes; its budget is {RING_BUDGET:,}")


main()
