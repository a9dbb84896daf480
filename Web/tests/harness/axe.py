"""Accessibility rules, checked by axe-core."""

import importlib.util
from functools import cache
from pathlib import Path

#: WCAG 2.2 up to AA, and axe's best practices, less those about a whole page: the test pages are fragments.
_OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {name: {"enabled": False} for name in ("landmark-one-main", "page-has-heading-one", "region")},
    "resultTypes": ["violations"],
    # It would write imported stylesheets into the page, which its policy forbids.
    "preload": False,
}


@cache
def _source():
    # Found without importing the package, which would load all of Playwright.
    package = importlib.util.find_spec("axe_playwright_python")
    return Path(package.origin).with_name("axe.min.js").read_text()


def assert_accessible(browser, selector="body", saying=""):
    """Fails with every rule that something inside `selector` breaks, each after what `saying` says."""
    if browser.run("return typeof window.axe") == "undefined":
        # WebDriver's scripts are not held to the page's policy, so axe needs no place in it.
        browser.run(_source() + "\nwindow.axe = axe;")
    violations = browser.run_async("return (await axe.run(arguments[0], arguments[1])).violations", selector, _OPTIONS)
    assert not violations, "\n".join(
        f"{saying}{rule['id']}: {rule['help']}\n" + "\n".join(f"    {node['html']}\n    {node['failureSummary']}" for node in rule["nodes"])
        for rule in violations
    )
