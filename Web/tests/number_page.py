"""The page of the tests of `<live-number>`, and what they ask of it."""

import pytest
from harness import wait_until, wait_until_ready

#: In a script: what is to be seen, what assistive technology reads, and whether anything moves.
SHOWN = """
    const number = document.querySelector('live-number');
    const moving = number.dataset.moving ?? null;
    const seen = (moving ? number.shadowRoot.querySelector('[part=moving]') : number).textContent;
    return { seen, read: number.textContent, moving };
"""


def shown(browser):
    return browser.run(SHOWN)


def rests_at(browser, text):
    return shown(browser) == {"seen": text, "read": text, "moving": None}


def wait_for(browser, text):
    __tracebackhide__ = True
    wait_until(lambda: rests_at(browser, text), saying=f"the number does not come to rest at {text}")


def assign(browser, **properties):
    browser.run("Object.assign(document.querySelector('live-number'), arguments[0])", properties)


@pytest.fixture
def number(browser):
    browser.open("number.html")
    browser.site.release_wasm()
    wait_until_ready(browser, "live-number")
    return browser.find("live-number")
