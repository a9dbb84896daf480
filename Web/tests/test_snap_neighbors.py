"""Several `<live-snap-button>` elements in a container, which never rest in one place."""

import time

import pytest
from harness import Mouse, focus, press, reload, settle_frames, wait_until, wait_until_ready

#: The sides of a button, of its area, and the distances to its sides and to other buttons, in pixels.
SIZE, WIDTH, HEIGHT, INSET, STRIP, GAP = 56, 390, 600, 20, 80, 8
RIGHT, LEFT, TOP, BOTTOM = WIDTH - INSET - SIZE // 2, INSET + SIZE // 2, INSET + SIZE // 2, HEIGHT - STRIP - SIZE // 2
ABOVE = BOTTOM - SIZE - GAP
FRAMES = """
const { left, top } = document.querySelector('#area').getBoundingClientRect();
return [...document.querySelectorAll('live-snap-button > button:not([role])')].map((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return [x + width / 2 - left - 1, y + height / 2 - top - 1, width, height];
});
"""


#: Makes an element with a button.
MAKE = """
const make = (id, area) => {
  const element = document.createElement('live-snap-button');
  const button = element.appendChild(document.createElement('button'));
  element.id = id;
  if (area) element.setAttribute('area', area);
  button.type = 'button';
  button.textContent = '+';
  return element;
};
"""


def frames(browser):
    return browser.run(FRAMES)


def wait_for_centers(browser, *expected):
    def are_there():
        found = [(round(x), round(y)) for x, y, *_ in frames(browser)]
        assert found == list(expected), f"the buttons are at {found}"
        return True

    wait_until(are_there)


def assert_apart(browser):
    found = [frame for frame in frames(browser) if frame[2]]
    for index, (x, y, width, height) in enumerate(found):
        for other_x, other_y, other_width, other_height in found[:index]:
            is_apart = abs(x - other_x) > (width + other_width) / 2 - 0.1 or abs(y - other_y) > (height + other_height) / 2 - 0.1
            assert is_apart, f"two buttons in one place: {found}"


def button(browser, element):
    return browser.find(f"{element} > button:not([role])")


def drag(browser, element, x, y):
    mouse = Mouse(browser)
    mouse.press(button(browser, element))
    wait_until(lambda: browser.find(element).get_dom_attribute("data-phase") == "lifted")
    mouse.move(x, y, steps=4)
    time.sleep(0.2)  # A resting pointer has no velocity.
    mouse.release()


def wait_for_all(browser):
    wait_until(lambda: browser.run("return [...document.querySelectorAll('live-snap-button')].every(({ dataset }) => dataset.phase === 'idle')"))


@pytest.fixture
def buttons(browser):
    browser.open("snap-button-neighbors.html")
    wait_until_ready(browser, "#second")
    browser.run("localStorage.clear()")
    reload(browser)
    wait_until_ready(browser, "#second")
    browser.run("window.snaps = []; document.addEventListener('live-snap', ({ target, detail }) => snaps.push([target.id, detail.x, detail.y]))")
    wait_for_centers(browser, (RIGHT, BOTTOM), (RIGHT, ABOVE))
    yield
    browser.run("localStorage.clear()")


@pytest.mark.each_engine
def test_a_button_that_is_dropped_on_another_rests_beside_it(browser, buttons):
    drag(browser, "#first", -200, -300)
    wait_for_centers(browser, (RIGHT, BOTTOM - 300), (RIGHT, ABOVE))
    drag(browser, "#second", 10, BOTTOM - 290 - ABOVE)
    wait_for_centers(browser, (RIGHT, BOTTOM - 300), (RIGHT, BOTTOM - 300 + SIZE + GAP))


@pytest.mark.each_engine
def test_the_button_that_moves_gives_way_and_the_other_rests(browser, buttons):
    drag(browser, "#first", -100, ABOVE - BOTTOM + 10)
    wait_for_centers(browser, (RIGHT, BOTTOM), (RIGHT, ABOVE))
    drag(browser, "#second", 0, -200)
    wait_for_centers(browser, (RIGHT, BOTTOM), (RIGHT, ABOVE - 200))
    drag(browser, "#first", 0, ABOVE - 200 - BOTTOM - 10)
    wait_for_centers(browser, (RIGHT, ABOVE - 200 - SIZE - GAP), (RIGHT, ABOVE - 200))
    wait_for_all(browser)
    assert browser.run("return snaps.map(([id, x, y]) => [id, Math.round(x), Math.round(y)])") == [
        ["first", RIGHT, BOTTOM], ["second", RIGHT, ABOVE - 200], ["first", RIGHT, ABOVE - 200 - SIZE - GAP]
    ]


@pytest.mark.each_engine
def test_both_keep_apart_when_the_container_shrinks_and_return(browser, buttons):
    # The later one comes first in the document.
    browser.run("document.querySelector('#first').moveTo('trailing', 0)")
    wait_for_all(browser)
    browser.run("document.querySelector('#first').moveTo('trailing', 1)")
    wait_for_centers(browser, (RIGHT, BOTTOM), (RIGHT, ABOVE))
    wait_for_all(browser)
    for height in [300, 236, 500]:
        browser.run("document.querySelector('#area').style.blockSize = `${arguments[0]}px`", height)
        settle_frames(browser)
        wait_for_all(browser)
        wait_until(lambda: assert_apart(browser) is None)
    browser.run("document.querySelector('#area').style.blockSize = '600px'")
    wait_for_centers(browser, (RIGHT, BOTTOM), (RIGHT, ABOVE))


@pytest.mark.each_engine
def test_a_button_that_is_added_or_shown_rests_beside_the_others(browser, buttons):
    browser.run(f"{MAKE} document.querySelector('#area').append(make('third'))")
    wait_until_ready(browser, "#third")
    wait_for_centers(browser, (RIGHT, BOTTOM), (RIGHT, ABOVE), (RIGHT, ABOVE - SIZE - GAP))
    browser.run("document.querySelector('#first').style.display = 'none'")
    settle_frames(browser)
    browser.run("document.querySelector('#third').moveTo('trailing', 1)")
    wait_for_all(browser)
    browser.run("document.querySelector('#first').style.display = ''")
    wait_for_centers(browser, (RIGHT, ABOVE - SIZE - GAP), (RIGHT, ABOVE), (RIGHT, BOTTOM))
    browser.run("document.querySelector('#second').remove()")
    settle_frames(browser)
    wait_for_centers(browser, (RIGHT, ABOVE - SIZE - GAP), (RIGHT, BOTTOM))
    browser.run("document.querySelector('#first').moveTo('trailing', 1)")
    wait_for_centers(browser, (RIGHT, ABOVE), (RIGHT, BOTTOM))


@pytest.mark.each_engine
def test_a_later_button_gives_way_when_an_earlier_one_grows(browser, buttons):
    browser.run("document.querySelector('#first').style.setProperty('--live-snap-button-size', '120px')")
    wait_until(lambda: frames(browser)[0][3] == 120)
    wait_for_all(browser)
    wait_until(lambda: assert_apart(browser) is None)
    assert round(frames(browser)[0][1]) == HEIGHT - STRIP - 60


@pytest.mark.each_engine
def test_the_saved_places_are_those_where_the_buttons_rested(browser, buttons):
    drag(browser, "#first", 0, -100)
    wait_for_all(browser)
    drag(browser, "#second", 0, 60)
    wait_for_all(browser)
    before = [(round(x), round(y)) for x, y, *_ in frames(browser)]
    reload(browser)
    wait_until_ready(browser, "#second")
    wait_for_centers(browser, *before)


@pytest.mark.each_engine
def test_keys_and_the_menu_pass_another_button(browser, buttons):
    focus(browser, button(browser, "#second"))
    press(browser, "ArrowDown")
    settle_frames(browser)
    wait_for_centers(browser, (RIGHT, BOTTOM), (RIGHT, ABOVE))
    for _ in range(2):
        press(browser, "ArrowUp")
        wait_for_all(browser)
    wait_for_centers(browser, (RIGHT, BOTTOM), (RIGHT, TOP))
    focus(browser, button(browser, "#first"))
    middle = (TOP + BOTTOM) // 2
    press(browser, "ArrowUp")
    wait_for_centers(browser, (RIGHT, middle), (RIGHT, TOP))
    wait_for_all(browser)
    press(browser, "Shift+F10")
    wait_until(lambda: browser.driver.switch_to.active_element.get_dom_attribute("data-place"))
    press(browser, "Home")
    press(browser, "Enter")
    wait_for_centers(browser, (RIGHT, TOP + SIZE + GAP), (RIGHT, TOP))


def test_with_more_buttons_than_places_they_come_to_rest(browser, buttons):
    browser.run(f"{MAKE} document.querySelector('#area').replaceChildren(...[1, 2, 3, 4, 5, 6].map((number) => make(`button-${{number}}`, 'corners')))")
    wait_until_ready(browser, "#button-6")
    wait_until(lambda: len(frames(browser)) == 6)
    wait_for_all(browser)
    assert len({(round(x), round(y)) for x, y, *_ in frames(browser)}) == 4


def test_buttons_of_other_containers_do_not_count(browser, buttons):
    browser.run(f"{MAKE} document.body.append(make('floating'))")
    wait_until_ready(browser, "#floating")
    shown = "const r = document.querySelector('#floating button').getBoundingClientRect(); return [innerWidth - r.right, innerHeight - r.bottom].map(Math.round)"
    wait_until(lambda: browser.run(shown) == [20, 80])
