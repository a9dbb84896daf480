"""The engine's real clipboard."""

from .keys import focus, press

# On Ctrl+C, the browser asks the page for the text to copy, regardless of the focus. Responding here puts any text on the
# clipboard without a helper field. The page's focus and selection stay unchanged, and its own listeners receive nothing.
_ANSWER_NEXT_COPY = """
const text = arguments[0];
const off = new AbortController();
window.copiedForTest = false;
const silence = (event) => event.stopImmediatePropagation();
for (const type of ['keydown', 'keypress', 'keyup']) {
  window.addEventListener(type, silence, { capture: true, signal: off.signal });
}
window.addEventListener('copy', (event) => {
  silence(event);
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
  window.copiedForTest = true;
}, { capture: true, signal: off.signal });
window.stopAnsweringCopies = () => { off.abort(); return window.copiedForTest; };
"""


def put_on_clipboard(browser, text):
    """Puts `text` on the clipboard without the page's knowledge."""
    browser.run(_ANSWER_NEXT_COPY, text)
    press(browser, "Control+c")
    assert browser.run("return window.stopAnsweringCopies()"), "Control+C did not ask the page what to copy"


def paste(browser, element, text):
    """Replaces the element's selection with `text` by pasting it with Ctrl+V."""
    focus(browser, element)
    put_on_clipboard(browser, text)
    press(browser, "Control+v")
