"""Elements under other people's style sheets: they keep their geometry, and the page its colors."""

from pathlib import Path

import pytest
from harness import end_animations, fill_in, focus, layout_problems, picture_of, press, set_viewport, settle_frames, wait_until, wait_until_ready
from PIL import ImageChops
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
    # Longer than the longest transition.
    settle_frames(browser, 25)
    sizes = "return [...document.querySelectorAll('#name, #biography, #password')].map((field) => [field.offsetWidth, getComputedStyle(field).paddingRight])"
    before = browser.run(sizes)
    assert all(0 < width < 2000 for width, _ in before), before
    for selector in ["#name", "#password", "#name", "#biography", "#name"]:
        focus(browser, browser.find(selector))
        settle_frames(browser, 25)
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
    "an alignment of children": "form > * { place-items: center; place-content: center; gap: 1rem 2rem; text-align: center }",
    "ends of a grid": "form > * { align-items: baseline; justify-items: end; grid-template: none / repeat(12, 1fr); grid-auto-flow: column }",
    "a font for all elements": "* { font-family: Georgia, serif; font-size: 1rem }",
    "line breaks for all elements": "* { text-wrap: balance; overflow-wrap: anywhere; word-break: break-all; white-space: normal }",
    "pictures in the text": "svg { width: auto; height: auto; fill: currentColor; display: block } button { width: 100%; padding: 1rem; background: navy; border: 3px solid; margin: 1rem }",
}
#: In a script: the geometry of each sectioned field's parts, relative to the text's row, and whether anything covers them.
GEOMETRY = """return [...document.querySelectorAll('live-sectioned-field')].map((host) => {
  const input = host.querySelector('input'), row = host.querySelector('.live-sectioned-field-boxes').getBoundingClientRect();
  const style = getComputedStyle(input), found = {};
  for (const part of host.querySelectorAll(':is(input, [class^=live-sectioned-field-]):not([hidden])')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const name = `${part.localName} ${part.className} ${[...part.parentNode.children].indexOf(part)}`;
    if (!part.matches('.live-sectioned-field-text') && !/none|contents/.test(getComputedStyle(part).display)) found[name] = [left - row.left, right - row.left, top - row.top, bottom - row.top, parseFloat(getComputedStyle(part).borderBottomWidth)];
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


def check_geometry(browser, expected, style):
    end_animations(browser)
    settle_frames(browser, 5)
    for one, other in zip(expected, browser.run(GEOMETRY), strict=True):
        assert one.keys() == other.keys(), style
        for name, numbers in one.items():
            assert other[name] == pytest.approx(numbers, abs=0.6), (style, name)


def with_each_sheet(browser):
    """The name of each sheet of another project while the page has it, alone."""
    before = browser.run("return document.adoptedStyleSheets.length")
    for name, style in SHEETS.items():
        add_style(browser, style)
        yield name
        browser.run("document.adoptedStyleSheets.length = arguments[0]", before)


def open_sections(browser):
    browser.open("fit.html")
    set_viewport(browser, 600, 1800)
    wait_until_ready(browser, "live-sectioned-field")
    type_into_sections(browser)
    return browser.run(GEOMETRY)


def test_sections_keep_their_geometry(browser):
    before = open_sections(browser)
    for sheet in with_each_sheet(browser):
        check_geometry(browser, before, sheet)


#: Every kind of part, in elements that the test page doesn't have.
MORE = """
for (const tag of ['sectioned-field', 'password-setup']) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: `/live-controls/${tag}/live-${tag}.css` });
  document.head.append(link);
  await import(`/live-controls/${tag}/live-${tag}.js`);
}
const all = [
  ['live-sectioned-field', { preset: 'amount', currency: 'EUR' }, '1234567.89'],
  ['live-sectioned-field', { pattern: '+1 (999) 999-9999' }, '2125552679'],
  ['live-sectioned-field', { preset: 'date', appearance: 'bordered' }, '2026-12-24'],
  ['live-limited-field', { limit: '3', overflow: 'allow', wording: 'remaining' }, 'hello'],
  ['live-limited-field', { limit: '9', ring: '' }, 'hello'],
  ['live-password-setup', { strength: '' }, 'abc'],
];
for (const [tag, attributes, value] of all) {
  const [host, input] = [document.createElement(tag), document.createElement('input')];
  for (const [name, text] of Object.entries(attributes)) host.setAttribute(name, text);
  input.value = value;
  input.ariaLabel = 'Field';
  if (tag === 'live-password-setup') input.type = 'password';
  host.append(input);
  document.querySelector('form').append(host);
}"""
SPACES = """
const names = ['margin', 'padding'].flatMap((name) => ['Left', 'Right', 'Top', 'Bottom'].map((side) => name + side)).concat('borderLeftWidth', 'borderBottomWidth');
return [...document.querySelectorAll(':is([data-live-part], [data-live-part] *):not([hidden])')].map((part) => {
  const style = getComputedStyle(part);
  return [part.localName, part.className.baseVal ?? part.className, names.map((name) => parseFloat(style[name]))];
})"""


def test_parts_keep_their_margins_paddings_and_borders(browser):
    browser.open("limited-field.html")
    browser.run_async(MORE)
    wait_until(lambda: browser.run("return [...document.querySelectorAll('form > *')].every(({ dataset }) => !dataset.state || dataset.state === 'ready')"))
    wait_until(lambda: browser.run("return document.querySelector('.live-sectioned-field-part[data-after]') !== null"))
    settle_frames(browser, 10)
    before = browser.run(SPACES)
    assert {"live-sectioned-field-part", "live-limited-field-counter", "live-password-line"} <= {name for _, name, _ in before}
    add_style(browser, "span, div, ul, li, svg, mark { margin: 7px; padding: 10px; border: 3px solid }")
    settle_frames(browser, 10)
    for (tag, name, spaces), (*_, after) in zip(before, browser.run(SPACES), strict=True):
        assert after == pytest.approx(spaces, abs=0.02), f"{tag} {name}"


@pytest.mark.parametrize("display", ["block", "inline-block", "flex", "inline"])
def test_elements_keep_their_geometry_with_another_display(browser, display):
    before = open_sections(browser)
    add_style(browser, f"form > live-sectioned-field, form > live-count-ring {{ display: {display} }} form > .hidden {{ display: none }}")
    check_geometry(browser, before, display)
    hosts = "document.querySelectorAll('form > :is(live-sectioned-field, live-count-ring)')"
    browser.run(f"for (const host of {hosts}) host.classList.add('hidden')")
    settle_frames(browser, 5)
    assert not any(browser.run(f"return [...{hosts}].map((host) => host.checkVisibility())"))
    browser.run(f"for (const host of {hosts}) host.classList.remove('hidden')")
    check_geometry(browser, before, display)
    browser.run(f"for (const host of {hosts}) host.style.display = 'none'")
    assert not any(browser.run(f"return [...{hosts}].map((host) => host.checkVisibility())"))


@pytest.mark.parametrize("display", ["block", "inline-block", "flex", "grid"])
def test_the_number_of_a_ring_is_in_its_middle(browser, display):
    browser.open("fit.html")
    add_style(browser, f"form > live-count-ring {{ display: {display} }}")
    wait_until_ready(browser, "live-count-ring")
    fill_in(browser, {"#note": "a" * 37})
    end_animations(browser)
    middles = """return [':scope', '.live-count-ring-picture', '.live-count-ring-label'].map((part) => {
      const ring = document.querySelector('form > live-count-ring');
      const { left, right, top, bottom } = (ring.querySelector(part) ?? ring).getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    })"""
    ring, *parts = browser.run(middles)
    for part in parts:
        assert part == pytest.approx(ring, abs=1)


def test_pictures_and_buttons_keep_their_size(browser):
    # The eye and the ring in a field have sizes relative to the field, which belongs to the page.
    sizes = """return [...document.querySelectorAll('.live-password-reveal, .live-password-reveal svg, .live-password-mark, live-count-ring[for] .live-count-ring-picture')].map((part) => {
      const { width, height } = part.getBoundingClientRect(), style = getComputedStyle(part);
      if (part.matches('button')) return [width, 0, style.paddingTop, style.backgroundColor, style.color];
      const isEye = part.matches('.live-password-reveal svg');
      return isEye ? [1, width / height, `${width > 10 && width < 23}`, style.fill] : [width, height, '', part.matches('.live-password-mark') ? style.fill : ''];
    })"""
    browser.open("fit.html")
    set_viewport(browser, 600, 1800)
    wait_until_ready(browser, "live-password-setup")
    settle_frames(browser, 5)
    before = browser.run(sizes)
    assert len(before) > 5
    for sheet in with_each_sheet(browser):
        settle_frames(browser, 5)
        for one, other in zip(before, browser.run(sizes), strict=True):
            assert other[:2] == pytest.approx(one[:2], abs=0.6), sheet
            assert other[2:] == one[2:], sheet


@pytest.mark.parametrize("style", ["button { border-radius: 0; width: 100%; height: 20px; margin: 1rem }", "button { padding: 2rem; background: navy; color: white; text-transform: uppercase; line-height: 4rem }", "[role=menuitem] { letter-spacing: 1em; justify-content: end; max-height: 20px }"])
def test_a_snap_button_keeps_its_shape_and_its_menu(browser, style):
    entries = """return [...document.querySelectorAll('[role=menuitem], [role=menuitemradio]')].map((entry) => {
      const { width, height } = entry.getBoundingClientRect(), { backgroundColor, color, textTransform } = getComputedStyle(entry);
      return [width, height, backgroundColor, color, textTransform];
    })"""
    browser.open("fit.html")
    wait_until_ready(browser, "live-snap-button")
    focus(browser, browser.find("live-snap-button button"))
    press(browser, "Shift+F10")
    wait_until(browser.find("[role=menu]").is_displayed)
    end_animations(browser)
    before = browser.run(entries)
    assert len(before) == 5
    add_style(browser, style)
    end_animations(browser)
    assert browser.run(entries) == before
    width, height, radius = browser.run("const b = document.querySelector('live-snap-button > button'); return [b.offsetWidth, b.offsetHeight, parseFloat(getComputedStyle(b).borderTopLeftRadius)]")
    assert min(width, height) >= 44
    assert radius >= height / 2


#: Fields that draw their own characters, a number in a ring, and lines of text beside marks.
DRAWN = [
    *(["live-sectioned-field", {"appearance": "bordered", **attributes}, text] for attributes, text in [({"preset": "date"}, "12242026"), ({"preset": "time"}, "0930"), ({"preset": "code", "sections": "3-3"}, "472609"), ({"pattern": "AA-999-AA"}, "AB123CD"), ({"preset": "amount", "currency": "EUR", "locale": "de"}, "1234567,5")]),
    ["live-limited-field", {"limit": "9", "ring": ""}, "abc"],
    ["live-password-setup", {}, "a1"],
]
ADD = """document.querySelector('form').replaceChildren(...arguments[0].map(([tag, attributes, text]) => {
  const host = document.createElement(tag), label = document.createElement('label'), input = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  [label.textContent, input.value, input.type] = ['Label', text, tag === 'live-password-setup' ? 'password' : 'text'];
  host.append(label, input);
  return host;
}))"""


@pytest.mark.parametrize("style", ["text-indent: 1.5em", "text-align: center", "text-align: right", "line-height: 3"])
def test_drawn_text_keeps_its_place(browser, style):
    def pictures():
        settle_frames(browser, 5)
        end_animations(browser)
        image = picture_of(browser)
        places = browser.run("return [...document.querySelectorAll('live-sectioned-field, live-count-ring, .live-password-rules')].map((part) => part.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))")
        return [image.crop(place) for place in places]

    browser.open("fit.html")
    set_viewport(browser, 600, 1000)
    browser.run(ADD, DRAWN)
    wait_until_ready(browser, "form *")
    # Engines don't always soften a border or a ring in the same way.
    add_style(browser, ".live-sectioned-field-boxes, .live-count-ring-picture { opacity: 0 }")
    # The mark of a validity is text, too.
    browser.run("for (const host of document.querySelectorAll('live-sectioned-field')) host.dataset.validity = 'incorrect'")
    before = pictures()
    add_style(browser, f"form {{ {style} }}")
    after = pictures()
    assert len(before) == len(after) == 7
    assert [ImageChops.difference(*pair).getbbox() for pair in zip(before, after, strict=True)] == [None] * 7


def test_sections_are_measured_without_the_transitions_of_the_page(browser):
    browser.open("fit.html")
    # WebKitGTK crashes in one of about fifty runs if it also animates what its compositor moves.
    still = ", opacity 0s, transform 0s, translate 0s, scale 0s, rotate 0s, filter 0s" if browser.engine == "webkit" else ""
    add_style(browser, f"live-sectioned-field * {{ transition: all 3s{still} }}")
    wait_until_ready(browser, "live-sectioned-field")
    fill_in(browser, {"#expiry": "1227"})
    browser.run("document.documentElement.style.fontSize = '24px'")
    settle_frames(browser, 20)
    assert browser.run("return [...document.querySelectorAll('#expiry ~ .live-sectioned-field-texts > *')].map((part) => part.dataset.text)") == ["12", "27"]


#: In a script: the sides of the field, of its eye, and of its counter, the field's own space, and its width beside a plain field's.
ADORNED = """const field = document.querySelector(arguments[0]), host = field.closest('live-limited-field, live-password-setup'), style = getComputedStyle(field);
const sides = (part) => part && part.checkVisibility({ visibilityProperty: true }) ? [part.getBoundingClientRect().left, part.getBoundingClientRect().right] : [];
return { field: sides(field), eye: sides(field.parentNode.querySelector('.live-password-reveal svg')), counter: sides(document.querySelector('.live-limited-field-adornment')),
  ring: sides(host.querySelector('live-count-ring')), space: parseFloat(style.paddingRight), width: field.offsetWidth - document.querySelector('#after').offsetWidth }"""


@pytest.mark.parametrize(("field", "part"), [("#name", "ring"), ("#password", "eye")])
@pytest.mark.parametrize("subject", ["field", "form"])
def test_an_icon_of_the_page_has_its_space_when_validation_shows_it(browser, field, part, subject):
    browser.open("fit.html")
    add_style(browser, ".is-invalid input, input.is-invalid { padding-right: 4rem }")
    wait_until_ready(browser, "form *")
    settle_frames(browser, 5)
    before = browser.run(ADORNED, field)
    validate = f"document.querySelector('{field}').closest('{'form' if subject == 'form' else 'input'}').classList.toggle('is-invalid')"
    browser.run(validate)
    settle_frames(browser, 5)
    after = browser.run(ADORNED, field)
    assert after[part][1] <= after["field"][1] - 64
    assert after["space"] >= after["field"][1] - after[part][0]
    browser.run(validate)
    settle_frames(browser, 5)
    assert browser.run(ADORNED, field) == before


@pytest.mark.parametrize("box", ["content-box", "border-box"])
def test_a_field_with_important_rules_keeps_its_width_and_has_space(browser, box):
    browser.open("fit.html")
    add_style(browser, f"form input {{ box-sizing: {box} !important; width: 100% !important; padding: 6px 8px !important }}")
    wait_until_ready(browser, "form *")
    settle_frames(browser, 10)
    for field, part in (("#name", "ring"), ("#password", "eye")):
        found = browser.run(ADORNED, field)
        assert found["width"] == 0
        assert found["space"] >= found["field"][1] - found[part][0]


def test_an_eye_and_a_counter_share_a_field(browser):
    browser.open("fit.html")
    wait_until_ready(browser, "form *")
    settle_frames(browser, 5)
    before = browser.run(ADORNED, "#password")
    browser.run("const setup = document.querySelector('live-password-setup'), limited = document.createElement('live-limited-field'); for (const one of document.querySelectorAll('live-limited-field')) one.remove(); limited.limit = 64; setup.before(limited); limited.append(setup)")
    wait_until_ready(browser, "live-limited-field")
    settle_frames(browser, 10)
    for change in ("", "document.querySelector('live-password-setup').style.paddingBlockStart = '3px'", "document.querySelector('#password').focus()"):
        browser.run(change)
        settle_frames(browser, 10)
        found = browser.run(ADORNED, "#password")
        assert found["eye"] == before["eye"]
        assert found["counter"][1] <= found["eye"][0]
        assert found["space"] >= found["field"][1] - found["counter"][0] - 1
        assert found["width"] == 0
    browser.run("const limited = document.querySelector('live-limited-field'); limited.replaceWith(limited.firstChild)")
    settle_frames(browser, 10)
    assert browser.run(ADORNED, "#password") | {"counter": before["counter"]} == before


def test_an_eye_at_the_edge_of_a_page_does_not_widen_it(browser):
    browser.open("fit.html")
    set_viewport(browser, 480)
    add_style(browser, "body { padding: 0 } form input { padding: 0; border: 0 }")
    wait_until_ready(browser, "form *")
    settle_frames(browser, 5)
    fill_in(browser, {"#name": "a" * 1210})
    end_animations(browser)
    assert layout_problems(browser) == []


@pytest.mark.parametrize(
    "style",
    [
        "live-password-setup { display: grid; grid-template-columns: 4rem 1fr }",
        "label { float: left } form input { float: left; inline-size: 95% }",
        "ul li::before { content: '–' }",
        "form { inline-size: 280px; white-space: nowrap }",
    ],
    ids=["a grid", "floats", "bullets", "lines without breaks"],
)
def test_the_rules_of_a_password_are_below_its_field_and_beside_their_marks(browser, style):
    browser.open("fit.html")
    add_style(browser, style)
    wait_until_ready(browser, "live-password-setup")
    fill_in(browser, {"#password": "abc"})
    wait_until(lambda: browser.find(".live-password-advice").text)
    problems = """const bottom = document.querySelector('#password').getBoundingClientRect().bottom, setup = document.querySelector('live-password-setup').getBoundingClientRect();
      const box = (part) => part.getBoundingClientRect(), isOutside = ({ top, left, right }) => top < bottom || left < setup.left || right > setup.right + 1;
      const texts = [...document.querySelectorAll('.live-password-rules > :not([hidden]) > span:not(.live-password-state)')];
      if (texts.length !== 5) throw texts;
      const isBroken = (text) => text.offsetHeight > 40 || Math.abs(box(text).top - box(text.parentNode.querySelector('svg')).top) > 3;
      return [...texts.filter(isBroken), ...[...texts, document.querySelector('.live-password-advice')].filter((text) => isOutside(box(text)))].map(({ outerHTML }) => outerHTML);"""
    assert browser.run(problems) == []


def test_a_sectioned_field_with_a_space_is_not_wider_than_its_form(browser):
    browser.open("fit.html")
    add_style(browser, "live-sectioned-field { padding: 1rem; border: 5px solid }")
    wait_until_ready(browser, "live-sectioned-field")
    assert browser.run("return Math.max(...[...document.querySelectorAll('live-sectioned-field')].map(({ offsetWidth }) => offsetWidth)) - document.querySelector('form').clientWidth") <= 0


@pytest.mark.parametrize("wrapped", ["input", "label, input"], ids=["input", "label and input"])
@pytest.mark.parametrize("appearance", ["underlined", "bordered", "outlined"])
def test_a_wrapped_input_is_in_its_sections(browser, appearance, wrapped):
    """Form builders of frameworks wrap inputs and labels, such as those with an error."""
    browser.open("sectioned-field.html")
    browser.run(
        """const field = document.querySelector('live-sectioned-field');
        field.setAttribute('appearance', arguments[0]);
        field.querySelector('input').value = '4242';
        const copy = field.cloneNode(true);
        for (const part of copy.querySelectorAll(arguments[1])) {
          const wrapper = document.createElement('div');
          wrapper.className = 'field_with_errors';
          part.replaceWith(wrapper);
          wrapper.append(part);
        }
        copy.querySelector('input').value = '4242';
        document.forms[0].append(copy);""",
        appearance,
        wrapped,
    )
    places = """return [...document.querySelectorAll('live-sectioned-field')].map((field) => {
        const { left, top } = field.getBoundingClientRect();
        return ['input', '.live-sectioned-field-box', 'label'].flatMap((part) => {
          const box = field.querySelector(part).getBoundingClientRect();
          return [box.left - left, box.top - top, box.width, box.height];
        });
      })"""
    wait_until(lambda: browser.run("return [...document.querySelectorAll('live-sectioned-field')].every(({ dataset }) => dataset.phase === 'filled')"))
    end_animations(browser)
    usual, wrapped = (lambda found: (found[0], found[-1]))(browser.run(places))
    assert wrapped == pytest.approx(usual, abs=0.5)


def test_a_message_in_a_wrapper_is_below_its_field(browser):
    browser.open("sectioned-field.html")
    browser.run(
        """const [wrapper, message] = ['div', 'label'].map((name) => document.createElement(name));
        message.append('This field is required.');
        wrapper.append(message);
        document.querySelector('#card').after(wrapper);"""
    )
    wait_until_ready(browser, "live-sectioned-field")
    places = "return ['#card', 'live-sectioned-field div label'].map((part) => document.querySelector(part).getBoundingClientRect().top)"
    input, message = browser.run(places)
    assert message > input


def test_a_secure_text_stays_hidden_under_a_reset(browser):
    browser.open("sectioned-field.html")
    add_style(browser, "input { all: unset }")
    browser.run("Object.assign(document.querySelector('live-sectioned-field'), { preset: 'code', secure: true })")
    wait_until_ready(browser, "live-sectioned-field")
    assert browser.run("return getComputedStyle(document.querySelector('#card')).getPropertyValue('-webkit-text-security')") == "disc"


def test_the_rules_of_a_password_are_below_a_field_with_an_icon_beside_it(browser):
    """In a row that wraps, such as an input group of Bootstrap."""
    browser.open("password-setup.html")
    browser.run(
        """const setup = document.querySelector('live-password-setup'), copy = setup.cloneNode(true);
        const field = copy.querySelector('#password'), row = document.createElement('div');
        window.height = document.querySelector('#password').offsetHeight;
        Object.assign(row.style, { display: 'flex', flexWrap: 'wrap' });
        field.style.flex = 1;
        field.replaceWith(row);
        row.append('@', field);
        setup.replaceWith(copy);"""
    )
    wait_until_ready(browser, "live-password-setup")
    boxes = """const [field, rules] = ['#password', '.live-password-rules'].map((part) => document.querySelector(part).getBoundingClientRect());
      return [field.height - height, rules.top >= field.bottom];"""
    wait_until(lambda: browser.run(boxes) == [pytest.approx(0, abs=1), True])


def test_the_eye_of_a_password_is_at_the_end_of_its_field_in_an_inline_element(browser):
    browser.open("password-setup.html")
    wait_until_ready(browser, "live-password-setup")
    boxes = """const [field, eye, lines] = ['#password', '.live-password-reveal', '.live-password-lines'].map((part) => document.querySelector(part).getBoundingClientRect());
      return [field.right - eye.right, field.top - eye.top, lines.top >= field.bottom];"""
    settle_frames(browser, 5)
    before = browser.run(boxes)
    browser.run(
        """const setup = document.querySelector('live-password-setup'), copy = setup.cloneNode(true);
        const field = copy.querySelector('#password'), around = document.createElement('span');
        around.style.position = 'relative';
        field.replaceWith(around);
        around.append(field, ' @');
        setup.replaceWith(copy);"""
    )
    wait_until_ready(browser, "live-password-setup")
    settle_frames(browser, 5)
    assert browser.run(boxes) == [pytest.approx(before[0], abs=0.5), pytest.approx(before[1], abs=0.5), True]


def test_a_password_has_one_eye(browser):
    """Edge has its own, in a pseudo-element that makes other engines drop the rule."""
    style = (Path(__file__).parents[1] / "password-setup/live-password-setup.css").read_text()
    browser.open("fit.html")
    rules = "const s = new CSSStyleSheet(); s.replaceSync(arguments[0]); return [...s.cssRules[0].cssRules].filter(({ selectorText }) => selectorText === 'live-password-setup input::placeholder').map(({ cssText }) => cssText)"
    [rule] = browser.run(rules, style.replace("@import url('../core/tokens.css');", "").replace("::-ms-reveal", "::placeholder"))
    assert "display: none !important" in rule


def test_a_text_inside_its_label_has_its_own_color_and_weight(browser):
    """Also if the label is transparent because the text of a validity replaces it."""
    browser.open("fit.html")
    add_style(browser, "input { color: inherit } label { font-weight: 700; color: red }")
    wait_until_ready(browser, "live-sectioned-field")
    browser.run("document.querySelector('[preset=phone-us]').labelIncorrect = 'Incorrect'")
    fill_in(browser, {"#phone": "415"})
    press(browser, "Tab")
    end_animations(browser)
    [one, other] = browser.run("return ['#phone', '#card'].map((field) => getComputedStyle(document.querySelector(field))).map(({ color, fontWeight }) => [color, fontWeight])")
    assert one == other


#: In a script: how far the counter and the reveal buttons are from the edges of their fields, in the fields' own pixels.
ADORNMENTS = """return [...document.querySelectorAll('.live-limited-field-adornment, [for=password] ~ .live-password-reveal')].map((part) => {
  const field = part.previousElementSibling.matches('input, textarea') ? part.previousElementSibling : part.parentNode.querySelector('input, textarea');
  const [inner, outer] = [part.getBoundingClientRect(), field.getBoundingClientRect()];
  const scale = outer.height / field.offsetHeight;
  return [outer.right - inner.right, inner.top - outer.top, outer.bottom - inner.bottom].map((distance) => Math.round(distance / scale));
})"""


# WebKitGTK doesn't report zoom to scripts.
ZOOM = pytest.param("body { zoom: 1.5 }", id="zoom", marks=pytest.mark.engines("chromium", "firefox"))


@pytest.mark.parametrize(
    "style",
    [
        ZOOM,
        pytest.param("form { transform: scale(1.5); transform-origin: 0 0 }", id="a scaled form"),
        pytest.param("live-limited-field, live-password-setup { border: 10px solid }", id="a border"),
        pytest.param("form { writing-mode: vertical-rl }", id="vertical lines"),
    ],
)
def test_parts_of_a_field_stay_in_it(browser, style):
    browser.open("fit.html")
    wait_until_ready(browser, "live-password-setup")
    settle_frames(browser, 3)
    before = browser.run(ADORNMENTS)
    add_style(browser, style)
    for selector in ("#name", "#password"):
        focus(browser, browser.find(selector))
    settle_frames(browser, 3)
    for part, other in zip(browser.run(ADORNMENTS), before, strict=True):
        assert part == pytest.approx(other, abs=1)


@pytest.mark.engines("chromium", "firefox")
def test_a_floating_button_is_in_view_on_a_page_with_zoom(browser):
    browser.open("snap-button.html")
    wait_until_ready(browser, "live-snap-button")
    add_style(browser, "body { zoom: 1.5 }")
    browser.run("dispatchEvent(new Event('resize'))")
    settle_frames(browser, 3)
    end_animations(browser)
    right, bottom = browser.run(
        "const r = document.querySelector('#action').getBoundingClientRect(); return [innerWidth - r.right, innerHeight - r.bottom].map(Math.round)"
    )
    assert (right, bottom) == (30, 120)
    browser.find("#action").click()
    wait_until(lambda: browser.driver.current_url.endswith("/echo"))


def test_a_field_changes_its_width_as_the_page_says(browser):
    browser.open("limited-field.html")
    add_style(browser, "#line { box-sizing: content-box; width: 120px } #line:focus { width: 300px }")
    wait_until_ready(browser, "live-limited-field")
    line = browser.find("#line")
    widths = []
    for field in (line, browser.find("#text")) * 2:
        focus(browser, field)
        settle_frames(browser, 3)
        widths.append(browser.run("return arguments[0].offsetWidth", line))
    wide, narrow = widths[:2]
    assert wide == narrow + 180
    assert widths[2:] == [wide, narrow]


@pytest.mark.engines("chromium", "firefox")
def test_a_field_grows_with_its_text_as_the_page_says(browser):
    browser.open("limited-field.html")
    browser.run("document.querySelector('#limited-line').limit = 20")
    add_style(browser, "input { field-sizing: content; box-sizing: content-box }")
    if not browser.run("return CSS.supports('field-sizing', 'content')"):
        pytest.skip("the engine lacks field-sizing")
    wait_until_ready(browser, "live-limited-field")
    fill_in(browser, {"#title": "twelve chars", "#line": "twelve chars"})
    settle_frames(browser, 3)
    assert browser.run("return ['#line', '#title'].map((each) => document.querySelector(each).value)") == ["twelve chars"] * 2
    with_counter, without = browser.run("return ['#line', '#title'].map((each) => document.querySelector(each).offsetWidth)")
    assert without < with_counter < without + 100


def test_a_hidden_element_is_hidden(browser):
    for page, tag in (("count-ring.html", "live-count-ring"), ("snap-button.html", "live-snap-button"), ("sectioned-field.html", "live-sectioned-field")):
        browser.open(page)
        wait_until_ready(browser, tag)
        assert browser.run("const e = document.querySelector(arguments[0]); e.hidden = true; return e.checkVisibility()", tag) is False


def test_a_counter_below_its_field_adds_to_the_space_of_the_page(browser):
    browser.open("limited-field.html")
    add_style(browser, "#limited { padding: 24px }")
    wait_until_ready(browser, "live-limited-field")
    browser.run("document.querySelector('#limited').place = 'below'")
    space = "const s = getComputedStyle(document.querySelector('#limited')); return [s.paddingTop, s.paddingBottom].map(parseFloat)"
    wait_until(lambda: browser.run(space)[1] > 24)
    top, bottom = browser.run(space)
    assert top == 24
    assert 24 + 12 < bottom < 24 + 40
    browser.run("document.querySelector('#limited').place = 'inside'")
    wait_until(lambda: browser.run(space) == [24, 24])


def test_announcements_do_not_make_a_page_longer(browser):
    browser.open("limited-field.html")
    wait_until_ready(browser, "live-limited-field")
    browser.run("document.body.style.margin = 0; document.body.style.height = '100vh'; document.querySelector('form').remove()")
    assert browser.run("return document.querySelector('[data-live-announcer]') !== null")
    assert browser.run("return document.documentElement.scrollHeight - innerHeight") <= 0


def transition_of_rolling(browser, style):
    """How a number that rolls by its attribute moves in a style."""
    add_style(browser, style)
    return browser.run(
        """const number = document.querySelector('live-number');
        number.transition = 'count';
        number.transition = 'roll';
        number.value = String(Number(number.value) + 50);
        return number.dataset.moving"""
    )


@pytest.mark.each_engine
@pytest.mark.parametrize("mode", ["vertical-rl", "vertical-lr"])
def test_a_rolling_number_in_a_vertical_line_counts(browser, mode):
    browser.open("number.html")
    wait_until_ready(browser, "live-number")
    assert transition_of_rolling(browser, f"p {{ writing-mode: {mode} }}") == "count"


def test_a_rolling_number_with_a_gradient_counts(browser):
    browser.open("number.html")
    wait_until_ready(browser, "live-number")
    for style, transition in (("live-number { color: inherit }", "roll"), ("p { background: linear-gradient(red, blue) text; color: transparent }", "count")):
        assert transition_of_rolling(browser, style) == transition


@pytest.mark.parametrize(
    ("style", "transition"),
    [
        ("live-number { text-decoration: line-through }", "count"),
        ("p { text-decoration: underline }", "count"),
        ("p { text-decoration: underline } live-number { display: inline-block }", "roll"),
    ],
)
def test_a_rolling_number_with_a_line_under_it_counts(browser, style, transition):
    browser.open("number.html")
    wait_until_ready(browser, "live-number")
    assert transition_of_rolling(browser, style) == transition
