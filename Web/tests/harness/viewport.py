"""Sets the size of the page's viewport. Restored after the test."""

import pytest

from .firefox import privileged
from .waiting import wait_until

_NARROWEST_WEBKIT = 460  # pixels; MiniBrowser's toolbar doesn't get narrower


def set_viewport(browser, width, height=700):
    """Makes the page `width` × `height` CSS pixels."""
    if browser.engine == "chromium":
        _override(browser, width, height, 1)
    elif browser.engine == "firefox":
        # The window itself is at least 500 pixels wide, but the page inside it may be narrower.
        privileged(browser, "const { style } = gBrowser.selectedBrowser; style.width = style.maxWidth = arguments[0] + 'px'; style.height = style.maxHeight = arguments[1] + 'px'", width, height)
        browser.after_test.callback(privileged, browser, "gBrowser.selectedBrowser.removeAttribute('style')")
    else:
        if width < _NARROWEST_WEBKIT:
            pytest.skip(f"MiniBrowser can't be narrower than {_NARROWEST_WEBKIT} pixels")
        before = browser.driver.get_window_size()
        inner = browser.run("return [innerWidth, innerHeight]")
        browser.driver.set_window_size(width + before["width"] - inner[0], height + before["height"] - inner[1])
        browser.after_test.callback(browser.driver.set_window_size, before["width"], before["height"])
    wait_until(lambda: browser.run("return [innerWidth, innerHeight]") == [width, height], saying=f"the page is not {width} by {height} pixels")


def set_device_scale(browser, factor):
    """Sets the device pixel ratio to `factor`, as on a high-density screen."""
    width, height = browser.run("return [innerWidth, innerHeight]")
    _scale(browser, width, height, factor)


def set_page_zoom(browser, factor):
    """Zooms the page like Ctrl+Plus: the same window has fewer and larger CSS pixels."""
    if browser.engine == "firefox":
        privileged(browser, "ZoomManager.zoom = arguments[0]", factor)
        browser.after_test.callback(privileged, browser, "ZoomManager.zoom = 1")
        _wait_for_ratio(browser, factor)
        return
    width, height = browser.run("return [innerWidth, innerHeight]")
    _scale(browser, round(width / factor), round(height / factor), factor)


def _scale(browser, width, height, factor):
    if browser.engine != "chromium":
        pytest.skip("only Chromium's protocol sets the pixel ratio")
    _override(browser, width, height, factor)
    _wait_for_ratio(browser, factor)


def _wait_for_ratio(browser, ratio):
    wait_until(lambda: abs(browser.run("return devicePixelRatio") - ratio) < 0.01, saying=f"the pixel ratio is not {ratio}")


def _override(browser, width, height, factor):
    browser.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=factor, mobile=False)
    browser.after_test.callback(browser.devtools, "Emulation.clearDeviceMetricsOverride")
