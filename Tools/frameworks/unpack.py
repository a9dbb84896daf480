"""Extracts the scripts of frameworks from the packages that contain them.

    unpack.py PACKAGES INTO   from a folder of wheels into a folder
"""

import pathlib
import sys
import zipfile

#: The scripts, by the names that pages load: the package, and the path in it.
SCRIPTS = {
    **{f"{name}-{major}.js": ("dash", f"dash/deps/{name}@{version}.js")
       for major, version in ((16, "16.14.0"), (18, "18.3.1")) for name in ("react", "react-dom")},
    "vue-3.js": ("nicegui", "nicegui/static/vue.esm-browser.js"),
    "htmx-2.js": ("django_htmx", "django_htmx/static/django_htmx/htmx-2.js"),
}


def main():
    packages, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (package, member) in SCRIPTS.items():
        [wheel] = packages.glob(f"{package}-*.whl")
        with zipfile.ZipFile(wheel) as archive:
            (folder / name).write_bytes(archive.read(member))


main()
