"""The space in a `<live-sectioned-field>`: from the ink of each character to the nearest border, in every format, look and width.

The ink is measured in screenshots, where the text is red and nothing else is. The borders are measured in the layout: the sides
of the boxes, the dividers, and the borders of the surface.
"""

import itertools

import pytest
from harness import emulate, end_animations, focus, picture_of, select_range, set_page_zoom, set_viewport, settle_frames, wait_until, wait_until_ready
from harness.firefox import privileged
from test_fit import TEXT_SPACING, add_style
from test_text_fields import make

TAG = "live-sectioned-field"
LOOKS = ["underlined", "bordered", "outlined"]
#: The width of the soft edge beyond which there is more text, in pixels.
SOFT = 24
FORMATS = {
    "card": ({"preset": "card"}, "4242424242424242"),
    "card of 19": ({"preset": "card"}, "6212345678901234567"),
    "amex": ({"preset": "card"}, "378282246310005"),
    "phone": ({"preset": "phone-us"}, "2125552679"),
    "code": ({"preset": "code"}, "472609"),
    "iban": ({"preset": "iban"}, "GB82WEST12345698765432"),
    "groups of a code": ({"preset": "code", "sections": "6 5 6 5"}, "4726094726094726094726"),
    "expiry": ({"preset": "expiry"}, "1227"),
    "cpf": ({"pattern": "999.999.999-99"}, "52998224725"),
    "us": ({"pattern": "+1 (999) 999-9999"}, "2125552679"),
    "unit": ({"pattern": "9999 kWh"}, "1234"),
}
#: A page in one column. Every field has the same width. The mask at the edges of a scrolled text would change its color.
STYLE = """
body { margin: 16px !important; }
form { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
live-sectioned-field { --live-ink: rgb(255, 0, 0); --live-box: rgb(128 128 128 / 10%); --live-quiet: rgb(0, 0, 255); --live-line: rgb(0, 0, 255); --live-track: rgb(0, 0, 255); mask: none !important; }
live-sectioned-field input { caret-color: transparent !important; }
"""
ADD = """const form = document.querySelector('form');
form.replaceChildren(...arguments[0].map(([appearance, attributes, value], index) => {
  const element = document.createElement('live-sectioned-field');
  for (const [name, text] of Object.entries({ ...attributes, appearance })) element.setAttribute(name, text);
  const label = document.createElement('label'), input = document.createElement('input');
  [label.htmlFor, input.id, input.value, label.textContent] = [`field-${index}`, `field-${index}`, value, 'Label'];
  element.append(label, input);
  return element;
}))"""
#: The borders of a field that are in view, from left to right, as their sides [left, right], and the field's own sides.
BORDERS = """const host = arguments[0], appearance = host.getAttribute('appearance'), found = [];
const view = host.getBoundingClientRect();
const boxes = [...host.querySelectorAll('.live-sectioned-field-box:not([hidden])')];
for (const box of boxes) {
  const { left, right } = box.getBoundingClientRect(), style = getComputedStyle(box);
  const divider = parseFloat(getComputedStyle(box, '::before').borderLeftWidth) || 0;
  if (divider) found.push([left - 0.5, left - 0.5 + divider]);
  if (appearance === 'outlined') continue;
  const isFirst = box === boxes[0], isLast = box === boxes.at(-1), isApart = !boxes[1] || boxes[1].getBoundingClientRect().left - boxes[0].getBoundingClientRect().right > 1;
  if (isFirst || isApart) found.push([left, left + parseFloat(style.borderLeftWidth)]);
  if (isLast || isApart) found.push([right - parseFloat(style.borderRightWidth), right]);
}
if (appearance === 'outlined') {
  const { left, right } = host.querySelector('.live-sectioned-field-lines').getBoundingClientRect();
  found.push([left, left + 1]); found.push([right - 1, right]);
}
const { top, bottom } = host.querySelector('.live-sectioned-field-boxes').getBoundingClientRect();
return { lines: found, left: view.left, right: view.right, top, bottom, size: parseFloat(getComputedStyle(host.querySelector('input')).fontSize), scrolls: host.dataset.scrolls !== undefined }"""


@pytest.fixture
def page(browser):
    browser.open("sectioned-field.html")
    browser.run("const s = new CSSStyleSheet(); s.replaceSync(arguments[0]); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]", STYLE)
    return browser


def show(browser, cases, add=ADD):
    browser.run(add, [[look, *FORMATS[name]] for name, look in cases])
    wait_until_ready(browser, TAG)
    end_animations(browser)
    settle_frames(browser, 3)


def ink(picture, scale, place):
    """The runs of red columns between the sides of a field, in CSS pixels."""
    top, bottom = round(place["top"] * scale) + 2, round(place["bottom"] * scale) - 2
    pixels = picture.load()
    left, right = max(0, round(place["left"] * scale)), min(picture.width, round(place["right"] * scale))
    found = []
    for x in range(left, right):
        if any(r > 150 and g < 170 and b < 170 and r - max(g, b) > 60 for r, g, b in (pixels[x, y] for y in range(top, bottom))):
            if found and x == found[-1][1]:
                found[-1][1] = x + 1
            else:
                found.append([x, x + 1])
    return [[start / scale, end / scale] for start, end in found]


def distances(browser, elements):
    """For each field: its font size, whether it scrolls, and the smallest distance from ink to a border."""
    picture = picture_of(browser)
    scale = picture.width / browser.run("return innerWidth")
    found = []
    for element in elements:
        place = browser.run(BORDERS, element)
        glyphs = ink(picture, scale, place)
        assert glyphs, "the field shows no text"
        # A character in the soft edge of a field that scrolls fades, and may be cut by it.
        if place["scrolls"]:
            glyphs = [glyph for glyph in glyphs if glyph[0] > place["left"] + 2 and glyph[1] < place["right"] - SOFT]
        least = min((max(start - line[1], line[0] - end) for start, end in glyphs for line in place["lines"]), default=99)
        found.append((place["size"], place["scrolls"], least))
    return found


def expect_space(browser, cases, width):
    elements = browser.driver.find_elements("css selector", TAG)
    wrong = []
    for case, (size, _, least) in zip(cases, distances(browser, elements), strict=True):
        # Antialiased edges belong to a character by up to half a pixel.
        if least < max(size / 4, 4) - 0.75:
            wrong.append(f"{case} at {width}: {least:.2f} pixels at a font size of {size}")
    assert not wrong, "\n".join(wrong)


WIDTHS = [312, 352, 422, 512, 672]


@pytest.mark.each_engine
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("look", LOOKS)
def test_ink_keeps_a_quarter_of_an_em_and_four_pixels_from_every_border(page, look, width):
    set_viewport(page, max(width, 500) if page.engine == "webkit" else width, 1100)
    page.run("document.querySelector('form').style.inlineSize = `${arguments[0]}px`", width - 32)
    cases = [(name, look) for name in FORMATS]
    show(page, cases)
    expect_space(page, cases, width - 32)


@pytest.mark.each_engine
@pytest.mark.parametrize("attributes", [{"preset": "expiry"}, {"preset": "amount"}, {"pattern": "9-9"}], ids=["expiry", "amount", "pattern"])
def test_the_spaces_of_an_example_keep_its_characters_apart(page, attributes):
    page.run(ADD, [["outlined", attributes, ""]])
    add_style(page, "form { --live-sectioned-field-font-size: 40px } ::placeholder { color: rgb(255, 0, 0) !important; opacity: 1 !important }")
    page.run("document.querySelector('form input').placeholder = '8 8'")
    wait_until_ready(page, TAG)
    wait_until(lambda: page.run("return document.querySelector('live-sectioned-field[data-separators]')"))
    end_animations(page)
    settle_frames(page, 3)
    picture = picture_of(page)
    place = page.run(BORDERS, page.find(TAG))
    (_, end), (start, _) = ink(picture, picture.width / page.run("return innerWidth"), place)
    assert start - end > 5


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("condition", ["dark", "rtl", "zoom", "text spacing"])
def test_ink_keeps_its_space_in_other_settings(page, condition):
    if condition == "rtl":
        page.run("document.documentElement.dir = 'rtl'")
    if condition == "dark":
        emulate(page, "dark")
    if condition == "text spacing":
        add_style(page, TEXT_SPACING)
    set_viewport(page, *((704, 1600) if condition == "zoom" else (352, 800)))
    if condition == "zoom":
        set_page_zoom(page, 2)
    cases = list(itertools.product(["card", "iban", "expiry"], LOOKS))
    show(page, cases)
    expect_space(page, cases, condition)


#: The sides of all labels and drawn parts, and where the texts start.
PLACES = f"""return [...document.querySelectorAll('form label, form input, .{TAG}-boxes, .{TAG}-lines')].map((part) => {{
  const {{ left, right }} = part.getBoundingClientRect();
  return [left, right, parseFloat(getComputedStyle(part).paddingLeft)];
}})"""


@pytest.mark.each_engine
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_direction_in_the_style_of_a_page_is_that_of_its_markup(page, direction):
    set_viewport(page, 500, 1100)
    formats = [*map(FORMATS.get, ["card", "iban", "expiry", "unit"]), ({"preset": "amount", "currency": "EUR"}, "1234.5")]
    alignments = [{}, {"label-align": "end"}]
    cases = [[look, {**attributes, **alignment}, value] for look, (attributes, value), alignment in itertools.product(LOOKS, formats, alignments)]

    def places(markup, style):
        page.run("[document.documentElement.dir, document.body.style.direction] = arguments", markup, style)
        page.run(ADD, cases)
        wait_until_ready(page, TAG)
        end_animations(page)
        settle_frames(page, 3)
        return page.run(PLACES)

    other = "ltr" if direction == "rtl" else "rtl"
    assert places(other, direction) == places(direction, "")
    # A removed field keeps nothing of it.
    assert page.run("const host = document.querySelector(arguments[0]); host.remove(); return host.hasAttribute('data-rtl')", TAG) is False


LABEL_AND_MARK = """
const field = document.querySelector(arguments[0]), label = field.querySelector('label'), range = document.createRange();
range.selectNodeContents(label);
const text = range.getBoundingClientRect(), box = field.getBoundingClientRect();
// The mark is generated content. Its side is that of its place in the grid.
return {left: text.left - box.left, right: box.right - text.right, direction: getComputedStyle(label).direction, isWhole: field.scrollWidth <= field.clientWidth,
  mark: getComputedStyle(field.querySelector('.live-sectioned-field-mark'), '::before').justifySelf};
"""


@pytest.mark.parametrize("look", ["outlined", "bordered"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("alignment", ["start", "center", "end"])
def test_the_label_of_a_field_that_scrolls_is_aligned_beside_its_mark(page, alignment, direction, look):
    page.run("document.documentElement.dir = arguments[0]; document.querySelector('form').style.inlineSize = '300px'", direction)
    page.run(ADD, [[look, {"preset": "iban", "label-align": alignment, "label-incorrect": "Check it"}, "DE89370400440532013001"]])
    wait_until_ready(page, TAG)
    focus(page, page.find(f"{TAG} input"))
    page.run("document.activeElement.blur()")
    wait_until(lambda: page.run(f"return document.querySelector('{TAG}').dataset.validity") == "incorrect")
    end_animations(page)
    shown = page.run(LABEL_AND_MARK, TAG)
    assert not shown["isWhole"]
    assert shown["direction"] == direction
    is_left = (alignment == "end") == (direction == "rtl")
    if alignment == "center":
        # Between the mark of an outlined field and its other edge, or in the middle.
        assert abs(shown["left"] - shown["right"]) <= (21 if look == "outlined" else 4)
    else:
        assert abs(shown["left" if is_left else "right"]) <= 4
    assert shown["mark"] == ("right" if (direction == "ltr") == (alignment != "end") else "left")


def test_the_mark_of_a_field_that_does_not_scroll_stays_in_its_place_on_a_page_that_does(page):
    page.run(ADD, [["outlined", {"preset": "expiry", "label-align": "end"}, "12"]])
    wait_until_ready(page, TAG)
    assert page.run(f"return getComputedStyle(document.querySelector('{TAG} > .live-sectioned-field-mark'), '::before').position") == "static"


def measured(browser, expression):
    return browser.run(f"const host = document.querySelector('{TAG}'), input = host.querySelector('input'), view = host.getBoundingClientRect(); return {expression}")


PITCH = "parseFloat(host.style.getPropertyValue('--_pitch'))"


@pytest.mark.parametrize(
    ("name", "look", "width", "size", "pitch"),
    [
        ("card", "outlined", 322, 17, 20),
        ("card", "bordered", 400, 17, 25.25),
        ("card", "outlined", 900, 20, 44),
        ("code", "bordered", 900, 20, 52),
        ("expiry", "bordered", 900, 20, 0.91 * 20),
        ("card of 19", "outlined", 280, 20, 0.6 * 16 + 9),
        ("iban", "outlined", 280, 20, 0.62 * 16 + 9),
    ],
)
def test_the_pitch_is_that_of_the_core(page, name, look, width, size, pitch):
    """The same numbers as in SectionLayoutTests. In a page, the outer halves of the outer gaps are outside the field."""
    set_viewport(page, 1000, 600)
    page.run("document.querySelector('form').style.inlineSize = `${arguments[0]}px`", width)
    add_style(page, f"{TAG} {{ --live-sectioned-field-font-size: {size}px; --live-sectioned-field-cell: 10rem; max-inline-size: none !important; }}")
    show(page, [(name, look)])
    assert measured(page, PITCH) == pytest.approx(pitch, abs=0.1)


@pytest.mark.each_engine
def test_the_geometry_follows_the_stylesheet_of_the_page(page):
    set_viewport(page, 1000, 600)
    show(page, [("card", "outlined")])
    for style, pitch in [("--live-sectioned-field-cell: 30px", 30), ("--live-sectioned-field-font-size: 24px; --live-sectioned-field-cell: 60px", 2.2 * 24)]:
        page.run("document.documentElement.style = arguments[0] + '; --live-sectioned-field-width: 90rem'", style)
        add_style(page, f"{TAG} {{ max-inline-size: none !important }}")
        wait_until(lambda: measured(page, PITCH) == pytest.approx(pitch, abs=0.1))


def test_no_length_is_a_long_expression(page):
    """Browsers replace each by its expression. With thousands of characters, a field takes longer to lay out than a page."""
    show(page, [("card", "outlined")])
    names = "[...document.styleSheets].flatMap(function names({ cssRules }) { return [...cssRules].flatMap((rule) => rule.styleSheet ? names(rule.styleSheet) : rule.cssRules?.length ? names(rule) : [...(rule.style ?? [])].filter((name) => name.startsWith('--_'))) })"
    lengths = measured(page, f"Object.fromEntries([...new Set({names})].map((name) => [name, getComputedStyle(input).getPropertyValue(name).length]))")
    assert lengths["--_padding"] > 0 and max(lengths.values()) < 1000, lengths


#: The caret's position in the field's view, from its characters' pitch and the start of the text.
CARET = f"input.getBoundingClientRect().left + parseFloat(getComputedStyle(input).paddingLeft) + input.selectionStart * {PITCH} - view.left"


@pytest.mark.each_engine
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", ["iban", "groups of a code"])
def test_a_text_that_does_not_fit_scrolls_with_its_boxes_and_keeps_the_caret_in_view(page, name, look, direction):
    set_viewport(page, 500, 600)
    page.run("document.querySelector('form').style.inlineSize = '288px'; document.documentElement.dir = arguments[0]", direction)
    show(page, [(name, look)])
    assert measured(page, "[host.hasAttribute('data-scrolls'), host.scrollLeft, parseFloat(getComputedStyle(input).fontSize)]") == [True, 0, 16]
    field = page.find("input")
    label = measured(page, "host.querySelector('label').getBoundingClientRect().left")
    apart = f"host.querySelector('.{TAG}-boxes').getBoundingClientRect().left - input.getBoundingClientRect().left"
    before = measured(page, apart)
    focus(page, field)
    for offset in (22, 11, 0, 16, 21):
        select_range(page, field, offset)
        settle_frames(page, 3)
        assert 0 <= measured(page, CARET) <= 288
        assert measured(page, apart) == pytest.approx(before, abs=0.1)
        # Only the edges beyond which there is more are soft.
        soft = measured(page, "['before', 'after'].map((side) => parseFloat(host.style.getPropertyValue(`--_${side}`)) > 0)")
        assert soft == [measured(page, "host.scrollLeft > 0"), measured(page, "host.scrollLeft < host.scrollWidth - host.clientWidth - 1")]
    assert measured(page, "host.scrollLeft") > 0
    assert measured(page, "host.querySelector('label').getBoundingClientRect().left") == pytest.approx(label, abs=8)
    page.run("document.activeElement.blur()")
    settle_frames(page, 3)
    assert measured(page, "host.scrollLeft") == 0
    page.run("document.querySelector('form').style.inlineSize = '468px'")
    settle_frames(page, 3)
    assert measured(page, "host.hasAttribute('data-scrolls')") is False


@pytest.mark.each_engine
@pytest.mark.parametrize("offset", range(8, 14))
def test_a_scrolled_text_does_not_touch_the_border_around_it(page, offset):
    page.run("document.querySelector('form').style.inlineSize = '180px'")
    show(page, [("iban", "outlined")])
    focus(page, page.find("input"))
    select_range(page, page.find("input"), offset)
    settle_frames(page, 3)
    assert measured(page, "host.scrollLeft") > 0
    picture, view = picture_of(page), measured(page, "view.toJSON()")
    scale = picture.width / page.run("return innerWidth")
    for edge in (view["left"] + 0.5, view["left"] + 1.5, view["right"] - 1.5, view["right"] - 0.5):
        # The text has about half of the height. Above and below it, there is only the border or the background.
        column = [picture.getpixel((round(edge * scale - 0.5), round((view["bottom"] - y) * scale))) for y in range(13, 32)]
        assert all(abs(color - expected) < 16 for pixel in column for color, expected in zip(pixel, column[0], strict=True)), (edge, column)


@pytest.mark.each_engine
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("add", [ADD, ADD.replace("element.append(label, input)", "element.append(label), label.append(input)")])
def test_a_scrolled_text_is_whole_from_its_prefix_to_its_last_character(page, add, direction):
    page.run("document.querySelector('form').style.inlineSize = '150px'; document.documentElement.dir = arguments[0]", direction)
    show(page, [("us", "outlined")], add)
    shown = visible(page)
    start = measured(page, "input.getBoundingClientRect().left + parseFloat(getComputedStyle(input).paddingLeft)")
    assert [left for left, _ in shown if left < start - 1], "no prefix"
    focus(page, page.find("input"))
    select_range(page, page.find("input"), 10)
    settle_frames(page, 3)
    assert measured(page, f"view.left + {CARET}") - visible(page)[-1][1] < 12


def visible(browser):
    """The runs of columns with text in the only field, without the border, which a focused field draws in a similar color."""
    place = browser.run(BORDERS, browser.find(TAG))
    picture = picture_of(browser)
    place |= {"left": place["left"] + 2, "right": place["right"] - 2, "top": place["top"] + 8, "bottom": place["bottom"] - 8}
    return ink(picture, picture.width / browser.run("return innerWidth"), place)


@pytest.mark.each_engine
@pytest.mark.parametrize("top", [0, 0.25, 0.5, 0.75])
def test_the_resting_line_has_no_visible_joints(page, top):
    """At fractional positions, in both directions."""
    add_style(page, f"{TAG} {{ position: relative; inset-block-start: {top}px; inset-inline-start: {top / 3}px; }}")
    set_viewport(page, 500, 400)
    for width in (281.3, 333.3, 451.7):
        page.run("document.querySelector('form').style.inlineSize = `${arguments[0]}px`", width)
        show(page, [("card", "underlined")])
        page.run("const input = document.querySelector('live-sectioned-field input'); input.value = ''; document.querySelector('label').textContent = ''")
        wait_until(lambda: measured(page, "host.dataset.phase") == "rest")
        end_animations(page)
        settle_frames(page, 3)
        image = picture_of(page)
        left, right, bottom = measured(page, "[view.left, view.right, view.bottom]")
        assert_even_rows(image, left + 3, min(right, left + 260) - 3, bottom)


@pytest.mark.each_engine
@pytest.mark.parametrize("left", [0, 0.25, 0.5, 0.75])
def test_the_line_below_visible_separators_has_no_joints(page, left):
    add_style(page, f"{TAG} {{ position: relative; inset-inline-start: {left}px; }}")
    show(page, [("cpf", "underlined")])
    image = picture_of(page)
    start, end, bottom = page.run("const { left, right, bottom } = document.querySelector('.live-sectioned-field-box').getBoundingClientRect(); return [left, right, bottom]")
    assert_even_rows(image, start + 3, end - 3, bottom)
    # The line ends where the box ends.
    assert image.getpixel((round(end) + 1, round(bottom) - 1)) == image.getpixel((round(end) + 9, round(bottom) - 1))


def assert_even_rows(image, left, right, bottom):
    for y in range(round(bottom) - 4, round(bottom) + 3):
        row = {image.getpixel((x, y)) for x in range(round(left), round(right))}
        assert len(row) == 1, (y - bottom, row)


@pytest.mark.each_engine
@pytest.mark.parametrize("size", ["0.75rem", "1.25rem"])
def test_a_small_cell_does_not_make_a_text_scroll_that_has_room(page, size):
    set_viewport(page, 1024)
    page.run("document.body.style = `--live-sectioned-field-cell: 0.75rem; --live-sectioned-field-font-size: ${arguments[0]}`", size)
    show(page, [("card", look) for look in LOOKS])
    scrolls = page.run("return [...document.querySelectorAll('live-sectioned-field')].map(({ dataset }) => dataset.scrolls !== undefined)")
    assert scrolls == [False] * len(LOOKS)


@pytest.mark.each_engine
@pytest.mark.parametrize("look", LOOKS)
def test_a_field_at_the_edge_of_the_page_does_not_make_the_page_wider(page, look):
    set_viewport(page, 500, 900)
    page.run("document.body.style.setProperty('margin', '0', 'important'); document.querySelector('form').style.cssText = 'padding: 0; margin: 0; max-inline-size: none; inline-size: auto'")
    # The text fills the width.
    for width in [360, 410, 500]:
        page.run("document.body.style.setProperty('margin-inline-start', `${innerWidth - arguments[0]}px`, 'important')", width)
        show(page, [(name, look) for name in FORMATS])
        assert page.run("return document.documentElement.scrollWidth - innerWidth") <= 0, width


@pytest.mark.each_engine
@pytest.mark.parametrize("look", ["outlined", "bordered"])
@pytest.mark.parametrize("display", ["inline-block", "inline-flex", "table"])
def test_a_pattern_with_a_prefix_has_its_width_in_a_container_that_sizes_to_its_content(browser, look, display):
    """There's room for all of it, so that nothing scrolls."""
    browser.open("text-fields.html")
    browser.run("document.querySelector('#place').style.display = arguments[0]", display)
    make(browser, "live-sectioned-field", {"pattern": "+1 (999) 999-9999", "appearance": look}, is_open=True, value="2125552679")
    settle_frames(browser, 8)
    assert browser.run("return element.dataset.scrolls ?? null") is None


@pytest.mark.engines("firefox")
@pytest.mark.parametrize("attributes", [{"preset": "amount", "currency": "USD", "locale": "en"}, {"preset": "date"}, {"pattern": "99,9 kg"}], ids=["amount", "date", "pattern"])
def test_characters_keep_their_space_with_the_smallest_font_size_that_a_person_allows(browser, attributes):
    """Firefox's setting enlarges the font of a text, and not the computed size."""
    browser.after_test.callback(privileged, browser, "Services.prefs.clearUserPref('font.minimum-size.x-western')")
    spacing = "return parseFloat(getComputedStyle(field).letterSpacing)"
    found = []
    for smallest in (0, 24):
        privileged(browser, "Services.prefs.setIntPref('font.minimum-size.x-western', arguments[0])", smallest)
        browser.open("text-fields.html")
        add_style(browser, "" if smallest else "#place { --live-sectioned-field-font-size: 24px }")
        make(browser, "live-sectioned-field", attributes, is_open=True, value="1224")
        settle_frames(browser, 6)
        found.append(browser.run(spacing))
    assert found[1] == pytest.approx(found[0], abs=1)


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("look", LOOKS)
def test_a_printed_field_shows_all_characters(page, look):
    """Paper is narrower than the window. Firefox lays the page out for it where no script can measure it."""
    set_viewport(page, 1900)
    add_style(page, "form { grid-template-columns: repeat(3, minmax(0, 1fr)) !important; max-inline-size: none !important }")
    show(page, [(name, look) for name in ("card", "iban", "cpf")])
    page.run(
        """window.widths = () => [...document.querySelectorAll('live-sectioned-field')].map((field) => {
          const boxes = [...field.querySelectorAll('.live-sectioned-field-box:not([hidden])')].map((box) => box.getBoundingClientRect());
          return [Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)), field.clientWidth];
        });
        matchMedia('print').addEventListener('change', ({ matches }) => { if (matches) window.printed = widths(); }, { once: true });"""
    )
    shown = page.run("return widths()")
    page.driver.print_page()
    for (width, room), (before, _) in zip(page.run("return printed"), shown, strict=True):
        assert width <= room + 1 and width < before
    settle_frames(page)
    assert page.run("return widths()") == shown
