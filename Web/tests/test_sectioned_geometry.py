"""The positions of the characters and caret of a `<live-sectioned-field>`, measured in screenshots of the page.

The boxes' sides are blue, the text is black or white, and the caret is red. A character is centered in its cell, and a
section's cells divide the width of its box plus the gap beside it equally. Beside a visible separator, the characters of a
section are closer to its middle than its cells, and the caret still moves by whole cells. An engine draws sides on whole
pixels, so the exact positions of boxes come from its layout.
"""

import itertools
import time

import pytest
from harness import caret, emulate, end_animations, paste, picture_of, select_range, set_device_scale, set_page_zoom, set_viewport, settle_frames, type_text, wait_until
from selenium.webdriver import ActionChains

TAG = "live-sectioned-field"
#: The largest accepted offset from an expected position, in CSS pixels.
TOLERANCE = 0.5
STYLE = """
:root { --live-line: rgb(0, 0, 255); --live-accent: rgb(0, 0, 255); --live-sectioned-field-radius: 0px; }
.live-sectioned-field-box[data-active] { box-shadow: none !important; }
body { margin: 2rem; }
live-sectioned-field > input { caret-color: rgb(255, 0, 0) !important; }
"""
#: The formats with a visible separator.
SEPARATED = ["expiry", "date", "parts", "plate", "german", "american", "swedish", "time", "cpf", "mixed"]
#: The patterns with texts around or between their sections, and what they show.
TEXTS = {"us": "+1 (888) 888-8888", "area": "88 (888) 8888", "unit": "8888 l", "sign": "+888 888"}
TEXT_SPACING = "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }"
FORMATS = {
    "card": ({"preset": "card"}, "8888888888888888", [4, 4, 4, 4]),
    "amex": ({"preset": "card"}, "378888888888888", [4, 6, 5]),
    "phone": ({"preset": "phone-us"}, "8888888888", [3, 3, 4]),
    "code": ({"preset": "code"}, "888888", [1] * 6),
    "iban": ({"preset": "iban"}, "DE88888888888888888888", [4, 4, 4, 4, 4, 2]),
    "expiry": ({"preset": "expiry"}, "0888", [2, 2]),
    "date": ({"preset": "", "sections": "2-2-2", "accepts": "digits"}, "888888", [2, 2, 2]),
    "parts": ({"preset": "", "sections": "3-1-4", "accepts": "digits"}, "88888888", [3, 1, 4]),
    "german": ({"preset": "date", "lang": "de"}, "88888888", [2, 2, 4]),
    "american": ({"preset": "date", "lang": "en-US"}, "88888888", [2, 2, 4]),
    "swedish": ({"preset": "date", "lang": "sv"}, "88888888", [4, 2, 2]),
    "time": ({"preset": "time"}, "0888", [2, 2]),
    "france": ({"preset": "phone", "country": "FR"}, "0688888888", [2, 2, 2, 2, 2]),
    "international": ({"preset": "phone"}, "+33688888888", [3, 1, 2, 2, 2, 2]),
    "plate": ({"preset": "", "pattern": "99-999-99"}, "8888888", [2, 3, 2]),
    "cpf": ({"preset": "", "pattern": "999.999.999-99"}, "88888888888", [3, 3, 3, 2]),
    "mixed": ({"preset": "", "pattern": "99:99/99-999"}, "888888888", [2, 2, 2, 3]),
    "postcode": ({"preset": "", "pattern": "A99 999"}, "M88888", [3, 3]),
    "us": ({"preset": "", "pattern": "+1 (999) 999-9999"}, "8888888888", [3, 3, 4]),
    "area": ({"preset": "", "pattern": "99 (999) 9999"}, "888888888", [2, 3, 4]),
    "unit": ({"preset": "", "pattern": "9999 l"}, "8888", [4]),
    "sign": ({"preset": "", "pattern": "+999 999"}, "888888", [3, 3]),
    "own": ({"preset": "", "sections": "2 5 1", "accepts": "alphanumeric"}, "88888888", [2, 5, 1]),
}


def add_style(browser, style):
    browser.run("const s = new CSSStyleSheet(); s.replaceSync(arguments[0]); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]", style)


def runs(columns):
    """Adjacent columns, as `[first, end]`."""
    found = []
    for x in columns:
        if found and x <= found[-1][1]:
            found[-1][1] = x + 1
        else:
            found.append([x, x + 1])
    return found


class Picture:
    """The contents of the field, in device pixels of a screenshot."""

    def __init__(self, browser, field):
        image = picture_of(browser)
        inner, rect = browser.run("const r = arguments[0].getBoundingClientRect(); return [innerWidth, [r.top, r.bottom]]", field)
        self.scale = image.width / inner
        top, bottom = (round(edge * self.scale) for edge in rect)
        ground = image.getpixel((1, top + 1))
        bar = image.crop((0, top + round(5 * self.scale), image.width, bottom - round(5 * self.scale)))
        pixels = bar.load()
        blue, red, ink = [], [], []
        for x in range(bar.width):
            column = [pixels[x, y] for y in range(bar.height)]
            if all(b > 180 and r < 120 and g < 120 for r, g, b in column):
                blue.append(x)
            elif any(r > 170 and g < 100 and b < 100 for r, g, b in column):
                red.append(x)
            elif any(sum(abs(a - b) for a, b in zip(pixel, ground, strict=True)) > 200 for pixel in column):
                ink.append(x)
        self.sides, self.carets, self.glyphs = runs(blue), runs(red), runs(ink)
        start, columns, pitch, self.end = browser.run(
            f"""const boxes = document.querySelector('.{TAG}-boxes'), host = document.querySelector('{TAG}');
            const end = host.dataset.scrolls === undefined ? Infinity : host.getBoundingClientRect().right - 24;
            return [boxes.getBoundingClientRect().left, getComputedStyle(boxes).gridTemplateColumns.split(' ').map(parseFloat),
              parseFloat(host.style.getPropertyValue('--_pitch')), Math.min(end, innerWidth)]"""
        )
        edges = itertools.accumulate(columns, initial=start)
        #: The cells of each section, from left to right.
        self.pitch = pitch * self.scale
        self.sections = [(left * self.scale, right * self.scale) for left, right in itertools.pairwise(edges)]


def places(picture, lengths):
    """The start and end of each cell."""
    found = []
    pitch = picture.pitch
    for (left, right), count in zip(picture.sections, lengths, strict=True):
        # The outer border is outside the first cell.
        start = right - pitch * count if not found else left
        found += [(start + pitch * index, start + pitch * (index + 1)) for index in range(count)]
    return found


def look_at_caret(browser, field, saying):
    """A screenshot with the caret, which blinks."""

    def picture_with_caret():
        picture = Picture(browser, field)
        return picture.carets and picture

    return wait_until(picture_with_caret, saying=saying)


@pytest.fixture
def field(browser):
    browser.open("sectioned-field.html")
    wait_until(lambda: browser.find(TAG).get_dom_attribute("data-state") == "ready")
    add_style(browser, STYLE)
    browser.run("document.documentElement.dataset.liveMotion = 'reduce'")
    return browser.find("#card")


def prepare(browser, field, name):
    attributes, text, lengths = FORMATS[name]
    for attribute, value in {**attributes, "appearance": "bordered"}.items():
        browser.run(f"document.querySelector('{TAG}').setAttribute(arguments[0], arguments[1])", attribute, value)
    browser.run("document.querySelector('label').textContent = ''")
    wait_until(lambda: browser.find(TAG).get_dom_attribute("data-state") == "ready")
    paste(browser, field, text)
    wait_until(lambda: browser.find(TAG).get_dom_attribute("data-phase") == "editing")
    end_animations(browser)
    return text, lengths


CONDITIONS = ["light", "dark", "rtl", "zoom 200 %", "zoom 400 %", "text spacing", "320 px"]
#: The conditions that also work in WebKit.
ANYWHERE = {"light", "rtl", "text spacing"}


def cases(*pairs):
    """Parameters from pairs of a condition and a format, each for the engines that support the condition."""
    elsewhere = [pytest.mark.engines("chromium", "firefox")]
    return pytest.mark.parametrize(("condition", "name"), [pytest.param(*pair, marks=[] if pair[0] in ANYWHERE else elsewhere) for pair in pairs])


def set_condition(browser, condition):
    if condition == "dark":
        emulate(browser, "dark")
    elif condition == "rtl":
        browser.run("document.documentElement.dir = 'rtl'")
    elif condition.startswith("zoom"):
        set_page_zoom(browser, int(condition.split()[1]) / 100)
    if "text spacing" in condition:
        add_style(browser, TEXT_SPACING)
    if "320 px" in condition:
        set_viewport(browser, 320)


@cases(*(("light", name) for name in FORMATS if name not in SEPARATED and name not in TEXTS), *((condition, "card") for condition in CONDITIONS[1:]), ("320 px", "iban"), ("320 px, text spacing", "iban"), ("320 px", "international"), ("rtl", "france"), ("dark", "postcode"))
def test_each_character_is_centered_in_its_cell(browser, field, condition, name):
    set_condition(browser, condition)
    text, lengths = prepare(browser, field, name)
    select_range(browser, field, 0)
    # A blinking caret doesn't count as ink. It's beside the first character.
    picture = Picture(browser, field)
    spaces = places(picture, lengths)
    assert len(spaces) == len(text)
    for character, (left, right) in zip(text, spaces, strict=True):
        # The edge of a text that scrolls is soft.
        if right > picture.end * picture.scale:
            continue
        ink = [glyph for glyph in picture.glyphs if left < (glyph[0] + glyph[1]) / 2 < right]
        assert ink, f"nothing stands in {left}–{right}"
        if character == "8":
            [(start, end)] = [glyph for glyph in ink if abs(sum(glyph) - left - right) < (right - left) / 2]
            assert abs((start + end) / 2 - (left + right) / 2) <= TOLERANCE * picture.scale + 0.5, (condition, name, left, right, start, end)
    # No ink touches a side of a box.
    for start, end in picture.glyphs:
        assert all(end <= side[0] or start >= side[1] for side in picture.sides)
    assert browser.run("return document.scrollingElement.scrollWidth <= innerWidth && arguments[0].scrollLeft === 0", field)


#: How far the first digit of each section is from its box, or the middle of the digits from that of their cells.
DIGITS = f"""const field = document.querySelector('{TAG}'), input = field.querySelector('input'), pitch = parseFloat(field.style.getPropertyValue('--_pitch'));
const sum = (lengths) => lengths.reduce((total, length) => total + length, 0);
const copy = document.body.appendChild(document.createElement('span'));
copy.style.position = 'absolute';
function widthOf(element, text) {{
  const style = getComputedStyle(element);
  for (const name of ['fontFamily', 'fontSize', 'fontWeight', 'fontVariantNumeric', 'letterSpacing']) copy.style[name] = style[name];
  copy.textContent = text;
  return copy.getBoundingClientRect().width;
}}
const shown = (name) => [...field.querySelectorAll(`.{TAG}-${{name}}:not([hidden])`)];
const parts = shown('part').filter(({{ dataset }}) => dataset.text);
const boxes = shown('box').map((box) => box.getBoundingClientRect().left);
const offsets = parts.length > 0
  ? parts.map((part) => {{
      const {{ letterSpacing, paddingLeft }} = getComputedStyle(part), {{ text }} = part.dataset;
      return parseFloat(paddingLeft) + (widthOf(part, text) - (parseFloat(letterSpacing) || 0)) / 2 - (text.length * pitch) / 2;
    }})
  : boxes.map((left, index) => widthOf(input, input.value.slice(0, sum(arguments[0].slice(0, index)))) - left + boxes[0]);
copy.remove();
return offsets;"""


@pytest.mark.each_engine
@pytest.mark.parametrize("name", ["card", "amex", "france", "expiry", "german"])
def test_digits_stay_in_their_sections_in_a_font_whose_tabular_digits_are_wide(browser, field, name):
    """Inter's `ch` is that of its proportional zero."""
    add_style(browser, "body { font-family: Inter }")
    prepare(browser, field, name)
    browser.run(f"document.querySelector('{TAG}').removeAttribute('appearance')")
    settle_frames(browser, 6)
    offsets = browser.run(DIGITS, FORMATS[name][2])
    assert len(offsets) == len(FORMATS[name][2])
    assert offsets == pytest.approx([0] * len(offsets), abs=1.2)
    assert max(offsets[1:]) - min(offsets[1:]) <= 0.6


@cases(*(("light", name) for name in SEPARATED), *((condition, name) for condition in CONDITIONS[1:] for name in ("expiry", "german", "time")))
def test_a_separator_is_between_sections_whose_characters_are_close(browser, field, condition, name):
    set_condition(browser, condition)
    text, lengths = prepare(browser, field, name)
    select_range(browser, field, 0)
    picture = Picture(browser, field)
    tolerance = TOLERANCE * picture.scale + 0.5
    # Characters and separators alternate as the sections do.
    glyphs, sections = list(picture.glyphs), []
    assert len(glyphs) == len(text) + len(lengths) - 1, (condition, name, glyphs)
    for count in lengths:
        sections.append(glyphs[:count])
        del glyphs[: count + 1]
    separators = [glyph for glyph in picture.glyphs if not any(glyph in section for section in sections)]
    for section, (left, right) in zip(sections[int(text[0] != "8") :], picture.sections[int(text[0] != "8") :], strict=True):
        assert abs(section[0][0] + section[-1][1] - left - right) / 2 <= tolerance, (condition, name, section, left, right)
    inside = [after[0] - before[1] for section in sections for before, after in itertools.pairwise(section)]
    beside = [after[0][0] - before[-1][1] for before, after in itertools.pairwise(sections)]
    # A person's own spacing applies to all characters.
    if "spacing" not in condition:
        assert min(beside) >= (4 if max(lengths) == 2 else 1.5) * max(inside), (condition, name, inside, beside)
    assert min(inside) >= 2 * picture.scale - 1, "there is no space for a caret"
    for (start, end), (_, boundary) in zip(separators, picture.sections, strict=False):
        assert abs((start + end) / 2 - boundary) <= tolerance, "the separator is not on its boundary"


@cases(*((condition, name) for condition in CONDITIONS for name in TEXTS))
def test_a_pattern_shows_the_texts_around_and_between_its_sections(browser, field, condition, name):
    set_condition(browser, condition)
    text, lengths = prepare(browser, field, name)
    select_range(browser, field, 0)
    picture = Picture(browser, field)
    shown = TEXTS[name].replace(" ", "")
    if browser.find(TAG).get_dom_attribute("data-scrolls") is not None:
        return
    assert picture.sides[0][1] + 4 * picture.scale - 1 <= picture.glyphs[0][0]
    assert picture.glyphs[-1][1] + 4 * picture.scale - 1 <= picture.sides[-1][0]
    assert len(picture.glyphs) == len(shown), (condition, picture.glyphs)
    # Each digit stands in its cell.
    digits = [glyph for glyph, character in zip(picture.glyphs, shown, strict=True) if character == "8"]
    for (start, end), (left, right) in zip(digits, places(picture, lengths), strict=True):
        assert left - (right - left) / 2 < (start + end) / 2 < right + (right - left) / 2
    # A bracket is nearer to what it encloses.
    for index, character in enumerate(shown[1:-1], 1):
        before, after = (picture.glyphs[place][0] - picture.glyphs[place - 1][1] for place in (index, index + 1))
        assert character not in "()" or (before < after) == (character == ")"), (condition, before, after)


@pytest.mark.each_engine
def test_a_pattern_draws_the_separators_of_the_alternative_that_applies(browser, field):
    browser.run(f"Object.assign(document.querySelector('{TAG}'), {{ preset: '', pattern: '999 99-9|999.999/99', appearance: 'bordered' }})")
    browser.run("document.querySelector('label').textContent = ''")
    wait_until(lambda: browser.find(TAG).get_dom_attribute("data-state") == "ready")
    for text, lengths, drawn in (("888888", [3, 2, 1], [0, 1]), ("88", [3, 3, 2], [1, 1])):
        type_text(browser, field, text)
        end_animations(browser)
        settle_frames(browser)
        picture = Picture(browser, field)
        assert len(picture.glyphs) == sum(lengths) + sum(drawn)
        for (_, boundary), count in zip(picture.sections, drawn, strict=False):
            beside = [glyph for glyph in picture.glyphs if abs(sum(glyph) / 2 - boundary) <= TOLERANCE * picture.scale + 0.5]
            assert len(beside) == count


@pytest.mark.engines("chromium", "webkit")  # Headless Firefox draws no caret.
@pytest.mark.parametrize("name", [*SEPARATED, *TEXTS])
def test_the_caret_is_between_close_characters(browser, field, name):
    text, lengths = prepare(browser, field, name)
    select_range(browser, field, 0, len(text))
    settle_frames(browser, 3)
    places_ = places(Picture(browser, field), lengths)
    select_range(browser, field, len(text))
    settle_frames(browser, 3)
    inks = Picture(browser, field).glyphs
    boundaries = {sum(lengths[: index + 1]) for index in range(len(lengths) - 1)}
    for offset in range(len(text)):
        select_range(browser, field, offset)
        settle_frames(browser, 3)
        picture = look_at_caret(browser, field, f"no caret is seen at {offset} ({name})")
        [(start, end)] = picture.carets
        expected = places_[offset][0]
        assert start - (TOLERANCE + 0.5) * picture.scale <= expected <= end + (TOLERANCE + 0.5) * picture.scale, (offset, start, end, expected)
        # The separator beside the caret moves aside.
        clear = picture.glyphs if offset in boundaries else inks
        assert all(ink[1] <= start or ink[0] >= end for ink in clear), (offset, start, end, clear)


@pytest.mark.engines("chromium", "webkit")  # Headless Firefox draws no caret.
@cases(*((condition, "card") for condition in CONDITIONS), *(("light", name) for name in ("iban", "france", "international", "postcode")))
def test_the_caret_is_before_its_character(browser, field, condition, name):
    set_condition(browser, condition)
    text, lengths = prepare(browser, field, name)
    size, digit = browser.run(
        """const style = getComputedStyle(arguments[0]), span = document.createElement('span');
        span.style.cssText = `position: absolute; visibility: hidden; white-space: pre; font-family: ${style.fontFamily}; font-size: ${style.fontSize}; letter-spacing: 0 !important`;
        span.textContent = '0'.repeat(100); document.body.append(span);
        const width = span.getBoundingClientRect().width / 100; span.remove(); return [style.fontSize, width]""",
        field,
    )
    for offset in (0, len(text) // 2, len(text)):
        select_range(browser, field, offset)
        assert caret(browser, field) == offset
        settle_frames(browser)  # Until then, a screenshot may have the caret at its previous position.
        picture = look_at_caret(browser, field, f"no caret is seen at {offset} ({condition}, {name}, {size})")
        spaces = places(picture, lengths)
        pitch = spaces[0][1] - spaces[0][0]
        expected = spaces[0][0] + offset * pitch + (pitch - digit * picture.scale) / 2
        # It's one pixel wide and may be on either side of its position.
        start, end = picture.carets[0]
        assert start - (TOLERANCE + 0.5) * picture.scale <= expected <= end + (TOLERANCE + 0.5) * picture.scale, (offset, start, end, expected)


@pytest.mark.parametrize(("direction", "name"), [("ltr", "card"), ("rtl", "code"), ("ltr", "expiry"), ("rtl", "date")])
def test_a_click_puts_the_caret_at_the_nearest_character_boundary(browser, field, direction, name):
    browser.run("document.documentElement.dir = arguments[0]", direction)
    text, lengths = prepare(browser, field, name)
    select_range(browser, field, 0)
    picture = Picture(browser, field)
    middle = browser.run("const r = arguments[0].getBoundingClientRect(); return r.left + r.width / 2", field)
    for index in (1, len(text) - 1):
        left, right = (edge / picture.scale for edge in places(picture, lengths)[index])
        for x, expected in ((left + 4, index), (right - 4, index + 1)):
            ActionChains(browser.driver).move_to_element_with_offset(field, round(x - middle), 0).click().perform()
            wait_until(lambda: caret(browser, field) == expected, saying=f"a click at {x} did not put the caret at {expected}")
            time.sleep(0.6)  # An earlier click would make a double click.


@pytest.mark.parametrize("scale", [1, pytest.param(2, marks=pytest.mark.engines("chromium"))])
@pytest.mark.parametrize("name", ["card", "iban"])
def test_a_high_pixel_ratio_causes_no_drift(browser, field, scale, name):
    if scale != 1:
        set_device_scale(browser, scale)
    text, lengths = prepare(browser, field, name)
    picture = Picture(browser, field)
    left, right = places(picture, lengths)[-1]
    start, end = picture.glyphs[-1]
    assert abs((start + end) / 2 - (left + right) / 2) <= TOLERANCE * picture.scale + 0.5


def amount_sections(browser, picture):
    """The start and end of each section of an amount, in device pixels."""
    start, columns = browser.run(
        f"""const texts = document.querySelector('.{TAG}-texts');
        const style = getComputedStyle(texts);
        return [texts.getBoundingClientRect().left + parseFloat(style.paddingLeft), style.gridTemplateColumns.split(' ').map(parseFloat)]"""
    )
    edges = [edge * picture.scale for edge in itertools.accumulate(columns, initial=start)]
    return list(itertools.pairwise(edges))


def prepare_amount(browser, field, appearance, text, **attributes):
    for attribute, value in {"preset": "amount", "locale": "en", "appearance": appearance, **attributes}.items():
        browser.run(f"document.querySelector('{TAG}').setAttribute(arguments[0], arguments[1])", attribute, value)
    wait_until(lambda: browser.find(TAG).get_dom_attribute("data-state") == "ready" and browser.run(f"return document.querySelector('{TAG}').controls.part") == "amount")
    browser.run("document.querySelector('label').textContent = ''")
    paste(browser, field, text)
    wait_until(lambda: browser.find(TAG).get_dom_attribute("data-phase") == "editing")
    end_animations(browser)


@pytest.mark.each_engine
@pytest.mark.parametrize("appearance", ["outlined", "bordered"])
@pytest.mark.parametrize("condition", ["light", "rtl", "text spacing"])
def test_a_group_separator_has_its_own_room(browser, field, condition, appearance):
    set_condition(browser, condition)
    prepare_amount(browser, field, appearance, "8888888")
    select_range(browser, field, 0)
    picture = Picture(browser, field)
    tolerance = TOLERANCE * picture.scale + 0.5
    # The caret is beside the first digit.
    glyphs = [glyph for glyph in picture.glyphs if glyph not in picture.carets][-9:]
    assert len(glyphs) == 9, picture.glyphs
    groups, separators = [glyphs[:1], glyphs[2:5], glyphs[6:]], [glyphs[1], glyphs[5]]
    sections = amount_sections(browser, picture)
    for group, (left, right) in zip(groups[1:], sections[1:], strict=False):
        assert abs(group[0][0] + group[-1][1] - left - right) / 2 <= tolerance, (group, left, right)
        first, second = (after[0] + after[1] - before[0] - before[1] for before, after in itertools.pairwise(group))
        assert abs(first - second) / 2 <= tolerance
    for (start, end), (_, boundary) in zip(separators, sections, strict=False):
        assert abs((start + end) / 2 - boundary) <= tolerance, (start, end, boundary)


@pytest.mark.engines("chromium", "webkit")  # Headless Firefox draws no caret.
@pytest.mark.parametrize("appearance", ["outlined", "bordered"])
def test_the_caret_is_between_the_digits_of_an_amount(browser, field, appearance):
    text = "-8888888.88"
    prepare_amount(browser, field, appearance, text, currency="USD", signed="")
    select_range(browser, field, 0, len(text))
    settle_frames(browser, 3)
    select_range(browser, field, len(text))
    settle_frames(browser)
    digits = [glyph for glyph in Picture(browser, field).glyphs if glyph[1] - glyph[0] > 5]
    native = browser.run("const s = getComputedStyle(arguments[0]); return parseFloat(s.paddingLeft) + arguments[0].getBoundingClientRect().left", field)
    positions = []
    for offset in range(1, len(text) + 1):
        select_range(browser, field, offset)
        settle_frames(browser, 3)
        picture = look_at_caret(browser, field, f"no caret is seen at {offset}")
        [(start, end)] = picture.carets
        positions.append(start / picture.scale)
        assert all(ink[1] <= start or ink[0] >= end for ink in digits), (offset, start, end, digits)
    pitch = browser.run(f"return parseFloat(document.querySelector('{TAG}').style.getPropertyValue('--_pitch'))")
    # The caret moves by one place with each digit. It's drawn on whole pixels, so that it's up to half a pixel beside its place.
    starts = [position - index * pitch for index, position in enumerate(positions[:7])]
    assert max(starts) - min(starts) <= 2 * TOLERANCE, (starts, pitch)
    assert positions[0] > native


@pytest.mark.each_engine
@pytest.mark.parametrize("appearance", ["outlined", "bordered"])
def test_right_to_left_amounts_end_at_the_same_place(browser, field, appearance):
    set_condition(browser, "rtl")
    prepare_amount(browser, field, appearance, "88", currency="USD", signed="")
    ends = []
    for text in ("88", "8888", "8888.8", "8888.88", "-888888.88"):
        browser.run("arguments[0].value = arguments[1]; arguments[0].blur()", field, text)
        settle_frames(browser, 3)
        end_animations(browser)
        picture = Picture(browser, field)
        ends.append(picture.glyphs[-1][1] / picture.scale)
    assert max(ends) - min(ends) <= 2 * TOLERANCE, ends
