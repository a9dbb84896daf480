"""The page for the tests of `<live-number>`, and their shared queries."""

import pytest
from harness import settle, wait_until, wait_until_ready

#: In a script: returns the visible text, the text for assistive technology, and whether anything moves.
SHOWN = """
    const number = document.querySelector('live-number');
    const moving = number.dataset.moving ?? null;
    const seen = (moving ? number.shadowRoot.querySelector('[part=moving]') : number).textContent;
    return { seen, read: number.textContent, moving };
"""

#: In a script: `clock.stop()` stops the page's clock, so that no number comes to rest however slow the page is.
#: `clock.advance(milliseconds)` advances the clock and rolling numbers, and `clock.go()` restarts it.
CLOCK = """
    const clock = {
      stop() {
        clock.time = clock.start = performance.now();
        performance.now = () => clock.time;
      },
      advance(milliseconds) {
        clock.time += milliseconds;
        for (const animation of document.querySelector('live-number').shadowRoot.getAnimations()) {
          animation.pause();
          animation.currentTime = clock.time - clock.start;
        }
      },
      go: () => delete performance.now,
    };
"""


def shown(browser):
    return browser.run(SHOWN)


def rests_at(browser, text):
    return shown(browser) == {"seen": text, "read": text, "moving": None}


def wait_for(browser, text):
    __tracebackhide__ = True
    wait_until(lambda: rests_at(browser, text), saying=f"the number did not come to rest at {text}")


def assign(browser, **properties):
    """Sets properties of the number, and returns the text shown immediately afterward."""
    return browser.run(f"Object.assign(document.querySelector('live-number'), arguments[0]);{SHOWN}", properties)


def settled(browser):
    """The values of the number's `live-settled` events."""
    settle(browser.driver)
    return browser.run("return settled")


@pytest.fixture
def number(browser):
    browser.open("number.html")
    browser.site.release_wasm()
    wait_until_ready(browser, "live-number")
    return browser.find("live-number")
