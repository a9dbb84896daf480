"""A mouse in every engine, and a finger in Chromium, through the whole way of a press."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains

#: Longer than any press that taps, in seconds, also where the machine is busy.
LONG = 0.5


class Mouse:
    """The mouse, at absolute places of the page; what is chained happens at `perform`."""

    def __init__(self, browser):
        self.browser = browser

    def _chain(self):
        return ActionChains(self.browser.driver, duration=0)

    def click(self, element):
        self._chain().click(element).perform()

    def context_click(self, element):
        self._chain().context_click(element).perform()

    def press(self, element, hold=LONG):
        """Presses the main button on the element and holds it."""
        self._chain().move_to_element(element).click_and_hold().pause(hold).perform()

    def move(self, x, y, steps=1, pause=0.0):
        """Moves on by so many pixels, in steps of which each takes `pause` seconds."""
        chain = self._chain()
        for step in range(steps):
            dx, dy = (round(part * (step + 1) / steps) - round(part * step / steps) for part in (x, y))
            chain.move_by_offset(dx, dy).pause(pause)
        chain.perform()

    def release(self):
        self._chain().release().perform()

    def fling(self, x, y, steps=6, pause=0.016):
        """Moves on and lets go without a stop."""
        chain = self._chain()
        for step in range(steps):
            dx, dy = (round(part * (step + 1) / steps) - round(part * step / steps) for part in (x, y))
            chain.move_by_offset(dx, dy).pause(pause)
        chain.release().perform()


class Finger:
    """A touch screen, through Chromium's protocol; places are those of the viewport."""

    def __init__(self, browser):
        if browser.engine != "chromium":
            pytest.skip("only Chromium's protocol touches")
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
