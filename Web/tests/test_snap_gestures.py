"""`<live-snap-button>`: taps, drags, and flings, with a mouse and with fingers."""

import time

import pytest
from conformance import LIVE
from harness import LONG, Finger, let_pass, press, settle_frames, stopped_clock, wait_until
from snap_page import BOTTOM, LEFT, RIGHT, TOP, action, center, heard, mouse, phase, set_attribute, wait_for_center, wait_for_rest

# Taps and drags


def test_a_tap_is_the_buttons_own_click(browser, action, mouse):
    with stopped_clock(browser):
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


def drag_to_the_left(browser, action, mouse):
    mouse.press(action)
    mouse.move(-200, -240, steps=4)
    wait_until(lambda: phase(browser) == "dragging")
    wait_for_center(browser, 138, 308)
    time.sleep(0.2)  # A resting pointer has no velocity.
    mouse.release()
    wait_for_center(browser, LEFT, 308)


@pytest.mark.each_engine
def test_a_drag_snaps_to_the_nearest_edge_and_suppresses_one_click(browser, action, mouse):
    drag_to_the_left(browser, action, mouse)
    wait_for_rest(browser, "leading")
    after = heard(browser)
    assert after["clicks"] == 0
    assert len(after["snaps"]) == 1
    detail = after["snaps"][0]
    assert (detail["slot"], round(detail["x"]), round(detail["y"])) == ("leading", LEFT, 308)
    assert abs(detail["fraction"] - (308 - TOP) / (BOTTOM - TOP)) < 0.001
    wait_until(lambda: heard(browser)["announced"] == ["Left"])
    with stopped_clock(browser):
        mouse.click(action)
    wait_until(lambda: heard(browser)["clicks"] == 1)


@pytest.mark.parametrize("rule", ["* { transition: all 60s }", "button { transition: all 60s !important }"])
def test_a_dragged_button_is_under_the_pointer_on_a_page_that_transitions_all_properties(browser, action, mouse, rule):
    browser.run("document.styleSheets[0].insertRule(arguments[0])", rule)
    drag_to_the_left(browser, action, mouse)


@pytest.mark.each_engine
def test_without_a_hold_a_button_is_dragged_at_once(browser, action, mouse):
    set_attribute(browser, "hold", "0")
    mouse.click(action)
    wait_until(lambda: heard(browser)["clicks"] == 1)
    mouse.press(action)
    time.sleep(0.5)
    assert phase(browser) == "pressing"
    mouse.move(-200, -240, steps=2)
    wait_until(lambda: phase(browser) == "dragging")
    time.sleep(0.2)  # A resting pointer has no velocity.
    mouse.release()
    wait_for_rest(browser, "leading")
    assert heard(browser)["clicks"] == 1
    assert browser.run("return getComputedStyle(arguments[0]).touchAction", action) == "none"


@pytest.mark.each_engine
def test_a_fling_carries_the_button_further(browser, action, mouse):
    set_attribute(browser, "area", "corners")
    wait_for_center(browser, RIGHT, BOTTOM)
    mouse.press(action)
    wait_until(lambda: phase(browser) == "lifted")
    with stopped_clock(browser, step=16):
        mouse.fling(0, -230)  # Less than half of the distance, but fast.
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
    with stopped_clock(browser):
        mouse.press(action, hold=0)
        mouse.move(0, -12)
        settle_frames(browser)
    let_pass(browser, LONG)
    mouse.move(0, -100)
    settle_frames(browser)
    assert phase(browser) == "pressing"
    assert center(browser) == (RIGHT, BOTTOM)
    mouse.release()
    wait_for_rest(browser)
    assert heard(browser)["clicks"] == 0


@pytest.mark.parametrize("how", ["escape", "disabled", "removed button", "blur", "hidden"])
def test_every_interruption_of_a_drag_returns_the_button_without_an_action(browser, action, mouse, how):
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
    wait_for_center(browser, RIGHT, BOTTOM)


@pytest.mark.each_engine
def test_a_press_catches_a_flying_button_at_its_visible_position(browser, action):
    """The core and the screen agree on the button's position at any moment of its flight."""
    shown, caught = browser.run_async(
        """const element = document.querySelector('live-snap-button'), button = document.querySelector('#action');
        const at = () => button.getBoundingClientRect().y + 32 - document.querySelector('#area').getBoundingClientRect().y - 1;
        element.moveTo('trailing', 0);
        while (at() > 400) await new Promise(requestAnimationFrame);
        // The event happens at the time of the frame and arrives later. Its clock is not set back to that time: the element, which may have
        // read the clock since, would take that for a jump of the clock.
        const [shown, time] = [at(), document.timeline.currentTime];
        const dispatch = (type) => {
          const event = new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true, clientX: 1, clientY: 1 });
          button.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: time }));
        };
        dispatch('pointerdown');
        const caught = element.place.y;
        dispatch('pointercancel');
        return [shown, caught];"""
    )
    assert caught == pytest.approx(shown, abs=1)
    wait_for_center(browser, RIGHT, TOP)


def test_the_visible_flight_follows_the_spring(browser, action):
    """At each frame of a flight, the button appears at the position of the spring's closed form."""
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

    omega, ratio = 2 * cmath.pi / 0.4, 0.8
    damped, decay = omega * (1 - ratio**2) ** 0.5, ratio * omega
    for when, shown in rows:
        swing = cmath.cos(damped * when) + decay / damped * cmath.sin(damped * when)
        expected = TOP + (BOTTOM - TOP) * (cmath.exp(-decay * when) * swing).real
        assert abs(shown - expected) < 0.2, f"after {when} s"


def test_a_flight_makes_no_calls_into_the_core(browser, action):
    # A ResizeObserver first reports in the frame after the element is ready.
    settle_frames(browser)
    calls = browser.run_async(
        f"""{LIVE}
        const calls = [];
        const core = live.core;
        live.core = new Proxy({{}}, {{ get: (_, name) => typeof core[name] === 'function'
          ? (...values) => {{ calls.push([name, performance.now()]); return core[name](...values); }} : core[name] }});
        const element = document.querySelector('live-snap-button');
        // The flight lasts until several frames have shown it.
        const {{ setTimeout }} = window;
        const held = [];
        window.setTimeout = (...timer) => held.push(timer);
        element.moveTo('leading', 0.25);
        window.setTimeout = setTimeout;
        const start = performance.now();
        let frames = 0;
        for (; frames < 6; frames++) await new Promise(requestAnimationFrame);
        // A timer's delay loses its fraction.
            for (const [callback, delay] of held) setTimeout(callback, Math.ceil(delay - (performance.now() - start)));
        while (element.dataset.phase === 'snapping') {{ await new Promise(requestAnimationFrame); frames++; }}
        live.core = core;
        return {{ all: calls.map(([name]) => name), flying: calls.filter(([, time]) => time > start).map(([name]) => name), frames }};"""
    )
    assert calls["frames"] > 5
    # The first calls start the flight. The call at its end asks for the next step.
    assert [name for name in calls["flying"] if name != "live_inbox_reserve"] == ["live_snap_button_event"]
    assert len(calls["all"]) > len(calls["flying"])


# Touch


def lifting_finger(browser):
    """A finger that has lifted the button, and its position."""
    finger = Finger(browser)
    x, y = 30 + 1 + RIGHT, 10 + 1 + BOTTOM
    finger.down((x, y))
    wait_until(lambda: phase(browser) == "lifted")
    return finger, x, y


@pytest.mark.engines("chromium")
def test_a_finger_lifts_drags_and_releases(browser, action):
    finger, x, y = lifting_finger(browser)
    for step in range(1, 6):
        finger.move((x - 40 * step, y - 50 * step))
    wait_until(lambda: phase(browser) == "dragging")
    time.sleep(0.2)
    finger.up()
    wait_for_rest(browser, "leading")
    assert heard(browser)["clicks"] == 0
    assert browser.run("return scrollY") == 0


@pytest.mark.engines("chromium")
def test_a_finger_that_moves_immediately_scrolls_the_page(browser, action):
    finger = Finger(browser)
    x, y = 30 + 1 + RIGHT, 10 + 1 + BOTTOM
    with stopped_clock(browser):
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
    with stopped_clock(browser):
        finger.down((30 + 1 + RIGHT, 10 + 1 + BOTTOM))
        finger.up()
    wait_until(lambda: heard(browser)["clicks"] == 1)


@pytest.mark.engines("chromium")
def test_a_second_finger_changes_nothing(browser, action):
    finger, x, y = lifting_finger(browser)
    finger.down((x, y), (600, 300))
    finger.move((x, y), (500, 200))
    settle_frames(browser)
    assert phase(browser) == "lifted"
    finger.up()
    wait_for_rest(browser, "trailing")


@pytest.mark.engines("chromium")
def test_a_touch_canceled_by_the_system_ends_the_drag(browser, action):
    finger, x, y = lifting_finger(browser)
    finger.move((x - 100, y - 100))
    finger.move((x - 150, y - 150))
    wait_until(lambda: phase(browser) == "dragging")
    finger.cancel()
    wait_for_center(browser, RIGHT, BOTTOM)
    wait_for_rest(browser)
    assert heard(browser)["snaps"] == []
    finger.down((x, y))
    finger.up()
    wait_until(lambda: heard(browser)["clicks"] == 1)
