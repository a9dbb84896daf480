"""Seeded delays, and the harness's waits after input."""

from itertools import combinations

import pytest
from harness import press, type_text
from harness.delays import Delays

pytestmark = pytest.mark.each_engine


@pytest.fixture
def text(browser, site):
    site.delays = Delays(1, "a test")
    browser.after_test.callback(site.delays.slow_down(browser.driver))
    browser.open("plain.html")
    return browser.find("textarea")


#: In a script: returns the order in which timers fire that were set together.
FIRED = """
const fired = async (delays) => {
  const order = [];
  const fires = (delay, number) => new Promise((resolve) => setTimeout(() => resolve(order.push(number)), delay));
  await Promise.all(delays.map(fires));
  return order;
};
"""


def test_timers_keep_the_order_that_the_platform_guarantees(browser, text):
    delays = [0, 30, 20] * 20
    fired = browser.run_async(f"{FIRED} return await fired(arguments[0])", delays)
    place = {number: index for index, number in enumerate(fired)}
    assert all(place[one] < place[other] for one, other in combinations(range(len(delays)), 2) if delays[one] <= delays[other])


def test_a_timer_may_fire_after_a_longer_earlier_one(browser, text):
    orders = browser.run_async(f"{FIRED} const orders = []; while (orders.length < 30) orders.push(await fired([30, 20])); return orders")
    assert [0, 1] in orders and [1, 0] in orders


def test_frames_are_late_and_call_back_in_order(browser, text):
    frames = browser.run_async(
        """const frames = [];
        let missed = 0, done = false;
        document.body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60_000 });
        for (let turn = 0; turn < 40; turn++) {
          const before = document.timeline.currentTime;
          await new Promise((resolve) => {
            requestAnimationFrame(() => frames.push(1));
            const cancelled = requestAnimationFrame(() => frames.push(2));
            requestAnimationFrame(() => resolve(frames.push(3)));
            cancelAnimationFrame(cancelled);
          });
          if (document.timeline.currentTime - before > 30) missed++;
        }
        return [frames, missed];"""
    )
    assert frames[0] == [1, 3] * 40
    assert frames[1] >= 4


def test_effects_of_input_in_later_tasks_are_visible_to_the_test(browser, text):
    browser.run(
        """window.late = 0;
        arguments[0].addEventListener('input', () => setTimeout(() => queueMicrotask(() => setTimeout(() => window.late++))));""",
        text,
    )
    for count in range(1, 21):
        type_text(browser, text, "a")
        assert browser.run("return window.late") == count
    press(browser, "Backspace", times=3)
    assert browser.run("return window.late") == 23
