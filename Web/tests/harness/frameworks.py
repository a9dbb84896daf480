"""Scripts of frameworks, out of the packages that `make` has downloaded for the tests."""

import zipfile
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[3] / ".venv/frameworks"


@cache
def react(version="18.3.1"):
    """React and its renderer for the browser, as the package dash carries them."""
    [wheel] = FOLDER.glob("dash-*.whl")
    with zipfile.ZipFile(wheel) as package:
        return [package.read(f"dash/deps/{name}@{version}.js").decode() for name in ("react", "react-dom")]


def load_react(browser):
    """Gives the page `React` and `ReactDOM`. WebDriver's scripts are not held to the page's policy."""
    for source in react():
        browser.run(source)
