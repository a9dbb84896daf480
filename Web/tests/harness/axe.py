"""Checks accessibility rules with axe-core."""

import importlib.util
from functools import cache
from pathlib import Path

#: WCAG 2.2 up to AA and axe's best practices, except those for whole pages, because the test pages are fragments.
_OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {name: {"enabled": False} for name in ("landmark-one-main", "page-has-heading-one", "region")},
    "resultTypes": ["violations"],
    # axe would write imported stylesheets into the page, which its policy forbids.
    "preload": False,
}


@cache
def _source():
    # Located without importing the package, which would load all of Playwright.
    package = importlib.util.find_spec("axe_playwright_python")
    return Path(package.origin).with_name("axe.min.js").read_text()


def assert_accessible(browser, selector="body", saying=""):
    """Reports every rule that content inside `selector` breaks, with `saying` as a prefix."""
    if browser.run("return typeof window.axe") == "undefined":
        # The page's policy doesn't apply to WebDriver scripts, so it needs no exception for axe.
        browser.run(_source() + "\nwindow.axe = axe;")
    violations = browser.run_async("return (await axe.run(arguments[0], arguments[1])).violations", selector, _OPTIONS)
    assert not violations, "\n".join(
        f"{saying}{rule['id']}: {rule['help']}\n" + "\n".join(f"    {node['html']}\n    {node['failureSummary']}" for node in rule["nodes"])
        for rule in violations
    )
