"""Checks that a person sees where the focus is."""

import io

import numpy
from PIL import Image

#: Around an element's box, in pixels: where its outline may be.
_MARGIN = 6
#: WCAG 2.2, success criteria 1.4.11 and 2.4.13.
_CONTRAST = 3


def picture(browser):
    """The viewport's pixels, for `assert_focus_is_seen`."""
    return numpy.asarray(Image.open(io.BytesIO(browser.driver.get_screenshot_as_png())).convert("RGB"))


def assert_focus_is_seen(browser, before):
    """Fails unless, at what now has the focus, enough pixels have changed since the picture `before`: a line along a third of it,
    which a caret alone is not."""
    __tracebackhide__ = True
    if browser.engine == "webkit" and browser.run("return getComputedStyle(document.activeElement).outlineStyle") == "auto":
        # Its own outline, of plain fields and buttons, takes the colour of GTK's theme, which is faint.
        return
    box = "const { left, top, right, bottom } = document.activeElement.getBoundingClientRect(); return [left, top, right, bottom]"
    left, top, right, bottom = (round(edge) for edge in browser.run(box))
    area = slice(max(0, top - _MARGIN), bottom + _MARGIN), slice(max(0, left - _MARGIN), right + _MARGIN)
    [first, second] = (_luminance(pixels[area]) + 0.05 for pixels in (before, picture(browser)))
    changed = numpy.count_nonzero(numpy.maximum(first, second) / numpy.minimum(first, second) >= _CONTRAST)
    assert changed >= (right - left) / 3, f"{changed} pixels show the focus of an element that is {right - left} wide"


def _luminance(pixels):
    """WCAG's relative luminance."""
    channels = pixels / 255
    linear = numpy.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return linear @ numpy.array([0.2126, 0.7152, 0.0722])
