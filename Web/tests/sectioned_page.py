"""The page for the tests of `<live-sectioned-field>`, and their shared queries."""

import pytest
from harness import caret, focus, settle, value, wait_until, wait_until_ready

VISA = "4242424242424242"
TAG = "live-sectioned-field"


def raw(browser):
    return browser.run(f"return document.querySelector('{TAG}').value")


def data(browser, name):
    return browser.run(f"return document.querySelector('{TAG}').dataset[arguments[0]] ?? null", name)


def set_attributes(browser, **attributes):
    for name, text in attributes.items():
        browser.run(f"document.querySelector('{TAG}').setAttribute(arguments[0], arguments[1])", name.replace("_", "-"), text)


@pytest.fixture
def field(browser):
    """The input of a ready card field. `happened` records the events."""
    browser.open("sectioned-field.html")
    wait_until_ready(browser, TAG)
    browser.run(
        """window.happened = [];
        for (const type of ['live-complete', 'live-validity']) {
          addEventListener(type, (event) => happened.push([type, event.detail.validity ?? event.detail.value]));
        }"""
    )
    return browser.find("#card")


def active(browser):
    """The indexes of the sections marked as active."""
    return browser.run(f"return [...document.querySelectorAll('.{TAG}-line')].flatMap((e, i) => e.hasAttribute('data-active') ? [i] : [])")


def happened(browser, kind=None):
    settle(browser.driver)
    return [detail for type, detail in browser.run("return happened") if kind in (None, type)]


def leave(browser):
    focus(browser, browser.find("#note"))
    settle(browser.driver)


def shows(browser, field, text, at=None):
    __tracebackhide__ = True

    def is_shown():
        found = value(browser, field)
        assert found == text, f"the field shows {found!r}, not {text!r}"
        return True

    wait_until(is_shown)
    if at is not None:
        assert caret(browser, field) == at


@pytest.fixture
def code(browser, field):
    set_attributes(browser, preset="code")
    return field
