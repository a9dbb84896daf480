"""Waits for asynchronous changes."""

import time

from selenium.common.exceptions import JavascriptException, NoSuchElementException, NoSuchFrameException, StaleElementReferenceException, TimeoutException
from selenium.webdriver.remote.command import Command

#: What a command raises while the page is left. Chromium reports a script of a page that it keeps for later as timed out, at once.
_PAGE_LEFT = (JavascriptException, NoSuchFrameException, TimeoutException)
_NOT_YET = (AssertionError, NoSuchElementException, StaleElementReferenceException, *_PAGE_LEFT)


#: Seconds. A fulfilled condition takes no extra time, and a slow machine must not fail a test.
PATIENCE = 20.0
#: The driver commands for user input, besides those of Chromium's protocol.
_INPUTS = (Command.W3C_ACTIONS, Command.CLICK_ELEMENT, Command.SEND_KEYS_TO_ELEMENT)
#: The first and last intervals between polls, in seconds. Polling slows down the work that it waits for.
PAUSES = (0.02, 0.1)


def wait_until(condition, timeout=PATIENCE, saying=None):
    """Calls `condition` until its result is true, and returns that result.

    A condition may also assert. The test then reports its last failure. A function as `saying` is called at the end.
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
            raise AssertionError((saying() if callable(saying) else saying) or failure or f"not within {timeout} s") from failure
        time.sleep(pause)
        pause = min(1.5 * pause, longest)


def wait_until_ready(browser, selector):
    """Waits until every matching LiveControls element has its core."""
    ready = "return [...document.querySelectorAll(arguments[0])].every((e) => !e.localName.startsWith('live-') || 'livePart' in e.dataset || e.dataset.state === 'ready')"
    wait_until(lambda: browser.run(ready, selector), saying=f"not all of {selector} are ready")


#: The longest chain of tasks in an element's reaction to an event: WebKit's end of a composition, then an event of the element.
_TASKS = 3
_MARKER = f"""const done = arguments[0];
let tasks = {_TASKS};
const next = () => (tasks-- ? setTimeout(next) : done());
next();"""


def settle(driver):
    """Waits until the page's immediate reactions are done, including those in a later task, such as dispatching an event.

    The marker is a timer without delay, which fires after the timers set before it. Use another wait for reactions that take a
    frame or longer.
    """
    if not getattr(driver, "fires_timers", True):
        return
    try:
        driver.execute_async_script(_MARKER)
    except _PAGE_LEFT:
        pass


def let_pass(browser, seconds):
    """Lets time pass on the page's own clock, so that the page finishes everything scheduled within that many seconds, even if
    its timers are late."""
    browser.run_async("await new Promise((resolve) => setTimeout(resolve, 1000 * arguments[0]))", seconds)
    settle(browser.driver)


def settle_after_input(driver):
    """Settles after each key, click, and touch of a driver, so that a test can check the page immediately, even to verify that
    nothing happened. Returns a function that removes this behavior."""
    execute = driver.execute

    def settled(command, parameters=None):
        answer = execute(command, parameters)
        if command == "executeCdpCommand" and parameters["cmd"] == "Emulation.setScriptExecutionDisabled":
            driver.fires_timers = not parameters["params"]["value"]
        if command in _INPUTS or command == "executeCdpCommand" and _is_input(**parameters):
            settle(driver)
        return answer

    driver.execute = settled
    return lambda: setattr(driver, "execute", execute)


def _is_input(cmd, params):
    """Whether a command of Chromium's protocol is user input, except for pointer moves, whose speed matters."""
    return cmd.startswith("Input.") and params.get("type") not in ("mouseMoved", "touchMove")


#: In a script: `frames(count)` waits for that many animation frames.
_FRAMES = "const frames = async (count) => { for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame); };"


def end_animations(browser):
    """Finishes all animations and transitions immediately, so that positions and colors can be measured."""
    browser.run_async(
        f"""{_FRAMES}
        await frames(3);
        for (const animation of document.getAnimations()) if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
        await frames(3);"""
    )


def settle_animations(browser):
    """Waits until all animations and transitions end, so that colors can be measured."""
    settle_frames(browser)
    wait_until(lambda: browser.run("return document.getAnimations().every(({ playState }) => playState !== 'running')"))


def settle_frames(browser, count=2):
    """Waits for `count` animation frames, so that everything scheduled for the next frame has been drawn."""
    browser.run_async(f"{_FRAMES} await frames(arguments[0]);", count)
