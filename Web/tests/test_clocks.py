"""Suspended pages and clock jumps: nothing gets stuck, nothing is wrong, and nothing is announced twice."""

import time

import pytest
from harness import Mouse, emulate, focus, let_pass, listen, press, settle_frames, take_announcements, type_text, value, wait_until
from test_failures import wait_for

HOUR = 3600


@pytest.fixture
def page(browser, site):
    site.release_wasm()
    browser.open("failures.html")
    # Other tests must not find the button where this one left it.
    browser.after_test.callback(browser.run, "localStorage.clear()")
    wait_for(browser, "ready")
    listen(browser)
    return browser


def begin(page, transition, then=""):
    """Starts an animation and a pending announcement in each element, and immediately runs a script."""
    type_text(page, page.find("#note"), "Twelve chars")
    type_text(page, page.find("#title"), "Twelve chars and more")
    type_text(page, page.find("#card"), "4242424242424241")
    type_text(page, page.find("#password"), "short")
    page.run(
        f"""document.querySelector('live-number').transition = arguments[0];
        document.querySelector('live-number').value = '987654';
        document.querySelector('live-snap-button').moveTo('top-leading');
        {then}""",
        transition,
    )


def assert_settled(page):
    """Asserts that everything is in the same state as without a clock jump."""
    assert page.run("return document.querySelector('live-number').innerText") == "987,654"
    assert page.run("return [...document.querySelectorAll('[data-moving]')].length") == 0
    assert page.find("live-snap-button").get_dom_attribute("data-phase") == "idle"
    assert page.find("live-snap-button").get_dom_attribute("data-slot") == "top-leading"
    assert page.find("live-count-ring").get_dom_attribute("data-stage") == "warning"
    assert page.run("return document.querySelector('.live-count-ring-label').textContent") == "8"
    assert page.run("return document.querySelector('.live-limited-field-counter').textContent") == "12/12"
    assert value(page, page.find("#title")) == "Twelve chars"
    assert page.run("return document.getAnimations().filter(({ playState }) => playState === 'running').length") == 0
    # The visible position equals the reported one.
    assert page.run(
        """const { x, y } = document.querySelector('live-snap-button').place;
        const { left, top, width, height } = document.querySelector('#action').getBoundingClientRect();
        return Math.hypot(left + width / 2 - x, top + height / 2 - y)"""
    ) < 1


def wait_until_settled(page):
    wait_until(lambda: [assert_settled(page)])


def assert_said_once(page):
    """Each control makes its announcement once."""
    __tracebackhide__ = True
    said = lambda: page.run("return announced.map(({ text }) => text)")
    wait_until(lambda: "Top left" in said())
    # A second announcement would follow after one second.
    let_pass(page, 1.5)
    assert sorted(set(said())) == sorted(said())
    assert len(said()) <= 6, said()


@pytest.mark.parametrize(
    ("turns", "transition"),
    [((HOUR,), "roll"), ((-HOUR,), "count"), ((-HOUR,), "roll"), ((HOUR, -2 * HOUR, HOUR), "count")],
    ids=["forwards", "backwards", "backwards-roll", "to and fro"],
)
def test_a_clock_jump_stops_nothing(page, turns, transition):
    page.run("jump(10_000)")
    begin(page, transition)
    for turn in turns:
        settle_frames(page, 1)
        page.run("jump(arguments[0])", turn)
    wait_until_settled(page)
    focus(page, page.find("#note"))
    assert_said_once(page)
    # Interactions that begin after the jump also end: a press lifts the button, a flight arrives, and a number counts.
    page.run(
        """document.querySelector('live-snap-button').addEventListener('live-snap', () => (window.arrived = true));
        document.querySelector('live-number').addEventListener('live-settled', () => (window.counted = true));
        document.querySelector('live-snap-button').moveTo('bottom-trailing');
        document.querySelector('live-number').value = '5'"""
    )
    wait_until(lambda: page.run("return window.arrived && window.counted"))
    mouse = Mouse(page)
    mouse.press(page.find("#action"))
    wait_until(lambda: page.find("live-snap-button").get_dom_attribute("data-phase") == "lifted")
    mouse.release()
    wait_until(lambda: page.find("live-snap-button").get_dom_attribute("data-phase") == "idle")


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_a_page_hidden_for_an_hour_is_up_to_date(page, transition):
    # A page in the background keeps working.
    begin(
        page,
        transition,
        """hide();
        document.querySelector('live-number').value = '1';
        document.querySelector('live-number').value = '987654';
        document.querySelector('live-snap-button').moveTo('bottom-leading');
        document.querySelector('live-snap-button').moveTo('top-leading')""",
    )
    page.run("jump(arguments[0]); show()", HOUR)
    wait_until_settled(page)
    focus(page, page.find("#note"))
    assert_said_once(page)


@pytest.mark.engines("chromium", "firefox")
def test_held_arrow_keys_are_announced_once_per_second(page):
    page.run("document.querySelector('live-snap-button').area = 'trailing'")
    emulate(page, "reduced motion")
    focus(page, page.find("#action"))
    take_announcements(page)
    end = time.monotonic() + 2.5
    while time.monotonic() < end:
        press(page, "ArrowUp")
        press(page, "ArrowDown")
    press(page, "ArrowUp")
    wait_until(lambda: page.run("return announced.at(-1)?.text") == "Right")
    times = [each["time"] for each in take_announcements(page)]
    assert len(times) > 1 and all(after - before > 950 for before, after in zip(times, times[1:])), times
