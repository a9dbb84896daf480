"""Bundles the files of the gallery's pages into Examples/Gallery/Bundle: a style, a script, and the core.

    make gallery-bundle
    gallery.py --where-possible   without the tools, removes an older bundle instead; the gallery then serves its sources

`page.json` lists the files that each page loads. A name contains the file's hash, so that a browser can cache it permanently, and each
file has variants in Brotli and gzip.
"""

import hashlib
import json
import pathlib
import shutil
import sys
import tempfile

from bundling import MODULE_FLAGS, ROOT, core_flags, core_module, esbuild, parts
from compression import brotli, gzipped

WEB = ROOT / "Web"
GALLERY = ROOT / "Examples/Gallery"
BUNDLE = GALLERY / "Bundle"
#: The address of the bundle on the gallery's server, and the folders for the addresses of its sources.
ADDRESS = "/bundle/"
ASSETS = GALLERY / "Assets"
FOLDERS = {"/live-controls/": WEB, "/assets/": ASSETS, "/examples/": ROOT / "Examples/Web"}
CORE = WEB / "host/live-controls.wasm"
TOOLS = ("esbuild", "node")


class Bundle:
    """A folder of files whose names contain their hashes."""

    def __init__(self, folder):
        self.folder = folder
        #: The parts: their names in the scripts, and their names with hashes.
        self.fetched = {}
        # esbuild treats the addresses of imports as paths, except those that a TypeScript project maps.
        self.project = folder / "tsconfig.json"
        paths = {f"{address}*": [f"{path}/*"] for address, path in FOLDERS.items()}
        self.project.write_text(json.dumps({"compilerOptions": {"baseUrl": str(ROOT), "paths": paths}}))

    def add(self, name, path):
        """Moves a file into the bundle and returns its new name."""
        plain = pathlib.Path(name.replace("/", "-"))
        hashed = f"{plain.stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}{plain.suffix}"
        path.rename(self.folder / hashed)
        return hashed

    def bundle(self, name, source, *flags, cwd=ROOT):
        """Bundles a file, or the text of a module."""
        made = self.folder / "made"
        sources, text = ([source], None) if isinstance(source, pathlib.Path) else ([], source)
        esbuild(sources, "--bundle", f"--tsconfig={self.project}", f"--outfile={made}", *flags, cwd=cwd, input=text)
        return self.add(name, made)

    def script(self, core):
        """Bundles the script, apart from the core, which changes rarely."""
        imported = self.folder / "core.js"
        imported.write_text(f"export {{ LIVE_CORE }} from '{core}';")
        flags = core_flags(imported, files=self.fetched)
        made = self.bundle("gallery.js", ASSETS / "gallery.js", *MODULE_FLAGS, f"--external:{core}", *flags)
        imported.unlink()
        return ADDRESS + made

    def finish(self, page):
        self.project.unlink()
        files = sorted(self.folder.iterdir())
        for path, compressed in brotli(files).items():
            for suffix, form in ((".br", compressed), (".gz", gzipped(path))):
                if len(form) < path.stat().st_size:
                    path.with_name(path.name + suffix).write_bytes(form)
        (self.folder / "page.json").write_text(json.dumps(page, indent=2) + "\n")


def write(folder):
    bundle = Bundle(folder)
    # The parts come first, because the script contains their names.
    for name, text in parts().items():
        bundle.fetched[f"{name}.js"] = bundle.bundle(f"{name}.js", text, *MODULE_FLAGS, cwd=WEB)
    core = ADDRESS + bundle.bundle("core.js", core_module(CORE), *MODULE_FLAGS)
    icon = bundle.add("icon.svg", shutil.copyfile(ASSETS / "icon.svg", folder / "copied"))
    style = bundle.bundle("gallery.css", ASSETS / "gallery.css")
    bundle.finish({"icon": ADDRESS + icon, "style": ADDRESS + style, "scripts": [core, bundle.script(core)]})


def main():
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing and "--where-possible" in sys.argv:
        shutil.rmtree(BUNDLE, ignore_errors=True)
        return print(f"Without {' and '.join(missing)} there is no bundle. The gallery serves its sources")
    with tempfile.TemporaryDirectory(dir=GALLERY, prefix=".build-bundle-") as folder:
        folder = pathlib.Path(folder) / "Bundle"
        folder.mkdir()
        write(folder)
        shutil.rmtree(BUNDLE, ignore_errors=True)
        folder.rename(BUNDLE)
    for path in sorted(BUNDLE.glob("*-*[!rz]")):
        smallest = min(each.stat().st_size for each in BUNDLE.glob(f"{path.name}*"))
        print(f"{path.name:40}{path.stat().st_size:>12,}{smallest:>12,}")


main()
