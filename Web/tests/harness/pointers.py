"""A mouse in every engine, and a finger in Chromium, with separate steps for each phase of a press."""

import time

import pytest
from selenium.webdriver.common.action_chains import ActionChains

#: Longer than any tap, in seconds, even on a busy machine.
LONG = 0.5


class Mouse:
    """The mouse. A test may inspect the page between its steps.

    Chromium's driver forgets a pressed button between action sequences, so drags there use its protocol.
    """

    def __init__(self, browser):
        self.browser, self._x, self._y = browser, 0, 0

    def click(self, element):
        self._chain().click(element).perform()

    def context_click(self, element):
        """Clicks with the secondary button. WebKit's driver never releases that button, so there the script only dispatches the
        event."""
        if self.browser.engine == "webkit":
            self.browser.run("arguments[0].dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }))", element)
        else:
            self._chain().context_click(element).perform()

    def press(self, element, hold=LONG):
        """Presses the main button at the center of the element and holds it."""
        x, y, width, height = self.browser.run("const r = arguments[0].getBoundingClientRect(); return [r.x, r.y, r.width, r.height]", element)
        self._x, self._y = round(x + width / 2), round(y + height / 2)
        if self.browser.engine == "chromium":
            self._dispatch("mouseMoved", buttons=0)
            self._dispatch("mousePressed", buttons=1)
        else:
            self._chain().move_to_element(element).click_and_hold().perform()
        time.sleep(hold)

    def move(self, x, y, steps=1):
        """Moves by a number of pixels."""
        chain = self._chain()
        self._steps(chain, x, y, steps, pause=0)
        chain.perform()

    def release(self):
        if self.browser.engine == "chromium":
            self._dispatch("mouseReleased", buttons=0)
        else:
            self._chain().release().perform()

    def fling(self, x, y):
        """Moves further and releases without stopping."""
        chain = self._chain()
        self._steps(chain, x, y, steps=6, pause=0.016)
        if self.browser.engine == "chromium":
            self.release()
        else:
            chain.release().perform()

    def _chain(self):
        return ActionChains(self.browser.driver, duration=0)

    def _steps(self, chain, x, y, steps, pause):
        start = self._x, self._y
        for step in range(1, steps + 1):
            before = self._x, self._y
            self._x, self._y = start[0] + round(x * step / steps), start[1] + round(y * step / steps)
            if self.browser.engine == "chromium":
                self._dispatch("mouseMoved", buttons=1)
                time.sleep(pause)
            else:
                chain.move_by_offset(self._x - before[0], self._y - before[1]).pause(pause)

    def _dispatch(self, kind, buttons):
        button = "none" if kind == "mouseMoved" and not buttons else "left"
        self.browser.devtools("Input.dispatchMouseEvent", type=kind, x=self._x, y=self._y, button=button, buttons=buttons, clickCount=1)


class Finger:
    """A touch screen, through Chromium's protocol, with viewport coordinates."""

    def __init__(self, browser):
        if browser.engine != "chromium":
            pytest.skip("only Chromium's protocol emulates touches")
        self.browser = browser
        browser.devtools("Emulation.setTouchEmulationEnabled", enabled=True)
        browser.after_test.callback(browser.devtools, "Emulation.setTouchEmulationEnabled", enabled=False)

    def down(self, *points):
        self._dispatch("touchStart", points)

    def move(self, *points):
        self._dispatch("touchMove", points)

    def up(self):
        self._dispatch("touchEnd", ())

    def cancel(self):
        self._dispatch("touchCancel", ())

    def _dispatch(self, kind, points):
        touches = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self.browser.devtools("Input.dispatchTouchEvent", type=kind, touchPoints=touches)
