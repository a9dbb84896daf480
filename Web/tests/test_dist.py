"""The output of `make dist`."""

from pathlib import Path

import pytest
from harness import type_text, wait_until

CORES = "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.wasm'))"


def assert_loaded(browser, *cores):
    """Asserts that a page whose elements are all ready has loaded exactly these files."""
    __tracebackhide__ = True
    loaded = lambda: [name.rsplit("/", 1)[1] for name in browser.run(CORES)]
    # A browser may report a file slightly after the page receives it.
    wait_until(lambda: len(loaded()) >= len(cores))
    assert loaded() == [*cores]


@pytest.mark.each_engine
def test_a_page_with_only_a_ring_loads_the_rings_core(browser):
    browser.open("dist.html")
    ring = browser.find("live-count-ring")
    wait_until(lambda: ring.get_dom_attribute("data-state") == "ready")
    type_text(browser, browser.find("#text"), "fifteen letters")
    wait_until(lambda: ring.find_element("css selector", ".live-count-ring-label").text == "5")
    assert_loaded(browser, "live-count-ring.wasm")


def test_a_bundled_element_uses_the_languages_of_its_page(browser):
    browser.open("dist.html")
    browser.run("document.documentElement.lang = 'de'; document.querySelector('live-count-ring').limit = 30")
    described = "return document.querySelector('live-count-ring [hidden]').textContent"
    wait_until(lambda: browser.run(described) == "Höchstens 30 Zeichen", saying="the description is not German")


def test_a_ring_with_the_twitter_unit_switches_its_core(browser):
    browser.open("dist.html")
    ring = browser.find("live-count-ring")
    wait_until(lambda: ring.get_dom_attribute("data-state") == "ready")
    type_text(browser, browser.find("#text"), "example.com")
    browser.run("Object.assign(document.querySelector('live-count-ring'), { unit: 'twitter', limit: 25 })")
    wait_until(lambda: ring.find_element("css selector", ".live-count-ring-label").text == "2")
    assert_loaded(browser, "live-count-ring.wasm", "live-count-ring+twitter.wasm")


def test_a_page_can_replace_messages(browser):
    """Through the exports of each bundled module: single messages, also in a language without a catalog."""
    browser.open("dist.html")
    described = "return document.querySelector('live-count-ring [hidden]').textContent"
    wait_until(lambda: browser.run(described) == "Up to 20 characters")
    browser.run_async(
        """const { setMessages } = await recorded.load('/dist/live-count-ring.js');
        setMessages('en', { messages: { limit: 'No more than {amount}' } });
        setMessages('nl', { messages: { limit: 'Hoogstens {amount}' }, amounts: { characters: { one: '{n} teken', other: '{n} tekens' } } });
        document.querySelector('live-count-ring').limit = 21;"""
    )
    wait_until(lambda: browser.run(described) == "No more than 21 characters")
    browser.run("document.documentElement.lang = 'nl'; document.querySelector('live-count-ring').limit = 1")
    wait_until(lambda: browser.run(described) == "Hoogstens 1 teken")
    # Messages missing from a catalog appear in English.
    browser.run_async("(await recorded.load('/dist/live-snap-button.js')).setMessages('nl', { messages: { moveTo: 'Naar …' } })")
    browser.run("document.querySelector('live-count-ring').limit = 1000")
    wait_until(lambda: browser.run(described) == "Hoogstens 1.000 tekens")


ELEMENTS = sorted(path.stem for path in Path(__file__).parents[1].glob("*/live-*.css"))


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_single_element_works_with_its_own_core(browser, element):
    browser.open("dist-elements.html")
    browser.run_async(
        """document.forms[0].append(document.getElementById(arguments[0]).content.cloneNode(true));
        await import(`/dist/${arguments[0]}.js`);""",
        element,
    )
    wait_until(lambda: browser.find(element).get_dom_attribute("data-state") == "ready")
    assert_loaded(browser, f"{element}.wasm")


def test_all_elements_of_one_script_share_a_core(browser):
    browser.open("dist-elements.html")
    browser.run_async(
        """for (const kind of arguments[0]) document.forms[0].append(document.getElementById(kind).content.cloneNode(true));
        await recorded.load('/dist/live-controls.js');""",
        ELEMENTS,
    )
    wait_until(lambda: all(browser.find(element).get_dom_attribute("data-state") == "ready" for element in ELEMENTS))
    assert_loaded(browser, "live-controls.wasm")


def test_elements_of_one_script_share_a_core_with_twitters_rules(browser):
    browser.open("dist-elements.html")
    browser.run_async(
        """document.forms[0].append(document.getElementById('live-count-ring').content.cloneNode(true));
        document.querySelector('live-count-ring').setAttribute('unit', 'twitter');
        await recorded.load('/dist/live-controls.js');"""
    )
    wait_until(lambda: browser.find("live-count-ring").get_dom_attribute("data-state") == "ready")
    assert_loaded(browser, "live-controls+twitter.wasm")


def test_each_script_loads_the_core_of_its_element(browser):
    browser.open("dist-elements.html")
    for element in ("live-number", "live-count-ring", "live-number"):
        browser.run_async(
            """document.forms[0].append(document.getElementById(arguments[0]).content.cloneNode(true));
            await recorded.load(`/dist/${arguments[0]}.js`);""",
            element,
        )
        wait_until(lambda: browser.run("return !document.querySelector('[data-state=loading]')"))
    assert_loaded(browser, "live-number.wasm", "live-count-ring.wasm")
