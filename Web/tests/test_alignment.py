"""Baselines and centers that controls share with the fields beside them, measured in screenshots.

The text of a field is red, and what a control adds is blue.
"""

import io

import pytest
from harness import end_animations, set_device_scale, set_viewport, settle_frames, wait_until, wait_until_ready
from PIL import Image

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
    image = Image.open(io.BytesIO(browser.driver.get_screenshot_as_png())).convert("RGB")
    return image, image.width / browser.run("return innerWidth")


def is_red(r, g, b):
    return r - max(g, b) > 110


def is_blue(r, g, b):
    return b - max(r, g) > 110


def extent(browser, element, is_ink, width=None):
    """The top and bottom of the ink of a color in an element's box, or in its last pixels."""
    image, scale = picture(browser)
    left, top, right, bottom = browser.run("const r = arguments[0].getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]", element)
    left = right - width if width else left
    pixels = image.load()
    rows = [y for y in range(round(top * scale) + 3, round(bottom * scale) - 3) if any(is_ink(*pixels[x, y]) for x in range(round(left * scale), round(right * scale)))]
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


@pytest.mark.each_engine
def test_an_outlined_field_is_level_with_an_input(page):
    field, _ = add(page, "span", "888")
    other, wrapper = add(page, "live-sectioned-field", "888", appearance="outlined", sections="3 3", accepts="digits")
    page.run("document.querySelector('span').style.display = 'block'")
    # Two fonts have their baselines at different heights of a line.
    page.run("arguments[0].style.cssText = '--live-sectioned-field-font: sans-serif; --live-sectioned-field-font-size: 16px'", wrapper)
    surface = page.run("return arguments[0].querySelector('.live-sectioned-field-lines')", wrapper)
    box = "const { top, bottom } = arguments[0].getBoundingClientRect(); return [top, bottom]"
    assert page.run(box, surface) == pytest.approx(page.run(box, field), abs=TOLERANCE)
    label = "const range = new Range(); range.selectNodeContents(arguments[0].closest('div').querySelector('label')); const { top, bottom } = range.getBoundingClientRect(); return [top, bottom]"
    assert page.run(label, other) == pytest.approx(page.run(label, field), abs=TOLERANCE)
    assert extent(page, other, is_red)[1] == pytest.approx(extent(page, field, is_red)[1], abs=TOLERANCE + ERROR[page.engine])
