"""Scripts of frameworks, out of the packages that `make` has downloaded for the tests."""

import zipfile
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[3] / ".venv/frameworks"


@cache
def script(name):
    """A script such as `react@18.3.1.js`, as the package dash carries it; None where there is none."""
    [wheel] = FOLDER.glob("dash-*.whl")
    with zipfile.ZipFile(wheel) as package:
        member = f"dash/deps/{name}"
        return package.read(member) if member in package.namelist() else None
