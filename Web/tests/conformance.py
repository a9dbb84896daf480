"""The tests that every LiveControls element must pass.

A control's test file declares a few facts in a subclass, along with how to use the control and what it then shows.
"""

import re
import urllib.request

import pytest
from harness import (
    assert_accessible,
    assert_forced_colors,
    caret,
    emulate,
    leave_and_return,
    press,
    select_range,
    settle_animations,
    settle_frames,
    submitted,
    type_text,
    value,
    wait_until,
)
from stories import Story

#: Test script: `live`, the page's own core, which counts its live objects.
LIVE = "const { liveControls } = await recorded.load('/live-controls/core/loader.js'); const live = await liveControls();"
#: Leaks come from the core or the scripts, not the engine. Every engine detects each leaked element, and the fastest one
#: detects it among many.
CYCLES = {"chromium": 10_000, "firefox": 2_000, "webkit": 2_000}
#: Few enough to finish within the driver's timeout on a busy machine.
CYCLES_A_SCRIPT = 200
#: The number of elements on the page at once.
CYCLES_A_TURN = 100
#: The direction and user preferences for each way to display a page. The story continues in the last one.
LOOKS = {
    "dark": ("ltr", ["dark"]),
    "right to left": ("rtl", []),
    "forced colors": ("ltr", ["forced colors"]),
    "light": ("ltr", []),
}
#: The ways in which pages clone their content; `arguments[0]` is the field's selector.
COPIES = {
    "cloned": "const form = document.querySelector(arguments[0]).form; form.replaceWith(form.cloneNode(true))",
    # Equivalent to `innerHTML`, which the test pages' policy forbids: without the typed text.
    "written again": """const form = document.querySelector(arguments[0]).form;
        const copy = form.cloneNode(true);
        copy.reset();
        form.replaceWith(copy)""",
}
#: Makes a tree match a server's markup but keeps its nodes, like idiomorph, Turbo, and LiveView.
MORPH = """
const request = Object.assign(new XMLHttpRequest(), { responseType: 'document' });
request.open('GET', location.href);
request.send();
await new Promise((resolve) => (request.onload = resolve));
function morph(from, to) {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  const left = [...from.childNodes];
  for (const child of to.childNodes) {
    const place = left.findIndex((node) => node.nodeName === child.nodeName && (node.id ?? '') === (child.id ?? ''));
    if (place < 0) {
      from.insertBefore(child.cloneNode(true), left[0] ?? null);
      continue;
    }
    for (const other of left.splice(0, place)) other.remove();
    const node = left.shift();
    if (node.nodeType === Node.ELEMENT_NODE) morph(node, child);
    else if (node.data !== child.data) node.data = child.data;
  }
  for (const other of left) other.remove();
}
"""


class ElementConformance:
    """Subclass as `class TestConformance(ElementConformance)` and declare the following."""

    page: str
    tag: str
    #: A selector of the native field that the element serves, and its name in the form.
    field: str
    #: None for an element that serves a button, which skips the tests marked `about_a_field`.
    field_name: str | None
    #: The text to type into the field to use the control: plain ASCII, valid for the control, at least two characters.
    typed = "Hello"
    #: Whether using the control requires the page's own script, which doesn't apply to a clone.
    works_in_a_copy = True
    #: The part of the core that elements use if there are many; empty for none.
    core_of_many = ""
    #: Attribute, its text, the property that mirrors it, and the property's value.
    attributes: list[tuple[str, str, str, object]] = []
    #: Attribute, invalid texts, the property, and its default.
    bad_attributes: list[tuple[str, list[str], str, object]] = []

    def assert_used(self, browser):
        """Asserts that the control shows `typed` in its field."""
        raise NotImplementedError

    def assert_unused(self, browser):
        """Asserts that the control shows an empty field."""
        raise NotImplementedError

    # Steps

    def use(self, browser, field):
        """Uses the control, so that `assert_used` passes."""
        type_text(browser, field, self.typed)

    def open(self, browser, **knobs):
        browser.open(self.page, **knobs)
        return browser.find(self.field)

    def open_ready(self, browser):
        field = self.open(browser)
        self.wait_for(browser, "ready")
        return field

    def state(self, browser):
        return browser.find(self.tag).get_dom_attribute("data-state")

    def wait_for(self, browser, state):
        wait_until(lambda: self.state(browser) == state, saying=f"data-state did not become {state}")

    def wait_until_used(self, browser):
        wait_until(lambda: [self.assert_used(browser)])

    def wait_until_unused(self, browser):
        wait_until(lambda: [self.assert_unused(browser)])

    def wait_until_morphed(self, browser):
        """Waits until the field appears with the typed text, regardless of the server's markup."""
        self.wait_until_used(browser)

    # HTML first

    @pytest.mark.about_a_field
    def test_the_plain_field_is_submitted_without_scripts(self, browser):
        field = self.open(browser, csp="no-script")
        type_text(browser, field, self.typed)
        assert submitted(browser)[self.field_name] == self.typed

    @pytest.mark.about_a_field
    def test_the_form_works_plainly_while_the_core_loads(self, browser):
        field = self.open(browser, slow_wasm="held")
        assert self.state(browser) in (None, "loading")
        type_text(browser, field, self.typed)
        assert submitted(browser)[self.field_name] == self.typed

    @pytest.mark.about_a_field
    def test_the_upgrade_keeps_text_caret_and_focus(self, browser, site):
        field = self.open(browser, slow_wasm="held")
        type_text(browser, field, self.typed)
        select_range(browser, field, 1)
        site.release_wasm()
        self.wait_for(browser, "ready")
        self.wait_until_used(browser)
        assert value(browser, field) == self.typed
        assert caret(browser, field) == 1
        assert browser.run("return document.activeElement === arguments[0]", field)
        press(browser, "Delete")
        assert value(browser, field) == self.typed[0] + self.typed[2:]

    @pytest.mark.parametrize("knobs", [{"csp": "no-wasm"}, {"missing_wasm": True}], ids=["blocked", "missing"])
    @pytest.mark.about_a_field
    def test_the_form_works_plainly_without_the_core_and_nothing_throws(self, browser, knobs):
        field = self.open(browser, **knobs)
        self.wait_for(browser, "unavailable")
        type_text(browser, field, self.typed)
        assert len(browser.run("return recorded.warnings")) <= 1
        assert submitted(browser)[self.field_name] == self.typed
        if "csp" in knobs:
            browser.take_problems("violation")

    # Life cycle in a document

    @pytest.mark.about_a_field
    def test_the_upgraded_field_is_submitted(self, browser):
        field = self.open_ready(browser)
        type_text(browser, field, self.typed)
        self.wait_until_used(browser)
        assert submitted(browser)[self.field_name] == self.typed

    def test_an_element_works_after_a_move(self, browser):
        self.open_ready(browser)
        browser.run("const e = document.querySelector(arguments[0]); e.closest('form').append(e)", self.tag)
        self.use(browser, browser.find(self.field))
        self.wait_until_used(browser)
        assert self.state(browser) == "ready"

    def test_an_element_works_after_removal_and_reinsertion(self, browser):
        self.open_ready(browser)
        browser.run("window.kept = document.querySelector(arguments[0]); window.home = kept.parentNode; kept.remove()", self.tag)
        settle_frames(browser)
        browser.run("home.append(kept)")
        self.use(browser, browser.find(self.field))
        self.wait_until_used(browser)
        assert self.state(browser) == "ready"

    @pytest.mark.parametrize("copying", COPIES, ids=list(COPIES))
    def test_a_clone_of_the_form_works_like_the_original(self, browser, copying):
        self.use(browser, self.open_ready(browser))
        self.wait_until_used(browser)
        before = self.additions(browser)
        browser.run(COPIES[copying], self.field)
        settle_frames(browser)
        self.wait_until_whole(browser, before)
        self.assert_descriptions_are_their_own(browser)
        if self.works_in_a_copy:
            browser.run("document.querySelector(arguments[0]).value = ''", self.field)
            self.use(browser, browser.find(self.field))
            self.wait_until_used(browser)

    def test_an_element_survives_a_morph_of_the_page(self, browser):
        """The server's markup, which doesn't contain the parts that the element added."""
        self.use(browser, self.open_ready(browser))
        self.wait_until_used(browser)
        before = self.additions(browser)
        browser.run_async(f"{MORPH} morph(document.querySelector('form'), request.response.querySelector('form'));")
        self.wait_until_whole(browser, before)
        self.wait_until_morphed(browser)
        self.assert_descriptions_are_their_own(browser)

    def wait_until_whole(self, browser, additions):
        """Waits until the element is ready and the form has the given number of parts of each class."""
        self.wait_for(browser, "ready")

        def is_whole():
            found = self.additions(browser)
            assert found == additions, f"the form has the parts {found}, not {additions}"
            return True

        wait_until(is_whole)

    def additions(self, browser):
        """The number of parts of each class that the form has beyond the server's markup."""
        return browser.run(
            """const counts = {};
            for (const part of document.querySelectorAll('form [class^=live-]')) {
              counts[part.getAttribute('class')] = (counts[part.getAttribute('class')] ?? 0) + 1;
            }
            return counts;"""
        )

    def assert_descriptions_are_their_own(self, browser):
        """Asserts that the page contains each field's descriptions once, and that no other field shares them."""
        described = browser.run(
            "return [...document.querySelectorAll('[aria-describedby]')].flatMap((e) => e.getAttribute('aria-describedby').split(' '))"
        )
        assert len(set(described)) == len(described)
        for name in described:
            assert browser.run("return document.querySelectorAll(`[id='${arguments[0]}']`).length", name) == 1, name

    def test_an_element_outside_the_document_has_no_model(self, browser):
        self.open_ready(browser)
        browser.run("document.querySelectorAll(arguments[0]).forEach((e) => e.remove())", self.tag)
        settle_frames(browser)
        assert browser.run_async(f"{LIVE} return live.core.live_handle_count()") == 0

    def test_attributes_and_properties_set_before_the_upgrade_apply(self, browser):
        self.open_ready(browser)
        half = len(self.attributes) // 2
        # An element of a document without a window isn't upgraded until it moves into one with a window.
        browser.run(
            """const [tag, attributes, properties] = arguments;
            const element = document.querySelector(tag);
            const early = document.implementation.createHTMLDocument('').importNode(element, true);
            for (const [name, text] of attributes) early.setAttribute(name, text);
            for (const [, , name, value] of properties) early[name] = value;
            element.replaceWith(early);""",
            self.tag,
            self.attributes[:half],
            self.attributes[half:],
        )
        self.wait_for(browser, "ready")
        for attribute, text, name, expected in self.attributes:
            assert self.property(browser, name) == expected
            assert self.attribute(browser, attribute) == text

    def test_attributes_and_properties_mirror_each_other(self, browser):
        self.open_ready(browser)
        for attribute, text, name, expected in self.attributes:
            browser.run("document.querySelector(arguments[0]).setAttribute(arguments[1], arguments[2])", self.tag, attribute, text)
            assert self.property(browser, name) == expected
            browser.run("document.querySelector(arguments[0]).removeAttribute(arguments[1])", self.tag, attribute)
            browser.run("document.querySelector(arguments[0])[arguments[1]] = arguments[2]", self.tag, name, expected)
            assert self.attribute(browser, attribute) == text

    def test_an_invalid_value_falls_back_to_the_default(self, browser):
        self.open_ready(browser)
        for attribute, texts, name, default in self.bad_attributes:
            for text in texts:
                browser.run("document.querySelector(arguments[0]).setAttribute(arguments[1], arguments[2])", self.tag, attribute, text)
                assert self.property(browser, name) == default, f'{attribute}="{text}"'
        assert self.state(browser) == "ready"

    def attribute(self, browser, name):
        """The attribute's text. WebKit's driver returns `true` for names that are boolean attributes elsewhere in HTML."""
        return browser.run("return document.querySelector(arguments[0]).getAttribute(arguments[1])", self.tag, name)

    def property(self, browser, name):
        return browser.run("return document.querySelector(arguments[0])[arguments[1]]", self.tag, name)

    def test_thousands_of_elements_leak_nothing(self, browser):
        self.open_ready(browser)
        # The first rounds may grow tables to the size that a page with this many elements needs.
        before = self.make_and_remove(browser, 2 * CYCLES_A_TURN)
        for _ in range(CYCLES[browser.engine] // CYCLES_A_SCRIPT):
            after = self.make_and_remove(browser, CYCLES_A_SCRIPT)
        assert after == before
        self.use(browser, browser.find(self.field))
        self.wait_until_used(browser)

    def make_and_remove(self, browser, cycles):
        """The number of models on the page and the bytes in use on the core's heap, after adding and removing the given number of elements."""
        return browser.run_async(
            f"""{LIVE}
            const [tag, cycles, turn, part] = arguments;
            const {{ core }} = await liveControls(part);
            const element = document.querySelector(tag);
            for (let made = 0; made < cycles; made += turn) {{
              const clones = Array.from({{ length: turn }}, () => element.cloneNode(true));
              element.after(...clones);
              // Half of them are removed before they start, and half while they work.
              clones.splice(0, turn / 2).forEach((clone) => clone.remove());
              while (clones.some((clone) => clone.dataset.state !== 'ready')) await new Promise(requestAnimationFrame);
              clones.forEach((clone) => clone.remove());
              await new Promise((resolve) => setTimeout(resolve));
            }}
            return {{ handles: core.live_handle_count(), heapBytes: core.live_heap_bytes() }};""",
            self.tag,
            cycles,
            CYCLES_A_TURN,
            self.core_of_many,
        )

    # A strict policy

    def test_markup_needs_no_inline_style_and_no_inline_script(self, browser):
        self.open_ready(browser)
        self.use(browser, browser.find(self.field))
        self.wait_until_used(browser)
        with urllib.request.urlopen(browser.driver.current_url) as response:
            markup = response.read().decode()
        assert not re.search(r"\sstyle=|\son\w+=|<style|<script(?![^>]*\ssrc=)", markup)
        assert browser.run("return recorded.violations") == []

    # Accessibility

    @pytest.mark.engines("chromium")
    def test_axe_finds_no_violation_in_any_state(self, browser, tmp_path):
        """Tests each state of the element's story, which every element must have, in all appearances."""
        emulate(browser, "reduced motion")
        story = Story(self.tag)
        story.open(browser, tmp_path)
        for row, step in story.steps:
            step(browser)
            for look, (direction, choices) in LOOKS.items():
                emulate(browser, "reduced motion", *choices)
                browser.run("document.documentElement.dir = arguments[0]", direction)
                settle_animations(browser)
                assert_accessible(browser, saying=f"{row.when}, {look}: ")
                if "forced colors" in choices:
                    assert_forced_colors(browser, self.tag)

    @pytest.mark.engines("chromium", "firefox")
    def test_forced_colors_are_system_colors(self, browser):
        field = self.open_ready(browser)
        emulate(browser, "forced colors")
        assert_forced_colors(browser, self.tag)
        self.use(browser, field)
        self.wait_until_used(browser)
        settle_frames(browser)
        assert_forced_colors(browser, self.tag)

    # Forms

    @pytest.mark.about_a_field
    def test_the_control_shows_a_form_reset(self, browser):
        field = self.open_ready(browser)
        type_text(browser, field, self.typed)
        self.wait_until_used(browser)
        browser.find("button[type=reset]").click()
        assert value(browser, field) == ""
        self.wait_until_unused(browser)

    @pytest.mark.parametrize("keep_alive", [True, pytest.param(False, marks=pytest.mark.engines("chromium", "firefox"))], ids=["kept-alive", "restored"])
    @pytest.mark.back_forward_cache
    @pytest.mark.about_a_field
    def test_returning_to_the_page_shows_the_typed_text(self, browser, keep_alive):
        field = self.open_ready(browser)
        type_text(browser, field, self.typed)
        self.wait_until_used(browser)
        leave_and_return(browser, keep_alive=keep_alive)
        self.wait_for(browser, "ready")
        self.wait_until_used(browser)
        assert value(browser, browser.find(self.field)) == self.typed
