"""Ctrl+Z in an element's field undoes typing in the same steps as in a plain field."""

import re
from pathlib import Path

import pytest
from harness import compose, let_pass, press, select_range, settle_frames, type_text, undo, value, wait_until, wait_until_ready
from test_text_fields import make

WEB = Path(__file__).parents[1]
#: The fields that each element serves, and the plain field of the same type beside them.
FIELDS = {
    "count-ring": ("#post", "#plain"),
    "limited-field": ("#name", "#plain"),
    "sectioned-field": ("#card", "#plain"),
    "password-setup": ("#password", "#plain-password"),
    "number": ("#amount", "#plain"),
}

#: Keys that take a card through several layouts and brands, and a ring through its stages, rules, and strengths up and down.
HUNDRED_KEYS = ["340000000000000", "Backspace", "340000", *["Backspace"] * 20, "5555", *["Backspace"] * 4, "4242 4242 4242 4242 77", *["ArrowLeft"] * 5, "x1Y!"]


@pytest.fixture
def page(browser):
    browser.open("typing.html")
    browser.site.release_wasm()
    wait_until_ready(browser, "*")
    browser.run("countRemovals()")
    return browser


def type_in(browser, field, keys):
    for each in keys:
        if each in ("Backspace", "ArrowLeft"):
            press(browser, each)
        else:
            type_text(browser, field, each)


def undone(browser, selector, most):
    """The text after each undo step."""
    field, texts = browser.find(selector), []
    for _ in range(most):
        undo(browser)
        settle_frames(browser)
        texts.append(value(browser, field))
    return texts


@pytest.mark.each_engine
@pytest.mark.parametrize("keys", [["3400 1234 5678 901"], ["34001", "ArrowLeft", "ArrowLeft", "25"], ["340011", "Backspace", "Backspace", "2"]], ids=["typed", "moved", "deleted"])
def test_typing_is_undone_in_the_steps_of_a_plain_field(page, keys):
    def steps(selector, keys):
        type_in(page, page.find(selector), keys)
        settle_frames(page, 4)
        return [value(page, page.find(selector)), *undone(page, selector, most=6)]

    expected = {plain: steps(plain, keys) for plain in ("#plain", "#plain-password")}
    for selector, plain in FIELDS.values():
        if selector != "#card":
            assert steps(selector, keys) == expected[plain], selector
    # A sectioned field accepts no spaces.
    keys = [key.replace(" ", "") for key in keys]
    assert steps("#card", keys) == steps("#plain", keys)
    assert {texts[-1] for texts in expected.values()} == {""}


@pytest.mark.each_engine
def test_no_node_is_removed_while_a_person_types(page):
    for selector, _ in FIELDS.values():
        type_in(page, page.find(selector), HUNDRED_KEYS)
    # Announcements follow after a second, and leave an empty line when they end. Numbers come to rest.
    let_pass(page, 1.3)
    wait_until(lambda: page.run("return !document.querySelector('[data-moving]') && Boolean(document.querySelector('[data-live-announcer] p'))"))
    settle_frames(page, 4)
    assert page.run("return removed") == []


def test_counting_removals_detects_a_removal(page):
    page.run("document.querySelector('live-number').textContent = '1'; document.querySelector('#count').remove()")
    settle_frames(page)
    assert [re.sub(r" of .*", "", text, flags=re.DOTALL) for text in page.run("return removed")] == ["#text 0", "LIVE-NUMBER 1"]


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.each_engine
@pytest.mark.parametrize("refused", [1, 3])
@pytest.mark.parametrize("caret", [10, 4])
def test_a_rejected_composition_adds_no_undo_step(browser, refused, caret):
    browser.open("limited-field.html")
    wait_until_ready(browser, "live-limited-field")
    field = browser.find("#text")
    type_text(browser, field, "abcde")
    select_range(browser, field, 0)
    type_text(browser, field, "fghij")
    select_range(browser, field, caret)
    for _ in range(refused):
        compose(browser, field, ["か", "漢"])
        wait_until(lambda: value(browser, field) == "fghijabcde")
    assert undone(browser, "#text", most=3) == ["abcde", "", ""]


@pytest.mark.engines("firefox")
@pytest.mark.parametrize(
    ("attributes", "text"),
    [({"preset": "card", "appearance": "underlined"}, "4242424242424241"), ({"preset": "expiry"}, "0129"), ({"preset": "date"}, "24122026")],
    ids=["underlined", "expiry", "date"],
)
def test_a_validity_that_changes_while_a_person_types_keeps_the_undo_history(browser, attributes, text):
    """Firefox makes an input anew, without its history, when its own style or that of the elements around it changes in certain ways."""
    field = make(browser, "live-sectioned-field", {**attributes, "live": ""})
    for key in text:
        type_text(browser, field, key)
        settle_frames(browser, 2)
    wait_until(lambda: browser.run("return element.dataset.validity") != "neutral")
    for _ in range(2 * len(text)):
        undo(browser)
        settle_frames(browser)
    assert value(browser, field) == ""


def test_element_scripts_write_text_without_removing_a_node():
    """`setText` keeps the text's node, unlike assigning `textContent`."""
    removing = re.compile(r"\.(textContent|innerHTML|innerText|outerHTML) = |\.(replaceChildren|replaceWith|removeChild)\(")
    found = {
        f"{path.relative_to(WEB)}: {line.strip()}"
        for path in sorted(WEB.rglob("*.js"))
        if path.relative_to(WEB).parts[0] not in ("tests", "host")
        for line in path.read_text().splitlines()
        if removing.search(line)
    }
    assert found == {
        # The nodes that a translation tool inserted.
        "core/text.js: else element.textContent = text;",
        # When the element starts.
        "count-ring/live-count-ring.js: this.replaceChildren(...this.markParts(...this.#drawing.parts, this.#description.element));",
    }
