"""A missing, late, or broken core, and unavailable storage: the page works as without LiveControls, and the user's text is
neither lost nor changed."""

import uuid

import pytest
from harness import (
    caret,
    commit_composition,
    compose,
    focus,
    press,
    select_range,
    selected_range,
    settle,
    submitted,
    type_text,
    undo,
    value,
    wait_until,
)

TAGS = ["live-count-ring", "live-limited-field", "live-sectioned-field", "live-password-setup", "live-number", "live-snap-button"]
UNUSABLE = ["missing", "cut off", "garbage", "a page", "without exports", "another version"]


def wait_for(browser, state):
    wait_until(
        lambda: browser.run("return arguments[0].every((tag) => [...document.querySelectorAll(tag)].every((e) => e.dataset.state === arguments[1]))", TAGS, state),
        saying=f"not all elements are {state}",
    )


def entries(browser):
    return browser.run("return Object.fromEntries(new FormData(document.querySelector('#form')))")


# The core


@pytest.mark.parametrize("knobs", [{"wasm_error": fault} for fault in UNUSABLE] + [{"csp": "no-wasm"}], ids=lambda knobs: "-".join(knobs.values()))
def test_without_a_usable_core_the_form_works_plainly(browser, site, knobs):
    browser.open("failures.html", slow_wasm="held", **knobs)
    fields = {name: browser.find(f"#{name}") for name in ("note", "title", "card", "password", "again")}
    before = {"note": "A note", "title": "A title", "card": "4242", "password": "correct", "again": "correct"}
    for name, text in before.items():
        type_text(browser, fields[name], text)
    select_range(browser, fields["title"], 2, 5)
    site.release_wasm()
    wait_for(browser, "unavailable")
    assert entries(browser) == before
    assert selected_range(browser, fields["title"]) == (2, 5)
    type_text(browser, fields["title"], "TEXT")
    select_range(browser, fields["title"], 8)
    type_text(browser, fields["title"], " past its limit")
    for name in ("password", "again"):
        type_text(browser, fields[name], " horse")
    after = {**before, "title": "A TEXTle past its limit", "password": "correct horse", "again": "correct horse"}
    assert entries(browser) == after
    assert browser.find("live-number").text == "1,234"
    (warning,) = browser.run("return recorded.warnings")
    assert warning.startswith("LiveControls: the core could not be loaded")
    assert browser.run("return recorded.errors") == []
    assert submitted(browser) == after
    if "csp" in knobs:
        browser.take_problems("violation")


def test_elements_are_unavailable_if_the_core_lacks_their_exports(browser, site):
    site.release_wasm()
    browser.open("failures.html", wasm_error="without an export")
    wait_for(browser, "unavailable")
    texts = {"note": "A note", "title": "A title past its limit", "card": "4242", "password": "correct", "again": "correct"}
    for name, text in texts.items():
        type_text(browser, browser.find(f"#{name}"), text)
    browser.run("document.querySelector('live-limited-field').setAttribute('limit', '3')")
    wait_for(browser, "unavailable")
    assert all("does not work with this core" in warning for warning in browser.run("return recorded.warnings"))
    assert browser.run("return recorded.errors") == []
    assert submitted(browser) == texts


@pytest.mark.each_engine
def test_a_late_core_keeps_the_selection_composition_and_undo_history(browser, site):
    browser.open("failures.html", slow_wasm="held")
    note, title, card = (browser.find(name) for name in ("#note", "#title", "#card"))
    type_text(browser, card, "42424242")
    type_text(browser, note, "One\nTwo")
    select_range(browser, note, 1, 6)
    type_text(browser, title, "Twelve")
    # Longer than the limit during the composition.
    compose(browser, title, ["ん", "にほんごのかな"], commit=None)
    site.release_wasm()
    wait_for(browser, "ready")
    assert value(browser, title) == "Twelveにほんごのかな"
    assert browser.run("return document.activeElement.id") == "title"
    commit_composition(browser, "日本語の仮名")
    wait_until(lambda: value(browser, title) == "Twelve日本語の仮名")
    assert caret(browser, title) == 12
    type_text(browser, title, "x")
    assert value(browser, title) == "Twelve日本語の仮名"
    focus(browser, card)
    press(browser, "Backspace")
    assert value(browser, card) == "4242424"
    undo(browser)
    assert value(browser, card) == "42424242"
    focus(browser, note)
    settle(browser.driver)
    assert selected_range(browser, note) == (1, 6)
    press(browser, "Delete")
    wait_until(lambda: value(browser, note) == "Oo")
    assert browser.find("live-count-ring").get_dom_attribute("data-stage") == "comfortable"


def test_all_elements_share_one_core_even_if_added_while_it_loads(browser, site):
    visit = uuid.uuid4().hex
    browser.open("failures.html", slow_wasm="held", visit=visit)
    browser.run("const form = document.querySelector('#form'); for (let count = 0; count < 20; count++) form.before(form.cloneNode(true))")
    site.release_wasm()
    wait_for(browser, "ready")
    assert site.asked[visit] == 1


# Storage


@pytest.mark.each_engine
def test_every_element_works_without_storage_and_cookies(browser, site):
    site.release_wasm()
    browser.open("failures.html", csp="sandbox")
    browser.after_test.callback(lambda: browser.open("other.html"))
    assert browser.run("try { return Boolean(localStorage) } catch (error) { return error.name }") == "SecurityError"
    wait_for(browser, "ready")
    move(browser)
    type_text(browser, browser.find("#title"), "Text")
    assert browser.run("return [recorded.errors, recorded.warnings]") == [[], []]


def test_full_storage_loses_only_the_saved_position(browser, site):
    site.release_wasm()
    browser.open("failures.html")
    wait_for(browser, "ready")
    browser.after_test.callback(lambda: browser.run("localStorage.clear()"))
    browser.run(
        """localStorage.clear();
        for (let size = 1 << 20; size >= 1; size >>= 1) {
          try { for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size)) } catch {}
        }"""
    )
    move(browser)
    assert browser.run("return localStorage.getItem('live-snap-button:errors')") is None
    # Data from other sources isn't a position.
    kept = ["null", "7", '"bottom"', "{", "[]", '{"slot":"nowhere","fraction":0}', '{"slot":"top-leading","fraction":{}}', '{"slot":{}}']
    browser.run(
        """localStorage.clear();
        const button = document.querySelector('live-snap-button');
        for (const [index, text] of arguments[0].entries()) {
          localStorage.setItem(`live-snap-button:${index}`, text);
          // In an area of its own, because buttons in one area make room for one another.
          const area = Object.assign(document.createElement('div'), { style: 'position: relative; height: 200px' });
          area.dataset.liveSnapArea = '';
          area.append(Object.assign(button.cloneNode(true), { persist: String(index) }));
          document.body.append(area);
        }""",
        kept,
    )
    wait_for(browser, "ready")
    places = browser.run("return [...document.querySelectorAll('live-snap-button')].map(({ place }) => [place.slot, Number.isFinite(place.x + place.y)])")
    assert places.pop(0) == ["top-leading", True]
    assert sorted(places) == sorted([["bottom-trailing", True]] * (len(kept) - 1) + [["top-leading", True]])


def move(browser):
    """Moves the button to a corner, and waits until it rests there."""
    browser.run("document.querySelector('live-snap-button').addEventListener('live-snap', () => (window.hasSnapped = true)); document.querySelector('live-snap-button').moveTo('top-leading')")
    wait_until(lambda: browser.run("return window.hasSnapped"))
    assert browser.run("return document.querySelector('live-snap-button').place.slot") == "top-leading"
