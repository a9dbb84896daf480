"""The page for the tests of `<live-snap-button>`, and their shared queries."""

import pytest
from harness import Mouse, settle, wait_until, wait_until_ready

#: The allowed positions of the button's center in snap-button-area.html.
LEFT, RIGHT, TOP, BOTTOM = 52, 338, 52, 548
BUTTON = "document.querySelector('live-snap-button')"


def attribute(browser, name):
    return browser.find("live-snap-button").get_dom_attribute(name)


def set_attribute(browser, name, text):
    browser.run(f"{BUTTON}.setAttribute(arguments[0], arguments[1])", name, text)


def phase(browser):
    return attribute(browser, "data-phase")


def center(browser):
    """The visible center of the button, relative to the upper-left corner of its area, in whole pixels."""
    x, y = browser.run(
        "const area = document.querySelector('#area'), { x, y } = area ? area.getBoundingClientRect() : { x: -1, y: -1 };"
        "const button = document.querySelector('#action').getBoundingClientRect();"
        "return [button.x + button.width / 2 - x - 1, button.y + button.height / 2 - y - 1]"
    )
    return round(x), round(y)


def wait_for_center(browser, x, y):
    def is_there():
        found = center(browser)
        assert found == (x, y), f"the button is at {found}, not {(x, y)}"
        return True

    wait_until(is_there)


def wait_for_rest(browser, slot=None):
    wait_until(lambda: phase(browser) == "idle", saying="the button did not come to rest")
    if slot:
        assert attribute(browser, "data-slot") == slot


def ready(browser, page):
    browser.open(page)
    wait_until_ready(browser, "live-snap-button")
    browser.run(
        """window.heard = { clicks: 0, snaps: [], announced: [] };
        document.querySelector('#action').addEventListener('click', () => heard.clicks++);
        document.addEventListener('live-snap', (event) => heard.snaps.push(event.detail));
        new MutationObserver(() => {
          const text = document.querySelector('[data-live-announcer]')?.textContent;
          if (text && heard.announced.at(-1) !== text) heard.announced.push(text);
        }).observe(document.body, { childList: true, subtree: true });"""
    )
    return browser.find("#action")


@pytest.fixture
def action(browser):
    """The button in an area of 390 by 600 pixels, resting at the lower right."""
    button = ready(browser, "snap-button-area.html")
    wait_for_center(browser, RIGHT, BOTTOM)
    return button


@pytest.fixture
def mouse(browser, action):
    return Mouse(browser)


def heard(browser):
    settle(browser.driver)
    return browser.run("return heard")
