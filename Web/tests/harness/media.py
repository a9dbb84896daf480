"""Emulates user preferences of the system until the end of a test: dark mode, reduced motion, more contrast, forced colors, and
printing.

WebKitGTK reads these preferences from the desktop at its start, so the tests that need them are skipped there.
"""

from functools import partial

import pytest

from .firefox import privileged
from .waiting import settle_frames, wait_until

#: The CSS media feature, its value in Chromium's protocol, and the Firefox preferences that make it match.
_FEATURES = {
    "dark": ("prefers-color-scheme", "dark", {"layout.css.prefers-color-scheme.content-override": 0}),
    "reduced motion": ("prefers-reduced-motion", "reduce", {"ui.prefersReducedMotion": 1}),
    "more contrast": ("prefers-contrast", "more", {"ui.useAccessibilityTheme": 1, "browser.display.document_color_use": 1}),
    "forced colors": ("forced-colors", "active", {"browser.display.document_color_use": 2}),
}


def emulate(browser, *choices):
    """Turns on any of `"dark"`, `"reduced motion"`, `"more contrast"`, `"forced colors"` and, alone, `"paper"` until the test
    ends."""
    if choices == ("paper",):
        return _emulate_paper(browser)
    features = [_FEATURES[choice] for choice in choices]
    if browser.engine == "chromium":
        browser.devtools("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value, _ in features])
        browser.after_test.callback(browser.devtools, "Emulation.setEmulatedMedia", features=[])
    elif browser.engine == "firefox":
        preferences = {name: value for *_, values in features for name, value in values.items()}
        privileged(browser, "for (const [name, value] of Object.entries(arguments[0])) Services.prefs.setIntPref(name, value)", preferences)
        browser.after_test.callback(privileged, browser, "for (const name of arguments[0]) Services.prefs.clearUserPref(name)", [*preferences])
    else:
        pytest.skip(f"{browser.engine} can't change {', '.join(choices)} at run time")
    for name, value, _ in features:
        # A preference takes a moment to reach Firefox's page process.
        matches = partial(browser.run, "return matchMedia(arguments[0]).matches", f"({name}: {value})")
        wait_until(matches, saying=f"{name} is not {value}")
    # Listeners receive the change in the next frame, later than a query returns it.
    settle_frames(browser)


def _emulate_paper(browser):
    """Lays out the page for printing."""
    if browser.engine != "chromium":
        pytest.skip("only Chromium's protocol emulates print")
    browser.devtools("Emulation.setEmulatedMedia", media="print")
    browser.after_test.callback(browser.devtools, "Emulation.setEmulatedMedia", media="")
    settle_frames(browser)
