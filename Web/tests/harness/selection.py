"""The selection in a field, in UTF-16 offsets."""

from .keys import focus
from .waiting import settle


def select_range(browser, element, start, end=None):
    """Focuses the field and selects `start..<end`, or puts the caret at `start`."""
    focus(browser, element)
    browser.run("arguments[0].setSelectionRange(arguments[1], arguments[2])", element, start, start if end is None else end)
    settle(browser.driver)


def selected_range(browser, element):
    """`(start, end)` of the field's selection."""
    return tuple(browser.run("return [arguments[0].selectionStart, arguments[0].selectionEnd]", element))


def caret(browser, element):
    """The caret's offset. Asserts that the selection is empty."""
    start, end = selected_range(browser, element)
    assert start == end, f"{start}..<{end} is selected"
    return start


def value(browser, element):
    return browser.run("return arguments[0].value", element)
