"""`<live-number>`: a number that counts or rolls to its new value. Tests its values and its use in a page."""

import re

import pytest
from conformance import ElementConformance
from harness import assert_accessible, emulate, reload, settle_frames, stopped_clock, wait_until, wait_until_ready
from number_page import CLOCK, SHOWN, assign, number, rests_at, settled, shown, wait_for


class TestConformance(ElementConformance):
    page = "number.html"
    tag = "live-number"
    field = "#amount"
    field_name = "amount"
    typed = "1234"
    attributes = [
        ("value", "5.50", "value", "5.50"),
        ("locale", "de", "locale", "de"),
        ("transition", "roll", "transition", "roll"),
        ("from", "-0.5", "from", "-0.5"),
        ("duration", "2000", "duration", 2000),
        ("trend", "up", "trend", "up"),
        ("wraps-after", "59", "wrapsAfter", 59),
        ("number-prefix", "about ", "numberPrefix", "about "),
        ("number-suffix", " items", "numberSuffix", " items"),
        ("options", '{"style":"percent"}', "options", {"style": "percent"}),
    ]
    bad_attributes = [
        ("value", ["", "many", "1,000", "--1", "0x10"], "value", ""),
        ("from", ["", "none"], "from", ""),
        ("duration", ["", "long", "1.5"], "duration", 0),
        ("trend", ["", "back"], "trend", "value"),
        ("wraps-after", ["", "59.5"], "wrapsAfter", 0),
        ("locale", [""], "locale", ""),
        ("transition", ["", "spin", "__proto__"], "transition", "count"),
        ("options", ["", "{", "[1]", "3", "null"], "options", {}),
    ]

    works_in_a_copy = False

    def assert_used(self, browser):
        assert rests_at(browser, "1,234")

    def assert_unused(self, browser):
        assert rests_at(browser, "0")

    def wait_until_morphed(self, browser):
        """The value is an attribute, which the server sends."""
        self.wait_until_unused(browser)


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_assistive_technology_reads_the_value_while_the_number_moves(browser, number, transition):
    assign(browser, transition=transition)
    texts = browser.run_async(
        f"{CLOCK}"
        """const number = document.querySelector('live-number');
        const read = new Set();
        const seen = new Set();
        clock.stop();
        number.value = '98765';
        for (let frame = 0; frame < 12; frame++) {
          await new Promise(requestAnimationFrame);
          clock.advance(25);
          await new Promise(requestAnimationFrame);
          read.add(number.textContent);
          const moving = number.shadowRoot.querySelector('[part=moving]');
          seen.add(moving.textContent + getComputedStyle(moving.querySelector('[part~=wheel]') ?? moving).transform);
        }
        clock.go();
        return { read: [...read], seen: seen.size, hidden: number.shadowRoot.querySelector('[part=moving]').ariaHidden };"""
    )
    assert texts["read"] == ["98,765"]
    assert texts["seen"] > 3
    assert texts["hidden"] == "true"
    wait_for(browser, "98,765")


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_settling_is_reported_once(browser, number, transition):
    assign(browser, transition=transition)
    browser.run_async(
        f"{CLOCK}"
        """clock.stop();
        for (const value of ['12', '500', '777']) {
          document.querySelector('live-number').value = value;
          await new Promise(requestAnimationFrame);
        }
        clock.go();"""
    )
    wait_for(browser, "777")
    assert settled(browser) == ["777"]


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_the_final_number_is_copied(browser, number, transition):
    assign(browser, transition=transition, value="4321")
    copied = browser.run("getSelection().selectAllChildren(document.querySelector('live-number').parentNode); return String(getSelection())")
    assert " ".join(copied.split()) == "It is 4,321 now."


def test_values_are_exact(browser, number):
    for value, text in {"9007199254740993": "9,007,199,254,740,993", "-0.001": "0", "1e21": "1,000,000,000,000,000,000,000", "NaN": "NaN", "-Infinity": "-∞"}.items():
        assign(browser, value=value)
        wait_for(browser, text)


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("locale", "options", "value"),
    [
        ("lt", {"notation": "compact", "style": "currency", "currency": "EUR", "currencyDisplay": "name"}, "1000"),
        ("pl", {"style": "unit", "unit": "kilometer", "unitDisplay": "long"}, "1e21"),
        ("ru", {"style": "currency", "currency": "EUR", "currencyDisplay": "name"}, "1000000000000000000001"),
        ("en", {"roundingIncrement": 5, "maximumFractionDigits": 2, "minimumFractionDigits": 2}, "1.23"),
    ],
)
def test_words_and_steps_are_those_of_intl(browser, number, locale, options, value):
    assign(browser, locale=locale, options=options, value=value)
    wait_for(browser, browser.run("return new Intl.NumberFormat(arguments[0], arguments[1]).format(arguments[2])", locale, options, value))


def test_a_number_rounded_to_zero_has_no_sign_unless_the_page_asks_for_it(browser, number):
    for options, text in [({"maximumFractionDigits": 0}, "0"), ({"maximumFractionDigits": 0, "signDisplay": "always"}, "-0")]:
        assign(browser, options=options, value="-0.4")
        wait_for(browser, text)


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("options", "value", "shape"),
    [
        ({}, "1234.5", r"[\d,]+\.\d"),
        ({"maximumFractionDigits": 2, "trailingZeroDisplay": "stripIfInteger"}, "1000", r"[\d,]+"),
        ({"style": "percent", "maximumFractionDigits": 1}, "0.255", r"[\d,]+\.\d%"),
        ({"style": "currency", "currency": "USD"}, "-50", r"-?\$[\d,]+\.\d\d"),
        ({"notation": "scientific"}, "123456", r"\d(\.\d+)?E-?\d+"),
    ],
)
def test_a_counting_number_has_the_decimals_of_its_value(browser, number, options, value, shape):
    assign(browser, options=options)
    texts = browser.run_async(
        f"{CLOCK}"
        """const number = document.querySelector('live-number');
        const texts = new Set();
        clock.stop();
        number.value = arguments[0];
        for (let frame = 0; frame < 12; frame++) {
          clock.advance(25);
          await new Promise(requestAnimationFrame);
          texts.add(number.shadowRoot.querySelector('[part=moving]').textContent);
        }
        clock.go();
        return [...texts];""",
        value,
    )
    assert len(texts) > 3
    assert all(re.fullmatch(shape, text) for text in texts), texts


def test_numbers_and_big_integers_can_be_set(browser, number):
    browser.run("document.querySelector('live-number').value = 12.5")
    wait_for(browser, "12.5")
    browser.run("document.querySelector('live-number').value = 2n ** 64n")
    wait_for(browser, "18,446,744,073,709,551,616")


def test_the_locale_and_options_can_change_at_any_time(browser, number):
    assign(browser, value="1234.5")
    assign(browser, locale="de-DE")
    wait_for(browser, "1.234,5")
    assign(browser, options={"style": "currency", "currency": "EUR"})
    wait_for(browser, "1.234,50\xa0€")
    assign(browser, locale="ar-EG", options={})
    wait_for(browser, "١٬٢٣٤٫٥")
    assign(browser, locale="not a locale", options={"style": "nonsense"})
    wait_until(lambda: shown(browser)["moving"] is None)
    assign(browser, locale="en", options={"notation": "scientific"})
    wait_for(browser, "1.235E3")
    assign(browser, value="20000")
    wait_for(browser, "2E4")
    assign(browser, options={})
    wait_for(browser, "20,000")


def test_the_locale_defaults_to_the_pages_language(browser, number):
    browser.run(
        """const number = document.querySelector('live-number');
        number.removeAttribute('locale');
        number.parentNode.lang = 'en-IN';
        number.remove();
        document.querySelector('p').append(number);"""
    )
    assign(browser, value="1234567")
    wait_for(browser, "12,34,567")


@pytest.mark.parametrize("wish", [pytest.param("of the person", marks=pytest.mark.engines("chromium", "firefox")), "of the page"])
def test_reduced_motion_shows_each_value_immediately(browser, number, wish):
    if wish == "of the page":
        browser.run("document.documentElement.dataset.liveMotion = 'reduce'")
    else:
        emulate(browser, "reduced motion")
    settle_frames(browser)
    for transition in ["count", "roll"]:
        assert assign(browser, transition=transition, value="1000" if transition == "count" else "2000")["moving"] is None


def test_a_hidden_number_does_no_work(browser, number):
    browser.run_async(
        """document.querySelector('p').style.marginTop = '5000px';
        // Observers are called in order of creation.
        await new Promise((resolve) => new IntersectionObserver(([{ isIntersecting }]) => isIntersecting || resolve()).observe(document.querySelector('live-number')));"""
    )
    for transition in ["count", "roll"]:
        assert assign(browser, transition=transition, value="1000" if transition == "count" else "2000")["moving"] is None
    assert shown(browser)["read"] == "2,000"


def test_a_number_at_rest_is_plain_text(browser, number):
    assign(browser, transition="roll", value="1234")
    wait_for(browser, "1,234")
    assert browser.run("return document.querySelector('live-number').innerHTML") == "1,234"


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("transition", ["count", "roll"])
def test_axe_finds_no_violation_while_a_number_moves(browser, number, transition):
    assign(browser, transition=transition, value="123456")
    assert_accessible(browser)


def test_after_a_reload_the_number_is_at_rest(browser, number):
    assign(browser, value="5")
    reload(browser)
    wait_until(lambda: browser.find("live-number").get_dom_attribute("data-state") == "ready")
    assert shown(browser)["moving"] is None


def test_the_number_replaces_text_that_the_page_writes(browser, number):
    """As frameworks write the text that they expect in the element."""
    browser.run("const number = document.querySelector('live-number'); number.value = 2000; number.textContent = '2000'")
    wait_for(browser, "2,000")
    assert assign(browser, value="3000")["moving"]
    wait_for(browser, "3,000")


# The page's own nodes


@pytest.mark.each_engine
def test_the_pages_nodes_stay_where_a_framework_put_them(browser, number):
    """React removes and writes the text nodes that it created. Vue and lit keep comments beside theirs."""
    browser.run(
        """const number = document.querySelector('live-number');
        window.nodes = ['2000', ' pcs', ''].map((text) => document.createTextNode(text));
        nodes.push(document.createComment('lit'));
        number.replaceChildren(...nodes);
        number.value = 2000;"""
    )
    wait_for(browser, "2,000")
    assert browser.run("const number = document.querySelector('live-number'); return nodes.every((node) => node.parentNode === number)")
    begun = browser.run("nodes[1].parentNode.removeChild(nodes[1]); nodes[0].nodeValue = '3000'; document.querySelector('live-number').value = 3000;" + SHOWN)
    assert begun["moving"]
    assert begun["read"] == "3,000"
    wait_for(browser, "3,000")
    browser.run("const number = document.querySelector('live-number'); number.insertBefore(nodes[1], nodes[2]); number.removeChild(nodes[0])")
    wait_for(browser, "3,000")
    browser.run("const number = document.querySelector('live-number'); for (const node of [...number.childNodes]) number.removeChild(node)")
    wait_for(browser, "3,000")
    assign(browser, value="4000")
    wait_for(browser, "4,000")


def test_the_number_replaces_markup_inside_it(browser, number):
    browser.run("const many = document.createElement('b'); many.append('Many'); document.querySelector('live-number').replaceChildren(many, ' apples')")
    assign(browser, value="12")
    wait_until(lambda: browser.run("return document.querySelector('p').innerText") == "It is 12 now.")


def test_without_a_value_the_pages_text_stays(browser, number):
    browser.run("const number = document.querySelector('live-number'); number.value = ''; number.textContent = '—'")
    settle_frames(browser)
    assert shown(browser)["read"] == "—"
    assign(browser, value="0")
    wait_for(browser, "0")


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_scripts_and_selections_find_only_the_value_while_it_moves(browser, number, transition):
    assign(browser, transition=transition)
    found = browser.run_async(
        f"{CLOCK}"
        """const number = document.querySelector('live-number');
        const read = () => {
          getSelection().selectAllChildren(number.parentNode);
          const selected = String(getSelection());
          getSelection().removeAllRanges();
          return [number.textContent, number.innerText, number.parentNode.innerText, selected];
        };
        clock.stop();
        number.value = '123456';
        const texts = [];
        for (let frame = 0; frame < 6; frame++) {
          await new Promise(requestAnimationFrame);
          clock.advance(50);
          texts.push(number.dataset.moving, ...read());
        }
        clock.go();
        return [...new Set(texts)];"""
    )
    assert found == [transition, "123,456", "It is 123,456 now."]
    wait_for(browser, "123,456")


def test_a_value_that_is_removed_or_no_number_disappears(browser, number):
    for gone in ["", "a dozen"]:
        assign(browser, value="12")
        wait_for(browser, "12")
        assign(browser, value=gone)
        settle_frames(browser)
        assert shown(browser) == {"seen": "", "read": "", "moving": None}
    assign(browser, value="7")
    wait_for(browser, "7")


@pytest.mark.each_engine
@pytest.mark.parametrize("transition", ["count", "roll"])
def test_a_moving_number_shows_whether_it_rises_or_falls(browser, number, transition):
    def trend():
        return number.get_dom_attribute("data-trend")

    browser.run("arguments[0].transition = arguments[1]; arguments[0].value = 10", number, transition)
    wait_for(browser, "10")
    assert trend() is None
    with stopped_clock(browser, step=16):
        browser.run("arguments[0].value = 20", number)
        wait_until(lambda: trend() == "up")
        browser.run("arguments[0].value = 5", number)
        wait_until(lambda: trend() == "down")
    wait_for(browser, "5")
    assert trend() is None


def test_the_first_value_appears_beside_an_empty_child(browser, number):
    browser.run(
        """const number = document.createElement('live-number');
        number.append(document.createElement('b'));
        number.setAttribute('value', '5');
        document.querySelector('live-number').replaceWith(number);"""
    )
    wait_until_ready(browser, "live-number")
    wait_for(browser, "5")


@pytest.mark.each_engine
def test_a_translators_wrapper_stays_and_shows_the_next_value(browser, number):
    assign(browser, value="12")
    wait_for(browser, "12")
    assert browser.run("return document.querySelector('live-number').translate") is False
    browser.run(
        """window.wrapped = 0;
        const number = document.querySelector('live-number');
        const wrap = () => {
          for (const text of [...number.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) {
            const [outer, inner] = [document.createElement('font'), document.createElement('font')];
            text.replaceWith(outer); outer.append(inner); inner.append(text.data); window.wrapped += 1;
          }
        };
        new MutationObserver(wrap).observe(number, { childList: true, characterData: true, subtree: true });
        wrap();"""
    )
    settle_frames(browser, 10)
    assert browser.run("return wrapped") == 1
    assign(browser, value="1300")
    wait_for(browser, "1,300")
    settle_frames(browser, 10)
    assert browser.run("return [wrapped, document.querySelectorAll('live-number font').length]") == [1, 2]
    assert browser.run("return document.querySelector('live-number font').offsetWidth") > 0


@pytest.mark.each_engine
@pytest.mark.parametrize("change", ["text.replaceWith(wrapped(text.data.replace('month', 'Monat')))", "text.data += '!'"])
def test_a_text_that_an_extension_writes_again_and_again_does_not_stop_the_page(browser, number, change):
    assign(browser, numberSuffix=" month", value="12")
    wait_for(browser, "12 month")
    browser.run(
        f"""const number = arguments[0];
        window.changes = 0;
        const wrapped = (data) => {{ const font = document.createElement('font'); font.append(data); return font; }};
        new MutationObserver(() => {{
          const text = [...number.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && !node.data.endsWith('!'));
          if (text && window.changes++ < 1000) {change};
        }}).observe(number, {{ childList: true, characterData: true, subtree: true }});
        number.firstChild.data += ' ';""",
        number,
    )
    settle_frames(browser, 10)
    assert browser.run("return changes") < 20
    assert browser.run("return document.querySelector('live-number').innerText") in ("12 Monat", "12 month!")
    assign(browser, value="13")
    settle_frames(browser, 10)
    wait_until(lambda: "13 month" in browser.run("return document.querySelector('live-number').innerText"))


def columns(browser):
    """The digits on each wheel of the rolling number, from the upper to the lower one."""
    return browser.run(
        "return [...document.querySelector('live-number').shadowRoot.querySelectorAll('[part~=wheel]')]"
        ".map((wheel) => wheel.textContent.replaceAll('\\n', '')).filter(Boolean)"
    )


def test_a_clock_rolls_past_its_last_value_to_zero(browser, number):
    assign(browser, transition="roll", wrapsAfter=59, options={"minimumIntegerDigits": 2}, value="58")
    wait_for(browser, "58")
    with stopped_clock(browser, step=16):
        for value, wheels, trend in [("59", ["5", "89"], "up"), ("00", ["50", "90"], "down"), ("59", ["50", "90"], "up")]:
            browser.run("document.querySelector('live-number').value = arguments[0]", value)
            wait_until(lambda: columns(browser) == wheels, saying=f"to {value}, the wheels are not {wheels}")
            assert number.get_dom_attribute("data-trend") == trend
            browser.run("document.querySelector('live-number').transition = 'count'; document.querySelector('live-number').transition = 'roll'")
            wait_for(browser, value)


@pytest.mark.parametrize(("trend", "wheel"), [("value", "9876543210"), ("up", "90"), ("down", "9876543210"), ("shortest", "90")])
def test_wheels_turn_as_the_trend_says(browser, number, trend, wheel):
    assign(browser, transition="roll", trend=trend, value="9")
    wait_for(browser, "9")
    with stopped_clock(browser, step=16):
        browser.run("document.querySelector('live-number').value = 0")
        wait_until(lambda: columns(browser) in ([wheel], [wheel[::-1]]), saying=f"the wheel is not {wheel}")
        assert number.get_dom_attribute("data-trend") == "down"
    wait_for(browser, "0")


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_a_prefix_and_a_suffix_are_part_of_the_number(browser, number, transition):
    assign(browser, transition=transition, numberPrefix="about ", numberSuffix=" items", value="5")
    wait_for(browser, "about 5 items")
    with stopped_clock(browser, step=16):
        browser.run("document.querySelector('live-number').value = 1234")
        wait_until(lambda: shown(browser)["moving"] == transition)
        now = shown(browser)
        assert now["read"] == "about 1,234 items"
        assert now["seen"].startswith("about ") and now["seen"].endswith(" items")
    wait_for(browser, "about 1,234 items")
    assign(browser, numberSuffix="")
    wait_for(browser, "about 1,234")


def test_an_attribute_that_is_not_valid_is_reported_once(browser, number):
    browser.run(
        """const number = document.querySelector('live-number');
        for (let time = 0; time < 2; time++) {
          for (const name of ['trend', 'wraps-after', 'transition']) number.setAttribute(name, 'wild');
          number.value = String(time);
          number.replaceWith(number);
        }"""
    )
    wait_for(browser, "1")
    warnings = browser.run("return recorded.warnings")
    assert sorted(warnings) == [
        f'LiveControls: {name}="wild" is ignored; it has an unknown value.' for name in ("transition", "trend", "wraps-after")
    ]


def put(browser, text, below="0", **attributes):
    """Replaces the number, `below` the top of the page, and returns what is shown."""
    browser.run(
        """const number = document.createElement('live-number');
        number.textContent = arguments[0];
        for (const [name, value] of Object.entries(arguments[1])) number.setAttribute(name, value);
        document.querySelector('p').style.marginTop = arguments[2];
        document.querySelector('live-number').replaceWith(number);""",
        text,
        attributes,
        below,
    )
    wait_until_ready(browser, "live-number")
    # Observers are called in order of creation.
    return browser.run_async(
        "await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.querySelector('live-number')));" + SHOWN
    )


@pytest.mark.each_engine
@pytest.mark.parametrize("transition", ["count", "roll"])
def test_a_number_starts_when_it_is_first_seen(browser, number, transition):
    assert put(browser, "1,234", below="5000px", value="1234", **{"from": "5"}, transition=transition) == {"seen": "5", "read": "1,234", "moving": "count"}
    browser.run("document.querySelector('live-number').value = 4321; document.querySelector('live-number').setAttribute('number-suffix', '!')")
    assert shown(browser) == {"seen": "5!", "read": "4,321!", "moving": "count"}
    assert settled(browser) == []
    with stopped_clock(browser, step=16):
        browser.run("document.querySelector('live-number').scrollIntoView()")
        wait_until(lambda: browser.find("live-number").get_dom_attribute("data-trend") == "up")
        if transition == "roll":
            wait_until(lambda: columns(browser)[-1:] == ["5678901"])
    wait_for(browser, "4,321!")
    assert settled(browser) == ["4321"]
    browser.run("const number = document.querySelector('live-number'); number.replaceWith(number); number.value = 7")
    wait_for(browser, "7!")
    assert settled(browser) == ["4321", "7"]


def test_a_number_in_view_starts_at_once(browser, number):
    put(browser, "1,234", value="1234", **{"from": "5"})
    wait_for(browser, "1,234")
    assert settled(browser) == ["1234"]


def test_a_number_without_a_value_starts_with_its_first_one(browser, number):
    assert put(browser, "", **{"from": "5"}) == {"seen": "", "read": "", "moving": None}
    with stopped_clock(browser, step=16):
        browser.run("document.querySelector('live-number').value = 80")
        wait_until(lambda: shown(browser) == {"seen": "5", "read": "80", "moving": "count"})
    wait_for(browser, "80")


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_a_number_that_is_moved_while_it_changes_settles_once(browser, number, transition):
    assign(browser, transition=transition)
    assign(browser, value="98765")
    browser.run("const line = document.querySelector('live-number').parentElement; line.append(line.firstChild); line.append(document.querySelector('live-number'))")
    wait_until(lambda: settled(browser) == ["98765"])
    assert rests_at(browser, "98,765")


@pytest.mark.parametrize("reduces_first", [True, False])
def test_reduced_motion_shows_no_start(browser, number, reduces_first):
    reduce = "document.documentElement.dataset.liveMotion = 'reduce'"
    if reduces_first:
        browser.run(reduce)
    put(browser, "1,234", below="5000px", value="1234", **{"from": "5"})
    if not reduces_first:
        browser.run(reduce)
    wait_for(browser, "1,234")
    browser.run("document.querySelector('live-number').scrollIntoView()")
    wait_until(lambda: settled(browser) == ["1234"])
    assert rests_at(browser, "1,234")


@pytest.mark.parametrize("transition", ["count", "roll"])
def test_a_movement_takes_its_duration(browser, number, transition):
    took = browser.run_async(
        """const number = document.querySelector('live-number');
        Object.assign(number, { transition: arguments[0], duration: 3000, value: '98765' });
        const start = performance.now();
        await new Promise((resolve) => number.addEventListener('live-settled', resolve));
        return performance.now() - start;""",
        transition,
    )
    assert 2900 <= took < 6000
