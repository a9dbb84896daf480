"""Baselines and centers that controls share with the fields beside them, measured in screenshots.

The text of a field is red, and what a control adds is blue.
"""


import pytest
from harness import end_animations, picture_of, set_device_scale, set_viewport, settle_frames, wait_until, wait_until_ready

#: The largest distance between two baselines or centers, in CSS pixels.
TOLERANCE = 0.5
#: The error of two measurements in whole pixels. Only Chromium takes pictures with four of them in a CSS pixel.
ERROR = {"chromium": 0.25, "firefox": 0.5, "webkit": 0.5}
#: The page's own fields, and what fits an outlined field to them.
STYLE = """
body { font: 16px / 1.5 sans-serif; margin: 16px; }
form { display: grid; grid-template-columns: 280px 280px; gap: 16px; align-items: start; }
label { display: block; font-size: 14px; color: rgb(0, 128, 0); }
form > div > label { padding-block-end: 4px; }
input { display: block; box-sizing: border-box; inline-size: 100%; block-size: 44px; padding: 8px 12px; border: 1px solid #888; border-radius: 10px; background: none; font: inherit; color: rgb(255, 0, 0); caret-color: transparent; }
:root { --live-ink: rgb(255, 0, 0); --live-quiet: rgb(0, 0, 255); --live-accent: rgb(0, 0, 255); --live-track: rgb(0, 0, 255); --live-warning: rgb(0, 0, 255); --live-line: #888; }
live-sectioned-field { --live-track: #eee; }
.live-sectioned-field-part::before { visibility: hidden; }
"""
ADD = """const [kind, attributes, value] = arguments;
const form = document.querySelector('form'), cell = document.createElement('div'), wrapper = document.createElement(kind), label = document.createElement('label'), input = document.createElement('input');
[label.textContent, label.htmlFor, input.id, input.value, input.autocomplete] = ['Label', `f${form.childElementCount}`, `f${form.childElementCount}`, value, 'off'];
for (const [name, text] of Object.entries(attributes)) wrapper.setAttribute(name, text);
if (kind === 'live-sectioned-field') { wrapper.append(label, input); cell.append(wrapper); }
else { wrapper.append(input); cell.append(label, wrapper); }
form.append(cell);
return [input, wrapper]"""


@pytest.fixture
def page(browser):
    browser.open("limited-field.html")
    browser.run("for (const name of ['sectioned-field/live-sectioned-field']) { const link = document.createElement('link'); [link.rel, link.href] = ['stylesheet', `/live-controls/${name}.css`]; document.head.append(link) }")
    browser.run_async("await import('/live-controls/sectioned-field/live-sectioned-field.js')")
    browser.run("document.querySelector('form').replaceChildren(); const s = new CSSStyleSheet(); s.replaceSync(arguments[0]); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]", STYLE)
    set_viewport(browser, 640, 500)
    if browser.engine == "chromium":
        set_device_scale(browser, 4)
    return browser


def add(browser, kind, value, **attributes):
    found = browser.run(ADD, kind, {name.replace("_", "-"): text for name, text in attributes.items()}, value)
    if kind != "span":
        wait_until_ready(browser, kind)
    return found


def picture(browser):
    end_animations(browser)
    settle_frames(browser, 3)
    image = picture_of(browser)
    return image, image.width / browser.run("return innerWidth")


def is_red(r, g, b):
    return r - max(g, b) > 110


def is_blue(r, g, b):
    return b - max(r, g) > 110


def extent(browser, element, is_ink, width=None, ends_above=None):
    """The top and bottom of the ink of a color in an element's box, or in its last pixels, or above another element."""
    image, scale = picture(browser)
    left, top, right, bottom = browser.run("const r = arguments[0].getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]", element)
    bottom = browser.run("return arguments[0].getBoundingClientRect().top", ends_above) if ends_above else bottom
    left = right - width if width else left
    right = min(right, image.width / scale)
    pixels = image.load()
    inset = 0 if ends_above else 3
    rows = [y for y in range(round(top * scale) + inset, round(bottom * scale) - inset) if any(is_ink(*pixels[x, y]) for x in range(round(left * scale), round(right * scale)))]
    assert rows, "there is no ink"
    return rows[0] / scale, (rows[-1] + 1) / scale


@pytest.mark.each_engine
def test_a_counter_is_on_the_baseline_of_its_fields_text(page):
    field, wrapper = add(page, "live-limited-field", "888", limit="18", counter="always")
    wait_until(lambda: page.run("return arguments[0].querySelector('.live-limited-field-counter')?.textContent", wrapper) == "3/18")
    counter = page.run("return arguments[0].querySelector('.live-limited-field-counter')", wrapper)
    text, count = extent(page, field, is_red)[1], extent(page, counter, is_blue, width=7)[1]
    assert abs(text - count) <= TOLERANCE + ERROR[page.engine]


@pytest.mark.each_engine
def test_a_ring_is_centered_on_its_fields_text(page):
    field, wrapper = add(page, "live-limited-field", "888", limit="18", counter="none", ring="")
    ring = wait_until(lambda: page.run("return arguments[0].querySelector('live-count-ring[data-stage] svg')", wrapper))
    text, circle = extent(page, field, is_red), extent(page, ring, is_blue)
    assert abs(sum(text) - sum(circle)) / 2 <= TOLERANCE + ERROR[page.engine]


BOX = "const { top, bottom } = arguments[0].getBoundingClientRect(); return [top, bottom]"
LABEL = "const range = new Range(); range.selectNodeContents(arguments[0].closest('div').querySelector('label')); const { left, top, bottom } = range.getBoundingClientRect(); return [left, top, bottom]"
#: The look of a field's border, which is that of its surface in a sectioned field, and of its text.
LOOK = """const [field, surface] = arguments, style = getComputedStyle(surface), { color, fontSize, fontFamily } = getComputedStyle(field);
return [style.borderTopColor, style.borderTopWidth, style.borderTopLeftRadius, style.outlineColor, style.outlineWidth, style.outlineStyle, color, fontSize, fontFamily]"""


@pytest.mark.each_engine
@pytest.mark.parametrize(
    "attributes",
    [{"preset": "card"}, {"preset": "expiry"}, {"preset": "iban"}, {}],
    ids=["card", "expiry", "iban", "plain"],
)
def test_a_sectioned_field_is_level_with_an_input(page, attributes):
    """An IBAN has letters, so its font has characters of one width, with a baseline at another height of a line."""
    field, _ = add(page, "span", "888")
    other, wrapper = add(page, "live-sectioned-field", "DE88" if attributes.get("preset") == "iban" else "0888", **attributes)
    page.run("document.querySelector('span').style.display = 'block'")
    surface = page.run("return arguments[0].querySelector('.live-sectioned-field-lines')", wrapper)
    assert page.run(BOX, surface) == pytest.approx(page.run(BOX, field), abs=TOLERANCE)
    assert page.run(LABEL, other) == pytest.approx([page.run(LABEL, other)[0], *page.run(LABEL, field)[1:]], abs=TOLERANCE)
    assert extent(page, other, is_red)[1] == pytest.approx(extent(page, field, is_red)[1], abs=TOLERANCE + ERROR[page.engine])


@pytest.mark.each_engine
def test_a_sectioned_field_has_the_border_the_text_and_the_focus_ring_of_an_input(page):
    page.run("const s = new CSSStyleSheet(); s.replaceSync('span input:focus { border-color: rgb(0, 0, 255); outline: 1px solid rgb(0, 0, 255) }'); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]")
    field, _ = add(page, "span", "888")
    other, wrapper = add(page, "live-sectioned-field", "", sections="3 3", accepts="digits")
    surface = page.run("return arguments[0].querySelector('.live-sectioned-field-lines')", wrapper)

    def looks_alike():
        end_animations(page)
        return page.run(LOOK, other, surface)

    at_rest = page.run(LOOK, field, field)
    assert looks_alike()[:3] == at_rest[:3] and looks_alike()[6:] == at_rest[6:]
    page.run("arguments[0].focus()", field)
    focused = page.run(LOOK, field, field)
    page.run("arguments[0].focus()", other)
    def is_alike():
        assert looks_alike() == focused
        return True

    wait_until(is_alike)
    page.run("arguments[0].value = '415555'; arguments[0].blur()", other)
    wait_until(lambda: looks_alike()[:3] == at_rest[:3])
    # The text begins where that of the input does, up to the free space on the side of a digit.
    start = "return parseFloat(getComputedStyle(arguments[0]).paddingLeft) + arguments[0].getBoundingClientRect().left - arguments[0].closest('div').getBoundingClientRect().left"
    assert page.run(start, other) == pytest.approx(page.run(start, field) + 1, abs=1)


def center(extent):
    return sum(extent) / 2


@pytest.mark.each_engine
@pytest.mark.parametrize("look", ["outlined", "underlined"])
def test_the_mark_of_a_validity_is_centered_on_the_label(page, look):
    """The mark is a disk of 16 pixels. An engine may draw it on whole pixels."""
    page.run("document.documentElement.style.setProperty('--live-incorrect', 'rgb(0, 0, 255)')")
    field, wrapper = add(page, "live-sectioned-field", "0", preset="code", appearance=look)
    page.run("arguments[0].focus(); arguments[0].blur()", field)
    wait_until(lambda: page.run("return arguments[0].dataset.validity", wrapper) == "incorrect")
    mark = extent(page, wrapper, is_blue, ends_above=field)
    assert mark[1] - mark[0] == pytest.approx(16, abs=2 * ERROR[page.engine])
    assert center(mark) == pytest.approx(center(page.run(LABEL, field)[1:]), abs=TOLERANCE)


@pytest.fixture
def passwords(browser):
    browser.open("password-setup.html")
    browser.run("const s = new CSSStyleSheet(); s.replaceSync(arguments[0]); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]", STYLE + "form { display: block }")
    set_viewport(browser, 640, 700)
    if browser.engine == "chromium":
        set_device_scale(browser, 4)
    wait_until_ready(browser, "live-password-setup")
    return browser


@pytest.mark.each_engine
def test_an_eye_is_centered_on_its_fields_text(passwords):
    field = passwords.find("#password")
    passwords.run("arguments[0].value = '888'", field)
    # A click of the driver can come before WebKit's window has its new size.
    passwords.run("document.querySelector('.live-password-reveal').click()")
    wait_until(lambda: passwords.run("return arguments[0].type", field) == "text")
    eye = passwords.find(".live-password-reveal svg")
    assert center(extent(passwords, eye, is_blue)) == pytest.approx(center(extent(passwords, field, is_red)), abs=TOLERANCE + ERROR[passwords.engine])


@pytest.mark.each_engine
def test_the_mark_of_a_rule_is_centered_on_its_text(passwords):
    # A text without descenders, as high as its capitals.
    mark, text = passwords.run("const line = document.querySelector('.live-password-line'), text = [...line.querySelectorAll('span')].find(({ textContent }) => textContent === 'At least 8 characters'); text.textContent = 'HHH'; return [line.querySelector('svg'), text]")
    assert center(extent(passwords, mark, is_blue)) == pytest.approx(center(extent(passwords, text, is_blue)), abs=TOLERANCE + ERROR[passwords.engine])
