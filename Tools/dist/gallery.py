"""Bundles the files of the gallery's pages into Examples/Gallery/Bundle: a script and a style for each page, and the core.

    make gallery-bundle
    gallery.py --where-possible   without the tools, removes an older bundle instead; the gallery then serves its sources

`pages.json` next to the templates lists the files that each page loads; the bundle's own `pages.json` lists the bundles. A name contains
the file's hash, so that a browser can cache it permanently, and each file has variants in Brotli and gzip. Elements and the gallery's own
scripts are bundled together, because both use one core: the whole one, a script that all pages share.
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
PAGES = GALLERY / "Sources/GalleryServer/Templates/pages.json"
BUNDLE = GALLERY / "Bundle"
#: The address of the bundle on the gallery's server, and the folders for the addresses of its sources.
ADDRESS = "/bundle/"
FOLDERS = {"/live-controls/": WEB, "/assets/": GALLERY / "Assets", "/examples/": ROOT / "Examples/Web"}
CORE = WEB / "host/live-controls.wasm"
TOOLS = ("esbuild", "node")


def file_of(address):
    folder = next(each for each in FOLDERS if address.startswith(each))
    return FOLDERS[folder] / address.removeprefix(folder)


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

    def copy(self, name, path):
        return self.add(name, shutil.copyfile(path, self.folder / "copied"))

    def bundle(self, name, source, *flags, cwd=ROOT):
        made = self.folder / "made"
        esbuild([], "--bundle", f"--tsconfig={self.project}", f"--outfile={made}", *flags, cwd=cwd, input=source)
        return self.add(name, made)

    def styles(self, page, addresses):
        source = "".join(f"@import url('{address}');\n" for address in addresses)
        return ADDRESS + self.bundle(f"{page}.css", source, "--loader=css")

    def scripts(self, page, addresses, core):
        """Bundles a page's scripts, apart from the core's, which all pages share."""
        imported = self.folder / "core.js"
        imported.write_text(f"export {{ LIVE_CORE }} from '{core}';")
        source = "".join(f"import '{address}';\n" for address in addresses)
        made = self.bundle(f"{page}.js", source, *MODULE_FLAGS, f"--external:{core}", *core_flags(imported, files=self.fetched))
        imported.unlink()
        return [core, ADDRESS + made]

    def finish(self, pages):
        self.project.unlink()
        files = sorted(self.folder.iterdir())
        for path, compressed in brotli(files).items():
            for suffix, form in ((".br", compressed), (".gz", gzipped(path))):
                if len(form) < path.stat().st_size:
                    path.with_name(path.name + suffix).write_bytes(form)
        (self.folder / "pages.json").write_text(json.dumps(pages, indent=2) + "\n")


def write(folder):
    bundle, pages = Bundle(folder), json.loads(PAGES.read_text())
    # The parts come first, because the scripts contain their names.
    for name, text in parts().items():
        bundle.fetched[f"{name}.js"] = bundle.bundle(f"{name}.js", text, *MODULE_FLAGS, cwd=WEB)
    core = ADDRESS + bundle.bundle("core.js", core_module(CORE), *MODULE_FLAGS)
    made = {"icon": ADDRESS + bundle.copy("icon.svg", file_of(pages["icon"])), "pages": {}}
    for page, loads in pages["pages"].items():
        made["pages"][page] = {"styles": [bundle.styles(page, loads["styles"])]}
        if "scripts" in loads:
            made["pages"][page]["scripts"] = bundle.scripts(page, loads["scripts"], core)
    bundle.finish(made)


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
