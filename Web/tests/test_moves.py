"""Elements that a page moves while they work: to other trees and documents, out and back in, and during a composition."""

import pytest
from conformance import LIVE
from harness import compose, select_range, settle_frames, type_text, value, wait_until
from selenium.webdriver import ActionChains
from test_failures import TAGS, entries

#: In a script: all destinations of a move, by name.
PLACES = """
const home = document.querySelector('#place');
const make = (tag) => document.querySelector('body').appendChild(document.createElement(tag));
window.places ??= {
  home,
  beside: make('section'),
  dialog: make('dialog'),
  open: make('div').attachShadow({ mode: 'open' }),
  closed: make('div').attachShadow({ mode: 'closed' }),
  nested: make('div').attachShadow({ mode: 'open' }).appendChild(document.createElement('div')).attachShadow({ mode: 'open' }),
  template: make('template').content,
  inert: document.implementation.createHTMLDocument('').body,
  frame: Object.assign(make('iframe'), { width: 800, height: 600 }).contentDocument.body,
  detached: document.createElement('div'),
};
window.contents ??= [...home.children];
window.put = (name) => places[name].append(...contents);
window.everything = () => contents.flatMap((part) => [part, ...part.querySelectorAll('*')]);
window.inside = (selector) => everything().find((part) => part.matches(selector));
"""
#: The places where elements work.
LIVING = ["beside", "dialog", "open", "closed", "nested", "frame", "home"]


@pytest.fixture
def page(browser, site):
    site.release_wasm()
    browser.open("failures.html")
    # Other tests must not find the button where this one left it.
    browser.after_test.callback(browser.run, "localStorage.clear()")
    wait_for_all(browser, "[...document.querySelectorAll('#place *')]")
    browser.run(PLACES)
    return browser


def wait_for_all(browser, elements="everything()"):
    wait_until(
        lambda: browser.run(f"const all = {elements}; return arguments[0].every((tag) => all.some((e) => e.localName === tag) && all.every((e) => e.localName !== tag || e.dataset.state === 'ready'))", TAGS),
        saying="not all elements are ready",
    )


def handles(page):
    return page.run_async(f"{LIVE} return live.core.live_handle_count()")


def set_in_motion(page):
    page.run("inside('live-number').value = Math.round(performance.now()); inside('live-snap-button').moveTo(inside('live-snap-button').place.slot === 'top-leading' ? 'bottom-trailing' : 'top-leading')")


def assert_at_rest(page):
    number, text, moving, phase, place = page.run(
        """const [number, button] = [inside('live-number'), inside('live-snap-button')];
        return [number.value, number.textContent, number.dataset.moving ?? '', button.dataset.phase, button.place.slot]"""
    )
    assert text.replace(",", "") == number
    assert (moving, phase) == ("", "idle")
    assert page.run("return everything().flatMap((part) => part.getAnimations()).filter(({ playState }) => playState === 'running').length") == 0
    assert place in ("top-leading", "bottom-trailing")


@pytest.mark.each_engine
def test_elements_moved_in_mid_flight_lose_and_leak_nothing(page):
    before = handles(page)
    typed = {"note": "A note", "title": "A title", "card": "42424242", "password": "correct", "again": "correc"}
    for name, text in typed.items():
        type_text(page, page.find(f"#{name}"), text)
    for place in LIVING:
        set_in_motion(page)
        page.run("put(arguments[0])", place)
        wait_for_all(page)
        assert page.run("return Object.fromEntries(new FormData(inside('form')))") == typed, place
        assert handles(page) == before, place
        wait_until(lambda: [assert_at_rest(page)])
        assert page.run("return [inside('live-count-ring').dataset.stage, inside('.live-limited-field-counter').textContent]") == ["comfortable", "7/12"]
    for place in ("template", "inert", "detached"):
        set_in_motion(page)
        page.run("put(arguments[0])", place)
        assert handles(page) == 0, place
        page.run("inside('#title').value = 'Outside'; put('home')")
        wait_for_all(page)
        wait_until(lambda: page.run("return inside('.live-limited-field-counter').textContent") == "7/12")
        assert handles(page) == before, place


@pytest.mark.each_engine
def test_elements_in_a_frame_end_with_the_frame(page):
    """A browser disconnects nothing in the document of a frame that the page removes."""
    before = handles(page)
    page.run("put('frame')")
    wait_for_all(page)
    page.run("put('home'); document.querySelector('iframe').remove()")
    wait_for_all(page)
    assert handles(page) == before
    page.run("const frame = document.body.appendChild(document.createElement('iframe')); places.frame = frame.contentDocument.body; put('frame')")
    wait_for_all(page)
    # A page that the browser keeps for Back is hidden, too.
    page.run("document.querySelector('iframe').contentWindow.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert handles(page) == before
    page.run("document.querySelector('iframe').remove()")
    wait_until(lambda: handles(page) == 0)


def test_elements_work_after_a_move(page):
    page.run("put('frame')")
    wait_for_all(page)
    page.driver.switch_to.frame(page.find("iframe"))
    page.after_test.callback(page.driver.switch_to.default_content)
    # WebKit's driver returns no element that was created in another document.
    state = lambda selector, name: page.run("return document.querySelector(arguments[0])[arguments[1]]", selector, name)
    data = lambda selector, name: page.run("return document.querySelector(arguments[0]).dataset[arguments[1]]", selector, name)
    for selector, typed, kept in [
        ("#title", "Twelve chars and more", "Twelve chars"),
        ("#card", "42424242x4242", "424242424242"),
        ("#note", "Twelve chars", "Twelve chars"),
    ]:
        page.run("document.querySelector(arguments[0]).focus()", selector)
        ActionChains(page.driver, duration=0).send_keys(typed).perform()
        assert state(selector, "value") == kept
    wait_until(lambda: data("live-count-ring", "stage") == "warning")
    assert page.run("return document.querySelectorAll('[data-live-announcer]').length") == 1
    page.run("document.querySelector('live-snap-button').addEventListener('live-snap', ({ detail }) => (window.snap = detail))")
    # The flight begins at the current time on the iframe's clock too, which started later than the page's.
    assert page.run(
        """document.querySelector('live-snap-button').moveTo('top-leading');
        return Math.min(...document.getAnimations().map(({ currentTime }) => currentTime))"""
    ) > -100
    wait_until(lambda: page.run("return window.snap"))
    # The positions are relative to the iframe.
    assert page.run("const { x, y } = snap; return x < innerWidth / 4 && y < innerHeight / 4")
    assert page.run("return Math.max(...document.querySelector('live-snap-button').restingPlaces.map(({ x }) => x)) < innerWidth")
    # The time of a press comes from the iframe's own clock, and the press is followed to its end.
    page.run(
        """const button = document.querySelector('#action');
        const { left, top } = button.getBoundingClientRect();
        window.send = (type, x, buttons) => button.dispatchEvent(new PointerEvent(type, {
          bubbles: true, cancelable: true, composed: true, view: window, pointerId: 7, pointerType: 'mouse', isPrimary: true, button: 0, buttons,
          clientX: left + x, clientY: top + 9,
        }));
        parent.jump(9.5);
        document.querySelector('live-snap-button').hold = 9000;
        send('pointerdown', 9, 1)"""
    )
    settle_frames(page)
    assert data("live-snap-button", "phase") == "pressing"
    page.run("send('pointerup', 9, 0); document.querySelector('live-snap-button').hold = 300; send('pointerdown', 9, 1)")
    wait_until(lambda: data("live-snap-button", "phase") == "lifted")
    page.run("send('pointermove', 99, 1)")
    assert data("live-snap-button", "phase") == "dragging"
    page.run("send('pointerup', 99, 0)")
    wait_until(lambda: data("live-snap-button", "phase") == "idle")
    page.run("document.querySelector('[type=reset]').click()")
    wait_until(lambda: data("live-count-ring", "stage") == "comfortable")
    wait_until(lambda: state(".live-limited-field-counter", "textContent") == "0/12")


@pytest.mark.parametrize("name", ["title", "card"])
def test_a_composition_ended_by_a_move_keeps_its_text(page, name):
    for place in ("home", "beside", "open", "frame", "template"):
        field = page.find(f"#{name}")
        page.run("arguments[0].value = '42'; arguments[0].focus(); arguments[0].setSelectionRange(2, 2)", field)
        compose(page, field, ["ㅍ", "푸"], commit=None)
        marked = value(page, field)
        assert marked.startswith("42") and len(marked) > 2
        # The element is removed and reinserted, or moved, during a composition.
        page.run("contents.forEach((part) => part.remove()); put(arguments[0])", place)
        settle_frames(page)
        page.run("put('home')")
        wait_for_all(page)
        kept = marked if name == "title" else "42"
        wait_until(lambda: value(page, page.find(f"#{name}")) == kept, saying=place)
        select_range(page, page.find(f"#{name}"), 2)
        type_text(page, page.find(f"#{name}"), "4")
        wait_until(lambda: value(page, page.find(f"#{name}")) == "424" + kept[2:], saying=place)


def test_repeated_page_swaps_work_and_leak_nothing(page):
    before = handles(page)
    page.run("window.pristine = contents.map((part) => part.cloneNode(true))")
    swap = """
      const fresh = () => pristine.map((part) => part.cloneNode(true));
      for (let count = 0; count < arguments[0]; count++) {
        places.home.replaceChildren(...fresh());
        if (count % 3 === 1) await Promise.resolve();
        if (count % 3 === 2) await new Promise(requestAnimationFrame);
        if (count % 5 === 4) while ([...places.home.querySelectorAll('live-number')].some(({ dataset }) => dataset.state !== 'ready')) await new Promise(requestAnimationFrame);
        const [number, button] = [places.home.querySelector('live-number'), places.home.querySelector('live-snap-button')];
        number.transition = count % 2 ? 'roll' : 'count';
        number.value = String(count * 1000 + 1);
        button.moveTo?.('top-leading');
      }
      window.contents = [...places.home.children];"""
    page.run_async(swap, 10)
    wait_for_all(page)
    first = counters(page)
    page.run_async(swap, 60)
    wait_for_all(page)
    assert handles(page) == before
    type_text(page, page.find("#title"), "Twelve chars and more")
    assert value(page, page.find("#title")) == "Twelve chars"
    wait_until(lambda: [assert_at_rest(page)])
    if first:
        page.run_async(swap, 10)
        wait_for_all(page)
        # Leaks of sixty swaps would be in the thousands.
        after = counters(page)
        assert all(after[name] < first[name] + 300 for name in first), (first, after)


def counters(page):
    """The live nodes and listeners in Chromium, the only engine that reports them."""
    if page.engine != "chromium":
        return None
    wait_until(lambda: page.run("return document.getAnimations().length") == 0)
    page.devtools("HeapProfiler.enable")
    page.devtools("HeapProfiler.collectGarbage")
    counted = page.devtools("Memory.getDOMCounters")
    return {name: counted[name] for name in ("nodes", "jsEventListeners")}


def test_elements_work_in_a_reopened_document(page):
    """This removes every listener of the document and window."""
    page.run(
        """window.pristine = contents.map((part) => part.cloneNode(true));
        inside('live-number').value = '987654';
        inside('live-snap-button').moveTo('top-leading');"""
    )
    page.run(
        """document.open();
        document.close();
        window.failures = [];
        for (const type of ['error', 'unhandledrejection']) addEventListener(type, ({ message, reason }) => failures.push(message ?? String(reason)));
        const root = document.documentElement ?? document.appendChild(document.createElement('html'));
        const body = document.body ?? root.appendChild(document.createElement('body'));
        body.append(...pristine);
        window.contents = pristine;"""
    )
    wait_for_all(page)
    title = page.find("#title")
    type_text(page, title, "Twelve chars and more")
    assert value(page, title) == "Twelve chars"
    page.find("[type=reset]").click()
    wait_until(lambda: page.run("return inside('.live-limited-field-counter').textContent") == "0/12")
    page.run("inside('#title').value = 'Set'")
    wait_until(lambda: page.run("return inside('.live-limited-field-counter').textContent") == "3/12")
    set_in_motion(page)
    wait_until(lambda: [assert_at_rest(page)])
    assert entries(page)["title"] == "Set"
    assert page.run("return failures") == []
