"""`<live-snap-button>`: a floating button that users can move and that comes to rest at an edge. Tests its menu, keys, and
resting positions."""

import time

import pytest
from conformance import ElementConformance
from harness import assert_accessible, emulate, end_animations, focus, press, reload, set_viewport, settle_frames, submitted, wait_until, wait_until_ready
from snap_page import BOTTOM, BUTTON, LEFT, RIGHT, TOP, action, attribute, center, heard, mouse, phase, ready, set_attribute, wait_for_center, wait_for_rest


class TestConformance(ElementConformance):
    page = "snap-button.html"
    tag = "live-snap-button"
    field = "#action"
    field_name = None
    core_of_many = "neighbors"
    attributes = [
        ("area", "corners", "area", "corners"),
        ("axis", "vertical", "axis", "vertical"),
        ("initial-place", "top", "initialPlace", "top"),
        ("hold", "500", "hold", 500),
        ("inset", "8", "inset", 8),
        ("docked", "", "docked", True),
        ("persist", "compose", "persist", "compose"),
    ]
    bad_attributes = [
        ("area", ["", "middle", "__proto__"], "area", "trailing"),
        ("axis", ["", "x"], "axis", "both"),
        ("initial-place", ["anywhere", "left"], "initialPlace", ""),
        ("hold", ["", "soon", "1e3"], "hold", 300),
        ("inset", ["", "NaN"], "inset", 20),
    ]

    def use(self, browser, field):
        focus(browser, field)
        press(browser, "ArrowUp")

    def assert_used(self, browser):
        assert browser.run(f"return {BUTTON}.place.fraction") == 0.5

    # Behavior of a plain button

    @pytest.mark.parametrize("knobs", [{"csp": "no-script"}, {"csp": "no-wasm"}, {"missing_wasm": True}, {"slow_wasm": "held"}], ids=str)
    def test_without_the_core_it_is_a_plain_button_at_its_resting_position(self, browser, knobs):
        button = self.open(browser, **knobs)
        left, bottom = browser.run("const r = arguments[0].getBoundingClientRect(); return [innerWidth - r.right, innerHeight - r.bottom]", button)
        assert (left, bottom) == (20, 80)
        button.click()
        wait_until(lambda: browser.driver.current_url.endswith("/echo"))
        wait_until(lambda: '"floating"' in browser.find("#received").text)
        if knobs.get("csp") == "no-wasm":
            browser.take_problems("violation")

    def test_a_click_submits_the_form(self, browser):
        button = self.open_ready(browser)
        button.click()
        wait_until(lambda: browser.driver.current_url.endswith("/echo"))
        wait_until(lambda: '"floating"' in browser.find("#received").text)

    def test_other_buttons_of_the_form_submit(self, browser):
        self.open_ready(browser)
        assert submitted(browser)["text"] == ""


# Without dragging


def menu_items(browser):
    return browser.run("return [...document.querySelectorAll('[role=menu] > [role=menuitem]')].filter((e) => e.checkVisibility()).map((e) => e.textContent)")


PLACES = ["Top left", "Top", "Top right", "Left", "Right", "Bottom left", "Bottom", "Bottom right"]
#: The positions, and the button's own action.
MENU = [*PLACES, "Compose"]


@pytest.mark.parametrize("how", ["long press", "context menu", "Shift+F10"])
def test_a_menu_of_positions_opens_and_moves_the_button(browser, action, mouse, how):
    if how == "long press":
        mouse.press(action)
        mouse.release()
    elif how == "context menu":
        mouse.context_click(action)
    else:
        focus(browser, action)
        press(browser, "Shift+F10")
    wait_until(lambda: menu_items(browser) == MENU)
    focused = "return document.activeElement.textContent"
    assert browser.run(focused) == "Bottom right"
    for key, text in [("ArrowDown", "Compose"), ("ArrowDown", "Top left"), ("ArrowUp", "Compose"), ("Home", "Top left"), ("l", "Left"), ("End", "Compose")]:
        press(browser, key)
        assert browser.run(focused) == text
    press(browser, "Escape")
    assert menu_items(browser) == []
    assert browser.run("return document.activeElement.id") == "action"
    press(browser, "Shift+F10")
    wait_until(lambda: menu_items(browser) == MENU)
    press(browser, "Home")
    press(browser, "Enter")
    wait_for_center(browser, LEFT, TOP)
    wait_until(lambda: heard(browser)["announced"] == ["Top left"])
    assert browser.run("return document.activeElement.id") == "action"
    assert heard(browser)["clicks"] == 0


@pytest.mark.each_engine
def test_a_person_who_presses_slowly_finds_the_action_in_the_menu(browser, action, mouse):
    before = center(browser)
    mouse.press(action)
    time.sleep(0.5)
    mouse.release()
    wait_until(lambda: menu_items(browser) == MENU)
    assert heard(browser)["clicks"] == 0
    mouse.click(browser.find("[role=menuitem]:last-child"))
    wait_until(lambda: heard(browser)["clicks"] == 1)
    assert menu_items(browser) == []
    assert center(browser) == before


def test_a_button_without_a_name_has_only_positions_in_its_menu(browser, action, mouse):
    browser.run("document.querySelector('#action').removeAttribute('aria-label'); document.querySelector('#action').replaceChildren(document.createElement('img'))")
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser) == PLACES)


def test_a_press_outside_closes_the_menu(browser, action, mouse):
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser) == MENU)
    mouse.click(browser.find("#area"))
    wait_until(lambda: menu_items(browser) == [])


@pytest.mark.each_engine
def test_a_button_that_is_disabled_closes_its_menu_and_stays(browser, action, mouse):
    before = center(browser)
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser) == MENU)
    browser.run("document.querySelector('#action').disabled = true")
    wait_until(lambda: menu_items(browser) == [])
    press(browser, "Home")
    press(browser, "Enter")
    settle_frames(browser, 3)
    assert (phase(browser), center(browser)) == ("idle", before)
    browser.run("document.querySelector('#action').disabled = false")


def test_the_menu_is_accessible_and_large_enough(browser, action, mouse):
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser) == MENU)
    end_animations(browser)
    assert_accessible(browser)
    assert browser.run("return document.querySelector('[role=menu]').ariaLabel") == "Move to…"
    sizes = "return [...document.querySelectorAll('[role=menuitem]')].map((e) => e.getBoundingClientRect()).map((r) => Math.min(r.width, r.height))"
    assert min(browser.run(sizes)) >= 44


def test_arrow_keys_move_between_resting_positions(browser, action):
    focus(browser, action)
    for key, place in [("ArrowUp", (RIGHT, 300)), ("ArrowLeft", (LEFT, 300)), ("ArrowUp", (LEFT, TOP)), ("ArrowRight", (195, TOP)), ("ArrowDown", (195, BOTTOM))]:
        press(browser, key)
        wait_for_center(browser, *place)
    wait_for_rest(browser)
    assert browser.run("return scrollY") == 0
    press(browser, "Enter")
    wait_until(lambda: heard(browser)["clicks"] == 1)


def test_position_names_are_in_the_pages_language(browser, action, mouse):
    browser.run("document.documentElement.lang = 'de'")
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser)[:2] == ["Oben links", "Oben"])


def test_the_description_mentions_the_arrow_keys(browser, action):
    wait_until(lambda: browser.run("return document.getElementById(arguments[0].getAttribute('aria-describedby')).textContent", action) == "Can be moved with the arrow keys")


@pytest.mark.parametrize("wish", [pytest.param("of the person", marks=pytest.mark.engines("chromium", "firefox")), "of the page"])
def test_the_button_jumps_with_reduced_motion(browser, action, wish):
    if wish == "of the page":
        browser.run("document.documentElement.dataset.liveMotion = 'reduce'")
        settle_frames(browser)
    else:
        emulate(browser, "reduced motion")
    browser.run(f"{BUTTON}.moveTo('leading', 0)")
    assert center(browser) == (LEFT, TOP)
    assert phase(browser) == "idle"


# Resting positions


def test_a_script_can_send_the_fraction_of_an_input(browser, action):
    set_attribute(browser, "area", "edges")
    assert browser.run(f"{BUTTON}.moveTo('leading', '0.25'); return {BUTTON}.place.fraction") == 0.25


@pytest.mark.each_engine
def test_a_word_keeps_clear_of_the_border_and_a_symbol_has_a_circle(browser, action):
    side = browser.run(
        """const [button, text] = [document.querySelector('#action'), document.createRange()];
        button.style.inlineSize = button.style.blockSize = 'auto';
        button.textContent = 'Compose';
        text.selectNodeContents(button);
        return text.getBoundingClientRect().left - button.getBoundingClientRect().left"""
    )
    assert side >= 8
    size = browser.run(
        """const [button, symbol] = [document.querySelector('#action'), document.createElement('span')];
        symbol.style.cssText = 'inline-size: 36px; block-size: 36px';
        button.replaceChildren(symbol);
        return [button.offsetWidth, button.offsetHeight]"""
    )
    assert size == [56, 56]


@pytest.mark.parametrize(
    ("area", "slot", "x", "y"),
    [("trailing", "trailing", RIGHT, 488), ("leading", "leading", LEFT, 488), ("top", "top", RIGHT, TOP), ("bottom", "bottom", RIGHT, BOTTOM), ("corners", "bottom-trailing", RIGHT, BOTTOM), ("anywhere", "anywhere", RIGHT, BOTTOM)],
)
def test_each_area_has_its_resting_positions(browser, action, area, slot, x, y):
    set_attribute(browser, "area", area)
    wait_for_center(browser, x, y)
    wait_for_rest(browser, slot)


#: The first resting positions in the area of `edges`, and those along the trailing edge.
FIRST_PLACES = [("edges", f"{row}{column}".strip("-")) for row in ("top-", "", "bottom-") for column in ("leading", "", "trailing") if row or column] + [
    ("trailing", "top-trailing"), ("trailing", "trailing"), ("trailing", "bottom-trailing"), ("anywhere", "leading"), ("anywhere", "")]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize(("area", "place"), FIRST_PLACES)
def test_the_first_position_is_the_same_before_the_core_has_loaded(browser, site, area, place, direction):
    browser.open("snap-button-area.html", slow_wasm="held")
    browser.run(f"{BUTTON}.setAttribute('area', arguments[0]); {BUTTON}.setAttribute('initial-place', arguments[1]); document.documentElement.dir = arguments[2]", area, place, direction)
    settle_frames(browser)
    before = center(browser)
    start = LEFT if direction == "ltr" else RIGHT
    end = LEFT + RIGHT - start
    bottom = 488 if area == "trailing" else BOTTOM
    column = start if place.endswith("leading") else 195 if place in ("top", "bottom") else end
    row = TOP if place.startswith("top") else (TOP + bottom) // 2 if place in ("leading", "trailing") else bottom
    assert before == (column, row)
    site.release_wasm()
    wait_until(lambda: attribute(browser, "data-state") == "ready")
    assert center(browser) == before


@pytest.mark.each_engine
def test_a_button_that_can_rest_anywhere_stays_where_it_is_put(browser, action, mouse):
    browser.run("localStorage.clear()")
    set_attribute(browser, "persist", "anywhere")
    set_attribute(browser, "area", "anywhere")
    wait_for_rest(browser, "anywhere")
    mouse.press(action)
    mouse.move(-120, -200, steps=4)
    time.sleep(0.2)  # A resting pointer has no velocity.
    mouse.release()
    wait_for_rest(browser, "anywhere")
    assert center(browser) == (RIGHT - 120, BOTTOM - 200)
    place = browser.run(f"return {BUTTON}.place")
    assert [round(place[name], 3) for name in ("fraction", "verticalFraction")] == [round(166 / 286, 3), round(296 / 496, 3)]
    assert browser.run("const { slot, verticalFraction } = JSON.parse(localStorage.getItem('live-snap-button:anywhere')); return [slot, verticalFraction]") == ["anywhere", place["verticalFraction"]]
    browser.run("localStorage.clear()")
    # Without dragging: an eighth of the area with each key, and nine places in the menu.
    focus(browser, action)
    press(browser, "ArrowUp")
    wait_for_center(browser, RIGHT - 120, TOP + 248)
    wait_for_rest(browser)
    press(browser, "Shift+F10")
    wait_until(lambda: len(menu_items(browser)) == 10 and menu_items(browser)[4] == "Center")


@pytest.mark.each_engine
def test_a_button_with_an_axis_is_dragged_along_it(browser, action, mouse):
    set_attribute(browser, "area", "anywhere")
    set_attribute(browser, "axis", "vertical")
    wait_for_rest(browser, "anywhere")
    mouse.press(action)
    mouse.move(-120, -200, steps=4)
    wait_for_center(browser, RIGHT, BOTTOM - 200)
    assert browser.run(f"return {BUTTON}.motion.velocity.x") == 0
    mouse.release()
    wait_for_rest(browser)
    focus(browser, action)
    press(browser, "ArrowLeft")
    settle_frames(browser, 3)
    assert phase(browser) == "idle"
    assert center(browser)[0] == RIGHT


def test_a_resize_keeps_the_resting_position(browser, action):
    browser.run(f"{BUTTON}.moveTo('trailing', 0.25)")
    wait_for_center(browser, RIGHT, 176)
    wait_for_rest(browser)
    browser.run("Object.assign(document.querySelector('#area').style, { inlineSize: '600px', blockSize: '304px' })")
    wait_for_center(browser, 548, 102)


def test_right_to_left_flips_the_edges_but_not_the_drag(browser, action, mouse):
    browser.run("document.querySelector('#area').dir = 'rtl'")
    wait_for_center(browser, LEFT, BOTTOM)
    wait_for_rest(browser, "trailing")
    mouse.press(action)
    mouse.move(60, -200)
    wait_for_center(browser, LEFT + 60, 348)
    time.sleep(0.2)
    mouse.release()
    wait_for_center(browser, LEFT, 348)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("area", ["trailing", "leading", "top", "bottom", "edges", "corners", "anywhere"])
def test_a_docked_button_is_there_before_the_core_has_loaded(browser, site, area, direction):
    browser.open("snap-button-area.html", slow_wasm="held")
    browser.run(f"{BUTTON}.setAttribute('area', arguments[0]); {BUTTON}.setAttribute('docked', ''); document.documentElement.dir = arguments[1]", area, direction)
    browser.run(f"{BUTTON}.style.setProperty('--live-snap-button-size', '64px')")
    settle_frames(browser)
    before = center(browser)
    site.release_wasm()
    wait_until(lambda: attribute(browser, "data-state") == "ready")
    assert center(browser) == before


@pytest.mark.each_engine
def test_a_docked_button_rests_half_out_of_sight_and_is_lifted_into_it(browser, action, mouse):
    set_attribute(browser, "docked", "")
    wait_for_center(browser, 390, BOTTOM)
    mouse.press(action)
    wait_until(lambda: phase(browser) == "lifted")
    wait_for_center(browser, RIGHT, BOTTOM)
    mouse.move(-100, -200, steps=4)
    wait_for_center(browser, RIGHT - 100, BOTTOM - 200)
    time.sleep(0.2)
    mouse.release()
    wait_for_center(browser, 390, BOTTOM - 200)


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("slot", "direction", "x", "y"),
    [("leading", "ltr", 16, 0), ("leading", "rtl", -16, 0), ("trailing", "ltr", -16, 0), ("top", "ltr", 0, 16), ("bottom", "rtl", 0, -16)],
)
def test_the_symbol_of_a_docked_button_is_in_the_middle_of_its_visible_half(browser, action, mouse, slot, direction, x, y):
    browser.run(
        f"""document.documentElement.dir = arguments[1];
        const symbol = document.createElement('span');
        symbol.textContent = '✎';
        document.querySelector('#action').replaceChildren(symbol);
        {BUTTON}.style.setProperty('--live-snap-button-size', '64px');
        {BUTTON}.docked = true;
        {BUTTON}.moveTo(arguments[0], 0.5);""",
        slot,
        direction,
    )
    shift = """const [button, symbol] = ['#action', '#action span'].map((name) => document.querySelector(name).getBoundingClientRect());
    return [symbol.x + symbol.width / 2 - button.x - button.width / 2, symbol.y + symbol.height / 2 - button.y - button.height / 2].map(Math.round)"""
    wait_until(lambda: browser.run(shift) == [x, y], saying=f"the symbol is not at {[x, y]}")
    wait_for_rest(browser, slot)
    mouse.press(action)
    wait_until(lambda: phase(browser) == "lifted")
    wait_until(lambda: browser.run(shift) == [0, 0], saying="the symbol of the lifted button is not in its middle")
    mouse.release()


@pytest.mark.each_engine
@pytest.mark.parametrize(
    "rule", ["", "* { transition: color 0.2s; }", "*, ::before, ::after { transition: none !important; }", "live-snap-button { transition: opacity 1s; }"]
)
def test_the_pages_insets_stay_clear_when_they_change(browser, action, rule):
    browser.run("if (arguments[0]) document.styleSheets[0].insertRule(arguments[0])", rule)
    browser.run(f"{BUTTON}.style.setProperty('--live-snap-button-block-end', '3rem')")
    wait_for_center(browser, RIGHT, BOTTOM - 48)
    # A banner of the page appears.
    browser.run("document.documentElement.style.setProperty('--live-snap-button-inline-end', '40px')")
    wait_for_center(browser, RIGHT - 40, BOTTOM - 48)


def test_the_resting_positions_are_reported(browser, action):
    places = browser.run(f"return {BUTTON}.restingPlaces")
    assert [place["name"] for place in places] == ["top-left", "top", "top-right", "left", "right", "bottom-left", "bottom", "bottom-right"]
    assert (places[0]["x"], places[0]["y"], places[1]["x"]) == (LEFT, TOP, 195)


@pytest.mark.parametrize("key", ["compose", ""])
def test_persist_keeps_the_position_after_a_reload(browser, action, key):
    browser.run("localStorage.clear()")
    set_attribute(browser, "persist", key)
    browser.run(f"{BUTTON}.moveTo('leading', 0.25)")
    wait_for_rest(browser, "leading")
    reload(browser)
    wait_until(lambda: attribute(browser, "data-state") == "ready")
    # The page's markup doesn't request it; a second element does.
    browser.run(
        "const old = document.querySelector('live-snap-button'); const next = document.createElement('live-snap-button');"
        "next.setAttribute('area', 'edges'); next.setAttribute('persist', arguments[0]); next.append(document.querySelector('#action')); old.replaceWith(next)",
        key,
    )
    wait_until(lambda: attribute(browser, "data-state") == "ready")
    wait_for_rest(browser, "leading" if key else "trailing")
    browser.run("localStorage.clear()")


def test_a_button_over_the_page_stays_in_the_viewport(browser):
    ready(browser, "snap-button.html")
    shown = "const r = document.querySelector('#action').getBoundingClientRect(); return [innerWidth - r.right, innerHeight - r.bottom].map(Math.round)"
    wait_until(lambda: browser.run(shown) == [20, 80])
    set_viewport(browser, 640, 500)
    wait_until(lambda: browser.run(shown) == [20, 80])


# Boxes


@pytest.mark.each_engine
@pytest.mark.parametrize("box", ["transform: translateX(40px)", "filter: blur(0)", "contain: layout", "scale: 0.5"])
def test_a_button_over_the_page_stays_in_the_viewport_in_a_box_with_a_transform(browser, box):
    browser.open("snap-button.html")
    wait_until_ready(browser, "live-snap-button")
    browser.run(
        """const box = document.createElement('div');
        box.style.cssText = arguments[0] + '; margin: 50px; inline-size: 200px; block-size: 3000px';
        const button = document.querySelector('live-snap-button');
        button.before(box);
        box.append(button);""",
        box,
    )

    def is_in_place():
        return browser.run(
            """const { right, bottom, width } = document.querySelector('live-snap-button > button').getBoundingClientRect();
            const { place } = document.querySelector('live-snap-button');
            return Math.abs(right - width / 2 - place.x) < 1 && bottom <= innerHeight && right <= document.documentElement.clientWidth;"""
        )

    wait_until(is_in_place)
    browser.run("scrollTo(0, 700)")
    settle_frames(browser)
    wait_until(is_in_place)


@pytest.mark.each_engine
@pytest.mark.parametrize("change", ["filter: blur(2px)", "transform: translateX(-20px)", "will-change: transform", "contain: paint", "perspective: 500px"])
def test_a_button_stays_in_the_viewport_when_the_page_around_it_gets_a_transform(browser, change):
    """As the page behind a modal dialog does, while it's scrolled."""
    browser.open("snap-button.html")
    wait_until_ready(browser, "live-snap-button")
    browser.run(
        """const box = document.createElement('main');
        box.style.blockSize = '3000px';
        box.append(document.querySelector('live-snap-button'));
        document.body.append(box);
        scrollTo(0, 1000);"""
    )
    settle_frames(browser)
    box = "const { x, y } = document.querySelector('#action').getBoundingClientRect(); return [x, y]"
    before = browser.run(box)
    browser.run("document.querySelector('main').style.cssText += arguments[0]", ";" + change)
    settle_frames(browser)
    wait_until(lambda: browser.run(box) == pytest.approx(before, abs=1))



@pytest.mark.each_engine
def test_a_button_in_an_area_that_scrolls_stays_in_view(browser, action, mouse):
    browser.run(
        """const content = document.createElement('div');
        content.style.blockSize = content.style.inlineSize = '2000px';
        const area = document.querySelector('#area');
        area.style.overflow = 'scroll';
        area.append(content);
        area.scrollTo(300, 500);"""
    )
    inside = (
        "const area = document.querySelector('#area'), { left, top } = area.getBoundingClientRect();"
        "const button = document.querySelector('#action').getBoundingClientRect(), { place } = document.querySelector('live-snap-button');"
        "return [button.x + button.width / 2 - left - area.clientLeft - place.x, button.y + button.height / 2 - top - area.clientTop - place.y].map(Math.round)"
    )
    wait_until(lambda: browser.run(inside) == [0, 0])
    mouse.press(action)
    mouse.move(-250, -200, steps=5)
    mouse.release()
    wait_for_rest(browser)
    wait_until(lambda: browser.run(inside) == [0, 0])


def test_a_scaled_area_follows_the_pointer(browser, action, mouse):
    browser.run("document.querySelector('#area').style.cssText = 'scale: 0.5; transform-origin: 0 0'")
    settle_frames(browser)
    place = "const { x, y, width, height } = document.querySelector('#action').getBoundingClientRect(); return [x + width / 2, y + height / 2]"
    before = browser.run(place)
    mouse.press(action)
    mouse.move(-60, -80, steps=5)
    wait_until(lambda: phase(browser) == "dragging")

    def is_under_the_pointer():
        x, y = browser.run(place)
        return abs(x - before[0] + 60) < 3 and abs(y - before[1] + 80) < 3

    wait_until(is_under_the_pointer)
    mouse.release()
    wait_for_rest(browser)


# A menu of actions


@pytest.mark.each_engine
def test_a_focused_item_scrolls_into_sight_in_a_low_viewport(browser, action):
    set_viewport(browser, 640, 300)
    focus(browser, action)
    press(browser, "Shift+F10")
    wait_until(lambda: menu_items(browser) == MENU)
    end_animations(browser)
    is_seen = (
        "const [item, menu] = [document.activeElement, document.activeElement.parentNode].map((e) => e.getBoundingClientRect());"
        "return item.top >= menu.top && item.bottom <= menu.bottom && menu.top >= 0 && menu.bottom <= innerHeight"
    )
    assert browser.run(is_seen)
    for key in ["Home", "End", "Home", "ArrowUp"]:
        press(browser, key)
        assert browser.run(is_seen), key


@pytest.mark.parametrize("is_of_actions", [False, True])
@pytest.mark.each_engine
def test_an_open_menu_follows_its_button_when_the_viewport_changes(browser, actions, is_of_actions):
    """A phone changes the viewport when it hides its address bar, shows its keyboard, or is turned."""
    browser.run("document.querySelector('#area').style.cssText = 'position: fixed; inset: 0; inline-size: auto; block-size: auto'")
    focus(browser, actions)
    press(browser, "Enter" if is_of_actions else "Shift+F10")
    expected = ["Note", "Photo", "Poll"] if is_of_actions else MENU
    wait_until(lambda: menu_items(browser) == expected)
    focused_item = focused(browser)
    for height in [560, 300, 640]:
        set_viewport(browser, 700, height)
        wait_until(
            lambda: browser.run(
                """const [menu, button] = [document.activeElement.parentNode, document.querySelector('#action')].map((e) => e.getBoundingClientRect());
                return Math.abs(menu.right + 8 - button.left) < 1 && Math.abs(menu.bottom - Math.max(menu.height + 8, button.bottom)) < 1"""
            )
        )
        assert menu_items(browser) == expected
        assert focused(browser) == focused_item


def test_the_menu_shows_where_each_position_is(browser, action, mouse):
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser) == MENU)
    looks = """return [...document.querySelectorAll('[role=menuitem][data-place]')].map((item) => [
      getComputedStyle(item, '::before').backgroundPosition, getComputedStyle(item).fontWeight, getComputedStyle(item).backgroundColor])"""
    places, weights, colors = zip(*browser.run(looks), strict=True)
    assert len({*places}) == len(PLACES)
    # The current position, which has the focus.
    assert [weight == "600" for weight in weights] == [color != colors[0] for color in colors] == [name == "Bottom right" for name in PLACES]


def test_the_menu_of_positions_needs_no_module_on_demand(browser, action, mouse):
    """In a bundle, no module is loaded that the page doesn't import."""
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser) == MENU)
    loaded = "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('action-menu'))"
    assert browser.run(loaded) == []


@pytest.fixture
def actions(browser, action):
    browser.run(
        """const host = document.querySelector('live-snap-button');
        const menu = document.createElement('div');
        menu.id = 'new';
        menu.setAttribute('popover', '');
        window.done = [];
        for (const text of ['Note', 'Photo', 'Poll']) {
          const item = document.createElement('button');
          item.type = 'button';
          item.textContent = text;
          item.addEventListener('click', () => done.push(text));
          menu.append(item);
        }
        host.append(menu);
        document.querySelector('#action').setAttribute('popovertarget', 'new');
        host.replaceWith(host);"""
    )
    wait_until_ready(browser, "live-snap-button")
    wait_until(lambda: action.get_dom_attribute("aria-haspopup") == "menu")
    return action


def focused(browser):
    return browser.run("return document.activeElement.textContent")


def test_a_popover_in_the_element_is_a_menu_of_actions(browser, actions, mouse):
    mouse.click(actions)
    wait_until(lambda: menu_items(browser) == ["Note", "Photo", "Poll"])
    wait_until(lambda: focused(browser) == "Note")
    end_animations(browser)
    assert_accessible(browser)
    sizes = "return [...document.querySelectorAll('#new > *')].map((e) => e.getBoundingClientRect()).map((r) => Math.min(r.width, r.height))"
    assert min(browser.run(sizes)) >= 44
    assert browser.run("return document.querySelector('#new').ariaLabel") == "Compose"
    for key, text in [("ArrowUp", "Poll"), ("ArrowDown", "Note"), ("p", "Photo"), ("End", "Poll")]:
        press(browser, key)
        assert focused(browser) == text
    press(browser, "Escape")
    wait_until(lambda: menu_items(browser) == [])
    assert browser.run("return document.activeElement.id") == "action"
    press(browser, "Enter")
    wait_until(lambda: focused(browser) == "Note")
    press(browser, "Enter")
    wait_until(lambda: browser.run("return done") == ["Note"])
    wait_until(lambda: menu_items(browser) == [])
    assert browser.run("return document.activeElement.id") == "action"


def test_a_hidden_action_is_no_item_of_the_menu(browser, actions, mouse):
    browser.run("document.querySelectorAll('#new > button')[1].hidden = true")
    mouse.click(actions)
    wait_until(lambda: menu_items(browser) == ["Note", "Poll"])
    wait_until(lambda: focused(browser) == "Note")
    press(browser, "ArrowDown")
    assert focused(browser) == "Poll"


def test_a_disabled_action_looks_like_the_others_and_is_passed_over(browser, actions, mouse):
    browser.run("document.querySelectorAll('#new > button')[1].disabled = true")
    mouse.click(actions)
    wait_until(lambda: focused(browser) == "Note")
    end_animations(browser)
    shape = "return [...document.querySelectorAll('#new > *')].map((e) => [e.role, e.tabIndex, e.offsetLeft, e.offsetWidth, e.offsetHeight].join())"
    assert len({*browser.run(shape)}) == 1
    assert browser.run("return [...document.querySelectorAll('#new > *')].map((e) => getComputedStyle(e).opacity)") == ["1", "0.5", "1"]
    press(browser, "ArrowDown")
    assert focused(browser) == "Poll"


def test_a_button_with_actions_is_moved_as_any_other(browser, actions, mouse):
    mouse.press(actions)
    mouse.move(-300, -250, steps=5)
    mouse.release()
    wait_for_rest(browser, "leading")
    assert menu_items(browser) == []
    mouse.context_click(actions)
    wait_until(lambda: menu_items(browser) == MENU)


@pytest.mark.each_engine
def test_the_menu_of_positions_opens_that_of_actions(browser, actions, mouse):
    mouse.context_click(actions)
    wait_until(lambda: menu_items(browser) == MENU)
    press(browser, "End")
    press(browser, "Enter")
    wait_until(lambda: menu_items(browser) == ["Note", "Photo", "Poll"])
    assert focused(browser) == "Note"


def test_a_removed_button_leaves_its_popover_as_it_was(browser, actions):
    browser.run("document.querySelector('live-snap-button').remove.call(document.querySelector('#action'))")
    wait_until(lambda: browser.run("return document.querySelector('#new').getAttribute('role')") is None)
    assert browser.run("return document.querySelector('#new').outerHTML").startswith('<div id="new" popover="">')
    assert browser.run("return document.querySelector('#new > [role], #new > [tabindex]')") is None
