"""Elements on pages whose scripts treat them as any others: they replace styles and labels, clone, turn, and enable them."""

import pytest
from harness import compose, press, set_viewport, settle_animations, settle_frames, type_text, value, wait_until, wait_until_ready

pytestmark = pytest.mark.each_engine


@pytest.fixture
def page(browser):
    browser.open("page-scripts.html")
    wait_until_ready(browser, "form > *, #room > *, #growth > *, #turned > live-limited-field, #turned > live-password-setup, #disabled")
    settle_frames(browser, 5)
    return browser


BOXES = """return [...document.querySelectorAll('#boxes .live-sectioned-field-box:not([hidden])')].map((box) => {
  const { width, height } = box.getBoundingClientRect();
  return [width, height].map(Math.round);
})"""


@pytest.mark.parametrize("script", ["style.cssText = 'color: inherit'", "removeAttribute('style')"])
def test_a_new_style_leaves_the_sections_in_place(page, script):
    before = page.run(BOXES)
    assert len(before) == 6
    page.run(f"document.querySelector('#boxes').{script}")
    type_text(page, page.find("#code"), "7")
    settle_frames(page, 4)
    assert page.run(BOXES) == before


PLACES = """return [...element.querySelectorAll('.live-sectioned-field-part:not([hidden])')].map((part) => part.getBoundingClientRect().left)
  .concat(parseFloat(getComputedStyle(field).paddingInlineStart), element.querySelector('.live-sectioned-field-line').getBoundingClientRect().width)"""


@pytest.mark.parametrize(
    ("attributes", "text"),
    [({"preset": "amount", "currency": "USD", "locale": "en", "appearance": "underlined"}, "1234.5"), ({"pattern": "+1 (999) 999-9999"}, "2125551234")],
    ids=["amount", "pattern"],
)
def test_a_field_that_the_page_renders_again_leaves_room_for_its_affixes(browser, attributes, text):
    """What renders a page removes the style and the parts, which the server doesn't know."""
    browser.open("text-fields.html")
    browser.run("makeField('page', 'live-sectioned-field', arguments[0], { value: arguments[1] })", attributes, text)
    wait_until_ready(browser, "live-sectioned-field")
    settle_frames(browser, 5)
    before = browser.run(PLACES)
    browser.run("element.removeAttribute('style'); for (const part of element.querySelectorAll('[data-live-part]')) part.remove()")
    settle_frames(browser, 5)
    assert browser.run(PLACES) == pytest.approx(before, abs=0.5)


ROOM = "return getComputedStyle(document.querySelector('#room live-limited-field')).paddingTop"


def room(page):
    wait_until(lambda: page.run(ROOM) != "0px")
    settle_frames(page, 4)
    return page.run(ROOM)


def test_a_new_style_leaves_the_room_for_a_counter(page):
    before = room(page)
    page.run("document.querySelector('#room live-limited-field').style.cssText = 'color: inherit'")
    settle_frames(page, 6)
    assert room(page) == before


def test_a_clone_has_the_same_room_for_its_counter(page):
    """Turbo shows a clone of a page that a person returns to."""
    before = room(page)
    for _ in range(3):
        page.run("const room = document.querySelector('#room'); room.replaceWith(room.cloneNode(true))")
        wait_until_ready(page, "#room > *")
        settle_frames(page, 6)
        assert room(page) == before


def test_a_clone_of_a_text_area_that_grew_gives_its_height_back(page):
    height = "return document.querySelector('#growth textarea').offsetHeight"
    before = page.run(height)
    page.run("document.querySelector('#growth textarea').value = 'several\\n\\n\\n\\n\\nlines'")
    wait_until(lambda: page.run(height) > before)
    page.run("const growth = document.querySelector('#growth'); growth.replaceWith(growth.cloneNode(true))")
    wait_until_ready(page, "#growth > *")
    settle_frames(page, 6)
    page.run("document.querySelector('#growth live-limited-field').removeAttribute('grow')")
    wait_until(lambda: page.run(height) == before)


#: The distance of each part's end and top from those of its field, in pixels of the layout, which no transform changes.
PARTS = """return [['long', 'live-limited-field-adornment'], ['long', 'live-limited-field-marks'], ['password', 'live-password-reveal']].flatMap(([id, name]) => {
  const [field, part] = [`#${id}`, `#turned .${name}`].map((selector) => document.querySelector(selector));
  return [field.offsetLeft + field.offsetWidth - part.offsetLeft - part.offsetWidth, part.offsetTop - field.offsetTop];
})"""


@pytest.mark.parametrize("transform", ["rotateY(180deg)", "rotate(180deg)", "rotate(-2deg)", "rotate(90deg)", "scale(1.5)"])
def test_parts_are_in_their_fields_in_a_turned_box_and_after_it(page, transform):
    wait_until(lambda: page.run("return document.querySelector('.live-limited-field-marks') !== null"))
    settle_frames(page, 4)
    before = page.run(PARTS)
    turn = "const turned = document.querySelector('#turned'); turned.style.cssText = `width: 500px; transform: ${arguments[0]}`; turned.append(...turned.children)"
    for each in (transform, "none"):
        page.run(turn, each)
        wait_until_ready(page, "#turned > live-limited-field, #turned > live-password-setup")
        wait_until(lambda: page.run("return document.querySelector('.live-limited-field-marks') !== null"))
        settle_frames(page, 6)
        assert page.run(PARTS) == pytest.approx(before, abs=2), each


ROLLING = """const root = document.querySelector(arguments[0]).shadowRoot, reel = root.querySelector('[part=reel]');
const sign = [...root.querySelectorAll('[part=affix]')].find((part) => part.textContent === '$');
return [getComputedStyle(reel).getPropertyValue('--_line'), sign.style.order]"""


def roll(page, number):
    page.run("document.querySelector(arguments[0]).value = 987", number)
    wait_until(lambda: page.run("return document.querySelector(arguments[0]).dataset.moving === 'roll'", number))
    settle_frames(page, 2)
    return page.run(ROLLING, number)


@pytest.mark.parametrize("transform", ["rotateY(180deg)", "scale(3)", "rotate(90deg)", "scale(0.2)"])
def test_a_number_rolls_as_usual_after_another_in_a_turned_box(page, transform):
    before = roll(page, "#second")
    page.driver.refresh()
    wait_until_ready(page, "live-number")
    page.run("document.querySelector('#turned').style.cssText = `position: fixed; inset: 200px auto auto 300px; inline-size: 200px; transform: ${arguments[0]}`", transform)
    roll(page, "#first")
    assert roll(page, "#second") == before


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_a_clone_of_a_moving_number_does_not_move(page, transition):
    page.run("const number = document.querySelector('#second'); number.transition = arguments[0]; number.duration = 4000; number.value = 987654", transition)
    settle_frames(page, 4)
    page.run("const number = document.querySelector('#second'); number.replaceWith(number.cloneNode(true))")
    wait_until_ready(page, "#second")
    assert page.run("return document.querySelector('#second').dataset.moving ?? null") is None


@pytest.mark.parametrize("overflow", ["refuse", "truncate"])
@pytest.mark.parametrize("before", ["nothing", "a refused key", "Enter"])
def test_what_an_extension_fills_in_is_kept_after_any_key(page, before, overflow):
    """An extension doesn't see the page's own property of the field."""
    field = page.find("#short")
    page.run("document.forms[0].addEventListener('submit', (event) => event.preventDefault()); arguments[0].closest('live-limited-field').overflow = arguments[1]", field, overflow)
    type_text(page, field, "abcde")
    if before == "a refused key":
        type_text(page, field, "f")
    if before == "Enter":
        press(page, "Enter")
    page.run(
        """Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(arguments[0], 'a longer text');
        arguments[0].dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'a longer text' }))""",
        field,
    )
    settle_frames(page, 2)
    assert value(page, field) == "a longer text"


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(("field", "expected"), [("#short", "12345"), ("#code", "123456")])
def test_a_field_that_was_read_only_during_a_composition_keeps_its_rules(page, field, expected):
    field = page.find(field)
    page.run("arguments[0].value = ''", field)
    type_text(page, field, "12")
    compose(page, field, ["3"], commit=None)
    page.run("arguments[0].readOnly = true", field)
    settle_frames(page, 2)
    page.run("arguments[0].readOnly = false", field)
    type_text(page, field, "456789xy")
    assert value(page, field) == expected


def test_the_pages_own_check_box_shows_the_password(page):
    field = page.find("#password")
    type_text(page, field, "abc")
    pressed = "return document.querySelector('.live-password-reveal').getAttribute('aria-pressed')"
    for kind in ("text", "password", "text"):
        page.run("arguments[0].type = arguments[1]", field, kind)
        settle_frames(page, 3)
        assert page.run("return arguments[0].type", field) == kind
        assert page.run(pressed) == str(kind == "text").lower()
    assert value(page, field) == "abc"


def test_a_reveal_button_in_a_disabled_fieldset_looks_disabled(page):
    page.run(
        """const setup = document.querySelector('live-password-setup');
        const fieldset = document.createElement('fieldset');
        fieldset.disabled = true;
        fieldset.style.outlineColor = 'GrayText';
        setup.replaceWith(fieldset);
        fieldset.append(setup);"""
    )
    settle_frames(page)
    look = "const { color, cursor } = getComputedStyle(document.querySelector('.live-password-reveal')); return [color, cursor]"
    assert page.run(look) == [page.run("return getComputedStyle(document.querySelector('fieldset:has(live-password-setup)')).outlineColor"), "default"]


def test_a_label_that_the_page_replaces_floats(page):
    place = """const [label, host] = ['#lines label', '#lines'].map((selector) => document.querySelector(selector).getBoundingClientRect());
      return [label.top - host.top, label.height].map(Math.round)"""
    before = page.run(place)
    page.run("const label = document.createElement('label'); label.htmlFor = 'card'; label.textContent = 'Card'; document.querySelector('#lines label').replaceWith(label)")
    wait_until(lambda: page.run(place) == before)


def test_a_button_in_a_fieldset_that_becomes_enabled_moves(page):
    page.run("document.querySelector('fieldset').disabled = false; document.querySelector('#add').focus()")
    settle_frames(page, 3)
    press(page, "ArrowLeft")
    wait_until(lambda: page.run("return document.querySelector('#disabled').dataset.slot") == "top-leading")


def test_a_popover_that_the_page_adds_later_is_a_menu_in_view(page):
    page.run(
        """const menu = Object.assign(document.createElement('div'), { id: 'menu', popover: 'auto' });
        menu.append(Object.assign(document.createElement('button'), { textContent: 'Note' }));
        document.querySelector('#actions').append(menu)"""
    )
    wait_until(lambda: page.run("return document.querySelector('#menu').role") == "menu")
    page.find("#more").click()
    is_open = "return document.querySelector('#menu').matches(':popover-open')"
    wait_until(lambda: page.run(is_open))
    set_viewport(page, 500, 400)
    beside = """const [menu, button] = [...document.querySelectorAll('#menu, #more')].map((e) => e.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    return Math.abs(menu.right + 8 - button.left) < 1 && menu.top >= 0 && menu.bottom <= innerHeight"""
    wait_until(lambda: page.run(beside), saying="it stays where the button was")
    assert page.run(is_open)


def test_a_field_in_vertical_text_is_horizontal(page):
    before = page.run(BOXES)
    page.run("document.forms[0].style.writingMode = 'vertical-rl'")
    settle_frames(page, 6)
    boxes = page.run(BOXES)
    assert [height for _, height in boxes] == [height for _, height in before]
    assert all(width > 20 for width, _ in boxes)


def test_a_ring_and_a_snap_button_are_the_same_in_vertical_text(browser, site):
    site.release_wasm()
    browser.open("failures.html")
    wait_until_ready(browser, "#place *")
    browser.run("document.querySelector('#note').value = 'Warning of it'")
    places = """const { left, top } = document.querySelector('live-count-ring').getBoundingClientRect();
      const label = document.querySelector('.live-count-ring-label').getBoundingClientRect();
      const button = document.querySelector('#action').getBoundingClientRect();
      return [label.left - left, label.top - top, button.left, button.top, button.width, button.height]"""
    settle_animations(browser)
    before = browser.run(places)
    browser.run("document.querySelector('#place').style.cssText = 'writing-mode: vertical-rl; width: 100%; overflow: clip'")
    settle_frames(browser, 6)
    assert browser.run(places) == pytest.approx(before, abs=1)


def test_markup_is_the_same_when_it_is_parsed_again(browser, site):
    """A page keeps its markup for Back, and elements in paragraphs. Inside a paragraph, a block such as `ul` would end it."""
    site.release_wasm()
    browser.open("failures.html", csp="frameworks")
    wait_until_ready(browser, "#place *")
    browser.run(
        """document.querySelector('live-password-setup').strength = true;
        document.querySelector('#title').value = 'More than twelve characters';
        for (const tag of ['live-limited-field', 'live-sectioned-field', 'live-snap-button']) {
          const element = document.querySelector(tag);
          const paragraph = document.createElement('p');
          element.replaceWith(paragraph);
          paragraph.append(element);
        }"""
    )
    wait_until(lambda: browser.run("return document.querySelector('.live-limited-field-marks') && document.querySelector('.live-password-strength:not([hidden])')"))
    markup = "const { outerHTML } = document.querySelector('#place'); return [outerHTML, new DOMParser().parseFromString(outerHTML, 'text/html').querySelector('#place').outerHTML]"
    written, parsed = browser.run(markup)
    assert parsed == written
