"""Fields in use with the keyboards and the pages of real people: input methods, number pads, late fonts, users' own text sizes and styles."""

from pathlib import Path

import pytest
from harness import compose, focus, paste, press, settle_frames, type_text, value, wait_until, wait_until_ready

from test_amount import open_field, submitted
from test_text_fields import make

# Input methods and number pads


@pytest.mark.parametrize(
    ("attributes", "keys"),
    [({"currency": "EUR", "locale": "de"}, "1.234"), ({"currency": "EUR", "locale": "de"}, "1.234,5"), ({"currency": "EUR", "locale": "en"}, "1,234.5"), ({"currency": "JPY", "locale": "ja"}, "12.50")],
)
def test_an_amount_whose_keys_are_composed_one_by_one_is_that_of_a_hardware_keyboard(browser, attributes, keys):
    """An input method that composes each digit. The value must not be another by a factor of 100 or 1000."""
    field = open_field(browser, **attributes)
    type_text(browser, field, keys)
    expected = value(browser, field)
    field = open_field(browser, **attributes)
    focus(browser, field)
    for key in keys:
        compose(browser, field, [key])
    assert (value(browser, field), submitted(browser)) == (expected, expected.replace(",", "."))


@pytest.mark.parametrize(
    ("attributes", "keys", "text"),
    [
        ({"currency": "EUR", "locale": "de"}, "１２．５", "12,5"),
        ({"currency": "EUR", "locale": "de"}, "１．２３４，５", "1234,5"),
        ({"currency": "USD", "locale": "ja"}, "12，5", "12.5"),
        ({"currency": "USD", "locale": "zh"}, "1，234．5", "1234.5"),
        ({"currency": "JPY", "locale": "ar-EG"}, "١٢٫٥٠", "12"),
        ({"currency": "JPY", "locale": "ja"}, "１２．５０", "12"),
        ({"locale": "ar-EG"}, "١٢٫٥", "12"),
        ({"currency": "EGP", "locale": "ar-EG"}, "١٢٫٥", "12.5"),
    ],
)
def test_a_decimal_separator_of_another_script_is_one(browser, attributes, keys, text):
    """Typed key by key, as it is when it's pasted. 12．5 must not become 125."""
    field = open_field(browser, **attributes)
    type_text(browser, field, keys)
    wait_until(lambda: value(browser, field).replace("٫", ".") == text)
    typed = submitted(browser)
    field = open_field(browser, **attributes)
    paste(browser, field, keys)
    wait_until(lambda: submitted(browser) == typed)


# Pages

#: Adds a style sheet to those of the page and of the elements.
ADD_STYLE = "const sheet = new CSSStyleSheet(); sheet.replaceSync(arguments[0]); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]"
#: WCAG 1.4.12.
SPACED = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }"


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


#: From the middle of the field to that of the mark, and from the field's text to the start of the copy.
MARK = """const copy = document.querySelector('.live-limited-field-marks > div'), mark = copy.querySelector('mark');
const [inside, around, whole] = [mark, field, copy].map((part) => part.getBoundingClientRect());
return [inside.top + inside.height / 2 - around.top - around.height / 2, whole.left - around.left - field.clientLeft];"""


def surplus(browser, height=""):
    field = make(browser, "live-limited-field", {"limit": "10", "overflow": "allow"})
    browser.run("field.style.blockSize = arguments[0]", height)
    type_text(browser, field, "0123456789abc")
    wait_until(lambda: browser.run("return document.querySelector('.live-limited-field-marks mark') !== null"))
    settle_frames(browser, 4)
    return field


@pytest.mark.each_engine
def test_a_surplus_is_marked_in_its_line_in_a_page_with_a_users_text_spacing(browser):
    field = surplus(browser, "60px")
    assert browser.run(MARK)[0] == pytest.approx(0, abs=2)
    browser.run(ADD_STYLE, SPACED)
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


# Late fonts

#: The drawn texts around the number or the sections: what each shows, and where its box would be at the current font. The font is
#: wider than the fallback, so that a place that was made for the fallback is too narrow.
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf")
LATE = "@font-face { font-family: Late; src: url(/fonts/DejaVuSansMono-Bold.ttf); font-display: swap }"
FALLBACK = "#place { font-family: Late, 'DejaVu Sans Condensed'; --live-sectioned-field-font: Late, 'DejaVu Sans Condensed' } textarea { font: inherit }"


@pytest.fixture
def late(browser, tmp_path):
    """A page whose font isn't there yet. Returns a function that makes it available."""
    (tmp_path / "late.css").write_text(LATE)
    (tmp_path / FONT.name).write_bytes(FONT.read_bytes())
    browser.site.folders["/fonts/"] = tmp_path
    browser.open("text-fields.html")
    browser.run(ADD_STYLE, FALLBACK)
    width = "const text = document.createElement('span'); text.textContent = 'wide'; document.querySelector('#place').append(text); const { offsetWidth } = text; text.remove(); return offsetWidth"

    def arrive():
        before = browser.run(width)
        browser.run("document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/fonts/late.css' }))")
        wait_until(lambda: browser.run(width) > before)
        settle_frames(browser, 6)

    yield arrive
    del browser.site.folders["/fonts/"]


@pytest.mark.each_engine
@pytest.mark.parametrize("counter", ["none", "always"])
def test_a_text_area_grows_with_a_font_that_arrives_late(browser, late, counter):
    browser.run(
        """const element = document.createElement('live-limited-field');
        for (const [name, text] of Object.entries({ limit: '400', grow: '', counter: arguments[0] })) element.setAttribute(name, text);
        const field = document.createElement('textarea');
        field.style.cssText = 'inline-size: 300px; box-sizing: border-box';
        field.value = 'several words that wrap into lines '.repeat(6);
        element.append(field);
        document.querySelector('#place').append(element);
        Object.assign(window, { element, field });""",
        counter,
    )
    wait_until_ready(browser, "live-limited-field")
    wait_until(lambda: browser.run("return field.style.blockSize !== ''"))
    settle_frames(browser, 4)
    assert browser.run("return field.scrollHeight - field.clientHeight") <= 1
    late()
    assert browser.run("return field.scrollHeight - field.clientHeight") <= 1
