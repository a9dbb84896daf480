"""The elements' messages: in the language of their context, after any change, and with the page's own messages."""

import json
from pathlib import Path

import pytest
from harness import press, settle, wait_until

MESSAGES = Path(__file__).parents[2] / "LocalizedMessages"
LANGUAGES = sorted(path.stem for path in MESSAGES.glob("*.json"))
#: Where the language is set: on the page, on an ancestor, or on the host of a shadow tree around the elements' one.
PLACES = {"page": "document.documentElement", "ancestor": "document.getElementById('place')", "host": "document.getElementById('place')"}
ENGLISH = {
    "ring": "Up to 21 characters",
    "limited": "Up to 5 characters",
    "over": "4 characters over the limit",
    "incomplete": "2 characters missing",
    "rule": "At least 8 characters",
    "error": "At least 8 characters",
    "eye": "Show password (Password)",
    "movable": "Can be moved with the arrow keys",
    "number": "1,234,567",
}
GERMAN = {
    "ring": "Höchstens 21 Zeichen",
    "limited": "Höchstens 5 Zeichen",
    "over": "4 Zeichen über der Grenze",
    "incomplete": "Es fehlen noch: 2 Zeichen",
    "rule": "Mindestens 8 Zeichen",
    "error": "Mindestens 8 Zeichen",
    "eye": "Passwort anzeigen (Password)",
    "movable": "Mit den Pfeiltasten verschiebbar",
    "number": "1.234.567",
}
POLISH = {
    "ring": "Maksymalnie 21 znaków",
    "limited": "Maksymalnie 5 znaków",
    "over": "Ponad limit: 4 znaki",
    "incomplete": "Brakuje jeszcze: 2 znaki",
    "rule": "Co najmniej 8 znaków",
    "error": "Co najmniej 8 znaków",
    "eye": "Pokaż hasło (Password)",
    "movable": "Można przesuwać klawiszami strzałek",
    "number": "1\u00a0234\u00a0567",
}


@pytest.fixture
def place(browser):
    def put(where="page"):
        browser.open("localization.html")
        browser.run_async("await place(arguments[0])", where == "host")
        wait_until(lambda: browser.run("return inner.querySelectorAll('[data-state=ready]').length") == 6)
        wait_for(browser, ENGLISH)
        return PLACES[where]
    return put


def speak(browser, subject, *languages, then=""):
    """Sets one language after another, notifying the elements of each, runs a script, and waits until all messages have loaded."""
    browser.run_async(
        f"""for (const language of arguments[0]) {{
          {subject}.lang = language;
          await null;
        }}
        {then}
        await Promise.all(arguments[0].map((language) => recorded.load(`/live-controls/localization/messages/${{language}}.js`)));""",
        languages,
    )
    settle(browser.driver)


def wait_for(browser, messages):
    def are_shown():
        shown = browser.run("return shownMessages()")
        assert {name: shown[name] for name in messages} == messages
        return True

    wait_until(are_shown)


@pytest.mark.parametrize("where", PLACES)
def test_messages_and_directions_follow_the_context(browser, place, where):
    subject = place(where)
    wait_until(lambda: browser.run("return trailingSides()") == {"counter": "right", "button": "right"})
    for language, messages in [("de", GERMAN), ("pl-PL", POLISH), ("en", ENGLISH)]:
        browser.run(f"{subject}.lang = arguments[0]", language)
        wait_for(browser, messages)
    # Messages that load late don't overwrite later ones.
    speak(browser, subject, "fr", "ja", "ko", "de")
    wait_for(browser, GERMAN)
    browser.run(f"{subject}.lang = 'he'; {subject}.dir = 'rtl'")
    wait_for(browser, {"limited": "עד \u2068\u20685\u2069 תווים\u2069", "number": "1,234,567"})
    wait_until(lambda: browser.run("return trailingSides()") == {"counter": "left", "button": "left"})
    browser.run(f"{subject}.dir = 'ltr'")
    wait_until(lambda: browser.run("return trailingSides()") == {"counter": "right", "button": "right"})


def test_every_language_is_fetched_on_demand(browser, place):
    place()
    browser.run("window.asked = performance.now()")
    for language in LANGUAGES:
        browser.run("document.documentElement.lang = arguments[0]", language)
        messages = json.loads((MESSAGES / f"{language}.json").read_text())["messages"]
        wait_for(browser, {"movable": messages["snap-button"]["movable"], "eye": f"{messages['password-setup']['passwordShow']} (Password)"})
    # No catalog loads earlier.
    fetched = "return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/messages/')).map(({ name, startTime }) => [name, startTime >= asked])"
    expected = [[f"{language}.js", True] for language in LANGUAGES if language != "en"]
    wait_until(lambda: sorted([name.rsplit("/", 1)[1], is_later] for name, is_later in browser.run(fetched)) == expected)


def test_chinese_uses_the_script_of_the_region(browser, place):
    place()
    for language, movable in [("zh-TW", "可用方向鍵移動"), ("zh-CN", "可用方向键移动"), ("zh-Hant-HK", "可用方向鍵移動"), ("zh", "可用方向键移动")]:
        browser.run("document.documentElement.lang = arguments[0]", language)
        wait_for(browser, {"movable": movable})


def test_a_page_can_replace_any_message_immediately(browser, place):
    place()
    browser.run_async(
        """const { setMessages } = await recorded.load('/live-controls/count-ring/live-count-ring.js');
        setMessages('en', { messages: { movable: 'Arrows move it', passwordMinLength: '{amount} or more' } });
        setMessages('pt', { messages: { limit: 'Máximo: {amount}', movable: 'Mova-o com as setas' } });
        setMessages('pt-pt', { messages: { limit: 'Até ao máximo de {amount}' }, amounts: { characters: { one: '{n} carácter', other: '{n} carateres' } } });"""
    )
    own = {"movable": "Arrows move it", "rule": "8 characters or more", "error": "8 characters or more"}
    wait_for(browser, {**ENGLISH, **own})
    browser.run("document.documentElement.lang = 'pt-PT'")
    wait_for(browser, {"limited": "Até ao máximo de 5 carateres", "movable": "Mova-o com as setas", "rule": "Pelo menos 8 carateres"})
    browser.run("document.documentElement.lang = 'pt-BR'")
    wait_for(browser, {"limited": "Máximo: 5 caracteres", "rule": "Pelo menos 8 caracteres"})
    refused = "try { (await recorded.load('/live-controls/count-ring/live-count-ring.js')).setMessages('no tag', {}); return '' } catch (error) { return error.name }"
    assert browser.run_async(refused) == "RangeError"


def test_an_open_menu_updates_its_messages(browser, place):
    place()
    browser.run("document.querySelector('live-snap-button button').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))")
    items = "return [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)"
    wait_until(lambda: "Top right" in browser.run(items) or "Right" in browser.run(items))
    # The menu neither closes meanwhile nor moves the focus.
    browser.run("window.closings = 0; document.querySelector('[role=menu]').addEventListener('beforetoggle', () => closings++)")
    focused = "return [...document.querySelectorAll('[role=menuitem]')].indexOf(document.activeElement)"
    press(browser, "ArrowUp")
    index = browser.run(focused)
    browser.run("document.documentElement.lang = 'de'")
    wait_until(lambda: "Oben rechts" in browser.run(items) or "Rechts" in browser.run(items))
    assert browser.run("return document.querySelector('[role=menu]').ariaLabel") == "Verschieben nach …"
    # Messages that load late neither overwrite later ones nor reopen the menu.
    german = browser.run(items)
    speak(browser, "document.documentElement", "fr", "ja", "de")
    assert browser.run(items) == german
    assert [browser.run(focused), browser.run("return closings")] == [index, 0]
    assert browser.find("[role=menu]").is_displayed()
    speak(browser, "document.documentElement", "ko", then="document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));")
    assert not browser.find("[role=menu]").is_displayed()
