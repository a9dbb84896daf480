"""`<live-limited-field>` with a minimum, words, weights, several limits, a counter in words, and marks on the surplus."""

import re

import pytest
from harness import emulate, settle, settle_frames, type_text, undo, value, wait_until, wait_until_ready
from limited_page import FAMILY, counter, set_attribute
from test_fit import TEXT_SPACING, add_style
from test_text_fields import make

MESSAGE = "return arguments[0].validationMessage"


@pytest.fixture
def page(browser):
    browser.open("limited-bounds.html")
    wait_until_ready(browser, "live-limited-field")
    return browser


def set_text(browser, field, text):
    browser.run("document.querySelector(arguments[0]).value = arguments[1]", field, text)
    settle(browser.driver)


def digits(browser, element):
    return counter(browser, element)[0]


@pytest.mark.each_engine
def test_a_text_below_its_minimum_is_invalid_until_it_is_long_enough(page):
    field = page.find("#about")
    assert counter(page, "#minimum") == ("0/20", "under")
    assert page.run(MESSAGE, field) == ""
    described = "return document.getElementById(arguments[0].getAttribute('aria-describedby')).textContent"
    wait_until(lambda: page.run(described, field) == "At least 3 characters")
    type_text(page, field, "a")
    wait_until(lambda: page.run(MESSAGE, field) == "2 characters missing")
    type_text(page, field, "bc")
    wait_until(lambda: page.run(MESSAGE, field) == "")
    assert counter(page, "#minimum") == ("3/20", "within")
    wait_until(lambda: page.run(described, field) == "Up to 20 characters")


@pytest.mark.each_engine
def test_words_are_counted_as_the_engine_segments_them(page):
    """Except for numbers and abbreviations, on which the engines' own tailorings differ from each other."""
    wait_until(lambda: page.run("document.querySelector('#essay').value = 'don’t stop: 3.14 👋'; return document.querySelector('#words').count") == 3)
    texts = ["well-known facts", "snake_case", "👋 🌍!", "e\u0301te\u0301", "x\u00ady", "'tis rock'n'roll", "한국어 문장"]
    counts = """
      const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
      const field = document.querySelector('#essay');
      return arguments[0].map((text) => {
        field.value = text;
        return [document.querySelector("#words").count, [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length];
      });"""
    assert [(text, pair) for text, pair in zip(texts, page.run(counts, texts)) if pair[0] != pair[1]] == []
    set_text(page, "#essay", "")
    field = page.find("#essay")
    type_text(page, field, "one two three four five")
    # The space is no word, and the letters of a fifth word are refused.
    assert value(page, field) == "one two three four "


def test_weights_count_and_an_error_in_them_leaves_a_plain_field(page):
    wait_until(lambda: page.run("document.querySelector('#code').value = 'abcd日'; return document.querySelector('#weights').count") == 3)
    set_text(page, "#code", "")
    field = page.find("#code")
    type_text(page, field, "abcdefghi")
    assert value(page, field) == "abcdefgh"
    page.run("window.warned = []; console.warn = (...words) => window.warned.push(words.join(' '))")
    for weights in ("U+0-7F half", "U+0-7F 1", "U+0-7F half"):
        set_attribute(page, "weights", weights, "#weights")
        wait_until(lambda weights=weights: digits(page, "#weights") == ("" if "half" in weights else "8/4"))
    assert page.run("return window.warned") == ['LiveControls: live-limited-field has no limit, because it cannot read weights="U+0-7F half".']
    type_text(page, field, "jkl")
    assert value(page, field) == "abcdefghjkl"


def test_several_limits_hold_at_once_and_the_counter_shows_the_nearest(page):
    wait_until(lambda: page.run(f"document.querySelector('#post').value = '{FAMILY}'.repeat(3); return document.querySelector('#several').count") == 75)
    assert digits(page, "#several") == "75/100"
    set_text(page, "#post", FAMILY * 4)
    field = page.find("#post")
    type_text(page, field, "a")
    assert value(page, field) == FAMILY * 4
    set_text(page, "#post", FAMILY * 4 + "a")
    wait_until(lambda: page.run(MESSAGE, field) == "1 byte over the limit")
    set_text(page, "#post", "x" * 31)
    wait_until(lambda: page.run(MESSAGE, field) == "1 character over the limit")


def test_a_post_is_counted_as_on_mastodon(page):
    post = "Hi @name@example.social https://example.com/a/rather/long/path"
    wait_until(lambda: page.run("document.querySelector('#toot').value = arguments[0]; return document.querySelector('#mastodon').count", post) == 9 + 23)


@pytest.mark.each_engine
def test_the_counter_can_say_what_remains_above_the_field(page):
    wait_until(lambda: digits(page, "#wording") == "3 more")
    set_text(page, "#note", "x" * 148)
    wait_until(lambda: digits(page, "#wording") == "12 left")
    set_text(page, "#note", "x" * 162)
    wait_until(lambda: digits(page, "#wording") == "2 too many")
    page.run("document.documentElement.lang = 'de'")
    wait_until(lambda: digits(page, "#wording") == "2 zu viel")
    boxes = """
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const [counter, field] = [box('#wording .live-limited-field-counter'), box('#note')];
      return [counter.bottom <= field.top + 1, Math.abs(counter.right - field.right) <= 1, counter.top >= box('#wording').top - 1, getComputedStyle(document.querySelector('#note')).paddingInlineEnd];"""
    wait_until(lambda: page.run(boxes)[:3] == [True] * 3)
    assert page.run(boxes)[3] == page.run("return getComputedStyle(document.querySelector('#note')).paddingInlineStart")


@pytest.mark.each_engine
@pytest.mark.parametrize(("language", "start"), [("ar", "المتبقي"), ("he", "נותרו"), ("de", "noch"), ("", "12")])
def test_a_counter_is_in_the_direction_of_its_words(page, language, start):
    """A counter without words is from left to right in all languages."""
    page.run("Object.assign(document.documentElement, { lang: arguments[0], dir: 'rtl' }); document.querySelector('#wording').wording = arguments[0] ? 'remaining' : 'count'", language)
    set_text(page, "#note", "x" * (148 if language else 12))
    wait_until(lambda: digits(page, "#wording").startswith(start) and re.search(r"\d\W*$", digits(page, "#wording")))
    first, last = page.run(
        """const [text] = document.querySelector('#wording .live-limited-field-counter span').childNodes;
        return [[0, 2], [text.length - 2, text.length]].map(([start, end]) => {
          const range = new Range();
          range.setStart(text, start);
          range.setEnd(text, end);
          return range.getBoundingClientRect().left;
        })"""
    )
    assert (first > last) == (language in ("ar", "he"))


@pytest.mark.each_engine
def test_a_counter_near_the_limit_is_below_the_field(page):
    opacity = "return Number(getComputedStyle(document.querySelector('#below .live-limited-field-counter')).opacity)"
    wait_until(lambda: page.run(opacity) == 0)
    set_text(page, "#tags", "x" * 15)
    wait_until(lambda: page.run(opacity) == 1)
    below = "const box = (selector) => document.querySelector(selector).getBoundingClientRect(); return box('#below .live-limited-field-counter').top >= box('#tags').bottom - 1 && box('#below .live-limited-field-counter').bottom <= box('#below').bottom + 1"
    wait_until(lambda: page.run(below))


@pytest.mark.each_engine
def test_a_text_area_grows_with_its_text_and_shrinks_to_its_rows(page):
    height = "return document.querySelector('#note').offsetHeight"
    wait_until(lambda: page.run("return document.querySelector('#note').style.blockSize !== ''"))
    rest = page.run(height)
    # As wide as its columns, and as high as its rows.
    assert page.run("const box = (id) => document.getElementById(id).getBoundingClientRect(); return Math.abs(box('note').height - box('essay').height) <= 1 && Math.abs(box('note').width - box('essay').width) <= 40")
    set_text(page, "#note", "line\n" * 9)
    wait_until(lambda: page.run(height) > 2 * rest)
    assert page.run("const field = document.querySelector('#note'); return field.scrollHeight - field.clientHeight") <= 1
    set_text(page, "#note", "line")
    wait_until(lambda: abs(page.run(height) - rest) <= 1)


@pytest.mark.each_engine
def test_a_text_area_that_grows_has_the_rows_that_the_page_gives_it_later(page):
    height = "return document.querySelector('#note').offsetHeight"
    wait_until(lambda: page.run("return document.querySelector('#note').style.blockSize !== ''"))
    rest = page.run(height)
    page.run("document.querySelector('#note').rows = 8")
    wait_until(lambda: page.run(height) > 2 * rest)
    page.run("document.querySelector('#note').rows = 2")
    wait_until(lambda: abs(page.run(height) - rest) <= 1)


@pytest.mark.each_engine
def test_the_room_beside_a_field_does_not_grow_while_the_page_transitions_all_properties(page):
    page.run("document.styleSheets[0].insertRule('* { transition: all 300ms }')")
    height = "return document.querySelector('#below').offsetHeight"
    settle_frames(page, 30)
    before = page.run(height)
    for key in "abcdefgh":
        type_text(page, page.find("#tags"), key)
        settle_frames(page, 4)
    assert page.run(height) == pytest.approx(before, abs=1)


SIZES = "return ['grown', 'fixed'].map((id) => document.getElementById(id)).map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])"


@pytest.mark.each_engine
@pytest.mark.parametrize("width", ["", "100%"])
def test_a_growing_text_area_without_text_has_the_size_of_one_that_does_not_grow(page, width):
    """Also in dialogs, which are as wide as their content and closed at first."""
    page.run(
        """for (const id of ['grown', 'fixed']) {
          const [dialog, field] = ['dialog', 'textarea'].map((name) => document.createElement(name));
          const limited = dialog.appendChild(document.createElement('live-limited-field'));
          Object.assign(field, { id, rows: 4, cols: 40 });
          field.style.width = arguments[0];
          limited.append(field);
          limited.limit = 200;
          limited.grow = id === 'grown';
          document.body.append(dialog);
        }""",
        width,
    )
    wait_until_ready(page, "live-limited-field")
    settle_frames(page, 3)
    page.run("document.querySelectorAll('dialog').forEach((dialog) => dialog.show())")
    settle_frames(page, 4)
    grown, fixed = page.run(SIZES)
    assert grown == pytest.approx(fixed, abs=1)
    assert fixed[0] > 200
    page.run("for (const id of ['grown', 'fixed']) document.getElementById(id).value = 'line\\n'.repeat(9)")
    wait_until(lambda: page.run(SIZES)[0][1] > 1.5 * fixed[1])
    assert page.run(SIZES)[0][0] == pytest.approx(fixed[0], abs=20)


@pytest.mark.each_engine
@pytest.mark.parametrize("style", ["", "textarea { overflow: auto; }"])
def test_typing_in_a_growing_text_area_can_be_undone(page, style):
    add_style(page, style)
    note = page.find("#note")
    for text in ("one\n", "two\n", "three\n"):
        type_text(page, note, text)
        settle_frames(page, 4)
    for _ in range(12):
        undo(page)
    assert value(page, note) == ""


@pytest.mark.each_engine
def test_the_page_does_not_scroll_while_a_growing_text_area_is_measured(page):
    page.run("const limited = document.querySelector('#wording'); Object.assign(limited, { limit: 9999, place: 'inside' }); document.querySelector('form').append(limited)")
    set_text(page, "#note", "line\n" * 200)
    wait_until(lambda: page.run("return document.querySelector('#note').offsetHeight > 2000"))
    settle_frames(page, 4)
    page.run("scrollTo(0, document.documentElement.scrollHeight);")
    before = page.run("return scrollY")
    page.run("document.querySelector('#note').value += 'x'")
    settle_frames(page, 4)
    assert page.run("return scrollY") == before


@pytest.mark.each_engine
@pytest.mark.parametrize("field, text", [("#long", "The part that fits,\nand the surplus on several lines\nof the area."), ("#tags", "These are the tags, and too many")])
def test_the_surplus_is_marked_where_it_is(page, field, text):
    """The width of the marks is that of the surplus alone in a field of the same font."""
    set_text(page, field, text)
    marks = "return [...document.querySelectorAll(`live-limited-field:has(${arguments[0]}) .live-limited-field-marks:not([hidden]) .live-limited-field-surplus`)].map(({ dataset }) => dataset.text)"
    wait_until(lambda: page.run(marks, field) == [text[20:]])
    geometry = """
      const field = document.querySelector(arguments[0]);
      const copy = field.closest('live-limited-field').querySelector('.live-limited-field-marks > span');
      const box = field.getBoundingClientRect(); const own = copy.parentNode.getBoundingClientRect();
      // The text of an input doesn't reach into the space at its sides.
      const { paddingLeft, paddingRight } = field.localName === 'input' ? getComputedStyle(field) : { paddingLeft: 0, paddingRight: 0 };
      const [before, after] = [parseFloat(paddingLeft), parseFloat(paddingRight)];
      return [Math.abs(own.left - box.left - field.clientLeft - before), Math.abs(own.top - box.top - field.clientTop), Math.abs(own.width - field.clientWidth + before + after), Math.abs(copy.offsetHeight - Math.max(field.clientHeight, field.scrollHeight)) <= (field.localName === 'textarea' ? 20 : 2)];"""
    settle_frames(page, 3)
    assert page.run(geometry, field) == [0, 0, 0, True]
    # Content above the field moves it.
    page.run("document.querySelector(arguments[0]).before(Object.assign(document.createElement('p'), { textContent: 'A hint from the server' }))", field)
    settle_frames(page, 4)
    assert page.run(geometry, field) == [0, 0, 0, True]
    set_text(page, field, "short")
    wait_until(lambda: page.run(marks, field) == [])


@pytest.mark.each_engine
def test_the_mark_of_a_surplus_does_not_reach_under_a_counter(browser):
    surplus(browser, text="0123456789" * 9)
    room = "return document.querySelector('.live-limited-field-counter').getBoundingClientRect().left - document.querySelector('.live-limited-field-marks').getBoundingClientRect().right"
    assert browser.run(room) >= 0


#: From the middle of the field to that of the mark, and from the field's text to the start of the copy.
MARK = """const copy = document.querySelector('.live-limited-field-marks > span'), mark = copy.querySelector('.live-limited-field-surplus');
const [inside, around, whole] = [mark, field, copy].map((part) => part.getBoundingClientRect());
return [inside.top + inside.height / 2 - around.top - around.height / 2, whole.left - around.left - field.clientLeft];"""


def surplus(browser, height="", text="0123456789abc"):
    field = make(browser, "live-limited-field", {"limit": "10", "overflow": "allow"})
    browser.run("field.style.blockSize = arguments[0]", height)
    type_text(browser, field, text)
    wait_until(lambda: browser.run("return document.querySelector('.live-limited-field-surplus') !== null"))
    settle_frames(browser, 4)
    return field


@pytest.mark.each_engine
def test_a_surplus_is_marked_in_its_line_in_a_page_with_a_users_text_spacing(browser):
    field = surplus(browser, "60px")
    assert browser.run(MARK)[0] == pytest.approx(0, abs=2)
    add_style(browser, TEXT_SPACING)
    type_text(browser, field, "d")
    settle_frames(browser, 4)
    assert browser.run(MARK)[0] == pytest.approx(0, abs=2)


@pytest.mark.each_engine
def test_the_mark_of_a_surplus_follows_its_field_when_the_label_changes(browser):
    surplus(browser)
    before = browser.run(MARK)
    browser.run("element.querySelector('label').textContent = 'A label that a translation made much longer'")
    settle_frames(browser, 6)
    assert browser.run(MARK) == pytest.approx(before, abs=1.5)


@pytest.mark.each_engine
def test_the_mark_of_a_surplus_follows_the_direction_of_the_page(browser):
    surplus(browser)
    browser.run("document.documentElement.dir = 'rtl'")
    settle_frames(browser, 6)
    start = """const { left } = field.getBoundingClientRect(), { paddingLeft } = getComputedStyle(field);
    return [parseFloat(paddingLeft), document.querySelector('.live-limited-field-marks').getBoundingClientRect().left - left - field.clientLeft]"""
    padding, place = browser.run(start)
    assert padding > 20
    assert place == pytest.approx(padding, abs=1)


#: The place of each part of the copy in the field, and what is opaque in front of the field's text.
COPY = """const around = field.getBoundingClientRect();
const parts = [...document.querySelectorAll('.live-limited-field-marks, .live-limited-field-marks *')];
const places = parts.flatMap((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  // The copy is as wide as the room beside the counter, which such a style may change.
  return [left - around.left, top - around.top, part.matches('.live-limited-field-marks span span') && width, height];
});
const styles = parts.flatMap((part) => ['', '::before', '::after'].map((pseudo) => [part, getComputedStyle(part, pseudo)]).filter(([, { content }], index) => index === 0 || content !== 'none'));
const opaque = styles.flatMap(([{ className }, style]) => ['color', 'backgroundColor'].filter((name) => !/, 0\\)|0\\.24\\)/.test(style[name])).map((name) => `${className} ${name} ${style[name]}`));
return [places, opaque];"""


@pytest.mark.each_engine
@pytest.mark.parametrize(
    "style",
    [
        "mark { padding: 0.2em; background: gold; color: black } mark::before { content: '' }",
        "span { display: block; position: relative; top: 9px; background: white; color: black } span::before { color: black; content: '·' }",
        "div { margin: 1rem; padding: 1rem; border: 2px solid; background: white }",
        "* { margin: 3px; color: black }",
    ],
    ids=["mark", "span", "div", "all"],
)
def test_styles_of_the_page_neither_move_nor_cover_the_marks_on_a_surplus(browser, style):
    surplus(browser)
    add_style(browser, "live-limited-field, live-limited-field > label, live-limited-field > input { margin: 0 !important }")
    settle_frames(browser, 6)
    places, opaque = browser.run(COPY)
    assert opaque == []
    add_style(browser, style)
    settle_frames(browser, 6)
    after, opaque = browser.run(COPY)
    assert opaque == []
    assert after == pytest.approx(places, abs=0.5)


@pytest.mark.engines("chromium", "firefox")
def test_a_surplus_is_underlined_in_forced_colors(browser):
    """Its background is no color of the person's choice."""
    emulate(browser, "forced colors")
    surplus(browser)
    line = "const { borderBottomWidth: width, borderBottomStyle: style, borderBottomColor: color } = getComputedStyle(document.querySelector('.live-limited-field-surplus'), '::before'); return [width, style, color]"
    assert browser.run(line) == ["2px", "solid", browser.run("return getComputedStyle(document.documentElement).color")]
