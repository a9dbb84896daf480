"""Typing and shortcuts as WebDriver key actions, which go to the focused field and don't move its caret."""

from selenium.webdriver import ActionChains, Keys

from .waiting import settle

NAMED = {
    "Alt": Keys.ALT,
    "ArrowDown": Keys.ARROW_DOWN,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowUp": Keys.ARROW_UP,
    "Backspace": Keys.BACKSPACE,
    "Control": Keys.CONTROL,
    "Delete": Keys.DELETE,
    "End": Keys.END,
    "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE,
    "F10": Keys.F10,
    "Home": Keys.HOME,
    "Meta": Keys.META,
    "PageDown": Keys.PAGE_DOWN,
    "PageUp": Keys.PAGE_UP,
    "Shift": Keys.SHIFT,
    "Space": Keys.SPACE,
    "Tab": Keys.TAB,
}


def focus(browser, element):
    """Focuses the element like the Tab key, without changing the selection or caret."""
    browser.run("if (document.activeElement !== arguments[0]) arguments[0].focus()", element)


def type_text(browser, element, text):
    """Types at the element's caret, one key for each code point; `\\n` is the Enter key."""
    focus(browser, element)
    keys = ActionChains(browser.driver, duration=0)
    for character in text:
        keys.send_keys(Keys.ENTER if character == "\n" else character)
    keys.perform()


def type_at_once(browser, element, text):
    """Enters a text at the element's caret, character by character, in one task of the page, for tests that depend on the time
    between keys."""
    focus(browser, element)
    browser.run("for (const character of arguments[0]) document.execCommand('insertText', false, character)", text)
    settle(browser.driver)


def fill_in(browser, texts):
    """Enters texts at the carets of fields, by selector, each in one step like dictation, for tests that don't depend on keys."""
    browser.run(
        """for (const [selector, text] of Object.entries(arguments[0])) {
          document.querySelector(selector).focus();
          document.execCommand('insertText', false, text);
        }""",
        texts,
    )
    settle(browser.driver)


def press(browser, shortcut, times=1):
    """Presses a key or a shortcut such as `Control+Shift+ArrowLeft` in the focused element."""
    *held, last = (NAMED.get(name, name) for name in shortcut.split("+"))
    keys = ActionChains(browser.driver, duration=0)
    for modifier in held:
        keys.key_down(modifier)
    for _ in range(times):
        keys.send_keys(last if Keys.SHIFT in held else last.lower() if len(last) == 1 else last)
    for modifier in reversed(held):
        keys.key_up(modifier)
    keys.perform()


def undo(browser):
    """Goes one step back in the focused field's own undo history."""
    _history(browser, "undo", "Control+z")


def redo(browser):
    _history(browser, "redo", "Control+Shift+Z")


def _history(browser, command, shortcut):
    if browser.engine == "webkit":
        # GTK 3 binds no key to undo. Applications may bind one, but MiniBrowser doesn't. The command uses the same history and
        # dispatches the same `historyUndo` events.
        browser.run("document.execCommand(arguments[0])", command)
        settle(browser.driver)
    else:
        press(browser, shortcut)
