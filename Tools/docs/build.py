#!/usr/bin/env python3
"""Writes the reference, the articles and the tutorial of all modules as one site of static pages.

The compiler writes the modules' declarations as symbol graphs. Those of the Apple views are compiled against the declarations in
Verification/AppleInterfaces, so this works on any system. Warnings, including unresolved links, are errors.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = ROOT / ".build-docs"
GRAPHS = SCRATCH / "graphs"
PAGES = SCRATCH / "pages"

sys.path.insert(0, str(ROOT / "Verification"))
import typecheck  # noqa: E402

typecheck.OUT = SCRATCH / "modules"

# Each after the modules that it may link to.
MODULES = [module for module in typecheck.CORE + typecheck.ADAPTERS if (ROOT / f"Sources/{module}/{module}.docc").is_dir()]
# The platform for the views. The documentation excludes members from Apple's protocols.
PLATFORM = "iOS"
OPTIONS = ["-Xfrontend", "-emit-extension-block-symbols", "-Xfrontend", "-symbol-graph-skip-synthesized-members"]


def symbol_graphs():
    """Writes the symbol graphs of all modules, each to a folder of `GRAPHS`."""
    shutil.rmtree(typecheck.OUT, ignore_errors=True)
    core = typecheck.compile_core()
    [platform] = [each for each in typecheck.platforms() if each.name == PLATFORM]
    _, adapters = typecheck.compile_adapters(platform, *OPTIONS)
    shutil.rmtree(GRAPHS, ignore_errors=True)
    for module in MODULES:
        (GRAPHS / module).mkdir(parents=True)
        for source in (core, adapters):
            for path in [*source.glob(f"{module}.symbols.json"), *source.glob(f"{module}@*.symbols.json")]:
                graph = json.loads(path.read_text())
                if source == adapters:
                    graph["module"]["platform"] = {"operatingSystem": {"name": PLATFORM.lower()}}
                (GRAPHS / module / path.name).write_text(json.dumps(graph))


def catalog(module):
    return ROOT / f"Sources/{module}/{module}.docc"


def convert(catalog, graphs, archive, base_path="/", dependencies=()):
    """Converts a DocC catalog and the symbol graphs of its module to an archive. Raises SystemExit with the errors."""
    command = ["docc", "convert", catalog, "--additional-symbol-graph-dir", graphs, "--output-dir", archive,
               "--warnings-as-errors", "--enable-experimental-external-link-support", "--hosting-base-path", base_path]
    for dependency in dependencies:
        command += ["--dependency", dependency]
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=ROOT)
    if result.returncode != 0:
        raise SystemExit(f"{result.stdout}{result.stderr}")


def main(base_path):
    symbol_graphs()
    archives = []
    for module in MODULES:
        archive = SCRATCH / f"{module}.doccarchive"
        shutil.rmtree(archive, ignore_errors=True)
        convert(catalog(module), GRAPHS / module, archive, base_path, archives)
        archives.append(archive)
    shutil.rmtree(PAGES, ignore_errors=True)
    command = ["docc", "merge", *map(str, reversed(archives)), "--synthesized-landing-page-name", "LiveControls",
               "--output-path", str(PAGES)]
    subprocess.run(command, check=True)
    (PAGES / "index.html").write_text('<!doctype html><meta charset="utf-8"><title>LiveControls</title>'
                                      '<meta http-equiv="refresh" content="0; url=documentation/">\n')
    print(f"{PAGES.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--base-path", default="/", help="the path of the site, such as /live-controls")
    main(arguments.parse_args().base_path)
