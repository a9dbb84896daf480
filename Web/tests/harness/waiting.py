"""Waits for changes that happen by themselves."""

import time

from selenium.common.exceptions import JavascriptException, NoSuchElementException, StaleElementReferenceException

_NOT_YET = (AssertionError, JavascriptException, NoSuchElementException, StaleElementReferenceException)


#: Seconds. A condition that holds costs nothing more; one that a busy machine is late with must not fail a test.
PATIENCE = 20.0
#: Seconds between questions, which take time from what is waited for: the first ones, the last ones.
PAUSES = (0.02, 0.1)


def wait_until(condition, timeout=PATIENCE, saying=None):
    """Calls `condition` until its result is true, and returns that result.

    A condition may also assert: its last failure is what the test then reports.
    """
    deadline = time.monotonic() + timeout
    pause, longest = PAUSES
    while True:
        failure = None
        try:
            if answer := condition():
                return answer
        except _NOT_YET as error:
            failure = error
        if time.monotonic() > deadline:
            raise AssertionError(saying or failure or f"not within {timeout} s") from failure
        time.sleep(pause)
        pause = min(1.5 * pause, longest)


def wait_until_ready(browser, selector):
    """Waits until each element that a selector finds, of those of LiveControls, has its core."""
    ready = "return [...document.querySelectorAll(arguments[0])].every((e) => !e.localName.startsWith('live-') || e.dataset.state === 'ready')"
    wait_until(lambda: browser.run(ready, selector), saying=f"not all of {selector} are ready")


#: In a script: `frames(count)` waits for so many animation frames.
_FRAMES = "const frames = async (count) => { for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame); };"


def end_animations(browser):
    """Takes what moves or fades to its end at once, so that places and colours can be measured."""
    browser.run_async(
        f"""{_FRAMES}
        await frames(3);
        for (const animation of document.getAnimations()) if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
        await frames(3);"""
    )


def settle_animations(browser):
    """Waits until nothing moves or fades any more, so that colours can be measured."""
    settle_frames(browser)
    wait_until(lambda: browser.run("return document.getAnimations().every(({ playState }) => playState !== 'running')"))


def settle_frames(browser, count=2):
    """Waits for `count` animation frames, so that what was scheduled for the next one has been drawn."""
    browser.run_async(f"{_FRAMES} await frames(arguments[0]);", count)
