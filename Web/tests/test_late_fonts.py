"""Fonts that load after the elements are drawn."""

from pathlib import Path

import pytest
from harness import settle_frames, wait_until, wait_until_ready
from test_fit import add_style
from test_text_fields import make

#: The font is wider than the fallback, so that a place that was made for the fallback is too narrow.
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
    add_style(browser, FALLBACK)
    width = "const text = document.createElement('span'); text.textContent = 'wide'; document.querySelector('#place').append(text); const { offsetWidth } = text; text.remove(); return offsetWidth"

    def arrive():
        before = browser.run(width)
        browser.run("document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/fonts/late.css' }))")
        wait_until(lambda: browser.run(width) > before)
        settle_frames(browser, 6)

    yield arrive
    del browser.site.folders["/fonts/"]


PLACES = """const part = (selector) => element.querySelector(selector).getBoundingClientRect().left - element.getBoundingClientRect().left;
return ['.live-sectioned-field-texts', '.live-sectioned-field-part:not([hidden])'].map(part).concat(parseFloat(getComputedStyle(field).paddingLeft))"""


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("attributes", "text"),
    [
        ({"preset": "amount", "currency": "CHF", "locale": "en"}, "1234.5"),
        ({"preset": "amount", "currency": "CHF", "locale": "en", "signed": ""}, "-1234.5"),
        ({"pattern": "+1 (999) 999-9999"}, "2125552679"),
    ],
    ids=["amount", "negative", "pattern"],
)
def test_texts_around_sections_have_room_in_a_font_that_arrives_late(browser, late, attributes, text):
    make(browser, "live-sectioned-field", attributes, is_open=True, value=text)
    settle_frames(browser, 6)
    late()
    found = browser.run(PLACES)
    browser.run("form.remove()")
    make(browser, "live-sectioned-field", attributes, is_open=True, value=text)
    settle_frames(browser, 6)
    assert found == pytest.approx(browser.run(PLACES), abs=1)


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
