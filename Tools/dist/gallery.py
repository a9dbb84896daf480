"""Bundles the files of the gallery's pages into Examples/Gallery/Bundle: a script and a style for each page, and the files they fetch.

    make gallery-bundle
    gallery.py --where-possible   without the tools, removes an older bundle instead; the gallery then serves its sources

`pages.json` next to the templates lists the files that each page loads; the bundle's own `pages.json` lists the bundles. A name contains
the file's hash, so that a browser can cache it permanently, and each file has variants in Brotli and gzip. Elements and the gallery's own
scripts are bundled together, because both use one core: the whole one, which all pages share.
"""

import hashlib
import json
import pathlib
import shutil
import sys
import tempfile

from bundling import MODULE_FLAGS, ROOT, esbuild
from compression import brotli, gzipped

WEB = ROOT / "Web"
GALLERY = ROOT / "Examples/Gallery"
PAGES = GALLERY / "Sources/GalleryServer/Templates/pages.json"
BUNDLE = GALLERY / "Bundle"
#: The address of the bundle on the gallery's server, and the folders for the addresses of its sources.
ADDRESS = "/bundle/"
FOLDERS = {"/live-controls/": WEB, "/assets/": GALLERY / "Assets", "/examples/": ROOT / "Examples/Web"}
CORE = "live-controls.wasm"
TOOLS = ("esbuild", "node")


def file_of(address):
    folder = next(each for each in FOLDERS if address.startswith(each))
    return FOLDERS[folder] / address.removeprefix(folder)


class Bundle:
    """A folder of files whose names contain their hashes."""

    def __init__(self, folder):
        self.folder = folder
        #: The files that scripts fetch: their names in the scripts, and their names with hashes.
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

    def bundle(self, name, source, *flags):
        made = self.folder / "made"
        esbuild([], "--bundle", f"--tsconfig={self.project}", f"--outfile={made}", *flags, input=source)
        return self.add(name, made)

    def styles(self, page, addresses):
        source = "".join(f"@import url('{address}');\n" for address in addresses)
        return ADDRESS + self.bundle(f"{page}.css", source, "--loader=css")

    def scripts(self, page, addresses):
        source = "".join(f"import '{address}';\n" for address in addresses)
        files = f"--define:import.meta.liveFiles={json.dumps(self.fetched)}"
        return ADDRESS + self.bundle(f"{page}.js", source, *MODULE_FLAGS, files)

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
    # Fetched files come first, because the scripts contain their names.
    for path in (WEB / "host" / CORE, *sorted((WEB / "host").glob("*.bin"))):
        bundle.fetched[path.name] = bundle.copy(path.name, path)
    for path in sorted((WEB / "localization/messages").glob("*.js")):
        name = f"messages/{path.name}"
        bundle.fetched[name] = bundle.bundle(name, path.read_text(), "--format=esm")
    made = {"icon": ADDRESS + bundle.copy("icon.svg", file_of(pages["icon"])), "core": ADDRESS + bundle.fetched[CORE], "pages": {}}
    for page, loads in pages["pages"].items():
        made["pages"][page] = {
            kind: [make(page, loads[kind])] for kind, make in (("styles", bundle.styles), ("scripts", bundle.scripts)) if kind in loads
        }
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
