"""`<live-snap-button>`: a floating button that is moved on purpose and comes to rest at an edge."""

import time

import pytest
from conformance import LIVE, ElementConformance
from harness import (
    LONG,
    Finger,
    Mouse,
    assert_accessible,
    emulate,
    focus,
    press,
    reload,
    set_viewport,
    settle_frames,
    submitted,
    wait_until,
)

#: In snap-button-area.html, where the button's centre may be.
LEFT, RIGHT, TOP, BOTTOM = 52, 338, 52, 548
BUTTON = "document.querySelector('live-snap-button')"


def attribute(browser, name):
    return browser.find("live-snap-button").get_dom_attribute(name)


def set_attribute(browser, name, text):
    browser.run(f"{BUTTON}.setAttribute(arguments[0], arguments[1])", name, text)


def phase(browser):
    return attribute(browser, "data-phase")


def center(browser):
    """The shown centre of the button, from the upper left corner of its area, in whole pixels."""
    x, y = browser.run(
        "const area = document.querySelector('#area'), { x, y } = area ? area.getBoundingClientRect() : { x: -1, y: -1 };"
        "const button = document.querySelector('#action').getBoundingClientRect();"
        "return [button.x + button.width / 2 - x - 1, button.y + button.height / 2 - y - 1]"
    )
    return round(x), round(y)


def wait_for_center(browser, x, y):
    wait_until(lambda: center(browser) == (x, y) or _fail(f"the button is at {center(browser)}, not {(x, y)}"))


def wait_for_rest(browser, slot=None):
    wait_until(lambda: phase(browser) == "idle", saying="the button does not come to rest")
    if slot:
        assert attribute(browser, "data-slot") == slot


def _fail(text):
    raise AssertionError(text)


def ready(browser, page):
    browser.open(page)
    wait_until(lambda: attribute(browser, "data-state") == "ready")
    browser.run(
        """window.heard = { clicks: 0, snaps: [], announced: [] };
        document.querySelector('#action').addEventListener('click', () => heard.clicks++);
        document.addEventListener('live-snap', (event) => heard.snaps.push(event.detail));
        new MutationObserver(() => {
          const text = document.querySelector('[data-live-announcer]')?.textContent;
          if (text && heard.announced.at(-1) !== text) heard.announced.push(text);
        }).observe(document.body, { childList: true, subtree: true });"""
    )
    return browser.find("#action")


@pytest.fixture
def action(browser):
    """The button in an area of 390 by 600 pixels, which rests at the lower right."""
    button = ready(browser, "snap-button-area.html")
    wait_for_center(browser, RIGHT, BOTTOM)
    return button


@pytest.fixture
def mouse(browser, action):
    return Mouse(browser)


def heard(browser):
    return browser.run("return heard")


class TestConformance(ElementConformance):
    page = "snap-button.html"
    tag = "live-snap-button"
    field = "#action"
    field_name = None
    attributes = [
        ("area", "corners", "area", "corners"),
        ("hold", "500", "hold", 500),
        ("inset", "8", "inset", 8),
        ("persist", "compose", "persist", "compose"),
    ]
    bad_attributes = [
        ("area", ["", "middle", "__proto__"], "area", "trailing"),
        ("hold", ["", "soon", "1e3"], "hold", 300),
        ("inset", ["", "NaN"], "inset", 20),
    ]

    def use(self, browser, field):
        focus(browser, field)
        press(browser, "ArrowUp")

    def assert_used(self, browser):
        assert browser.run(f"return {BUTTON}.place.fraction") == 0.5

    # What a plain button does

    @pytest.mark.parametrize("knobs", [{"csp": "no-script"}, {"csp": "no-wasm"}, {"missing_wasm": True}, {"slow_wasm": "held"}], ids=str)
    def test_without_the_core_it_is_a_plain_button_at_its_place(self, browser, knobs):
        button = self.open(browser, **knobs)
        left, bottom = browser.run("const r = arguments[0].getBoundingClientRect(); return [innerWidth - r.right, innerHeight - r.bottom]", button)
        assert (left, bottom) == (20, 80)
        button.click()
        wait_until(lambda: browser.driver.current_url.endswith("/echo"))
        assert '"floating"' in browser.find("#received").text
        if knobs.get("csp") == "no-wasm":
            browser.take_problems("violation")

    def test_a_click_submits_the_form(self, browser):
        button = self.open_ready(browser)
        button.click()
        wait_until(lambda: browser.driver.current_url.endswith("/echo"))
        assert '"floating"' in browser.find("#received").text

    def test_other_buttons_of_the_form_submit(self, browser):
        self.open_ready(browser)
        assert submitted(browser)["text"] == ""


# Taps and drags


def test_a_tap_is_the_buttons_own_click(browser, action, mouse):
    mouse.click(action)
    wait_until(lambda: heard(browser)["clicks"] == 1)
    wait_for_rest(browser)
    assert heard(browser)["snaps"] == []


def test_a_long_press_lifts_and_grows(browser, action, mouse):
    mouse.press(action)
    wait_until(lambda: phase(browser) == "lifted")
    width = "return document.querySelector('#action').getBoundingClientRect().width"
    wait_until(lambda: abs(browser.run(width) - 64 * 1.4) < 0.5)
    mouse.release()


@pytest.mark.each_engine
def test_a_drag_snaps_to_the_nearest_edge_and_its_click_is_swallowed_once(browser, action, mouse):
    mouse.press(action)
    mouse.move(-200, -240, steps=4)
    wait_until(lambda: phase(browser) == "dragging")
    wait_for_center(browser, 138, 308)
    time.sleep(0.2)  # A pointer that rests has no velocity.
    mouse.release()
    wait_for_center(browser, LEFT, 308)
    wait_for_rest(browser, "leading")
    after = heard(browser)
    assert after["clicks"] == 0
    assert len(after["snaps"]) == 1
    detail = after["snaps"][0]
    assert (detail["slot"], round(detail["x"]), round(detail["y"])) == ("leading", LEFT, 308)
    assert abs(detail["fraction"] - (308 - TOP) / (BOTTOM - TOP)) < 0.001
    wait_until(lambda: heard(browser)["announced"] == ["Left"])
    mouse.click(action)
    wait_until(lambda: heard(browser)["clicks"] == 1)


@pytest.mark.each_engine
def test_a_fling_carries_the_button_on(browser, action, mouse):
    set_attribute(browser, "area", "corners")
    wait_for_center(browser, RIGHT, BOTTOM)
    mouse.press(action)
    mouse.fling(0, -230)  # Not half of the way, but fast.
    wait_until(lambda: heard(browser)["snaps"])
    detail = heard(browser)["snaps"][0]
    assert detail["slot"] == "top-trailing", detail
    wait_for_center(browser, RIGHT, TOP)
    assert detail["velocity"]["y"] < -200
    assert detail["projection"]["y"] < (TOP + BOTTOM) / 2


def test_a_lifted_button_stays_inside_its_area(browser, action, mouse):
    mouse.press(action)
    mouse.move(400, -200)
    wait_for_center(browser, RIGHT, 348)
    mouse.release()
    wait_for_rest(browser, "trailing")


def test_a_pointer_that_moves_before_the_lift_does_not_drag(browser, action, mouse):
    mouse.press(action, hold=0)
    mouse.move(0, -12)
    time.sleep(LONG)
    mouse.move(0, -100)
    assert phase(browser) == "pressing"
    assert center(browser) == (RIGHT, BOTTOM)
    mouse.release()
    wait_for_rest(browser)
    assert heard(browser)["clicks"] == 0


@pytest.mark.parametrize("how", ["escape", "disabled", "removed button", "blur", "hidden"])
def test_whatever_ends_a_drag_brings_the_button_back_without_an_action(browser, action, mouse, how):
    mouse.press(action)
    mouse.move(-150, -200)
    wait_until(lambda: phase(browser) == "dragging")
    if how == "escape":
        press(browser, "Escape")
    elif how == "disabled":
        browser.run("document.querySelector('#action').disabled = true")
    elif how == "removed button":
        browser.run("const b = document.querySelector('#action'); const p = b.parentNode; b.remove(); p.append(b)")
    elif how == "blur":
        browser.run("dispatchEvent(new FocusEvent('blur'))")
    else:
        browser.run("document.dispatchEvent(new Event('visibilitychange'))")
    wait_for_rest(browser)
    mouse.move(-20, -20)
    mouse.release()
    settle_frames(browser)
    assert heard(browser)["clicks"] == 0
    assert heard(browser)["snaps"] == []
    assert center(browser) == (RIGHT, BOTTOM)


@pytest.mark.each_engine
def test_a_button_is_caught_in_flight_where_it_is_shown(browser, action):
    """The core and the screen agree on where the button is, at any moment of its flight."""
    shown, caught = browser.run_async(
        """const element = document.querySelector('live-snap-button'), button = document.querySelector('#action');
        const at = () => button.getBoundingClientRect().y + 32 - document.querySelector('#area').getBoundingClientRect().y - 1;
        element.moveTo('trailing', 0);
        while (at() > 400) await new Promise(requestAnimationFrame);
        const shown = at();
        const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true, clientX: 1, clientY: 1 };
        button.dispatchEvent(new PointerEvent('pointerdown', pointer));
        const caught = element.place.y;
        button.dispatchEvent(new PointerEvent('pointercancel', pointer));
        return [shown, caught];"""
    )
    # The time between the frame shown and the event is a frame or two of flight.
    assert shown - 120 < caught <= shown + 1
    wait_for_center(browser, RIGHT, TOP)


def test_the_flight_shown_is_the_springs(browser, action):
    """At each frame of a flight, the button is shown where the spring's closed form has it."""
    rows = browser.run_async(
        f"""{LIVE}
        const element = document.querySelector('live-snap-button'), button = document.querySelector('#action');
        element.moveTo('trailing', 0);
        const [animation] = button.getAnimations().filter((a) => a.effect.getKeyframes()[0].translate);
        animation.pause();
        const rows = [];
        for (let time = 0; time < 800; time += 40) {{
          animation.currentTime = time;
          rows.push([time / 1000, button.getBoundingClientRect().y + 32 - document.querySelector('#area').getBoundingClientRect().y - 1]);
        }}
        animation.finish();
        return rows;"""
    )
    import cmath

    omega, ratio = 2 * cmath.pi / 0.45, 0.78
    damped, decay = omega * (1 - ratio**2) ** 0.5, ratio * omega
    for when, shown in rows:
        swing = cmath.cos(damped * when) + decay / damped * cmath.sin(damped * when)
        expected = TOP + (BOTTOM - TOP) * (cmath.exp(-decay * when) * swing).real
        assert abs(shown - expected) < 0.2, f"after {when} s"


def test_while_it_flies_nothing_calls_the_core(browser, action):
    calls = browser.run_async(
        f"""{LIVE}
        const calls = [];
        const core = live.core;
        live.core = new Proxy({{}}, {{ get: (_, name) => typeof core[name] === 'function'
          ? (...values) => {{ calls.push([name, performance.now()]); return core[name](...values); }} : core[name] }});
        const element = document.querySelector('live-snap-button');
        element.moveTo('leading', 0.25);
        const start = performance.now();
        let frames = 0;
        while (element.dataset.phase === 'snapping') {{ await new Promise(requestAnimationFrame); frames++; }}
        live.core = core;
        return {{ all: calls.map(([name]) => name), flying: calls.filter(([, time]) => time > start).map(([name]) => name), frames }};"""
    )
    assert calls["frames"] > 5
    # The first calls start the flight; the one at its end asks what comes next.
    assert calls["flying"] == ["live_snap_button_wake"]
    assert "live_snap_button_choose" in calls["all"]


# Touch


@pytest.mark.engines("chromium")
def test_a_finger_lifts_drags_and_lets_go(browser, action):
    finger = Finger(browser)
    x, y = 30 + 1 + RIGHT, 10 + 1 + BOTTOM
    finger.down((x, y))
    wait_until(lambda: phase(browser) == "lifted")
    for step in range(1, 6):
        finger.move((x - 40 * step, y - 50 * step))
    wait_until(lambda: phase(browser) == "dragging")
    time.sleep(0.2)
    finger.up()
    wait_for_rest(browser, "leading")
    assert heard(browser)["clicks"] == 0
    assert browser.run("return scrollY") == 0


@pytest.mark.engines("chromium")
def test_a_finger_that_moves_at_once_scrolls_the_page(browser, action):
    finger = Finger(browser)
    x, y = 30 + 1 + RIGHT, 10 + 1 + BOTTOM
    finger.down((x, y))
    for step in range(1, 12):
        finger.move((x, y - 25 * step))
    finger.up()
    wait_until(lambda: browser.run("return scrollY") > 50)
    wait_for_rest(browser, "trailing")
    assert heard(browser)["clicks"] == 0


@pytest.mark.engines("chromium")
def test_a_finger_taps(browser, action):
    finger = Finger(browser)
    finger.down((30 + 1 + RIGHT, 10 + 1 + BOTTOM))
    finger.up()
    wait_until(lambda: heard(browser)["clicks"] == 1)


@pytest.mark.engines("chromium")
def test_a_second_finger_changes_nothing(browser, action):
    finger = Finger(browser)
    x, y = 30 + 1 + RIGHT, 10 + 1 + BOTTOM
    finger.down((x, y))
    wait_until(lambda: phase(browser) == "lifted")
    finger.down((x, y), (600, 300))
    finger.move((x, y), (500, 200))
    assert phase(browser) == "lifted"
    finger.up()
    wait_for_rest(browser, "trailing")


@pytest.mark.engines("chromium")
def test_a_touch_that_the_system_takes_away_ends_the_drag(browser, action):
    finger = Finger(browser)
    x, y = 30 + 1 + RIGHT, 10 + 1 + BOTTOM
    finger.down((x, y))
    wait_until(lambda: phase(browser) == "lifted")
    finger.move((x - 100, y - 100))
    finger.move((x - 150, y - 150))
    wait_until(lambda: phase(browser) == "dragging")
    finger.cancel()
    wait_for_center(browser, RIGHT, BOTTOM)
    assert heard(browser)["snaps"] == []


# Without dragging


def menu_items(browser):
    return browser.run("return [...document.querySelectorAll('[role=menu] > [role=menuitem]')].filter((e) => e.checkVisibility()).map((e) => e.textContent)")


ALL_PLACES = ["Top left", "Top", "Top right", "Left", "Right", "Bottom left", "Bottom", "Bottom right"]


@pytest.mark.parametrize("how", ["long press", "context menu", "Shift+F10"])
def test_a_menu_of_places_opens_and_moves_the_button(browser, action, mouse, how):
    if how == "long press":
        mouse.press(action)
        mouse.release()
    elif how == "context menu":
        mouse.context_click(action)
    else:
        focus(browser, action)
        press(browser, "Shift+F10")
    wait_until(lambda: menu_items(browser) == ALL_PLACES)
    focused = "return document.activeElement.textContent"
    assert browser.run(focused) == "Bottom right"
    for key, text in [("ArrowDown", "Top left"), ("ArrowUp", "Bottom right"), ("Home", "Top left"), ("l", "Left"), ("End", "Bottom right")]:
        press(browser, key)
        assert browser.run(focused) == text
    press(browser, "Escape")
    assert menu_items(browser) == []
    assert browser.run("return document.activeElement.id") == "action"
    press(browser, "Shift+F10")
    wait_until(lambda: menu_items(browser) == ALL_PLACES)
    press(browser, "Home")
    press(browser, "Enter")
    wait_for_center(browser, LEFT, TOP)
    wait_until(lambda: heard(browser)["announced"] == ["Top left"])
    assert browser.run("return document.activeElement.id") == "action"
    assert heard(browser)["clicks"] == 0


def test_the_menu_closes_when_something_else_is_pressed(browser, action, mouse):
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser) == ALL_PLACES)
    mouse.click(browser.find("#area"))
    wait_until(lambda: menu_items(browser) == [])


def test_the_menu_is_accessible_and_large_enough(browser, action, mouse):
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser) == ALL_PLACES)
    time.sleep(0.3)  # Contrast can be measured once the menu has appeared.
    assert_accessible(browser)
    assert browser.run("return document.querySelector('[role=menu]').ariaLabel") == "Move to…"
    sizes = "return [...document.querySelectorAll('[role=menuitem]')].map((e) => e.getBoundingClientRect()).map((r) => Math.min(r.width, r.height))"
    assert min(browser.run(sizes)) >= 44


def test_arrow_keys_lead_from_place_to_place(browser, action):
    focus(browser, action)
    for key, place in [("ArrowUp", (RIGHT, 300)), ("ArrowLeft", (LEFT, 300)), ("ArrowUp", (LEFT, TOP)), ("ArrowRight", (195, TOP)), ("ArrowDown", (195, BOTTOM))]:
        press(browser, key)
        wait_for_center(browser, *place)
    wait_for_rest(browser)
    assert browser.run("return scrollY") == 0
    press(browser, "Enter")
    wait_until(lambda: heard(browser)["clicks"] == 1)


def test_the_names_are_in_the_language_of_the_page(browser, action, mouse):
    browser.run("document.documentElement.lang = 'de'")
    mouse.context_click(action)
    wait_until(lambda: menu_items(browser)[:2] == ["Oben links", "Oben"])


def test_its_description_tells_of_the_arrow_keys(browser, action):
    wait_until(lambda: browser.run("return document.getElementById(arguments[0].getAttribute('aria-describedby')).textContent", action) == "Can be moved with the arrow keys")


@pytest.mark.parametrize("wish", [pytest.param("of the person", marks=pytest.mark.engines("chromium", "firefox")), "of the page"])
def test_with_reduced_motion_the_button_jumps(browser, action, wish):
    if wish == "of the page":
        browser.run("document.documentElement.dataset.liveMotion = 'reduce'")
        settle_frames(browser)
    else:
        emulate(browser, "reduced motion")
    browser.run(f"{BUTTON}.moveTo('leading', 0)")
    assert center(browser) == (LEFT, TOP)
    assert phase(browser) == "idle"


# Places


@pytest.mark.parametrize(
    ("area", "slot", "x", "y"),
    [("trailing", "trailing", RIGHT, 488), ("leading", "leading", LEFT, 488), ("top", "top", RIGHT, TOP), ("bottom", "bottom", RIGHT, BOTTOM), ("corners", "bottom-trailing", RIGHT, BOTTOM)],
)
def test_each_area_has_its_places(browser, action, area, slot, x, y):
    set_attribute(browser, "area", area)
    wait_for_center(browser, x, y)
    wait_for_rest(browser, slot)


def test_a_resize_keeps_the_place(browser, action):
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


def test_insets_of_the_page_are_kept_clear(browser, action):
    browser.run(f"{BUTTON}.style.setProperty('--live-snap-button-block-end', '3rem')")
    browser.run("dispatchEvent(new Event('resize'))")
    wait_for_center(browser, RIGHT, BOTTOM - 48)


def test_the_resting_places_are_reported(browser, action):
    places = browser.run(f"return {BUTTON}.restingPlaces")
    assert [place["name"] for place in places] == ["top-left", "top", "top-right", "left", "right", "bottom-left", "bottom", "bottom-right"]
    assert (places[0]["x"], places[0]["y"], places[1]["x"]) == (LEFT, TOP, 195)


@pytest.mark.parametrize("key", ["compose", ""])
def test_the_place_survives_a_reload_if_the_page_asks_for_it(browser, action, key):
    browser.run("localStorage.clear()")
    set_attribute(browser, "persist", key)
    browser.run(f"{BUTTON}.moveTo('leading', 0.25)")
    wait_for_rest(browser, "leading")
    reload(browser)
    wait_until(lambda: attribute(browser, "data-state") == "ready")
    # The page's markup does not ask; a second element does.
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
