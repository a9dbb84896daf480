"""Extracts the scripts and style sheets of frameworks from the packages that contain them.

    unpack.py PACKAGES INTO   from a folder of wheels into a folder
"""

import pathlib
import sys
import zipfile

#: The files, by the names that pages load: the package, and the path in it.
FILES = {
    **{f"{name}-{major}.js": ("dash", f"dash/deps/{name}@{version}.js")
       for major, version in ((16, "16.14.0"), (18, "18.3.1")) for name in ("react", "react-dom")},
    "vue-3.js": ("nicegui", "nicegui/static/vue.esm-browser.js"),
    "htmx-2.js": ("django_htmx", "django_htmx/static/django_htmx/htmx-2.js"),
    "bootstrap-5.css": ("bootstrap_flask", "flask_bootstrap/static/bootstrap5/css/bootstrap.min.css"),
    "bulma-1.css": ("django_bulma", "bulma/static/bulma/css/style.min.css"),
    "foundation-6.css": ("django_zurb_foundation_6", "foundation/static/foundation/css/foundation.min.css"),
    "milligram-1.css": ("Flask_Milligram", "flask_milligram/static/css/milligram.min.css"),
    "normalize-8.css": ("Flask_Milligram", "flask_milligram/static/css/normalize.min.css"),
    "pico-1.css": ("lona_picocss", "lona_picocss/static/lona-picocss/dist/pico/css/pico.min.css"),
    "quasar-2.css": ("nicegui", "nicegui/static/quasar.unimportant.prod.css"),
    # The first with its reset outside of layers, the second with its reset in one.
    "tailwind-3.css": ("django_unfold", "unfold/static/unfold/css/styles.css"),
    "tailwind-4.css": ("adminita", "adminita/static/adminita/adminita-tailwind.css"),
}


def main():
    packages, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (package, member) in FILES.items():
        [wheel] = packages.glob(f"{package}-*.whl")
        with zipfile.ZipFile(wheel) as archive:
            (folder / name).write_bytes(archive.read(member))


main()
