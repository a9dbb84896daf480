"""The page of the tests of `<live-number>`, and what they ask of it."""

import pytest
from harness import settle, wait_until, wait_until_ready

#: In a script: what is to be seen, what assistive technology reads, and whether anything moves.
SHOWN = """
    const number = document.querySelector('live-number');
    const moving = number.dataset.moving ?? null;
    const seen = (moving ? number.shadowRoot.querySelector('[part=moving]') : number).textContent;
    return { seen, read: number.textContent, moving };
"""

#: In a script: `clock.stop()` holds the page's clock, so that no number comes to rest however long the page takes, `clock.advance(milliseconds)` takes it and
#: what rolls on, and `clock.go()` lets it go.
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
    wait_until(lambda: rests_at(browser, text), saying=f"the number does not come to rest at {text}")


def assign(browser, **properties):
    """Sets properties of the number, and gives what is shown right afterwards."""
    return browser.run(f"Object.assign(document.querySelector('live-number'), arguments[0]);{SHOWN}", properties)


def settled(browser):
    """The values at which the number has come to rest, as it has reported them."""
    settle(browser.driver)
    return browser.run("return settled")


@pytest.fixture
def number(browser):
    browser.open("number.html")
    browser.site.release_wasm()
    wait_until_ready(browser, "live-number")
    return browser.find("live-number")
