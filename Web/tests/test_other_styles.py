"""Elements under other people's style sheets: they keep their geometry, and the page its colors."""

import pytest
from harness import end_animations, fill_in, focus, layout_problems, press, set_viewport, settle, settle_frames, wait_until, wait_until_ready
from test_fit import add_style

pytestmark = pytest.mark.each_engine

TRANSITIONS = {
    "inputs in a grid": "input { width: 100%; box-sizing: border-box; transition: all 150ms } form { display: grid }",
    "content boxes": "input { width: 100%; box-sizing: content-box; transition: all 300ms }",
    "everything": "* { transition: all 300ms !important }",
}


@pytest.mark.parametrize("style", TRANSITIONS.values(), ids=TRANSITIONS)
def test_a_field_keeps_its_size_while_the_page_transitions_all_properties(browser, style):
    browser.open("fit.html")
    add_style(browser, style)
    wait_until_ready(browser, "live-limited-field")
    settle_frames(browser, 60)
    sizes = "return [...document.querySelectorAll('#name, #biography, #password')].map((field) => [field.offsetWidth, getComputedStyle(field).paddingRight])"
    before = browser.run(sizes)
    assert all(0 < width < 2000 for width, _ in before), before
    for selector in ["#name", "#password", "#name", "#biography", "#name"]:
        focus(browser, browser.find(selector))
        settle_frames(browser, 30)
    assert browser.run(sizes) == before


def test_hidden_parts_stay_hidden(browser):
    browser.open("fit.html")
    add_style(browser, "span, div { display: inline-block }")
    wait_until_ready(browser, "live-limited-field")
    wait_until_ready(browser, "live-sectioned-field")
    # Four sections become three: the fourth box and line are hidden.
    fill_in(browser, {"#card": "4242"})
    browser.find("#card").clear()
    fill_in(browser, {"#card": "3782"})
    hidden = "[...document.querySelectorAll(':is([data-live-part], [data-live-part] *)[hidden]')]"
    assert "live-sectioned-field-boxes" in browser.run(f"return {hidden}.map((part) => part.parentNode.className)")
    assert browser.run(f"return {hidden}.length") > 6
    assert browser.run(f"return {hidden}.filter((part) => part.checkVisibility()).map((part) => part.outerHTML)") == []


SHEETS = {
    "white fields": "input { background: #fff; border: 1px solid #ccc; border-radius: 4px; box-shadow: inset 0 1px 2px #ddd; padding: .375rem .75rem; display: block; width: 100% }",
    "fields with a type of their own": "input { font: 700 1.25rem/1.5 Georgia, serif; letter-spacing: .2em; text-align: center; text-indent: 1em; text-transform: uppercase; word-spacing: 1em }",
    "high and narrow fields": "input { min-height: 4rem; max-width: 12rem; margin: 1rem auto; float: left; height: 3.5rem }",
    "a reset": "*, ::before, ::after { margin: 0; padding: 0; border: 0 solid; box-sizing: border-box }",
    "an old reset": "span, label, input, svg { margin: 0; padding: 0; border: 0; font: inherit; font-size: 100%; vertical-align: baseline }",
    "inline blocks": "span { display: inline-block; margin: 2px; padding: 0 4px; min-width: 3rem; vertical-align: top }",
    "block labels": "label { display: inline-block; width: 100%; margin-bottom: .5rem; padding: 1rem .75rem; font-size: 1.6rem; font-weight: 700 }",
    "invalid fields": "input[aria-invalid] { border-color: red; background: pink; padding-inline-end: 3rem } input:focus { outline: 3px solid; box-shadow: 0 0 0 4px red }",
    "rules with !important": "input { padding: 1rem !important; border: 4px solid !important; background: #fff !important; font-size: 30px !important; width: 100% !important }",
    "pictures in the text": "svg { width: auto; height: auto; fill: currentColor; display: block } button { width: 100%; padding: 1rem; background: navy; border: 3px solid; margin: 1rem }",
}
#: In a script: the geometry of each sectioned field's parts, relative to the text's row, and whether anything covers them.
GEOMETRY = """return [...document.querySelectorAll('live-sectioned-field')].map((host) => {
  const input = host.querySelector('input'), row = host.querySelector('.live-sectioned-field-boxes').getBoundingClientRect();
  const style = getComputedStyle(input), found = {};
  for (const part of host.querySelectorAll(':is(input, [class^=live-sectioned-field-]):not([hidden])')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const name = `${part.localName} ${part.className} ${[...part.parentNode.children].indexOf(part)}`;
    if (!part.matches('.live-sectioned-field-text')) found[name] = [left - row.left, right - row.left, top - row.top, bottom - row.top, parseFloat(getComputedStyle(part).borderBottomWidth)];
  }
  found.type = [style.fontSize, style.letterSpacing, style.paddingLeft, style.backgroundColor, style.textIndent].map((value) => parseFloat(value) || (value.startsWith('rgba(0, 0, 0, 0') ? 0 : value.startsWith('rgb') ? 1 : 0));
  const label = host.querySelector('label').getBoundingClientRect();
  found.label = [label.height > 0 && label.bottom < row.bottom + 1 ? 1 : 0];
  return found;
})"""


def type_into_sections(browser):
    fill_in(browser, {"#card": "4242424242424242", "#expiry": "1227", "#code": "472609", "#phone": "2125552679"})
    press(browser, "Tab")
    end_animations(browser)
    settle_frames(browser, 3)


@pytest.mark.parametrize("style", SHEETS.values(), ids=SHEETS)
def test_sections_keep_their_geometry(browser, style):
    browser.open("fit.html")
    set_viewport(browser, 600, 1600)
    wait_until_ready(browser, "live-sectioned-field")
    type_into_sections(browser)
    before = browser.run(GEOMETRY)
    add_style(browser, style)
    end_animations(browser)
    settle_frames(browser, 5)
    for one, other in zip(before, browser.run(GEOMETRY), strict=True):
        assert one.keys() == other.keys()
        for name, numbers in one.items():
            assert other[name] == pytest.approx(numbers, abs=0.6), name


@pytest.mark.parametrize("style", SHEETS.values(), ids=SHEETS)
def test_pictures_and_buttons_keep_their_size(browser, style):
    # The eye and the ring in a field have sizes relative to the field, which belongs to the page.
    sizes = """return [...document.querySelectorAll('.live-password-reveal, .live-password-reveal svg, .live-password-mark, live-count-ring[for] .live-count-ring-picture')].map((part) => {
      const { width, height } = part.getBoundingClientRect(), style = getComputedStyle(part);
      if (part.matches('button')) return [width, 0, style.paddingTop, style.backgroundColor];
      const isEye = part.matches('.live-password-reveal svg');
      return isEye ? [1, width / height, `${width > 10 && width < 23}`, style.fill] : [width, height, '', part.matches('.live-password-mark') ? style.fill : ''];
    })"""
    browser.open("fit.html")
    set_viewport(browser, 600, 1600)
    wait_until_ready(browser, "live-password-setup")
    settle_frames(browser, 5)
    before = browser.run(sizes)
    assert len(before) > 5
    add_style(browser, style)
    settle_frames(browser, 5)
    for one, other in zip(before, browser.run(sizes), strict=True):
        assert other[:2] == pytest.approx(one[:2], abs=0.6)
        assert other[2:] == one[2:]
