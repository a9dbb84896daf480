"""Composes text with an input method.

In Chromium and Firefox, scripts can control an input method, and the engine dispatches every event. WebKitGTK can't compose a
given text, so a script dispatches its events (composition_webkit.js). Only `compose_code_point` is real there.
"""

import json
from pathlib import Path

from .firefox import privileged_async
from .keys import focus, press, type_text
from .waiting import settle

_FIREFOX = Path(__file__).with_name("composition_firefox.js").read_text()
_WEBKIT = Path(__file__).with_name("composition_webkit.js").read_text()
LAST_STEP = object()


def compose(browser, element, steps, commit=LAST_STEP):
    """Sets each text of `steps` as marked text at the caret, such as `["ㅍ", "푸", "풋"]`, and commits the last one or `commit`.

    With `commit=None`, the composition stays open. `commit_composition`, `cancel_composition`, or a blur ends it.
    """
    focus(browser, element)
    for text in steps:
        _step(browser, "mark", text)
    if commit is not None:
        commit_composition(browser, steps[-1] if commit is LAST_STEP else commit)


def commit_composition(browser, text):
    _step(browser, "commit", text)


def cancel_composition(browser):
    """Cancels the composition, like the Escape key in most input methods."""
    _step(browser, "cancel", "")


def _step(browser, step, text):
    if browser.engine == "chromium":
        if step == "commit":
            browser.devtools("Input.insertText", text=text)
        else:
            browser.devtools("Input.imeSetComposition", text=text, selectionStart=_utf16(text), selectionEnd=_utf16(text))
    elif browser.engine == "firefox":
        _firefox_step(browser, step, text)
    else:
        browser.run(_WEBKIT, step, browser.driver.switch_to.active_element, text)
    settle(browser.driver)


def _firefox_step(browser, step, text):
    frame_script = f"""
        let problem = null;
        try {{ ({_FIREFOX}).call(this, {json.dumps(step)}, {json.dumps(text)}) }} catch (error) {{ problem = String(error) }}
        sendAsyncMessage('composition-step-done', problem);"""
    problem = privileged_async(
        browser,
        """const [script, done] = arguments;
        const manager = gBrowser.selectedBrowser.messageManager;
        manager.addMessageListener('composition-step-done', function listener({ data }) {
          manager.removeMessageListener('composition-step-done', listener);
          done(data);
        });
        manager.loadFrameScript('data:application/javascript;charset=utf-8,' + encodeURIComponent(script), false);""",
        frame_script,
    )
    assert problem is None, problem


def _utf16(text):
    return len(text.encode("utf-16-le")) // 2


def compose_code_point(browser, element, character):
    """WebKitGTK only: composes a character from its code point with the real input method. The marked text is `u`, then `ud`,
    `ud5`…"""
    focus(browser, element)
    press(browser, "Control+Shift+U")
    type_text(browser, element, f"{ord(character):x}")
    press(browser, "Enter")
