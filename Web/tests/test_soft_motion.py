"""Every motion of the controls, at 60 frames a second: it starts and ends softly, is over in half a second, and continues from
where it is when it's interrupted."""

import pytest
from harness import wait_until, wait_until_ready

FRAMES = 32
#: The part of a motion that its first and last frames may cover. Half a second has 30 frames.
FIRST, LAST = 0.12, 0.02

#: Stops all animations that an action starts, and shows their frames in turn. `SCENE` is the body of a function that
#: returns the action and a function that measures the motion.
FILM = """const [count] = arguments;
const [act, measure] = (() => { SCENE })();
measure();
for (const animation of document.getAnimations()) animation.finish();
await act();
// Transitions start in a frame.
await new Promise(requestAnimationFrame);
const moving = [document, document.querySelector('live-number')?.shadowRoot].flatMap((root) => root?.getAnimations() ?? []);
for (const animation of moving) animation.pause();
const frames = [];
for (let index = 0; index < count; index += 1) {
  for (const animation of moving) animation.currentTime = (1000 * index) / 60;
  frames.push(measure());
}
for (const animation of moving) animation.finish();
return frames"""

FIELD = "const field = document.querySelector('live-sectioned-field'), input = field.querySelector('input');"
SCENES = {
    "the boxes unfold": ("sectioned-field.html", f"{FIELD} return [() => input.focus(), () => field.querySelector('.live-sectioned-field-box').getBoundingClientRect().height]"),
    "the label rises": ("sectioned-field.html", f"{FIELD} return [() => input.focus(), () => field.querySelector('label').getBoundingClientRect().bottom]"),
    "the dividers grow": (
        "sectioned-field.html",
        f"{FIELD} field.setAttribute('appearance', 'outlined'); return [() => input.focus(), () => parseFloat(getComputedStyle(field.querySelectorAll('.live-sectioned-field-box')[1], '::before').scale.split(' ').at(-1)) || 1]",
    ),
    "a rule is ticked": (
        "password-setup.html",
        "const input = document.querySelector('#password'), tick = document.querySelector('.live-password-tick'); return [() => { input.focus(); document.execCommand('insertText', false, 'abcdefgh') }, () => parseFloat(getComputedStyle(tick).strokeDashoffset)]",
    ),
    "the ring fills": (
        "count-ring.html",
        "const input = document.querySelector('textarea'), fill = document.querySelector('.live-count-ring-fill'); return [() => { input.focus(); document.execCommand('insertText', false, 'a'.repeat(140)) }, () => parseFloat(getComputedStyle(fill).strokeDashoffset)]",
    ),
    "the ring becomes a warning": (
        "count-ring.html",
        "const input = document.querySelector('textarea'), ring = document.querySelector('live-count-ring svg'); return [() => { input.focus(); document.execCommand('insertText', false, 'a'.repeat(275)) }, () => ring.getBoundingClientRect().width]",
    ),
    "the ring changes its color": (
        "count-ring.html",
        "const input = document.querySelector('textarea'), fill = document.querySelector('.live-count-ring-fill'); return [() => { input.focus(); document.execCommand('insertText', false, 'a'.repeat(275)) }, () => Number(getComputedStyle(fill).stroke.match(/\\d+/)[0])]",
    ),
    "a digit rolls": (
        "number.html",
        "const number = document.querySelector('live-number'); return [() => { number.value = '8' }, () => number.shadowRoot.querySelector('[part~=wheel]')?.getBoundingClientRect().top]",
    ),
    "a button snaps": (
        "snap-button-area.html",
        "const button = document.querySelector('live-snap-button'); return [() => button.moveTo('trailing', 0), () => document.querySelector('#action').getBoundingClientRect().top]",
    ),
    "a button lifts": (
        "snap-button-area.html",
        """const button = document.querySelector('#action');
        const dispatch = (type) => button.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true, clientX: 1, clientY: 1 }));
        return [async () => { dispatch('pointerdown'); while (button.parentElement.dataset.phase !== 'lifted') await new Promise((resolve) => setTimeout(resolve)) }, () => button.getBoundingClientRect().width]""",
    ),
}


@pytest.fixture
def film(browser):
    def shoot(page, scene):
        browser.open(page)
        wait_until_ready(browser, page.removesuffix(".html").removesuffix("-area").join(["live-", ""]))
        if page == "number.html":
            browser.run("document.querySelector('live-number').transition = 'roll'; document.querySelector('live-number').value = '1'")
            wait_until(lambda: browser.run("return !document.querySelector('live-number').hasAttribute('data-moving')"))
        return browser.run_async(FILM.replace("SCENE", scene), FRAMES)

    return shoot


@pytest.mark.parametrize("name", SCENES)
def test_a_motion_starts_and_ends_softly_within_half_a_second(film, name):
    frames = film(*SCENES[name])
    start, end = frames[0], frames[-1]
    assert abs(end - start) > 0.1, frames
    parts = [(value - start) / (end - start) for value in frames]
    steps = [b - a for a, b in zip(parts, parts[1:])]
    assert abs(steps[0]) <= FIRST, parts
    assert all(abs(step) <= LAST for step in steps[29:]), parts
    assert parts[30] == pytest.approx(1, abs=0.01), parts
    # It never jumps: the speed changes gradually.
    assert max(abs(b - a) for a, b in zip(steps, steps[1:])) <= FIRST, parts


SHAKE = """const field = document.querySelector('live-sectioned-field'), input = field.querySelector('input'), note = document.querySelector('#note');
input.focus();
document.execCommand('insertText', false, '4242424242424241');
note.focus();
const shakes = () => field.getAnimations().filter((animation) => !animation.transitionProperty);
const [shake] = shakes(), left = () => field.getBoundingClientRect().left, rest = left();
shake.pause();
const frames = [];
for (let index = 0; index < 32; index += 1) {
  shake.currentTime = (1000 * index) / 60;
  frames.push(left() - rest);
}
shake.play();
shake.currentTime = 140;
input.focus();
document.execCommand('delete');
document.execCommand('insertText', false, '2');
note.focus();
return [frames, shakes().length]"""


def test_a_shake_starts_and_ends_softly_and_does_not_start_again_while_it_lasts(browser):
    browser.open("sectioned-field.html")
    wait_until_ready(browser, "live-sectioned-field")
    frames, running = browser.run(SHAKE)
    assert (min(frames), max(frames)) == (pytest.approx(-5, abs=0.2), pytest.approx(5, abs=0.2))
    assert abs(frames[1] - frames[0]) < 0.5
    assert frames[25:] == [0] * 7
    assert running == 1


#: Stops the page's clock, and continues it by hand: `go(milliseconds)`.
CLOCK = "let time = performance.now(); performance.now = () => time; const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp'); Object.defineProperty(Event.prototype, 'timeStamp', { ...stamp, get: () => time }); const go = (step) => { time += step };"
INTERRUPTED = {
    "unfolding": (
        "sectioned-field.html",
        f"{FIELD} const part = field.querySelector('.live-sectioned-field-boxes'), first = () => input.focus(), second = () => input.blur(), measure = () => part.firstChild.getBoundingClientRect().height;",
    ),
    "the ring": (
        "count-ring.html",
        "const input = document.querySelector('textarea'), part = document.querySelector('.live-count-ring-fill'); const first = () => { input.focus(); document.execCommand('insertText', false, 'a'.repeat(140)) }, second = () => document.execCommand('undo'), measure = () => parseFloat(getComputedStyle(part).strokeDashoffset);",
    ),
    "snapping": (
        "snap-button-area.html",
        "const button = document.querySelector('live-snap-button'), part = document.querySelector('#action'), first = () => button.moveTo('trailing', 0), second = () => button.moveTo('trailing', 1), measure = () => part.getBoundingClientRect().top;",
    ),
}


@pytest.mark.parametrize("name", INTERRUPTED)
def test_an_interrupted_motion_continues_from_its_place_with_its_speed(browser, name):
    page, scene = INTERRUPTED[name]
    browser.open(page)
    wait_until_ready(browser, page.removesuffix(".html").removesuffix("-area").join(["live-", ""]))
    before, after = browser.run(
        f"""{CLOCK} {scene}
        const own = () => part.getAnimations().filter((animation) => !animation.transitionProperty);
        const at = (animation, time) => {{ animation.pause(); animation.currentTime = time; return measure(); }};
        first();
        const [started] = own();
        const before = [at(started, 99), at(started, 100)];
        go(100);
        second();
        const [turned] = own();
        return [before, [at(turned, 0), at(turned, 1)]]"""
    )
    assert after[0] == pytest.approx(before[1], abs=0.05 + abs(before[1]) * 1e-3)
    assert after[1] - after[0] == pytest.approx(before[1] - before[0], rel=0.25, abs=0.05)
