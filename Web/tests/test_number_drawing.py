"""`<live-number>`: motion and drawing."""

import re

import pytest
from harness import picture_of, settle_frames, wait_until
from number_page import CLOCK, assign, number, shown, wait_for
from PIL import ImageChops


@pytest.mark.each_engine
def test_interrupting_leaves_one_animation_for_each_part(browser, number):
    assign(browser, transition="roll", value="1000000")
    counts = browser.run_async(
        """const number = document.querySelector('live-number');
        const counts = [];
        for (let turn = 0; turn < 10; turn++) {
          number.value = String(Math.round(10 ** (turn % 7) * 7.3));
          await new Promise((resolve) => setTimeout(resolve, 10));
          const parts = number.shadowRoot.querySelectorAll('[part]').length;
          counts.push([number.shadowRoot.getAnimations().length, parts]);
        }
        return counts;"""
    )
    assert all(animations <= parts for animations, parts in counts), counts
    wait_for(browser, "730")
    assert browser.run("return document.querySelector('live-number').shadowRoot.getAnimations().length") == 0


@pytest.mark.parametrize("busy", [0, 150])
def test_an_interrupted_wheel_does_not_jump(browser, number, busy):
    """Not even if the page was too busy to show the beginning immediately."""
    assign(browser, transition="roll", value="1")
    positions = browser.run_async(
        """const [busy] = arguments;
        const number = document.querySelector('live-number');
        const position = () => {
          // The position of the wheel's digits: the start of its column plus its translation.
          const wheel = number.shadowRoot.querySelector('[part~=wheel]');
          const line = wheel.getBoundingClientRect().height / wheel.textContent.split('\\n').length;
          const reel = number.shadowRoot.querySelector('[part=reel]');
          const top = reel.getBoundingClientRect().top + parseFloat(getComputedStyle(reel).paddingTop);
          return Number(wheel.textContent[0]) + (top - wheel.getBoundingClientRect().top) / line;
        };
        number.value = '2';
        while (number.dataset.moving) await new Promise(requestAnimationFrame);
        number.value = '8';
        const blockedUntil = Date.now() + busy;
        await Promise.resolve();
        await Promise.resolve();
        const start = position();
        while (Date.now() < blockedUntil);
        // Stops the page's clock, so that the number doesn't come to rest before it's seen moving.
        const begin = performance.now();
        performance.now = () => begin;
        let before;
        do {
          await new Promise(requestAnimationFrame);
          before = position();
        } while (before < 4);
        // The page shows the state at the start of this frame, which is when the number changes.
        performance.now = () => document.timeline.currentTime;
        number.value = '7';
        await Promise.resolve();
        await Promise.resolve();
        const after = position();
        delete performance.now;
        return [start, before, after];""",
        busy,
    )
    start, before, after = positions
    assert start == pytest.approx(2, abs=0.01)
    assert 2.1 < before < 8.5, positions
    assert abs((before - after + 5) % 10 - 5) < 0.4, positions


@pytest.mark.parametrize("line_height", ["normal", "0", "1", "23.7px"])
@pytest.mark.parametrize("transition", ["count", "roll"])
def test_starting_and_ending_causes_no_layout_shift(browser, number, transition, line_height):
    """The line keeps its height and the digits keep their position in it, regardless of their fonts."""
    states = browser.run_async(
        """const [transition, lineHeight, locales] = arguments;
        const tops = (element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].map(({ top }) => top);
        };
        const numbers = locales.map((locale) => {
          const number = Object.assign(document.createElement('live-number'), { locale, transition, value: '4321' });
          const paragraph = document.body.appendChild(document.createElement('p'));
          paragraph.style.lineHeight = lineHeight;
          paragraph.append(number);
          return number;
        });
        while (numbers.some((number) => number.dataset.state !== 'ready')) await new Promise(requestAnimationFrame);
        const lines = numbers.map((number) => {
          const [top] = tops(number);
          const state = () => {
            const part = ['[part~=wheel]', '[part=moving]'].map((part) => number.dataset.moving && number.shadowRoot.querySelector(part)).find(Boolean) ?? number;
            // The visible digit is the one closest to the text's position.
            const [offset] = tops(part).map((each) => each - top).sort((a, b) => Math.abs(a) - Math.abs(b));
            return [number.parentNode.getBoundingClientRect().height, offset];
          };
          return { number, state, states: [state()] };
        });
        for (const { number } of lines) number.value = '8765';
        await Promise.resolve();
        await Promise.resolve();
        for (const { number, state, states } of lines) {
          for (const moment of [0, 1]) {
            for (const animation of number.shadowRoot.getAnimations()) {
              animation.pause();
              animation.currentTime = moment * (animation.effect.getComputedTiming().endTime - 1);
            }
            states.push(state());
          }
        }
        return lines.map(({ states }) => states);""",
        transition,
        line_height,
        ["en", "ar-EG", "th-u-nu-thai", "zh-u-nu-hanidec", "ff-Adlm-u-nu-adlm"],
    )
    for (rest, _), *moving in states:
        for height, offset in moving:
            assert height == pytest.approx(rest, abs=0.01)
            # Firefox rounds the position of text in fallback fonts.
            assert abs(offset) <= 1, states


def test_a_moving_number_keeps_its_width_in_an_indented_paragraph(browser, number):
    assign(browser, transition="roll", value="1234567")
    wait_for(browser, "1,234,567")
    rest, moving = browser.run_async(
        """const number = document.querySelector('live-number');
        number.parentNode.style.textIndent = '2em';
        const width = () => number.getBoundingClientRect().width;
        const rest = width();
        number.value = '7654321';
        await Promise.resolve();
        await Promise.resolve();
        return [rest, width()];"""
    )
    assert moving == pytest.approx(rest, abs=0.5)


@pytest.mark.each_engine
def test_numbers_that_settle_together_rest_in_one_frame(browser, number):
    together = browser.run_async(
        """const first = document.querySelector('live-number');
        const second = first.cloneNode();
        first.after(second);
        const isReady = (number) => number.dataset.state === 'ready';
        const numbers = [first, second];
        while (!numbers.every(isReady)) await new Promise(requestAnimationFrame);
        for (const number of numbers) Object.assign(number, { transition: 'roll', value: '1' });
        const rest = async () => {
          while (numbers.some((number) => number.dataset.moving)) await new Promise(requestAnimationFrame);
        };
        await rest();
        for (const number of numbers) number.value = '5';
        await Promise.resolve();
        await Promise.resolve();
        const animations = numbers.map((number) => number.shadowRoot.getAnimations());
        await Promise.all(animations.flat().map(({ ready }) => ready));
        // The second one begins slightly later, as if it had changed then.
        const { startTime } = animations[0][0];
        for (const animation of animations[1]) animation.startTime = startTime + 40;
        // Changes to the rest state in one task arrive in one call.
        const drawn = [];
        const changes = new MutationObserver((changes) => drawn.push(changes.map(({ target }) => numbers.indexOf(target))));
        for (const number of numbers) changes.observe(number, { attributeFilter: ['data-moving'] });
        await rest();
        return drawn;"""
    )
    assert together == [[0, 1]]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize(
    ("locale", "options"),
    [
        ("ar-EG", {"style": "currency", "currency": "EGP"}),
        ("he", {"style": "percent"}),
        ("fa", {"style": "currency", "currency": "IRR"}),
        ("en", {"style": "currency", "currency": "USD"}),
        ("en", {"style": "unit", "unit": "kilometer"}),
        ("ff-Adlm", {"style": "currency", "currency": "GNF", "numberingSystem": "adlm"}),
    ],
)
def test_moving_parts_align_with_the_text(browser, number, locale, options, direction):
    """The bidirectional order of digits, signs, and currencies also applies to the wheels."""
    browser.run("document.documentElement.dir = arguments[0]", direction)
    assign(browser, locale=locale, options=options, transition="roll", value="-1234")
    wait_until(lambda: shown(browser)["moving"] is None)
    places = browser.run_async(
        """const number = document.querySelector('live-number');
        const text = number.firstChild;
        const range = document.createRange();
        const center = (rect) => (rect.left + rect.right) / 2;
        const characters = [];
        let index = 0;
        for (const character of text.data) {
          range.setStart(text, index);
          range.setEnd(text, (index += character.length));
          // At the edge of a run, WebKit also returns a rectangle for the whole run.
          const rects = [...range.getClientRects()].sort((a, b) => a.width - b.width).filter(({ width }) => width > 0);
          if (/\\p{Nd}/u.test(character)) characters.push(center(rects[0]));
        }
        number.value = '-1235';
        await Promise.resolve();
        await Promise.resolve();
        const wheels = [...number.shadowRoot.querySelectorAll('[part~=wheel]')].map((wheel) => center(wheel.getBoundingClientRect()));
        const order = (places) => [...places.keys()].sort((a, b) => places[a] - places[b]);
        return [order(characters), order(wheels)];"""
    )
    assert places[0] == places[1]


# Drawing

#: Fonts, sizes in pixels, and locales. Some of the fonts are tall above or below the digits.
WRITINGS = [
    *((family, size, "en-US") for family in ("sans-serif", "serif", "monospace", "Inter", "DejaVu Serif", "Noto Nastaliq Urdu") for size in (16, 37)),
    ("sans-serif", 24, "ar-EG"),
    ("sans-serif", 24, "th-TH-u-nu-thai"),
    ("sans-serif", 24, "zh-u-nu-hanidec"),
]


def assert_same_ink(before, during, box, tolerance, saying):
    """In Chromium, a glyph may be off by a quarter pixel, because boxes and text glyphs snap to different positions."""
    before, during = before.crop(box), during.crop(box)
    difference = ImageChops.difference(before, during).getextrema()[1]
    assert difference <= tolerance, (*saying, difference)
    for y in range(before.height if difference else 0):
        rows = [sum(255 - image.getpixel((x, y)) for x in range(image.width)) for image in (before, during)]
        assert abs(rows[0] - rows[1]) <= 0.08 * max(rows) + 16, (*saying, y, rows)


@pytest.mark.parametrize("moment", [0.0, 0.1, 0.5, 1.0])
def test_still_characters_look_the_same_as_at_rest(browser, number, moment):
    """Pixel for pixel, including commas, points, and currencies; also a digit that has turned."""
    characters = browser.run_async(
        """const [writings] = arguments;
        Object.assign(document.body.style, { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', overflow: 'hidden' });
        const numbers = writings.map(([family, size, locale]) => {
          const paragraph = document.body.appendChild(document.createElement('p'));
          // Without a language, Chromium's font for a Chinese character depends on what it drew before.
          paragraph.lang = locale;
          Object.assign(paragraph.style, { font: `${size}px ${family}`, blockSize: '120px', margin: '0' });
          const options = '{"style":"currency","currency":"USD"}';
          const number = document.createElement('live-number');
          for (const [name, text] of Object.entries({ value: '1284.50', locale, transition: 'roll', options })) number.setAttribute(name, text);
          paragraph.append(number);
          return number;
        });
        document.querySelector('form').remove();
        while (numbers.some((number) => number.dataset.state !== 'ready')) await new Promise(requestAnimationFrame);
        Object.assign(window, { numbers });
        return numbers.map((number) => {
          const range = document.createRange();
          return [...number.textContent].map((character, index) => {
            range.setStart(number.firstChild, index);
            range.setEnd(number.firstChild, index + 1);
            // At the edge of a run, WebKit also returns a rectangle for the whole run.
            const [rect] = [...range.getClientRects()].sort((a, b) => a.width - b.width).filter(({ width }) => width > 0);
            return { character, ...rect?.toJSON() };
          });
        });""",
        WRITINGS,
    )
    settle_frames(browser)
    before = picture_of(browser, "L")
    roll = """const [value, moment] = arguments;
        // No number comes to rest during the measurement.
        const { setTimeout } = window;
        window.setTimeout = () => 0;
        for (const number of numbers) number.value = value;
        await Promise.resolve();
        await Promise.resolve();
        window.setTimeout = setTimeout;
        for (const animation of numbers.flatMap((number) => number.shadowRoot.getAnimations())) {
          animation.pause();
          animation.currentTime = moment * (animation.effect.getComputedTiming().endTime - 1);
        }
        return numbers.map((number) => number.textContent);"""
    texts = browser.run_async(roll, "1284.57", moment)
    settle_frames(browser)
    assert browser.run("return numbers.map((number) => number.dataset.moving)") == ["roll"] * len(WRITINGS)
    during = picture_of(browser, "L")
    scale = before.width / browser.run("return innerWidth")
    tolerance = 72 if browser.engine == "chromium" else 0
    for writing, text, places in zip(WRITINGS, texts, characters):
        for character, place in zip(text, places):
            # A turning digit, or a directional mark.
            if character != place["character"] or "left" not in place:
                continue
            box = (place["left"], place["top"] - 4, place["right"], place["bottom"] + 4)
            assert_same_ink(before, during, tuple(round(edge * scale) for edge in box), tolerance, (writing, character))


@pytest.mark.each_engine
def test_a_number_reuses_its_wheels(browser, number):
    values = ["5", "1234567", "12", "98765.25", "7", "123", "1000000000", "4", "1234567"]
    rolls = browser.run_async(
        f"{CLOCK}"
        """const number = document.querySelector('live-number');
        number.transition = 'roll';
        const rolls = [];
        for (const value of arguments[0]) {
          const settled = new Promise((resolve) => number.addEventListener('live-settled', resolve, { once: true }));
          clock.stop();
          number.value = value;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const inFlow = [...number.shadowRoot.querySelectorAll('[part=wheel], [part=mark]')].filter((part) => !part.hidden);
          const text = inFlow.map((part) => (part.part.value === 'mark' ? part.textContent : '0')).join('');
          const isInOrder = inFlow.every((part, index) => index === 0 || part.offsetLeft > inFlow[index - 1].offsetLeft);
          clock.go();
          await settled;
          rolls.push([number.textContent, text, isInOrder, number.shadowRoot.querySelectorAll('*').length, number.shadowRoot.querySelector('[part~=wheel]').getClientRects().length]);
        }
        return rolls;""",
        values,
    )
    assert [text for text, *_ in rolls] == ["5", "1,234,567", "12", "98,765.25", "7", "123", "1,000,000,000", "4", "1,234,567"]
    for text, drawn, is_in_order, _, wheels_at_rest in rolls:
        assert (drawn, is_in_order, wheels_at_rest) == (re.sub(r"\d", "0", text), True, 0)
    # Ten digits, three separators, a decimal point with two digits; the frame of the wheels, of the number, and its slot.
    assert rolls[-1][3] == rolls[-2][3] == 10 + 3 + 3 + 6


@pytest.mark.each_engine
def test_a_number_that_grows_again_looks_the_same_as_the_first_time(browser, number):
    """Reused wheels keep no position from the time when they left."""
    assign(browser, transition="roll", value="12")
    wait_for(browser, "12")
    rolls = []
    for _ in range(2):
        rolls.append(
            browser.run_async(
                f"{CLOCK}"
                """const number = document.querySelector('live-number');
                clock.stop();
                number.value = '3456';
                await Promise.resolve();
                await Promise.resolve();
                const places = [0, 100, 200].map((time) => {
                  for (const animation of number.shadowRoot.getAnimations()) {
                    animation.pause();
                    animation.currentTime = time;
                  }
                  return [...number.shadowRoot.querySelectorAll('[part~=wheel], [part~=mark]')].map((part) => part.getBoundingClientRect().left);
                });
                for (const animation of number.shadowRoot.getAnimations()) animation.play();
                clock.go();
                return places;"""
            )
        )
        wait_for(browser, "3,456")
        assign(browser, value="12")
        wait_for(browser, "12")
    for first, second in zip(*rolls, strict=True):
        assert second == pytest.approx(first, abs=0.5)


@pytest.mark.each_engine
@pytest.mark.parametrize("alignment", ["left", "center"])
def test_numbers_beside_each_other_move_together(browser, number, alignment):
    """Numbers that change in one frame start in one frame, and those beside them start where they were."""
    answer = browser.run_async(
        """const paragraph = document.querySelector('p');
        paragraph.style.textAlign = arguments[0];
        paragraph.textContent = 'At ';
        // One that grows, one that keeps its width, one that does not change, and one that counts.
        const numbers = [['9', ''], ['59', ':'], ['7', ' + '], ['8', ' = ']].map(([value, numberPrefix]) => {
          const number = document.createElement('live-number');
          Object.assign(number, { value, numberPrefix, transition: 'roll', locale: 'en' });
          if (value === '59') number.options = { minimumIntegerDigits: 2 };
          paragraph.append(number);
          return number;
        });
        while (numbers.some((number) => number.dataset.state !== 'ready')) await new Promise(requestAnimationFrame);
        const end = (number) => {
          const wheels = [...(number.shadowRoot?.querySelectorAll('[part~=wheel]') ?? [])].filter((wheel) => number.dataset.moving && wheel.textContent);
          const range = document.createRange();
          range.selectNodeContents(wheels.at(-1) ?? number);
          return range.getBoundingClientRect().right;
        };
        const before = numbers.map(end);
        const change = (...values) => values.forEach((value, index) => (numbers[index].value = value));
        change('10', '00', '7', '8');
        await Promise.resolve();
        await Promise.resolve();
        const began = numbers.map(end);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const animations = numbers.flatMap((number) => [...number.getAnimations(), ...(number.shadowRoot?.getAnimations() ?? [])]);
        const starts = new Set(animations.map(({ startTime }) => startTime));
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = 100;
        }
        const during = numbers.map(end);
        for (const animation of animations) animation.finish();
        const after = numbers.map(end);
        return { before, began, during, after, starts: [...starts] };""",
        alignment,
    )
    assert len(answer["starts"]) == 1
    assert answer["began"] == pytest.approx(answer["before"], abs=1), answer
    for before, during, after in list(zip(answer["before"], answer["during"], answer["after"]))[1:]:
        assert abs(after - before) > 3 and min(before, after) < during < max(before, after), answer
