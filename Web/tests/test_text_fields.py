"""The behavior that every element with a text field must have, in any page."""

import pytest
from harness import cancel_composition, caret, compose, paste, press, select_range, settle_frames, submitted, type_text, undo, value, wait_until

CARD = ("live-sectioned-field", {"preset": "card"})
LIMITED = ("live-limited-field", {"limit": "16"})
BOTH = pytest.mark.parametrize(("tag", "attributes"), [CARD, LIMITED], ids=["sectioned", "limited"])

#: Counts the core's responses in the page's own instance of it.
COUNT_ANSWERS = """
const { liveControls } = await recorded.load('/live-controls/core/loader.js');
const live = await liveControls();
const { core, memory } = live;
window.answers = [];
let event = {};
const write = (value, form) => memory.write((event = value), form);
live.memory = new Proxy(memory, { get: (_, name) => (name === 'write' ? write : memory[name].bind(memory)) });
// A timer's wake-up isn't the key's.
const note = (name) => 'woke' in event || answers.push(name);
const counted = ([name, value]) => [name, /^live_(sectioned|limited)/.test(name) ? (...values) => (note(name), value(...values)) : value];
live.core = Object.fromEntries(Object.entries(core).map(counted));
"""


def make(browser, tag, attributes, is_open=False, **of_input):
    if not is_open:
        browser.open("text-fields.html")
    field = browser.run("return makeField('page', ...arguments)", tag, attributes, of_input)
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    return field


def shows(browser, field, text):
    __tracebackhide__ = True
    wait_until(lambda: value(browser, field) == text or _fail(f"{value(browser, field)!r} is there, not {text!r}"))


def _fail(text):
    raise AssertionError(text)


# The cost of a key


@BOTH
def test_a_key_causes_at_most_two_calls_into_the_core(browser, tag, attributes):
    browser.open("text-fields.html")
    browser.run_async(COUNT_ANSWERS)
    field = make(browser, tag, attributes, is_open=True)
    type_text(browser, field, "4")
    for keys, most in [("2424242424", 1), (["Backspace"] * 3, 1), ("242", 1), (["ArrowLeft"] * 4, 1), (["Delete"] * 2, 1), ("77", 1), ("xéy", 1)]:
        for key in keys:
            settle_frames(browser, 2)
            browser.run("answers.length = 0")
            if len(key) == 1:
                type_text(browser, field, key)
            else:
                press(browser, key)
            settle_frames(browser, 2)
            answers = browser.run("return answers")
            assert len(answers) <= most, (key, answers)
    browser.run("answers.length = 0")
    paste(browser, field, "4242 4242")
    settle_frames(browser, 2)
    assert len(browser.run("return answers.filter((name) => name.endsWith('_event'))")) <= 2


@BOTH
def test_the_description_is_written_only_when_it_changes(browser, tag, attributes):
    field = make(browser, tag, {**attributes, "limit": "200", "sections": "100 100", "preset": "", "accepts": "any"})
    type_text(browser, field, "a")
    settle_frames(browser, 4)
    browser.run(
        """window.written = [];
        const note = (what) => (...args) => written.push(what);
        new MutationObserver((records) => records.forEach((r) => written.push(r.attributeName))).observe(field, { attributes: true });
        for (const word of element.querySelectorAll('[id^=live-description]')) new MutationObserver(note('description')).observe(word, { childList: true, characterData: true, subtree: true });
        const set = field.setCustomValidity; field.setCustomValidity = (text) => { written.push('validity'); set.call(field, text); };"""
    )
    type_text(browser, field, "bcdefghij " * 10)
    settle_frames(browser, 4)
    assert len(value(browser, field)) == 101
    assert browser.run("return written") == []


# Fields that the page changes


@BOTH
@pytest.mark.parametrize("how", ["replaceWith", "innerHTML", "morph"])
def test_a_replacement_input_becomes_the_field(browser, tag, attributes, how):
    field = make(browser, tag, attributes)
    type_text(browser, field, "4242")
    if how == "replaceWith":
        browser.run("const next = field.cloneNode(); next.value = ''; field.replaceWith(next); window.field = next")
    elif how == "innerHTML":
        browser.run("const parts = [...element.querySelectorAll('label, input')].map((e) => e.cloneNode(true)); element.replaceChildren(...parts); window.field = parts[1]; field.value = ''")
    else:
        # As idiomorph does: removes elements that the server doesn't know, and keeps the input.
        browser.run(
            """for (const node of [...element.children]) if (!node.matches('label, input')) node.remove();
            for (const name of [...element.getAttributeNames()]) if (name.startsWith('data-') || name === 'style') element.removeAttribute(name);
            for (const name of [...field.getAttributeNames()]) if (!['id', 'name'].includes(name)) field.removeAttribute(name);
            field.value = ''"""
        )
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    settle_frames(browser, 3)
    field = browser.run("return field")
    expected = "5555555555554444" if tag == CARD[0] else "5555x55555555444"
    type_text(browser, field, "5555x555555554444")
    shows(browser, field, expected)
    assert browser.run("return [...new FormData(form)]") == [["field", value(browser, field)]]
    assert browser.run("return element.children.length") == browser.run("return new Set([...element.children].map((e) => e.className + e.id + e.dataset.for)).size")
    if tag == CARD[0]:
        assert browser.run("return element.querySelectorAll('.live-sectioned-field-box').length") == 4
    assert submitted(browser, "#form button:not([type])")["field"] == expected


@BOTH
def test_an_input_added_later_becomes_the_field(browser, tag, attributes):
    field = make(browser, tag, attributes)
    browser.run("field.remove()")
    settle_frames(browser, 3)
    field = browser.run("document.querySelector('main').append(field); return field")
    type_text(browser, field, "12345678901234567890 plain")
    shows(browser, field, "12345678901234567890 plain")
    field = browser.run("field.value = ''; element.append(field); return field")
    settle_frames(browser, 3)
    type_text(browser, field, "4242424242424242999")
    shows(browser, field, "4242424242424242")
    field = browser.run("document.body.append(element); return field")
    settle_frames(browser, 3)
    press(browser, "End")
    select_range(browser, field, 16)
    press(browser, "Backspace")
    type_text(browser, field, "99")
    shows(browser, field, "4242424242424249")


# Input types without a selection


@pytest.mark.parametrize("overflow", ["refuse", "truncate"])
@pytest.mark.parametrize("kind", ["email", "url"])
def test_a_limit_applies_to_a_field_without_a_selection(browser, kind, overflow):
    field = make(browser, "live-limited-field", {"limit": "10", "overflow": overflow}, type=kind)
    type_text(browser, field, "a@bcdefghijkl")
    shows(browser, field, "a@bcdefghi")
    press(browser, "Control+a")
    type_text(browser, field, "x")
    shows(browser, field, "x")
    paste(browser, field, "1234567890123")
    shows(browser, field, "x" if overflow == "refuse" else "x123456789")
    press(browser, "Control+a")
    press(browser, "Delete")
    shows(browser, field, "")
    type_text(browser, field, "y@z")
    shows(browser, field, "y@z")
    if kind == "email" and browser.engine == "webkit":
        return  # Its input method is a script, which needs the caret.
    compose(browser, field, ["n", "ni", "nihaonihao"])
    shows(browser, field, "y@znihaoni")
    assert browser.run("return element.count") == 10


@pytest.mark.parametrize("kind", ["number", "email"])
def test_an_unsupported_input_type_causes_one_warning_and_stays_unchanged(browser, kind):
    browser.open("text-fields.html")
    for _ in range(2):
        field = browser.run("return makeField('page', 'live-sectioned-field', { preset: 'code' }, { type: arguments[0] })", kind)
    wait_until(lambda: browser.run("return element.dataset.state") == "unavailable")
    text = "123456" if kind == "number" else "a@b.example"
    type_text(browser, field, text)
    assert value(browser, field) == text
    assert browser.run("return [...new FormData(form)]") == [["field", text]]
    warnings = browser.run("return recorded.warnings")
    assert len(warnings) == 1 and f'type "{kind}"' in warnings[0]
    browser.run("field.value = ''; field.type = 'text'")
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    type_text(browser, field, "12x34567")
    shows(browser, field, "123456")


def test_a_hidden_input_is_not_used_as_the_field(browser):
    browser.open("text-fields.html")
    browser.run(
        """makeField('page', 'live-sectioned-field', { preset: 'code' });
        const hidden = document.createElement('input'); hidden.type = 'hidden'; hidden.name = 'token'; element.prepend(hidden);"""
    )
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    type_text(browser, browser.find("#field"), "12x34567")
    shows(browser, browser.find("#field"), "123456")


# Compositions that others end


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize(("tag", "attributes"), [("live-sectioned-field", {"preset": "iban"}), LIMITED], ids=["sectioned", "limited"])
def test_a_text_set_by_the_page_ends_a_composition(browser, tag, attributes):
    field = make(browser, tag, {**attributes, "limit": "22"})
    compose(browser, field, ["d"], commit=None)
    browser.run("field.value = 'DE89370400440532013000'")
    assert browser.run("return [field.value, element.value ?? field.value, new FormData(form).get('field')]") == ["DE89370400440532013000"] * 3
    browser.run("field.blur(); field.focus()")
    select_range(browser, field, 22)
    type_text(browser, field, "1")
    shows(browser, field, "DE89370400440532013000")
    press(browser, "Backspace")
    shows(browser, field, "DE8937040044053201300")


@pytest.mark.engines("chromium", "firefox")
@BOTH
def test_the_form_includes_marked_text_like_a_plain_fields(browser, tag, attributes):
    """A page may save during a composition."""
    field = make(browser, tag, {**attributes, "preset": "", "sections": "4 4", "accepts": "any"})
    type_text(browser, field, "ab")
    compose(browser, field, ["n", "ni"], commit=None)
    assert browser.run("return [field.value, new FormData(form).get('field')]") == ["abni"] * 2
    cancel_composition(browser)


@BOTH
def test_the_form_submits_text_that_a_script_set_without_an_event(browser, tag, attributes):
    """Through the prototype's own setter, which a page may have saved. The control receives the text before the form does."""
    make(browser, tag, {**attributes, "preset": "card"})
    browser.run("Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '4242424242424242')")
    assert browser.run("return [...new FormData(form)]") == [["field", "4242424242424242"]]
    assert browser.run("return element.count ?? element.value.length") == 16
    assert submitted(browser, "#form button:not([type])")["field"] == "4242424242424242"


# Frameworks


def render(browser, reading="asItIs", **options):
    browser.open("react.html")
    wait_until(lambda: browser.run("return Boolean(window.renderForm)"))
    browser.run("renderForm(...arguments)", reading, options)
    wait_until(lambda: browser.run("return document.querySelector('#place [data-state=ready]') !== null"))
    return browser.find("#field")


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("reading", ["asItIs", "withoutSpaces"])
def test_a_controlled_react_input_has_one_text(browser, strict, reading):
    field = render(browser, reading, isStrict=strict)

    def agree(text, at=None):
        __tracebackhide__ = True
        shows(browser, field, text)
        wait_until(lambda: browser.run("return [state.card, [...new FormData(document.querySelector('#form'))]]") == [text, [["card", text]]])
        if at is not None:
            assert caret(browser, field) == at

    for index, digit in enumerate("42424242"):
        type_text(browser, field, digit)
        agree("42424242"[: index + 1], index + 1)
    type_text(browser, field, "x")
    agree("42424242", 8)
    select_range(browser, field, 4)
    type_text(browser, field, "9")
    agree("424294242", 5)
    press(browser, "Backspace")
    agree("42424242", 4)
    paste(browser, field, "11-11")
    agree("424211114242", 8)
    undo(browser)
    agree("42424242")
    browser.run("ReactDOM.flushSync(() => renderAgain((n) => n + 1))")
    settle_frames(browser, 3)
    agree("42424242")
    select_range(browser, field, 8)
    paste(browser, field, "4242 4242 99")
    agree("4242424242424242", 16)
    browser.find("#form button").click()
    wait_until(lambda: browser.run("return submissions") == [[["card", "4242424242424242"]]])


def test_a_react_state_with_separators_is_shown_without_them(browser):
    field = render(browser, "withSpaces")
    for digit in "4242424242":
        type_text(browser, field, digit)
    shows(browser, field, "4242424242")
    assert caret(browser, field) == 10
    wait_until(lambda: browser.run("return state.card") == "4242 4242 42")


def test_changing_the_react_key_replaces_the_field(browser):
    field = render(browser, isControlled=False)
    type_text(browser, field, "42424242")
    browser.run("setKey(1)")
    wait_until(lambda: browser.run("return document.querySelector('#field').value") == "")
    settle_frames(browser, 3)
    field = browser.run("return document.querySelector('#field')")
    type_text(browser, field, "5555x5")
    shows(browser, field, "55555")
    assert browser.run("return [...new FormData(document.querySelector('#form'))]") == [["card", "55555"]]
    browser.run("root.unmount()")
    assert browser.run("return document.querySelector('#place').childElementCount") == 0


# The place of what is in a field

WHAT_IS_IN_A_FIELD = pytest.mark.parametrize(
    ("page", "selectors"),
    [("limited-field.html", ["#line", "#limited-line > .live-limited-field-adornment"]), ("password-setup.html", ["#password", ".live-password-reveal"])],
    ids=["counter", "eye"],
)
PLACES = """
const [field, part] = arguments[0].map((selector) => document.querySelector(selector).getBoundingClientRect());
return [field.right - part.right, part.top - field.top]"""


@pytest.mark.each_engine
@WHAT_IS_IN_A_FIELD
@pytest.mark.parametrize("change", ["label.textContent = 'A label that is much longer'", "label.hidden = true"])
def test_what_is_in_a_field_follows_it_when_its_label_changes(browser, page, selectors, change):
    browser.open(page)
    browser.run(
        """const field = document.querySelector(arguments[0]), label = document.createElement('span');
        label.id = 'beside';
        label.textContent = 'Label';
        field.before(label);""",
        selectors[0],
    )
    wait_until(lambda: browser.run("return document.querySelector(arguments[0]).dataset.placed", selectors[1]) == "")
    settle_frames(browser, 4)
    before = browser.run(PLACES, selectors)
    where = "return document.querySelector(arguments[0]).getBoundingClientRect().left"
    left = browser.run(where, selectors[0])
    browser.run(f"const label = document.querySelector('#beside'); {change}")
    assert abs(browser.run(where, selectors[0]) - left) > 10
    wait_until(lambda: browser.run(PLACES, selectors) == pytest.approx(before, abs=1.5))


@pytest.mark.each_engine
@WHAT_IS_IN_A_FIELD
def test_what_is_in_a_field_is_hidden_with_it(browser, page, selectors):
    browser.open(page)
    is_seen = "return document.querySelector(arguments[0])?.checkVisibility({ checkVisibilityCSS: true }) ?? false"
    wait_until(lambda: browser.run(is_seen, selectors[1]))
    settle_frames(browser, 4)
    before = browser.run(PLACES, selectors)
    browser.run("document.querySelector(arguments[0]).hidden = true", selectors[0])
    wait_until(lambda: not browser.run(is_seen, selectors[1]))
    browser.run("document.querySelector(arguments[0]).hidden = false", selectors[0])
    wait_until(lambda: browser.run(is_seen, selectors[1]))
    assert browser.run(PLACES, selectors) == pytest.approx(before, abs=1.5)


@pytest.mark.each_engine
@WHAT_IS_IN_A_FIELD
def test_what_is_in_a_field_is_in_its_place_if_the_page_positions_what_is_around_the_field(browser, page, selectors):
    found = []
    for position in ("static", "relative"):
        browser.open(page)
        browser.run(
            """const field = document.querySelector(arguments[0]), around = document.createElement('div');
            Object.assign(around.style, { position: arguments[1], padding: '12px 24px' });
            field.replaceWith(around);
            around.append(field);
            around.before('Above');""",
            selectors[0],
            position,
        )
        wait_until(lambda: browser.run("return document.querySelector(arguments[0])?.dataset.placed", selectors[1]) == "")
        settle_frames(browser, 4)
        found.append(browser.run(PLACES, selectors))
    assert found[1] == pytest.approx(found[0], abs=1.5)


@pytest.mark.each_engine
@WHAT_IS_IN_A_FIELD
def test_what_is_in_a_field_is_in_its_place_after_a_section_was_closed(browser, page, selectors):
    """A page without the section has no scroll bar, and is as much wider. With the section, each box has its size again."""
    browser.open(page)
    browser.run(
        """const form = document.querySelector('form'), details = document.createElement('details');
        form.before(details);
        details.append(form);
        details.id = 'closing';
        window.toggle = (open) => {
          Object.assign(details, { open });
          document.body.style.width = open ? '600px' : '630px';
        };
        toggle(true);"""
    )
    wait_until(lambda: browser.run("return document.querySelector(arguments[0])?.dataset.placed", selectors[1]) == "")
    settle_frames(browser, 4)
    before = browser.run(PLACES, selectors)
    browser.run("toggle(false)")
    settle_frames(browser, 4)
    browser.run("toggle(true)")
    settle_frames(browser, 4)
    wait_until(lambda: browser.run(PLACES, selectors) == pytest.approx(before, abs=1.5), saying=lambda: f"{browser.run(PLACES, selectors)} instead of {before}")


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("tag", "attributes", "parts"),
    [
        ("live-sectioned-field", {"preset": "amount", "currency": "EUR"}, ".live-sectioned-field-part"),
        ("live-limited-field", {"limit": "20", "overflow": "allow", "place": "above"}, ":is(.live-limited-field-adornment, .live-limited-field-marks)"),
    ],
    ids=["amount", "surplus"],
)
def test_a_field_in_a_panel_that_zooms_in_from_nothing_is_laid_out(browser, tag, attributes, parts):
    """It's measured while boxes in the window have no size."""
    text = "1234567.89" if tag == "live-sectioned-field" else "a text that is longer than its limit"
    boxes = f"""return [...element.querySelectorAll('{parts}')].filter((part) => part.checkVisibility()).map((part) => {{
      const [inside, around] = [part.getBoundingClientRect(), element.getBoundingClientRect()];
      return [inside.left - around.left, inside.top - around.top, inside.width, inside.height];
    }})"""
    found = []
    for scale in ("none", "0"):
        browser.open("text-fields.html")
        browser.run("document.querySelector('#place').style.scale = arguments[0]", scale)
        make(browser, tag, attributes, is_open=True, value=text)
        settle_frames(browser, 10)
        browser.run("document.querySelector('#place').style.scale = 'none'")
        settle_frames(browser, 3)
        wait_until(lambda: len(browser.run(boxes)) >= 2)
        found.append(browser.run(boxes))
    assert len(found[0]) == len(found[1])
    for one, other in zip(*found, strict=True):
        assert other == pytest.approx(one, abs=1.5)
