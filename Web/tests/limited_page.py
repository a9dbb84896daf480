"""The page for the tests of `<live-limited-field>`, and their shared queries."""

import pytest
from harness import select_range, settle, type_text, wait_until_ready

FAMILY = "👨‍👩‍👧‍👦"


def counter(browser, element="#limited"):
    """The counter's text and its stage, as `("5/10", "within")`."""
    return tuple(
        browser.run(
            "const element = document.querySelector(arguments[0]);"
            "return [element.querySelector('.live-limited-field-counter').textContent, element.dataset.stage ?? null]",
            element,
        )
    )


def set_attribute(browser, name, text, element="#limited"):
    browser.run("document.querySelector(arguments[0]).setAttribute(arguments[1], arguments[2])", element, name, text)


@pytest.fixture
def text(browser):
    """The page's text area with a limit of 10, once it's ready. `window.limits` collects the details of `live-limit`."""
    browser.open("limited-field.html")
    wait_until_ready(browser, "live-limited-field")
    browser.run("window.limits = []; document.addEventListener('live-limit', ({ detail }) => window.limits.push(detail))")
    return browser.find("#text")


@pytest.fixture
def truncating(browser, text):
    for element in ("#limited", "#limited-line"):
        set_attribute(browser, "overflow", "truncate", element)
    return text


def limits(browser):
    """The `(kept, dropped)` of each rejected or trimmed edit since the last call."""
    settle(browser.driver)
    return [(detail["kept"], detail["dropped"]) for detail in browser.run("return window.limits.splice(0)")]


def begin(browser, field, content, start=None, end=None):
    """Types a text that fits and sets the caret or selection."""
    type_text(browser, field, content)
    assert limits(browser) == []
    select_range(browser, field, len(content) if start is None else start, end)
