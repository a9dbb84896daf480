"""Checks that the focus is visible."""

import numpy

from .screenshots import picture_of

#: The area around an element's box, in pixels, that may contain its outline.
_MARGIN = 6
#: WCAG 2.2, success criteria 1.4.11 and 2.4.13.
_CONTRAST = 3


def picture(browser):
    """The viewport's pixels, for `assert_focus_is_seen`."""
    return numpy.asarray(picture_of(browser))


def assert_focus_is_seen(browser, before):
    """Asserts that enough pixels of the focused element changed since the image `before`: a line along a third of its box. A
    caret alone doesn't suffice."""
    __tracebackhide__ = True
    if browser.engine == "webkit" and browser.run("return getComputedStyle(document.activeElement).outlineStyle") == "auto":
        # For plain fields and buttons, WebKitGTK's own outline uses the GTK theme's color, which is faint.
        return
    box = "const { left, top, right, bottom } = document.activeElement.getBoundingClientRect(); return [left, top, right, bottom]"
    left, top, right, bottom = (round(edge) for edge in browser.run(box))
    area = slice(max(0, top - _MARGIN), bottom + _MARGIN), slice(max(0, left - _MARGIN), right + _MARGIN)
    [first, second] = (_luminance(pixels[area]) + 0.05 for pixels in (before, picture(browser)))
    changed = numpy.count_nonzero(numpy.maximum(first, second) / numpy.minimum(first, second) >= _CONTRAST)
    assert changed >= (right - left) / 3, f"{changed} pixels show the focus of an element that is {right - left} wide"


def _luminance(pixels):
    """The relative luminance of WCAG."""
    channels = pixels / 255
    linear = numpy.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return linear @ numpy.array([0.2126, 0.7152, 0.0722])
