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


KINDS = {"live-count-ring", "live-number", "live-snap-button"}


@pytest.mark.parametrize("element", sorted(KINDS))
def test_one_core_serves_all_elements_regardless_of_script_order(browser, element):
    browser.open("dist-elements.html")
    browser.run_async(
        """for (const kind of arguments[1]) document.forms[0].append(document.getElementById(kind).content.cloneNode(true));
        for (const kind of [arguments[0], ...arguments[1]]) await recorded.load(`/dist/${kind}.js`);""",
        element,
        sorted(KINDS),
    )
    wait_until(lambda: all(browser.find(kind).get_dom_attribute("data-state") == "ready" for kind in KINDS))
    assert_loaded(browser, "live-count-ring+live-number+live-snap-button.wasm")


def test_the_first_core_includes_elements_in_shadow_trees(browser):
    browser.open("dist-elements.html")
    browser.run_async(
        """const template = (kind) => document.getElementById(kind).content.cloneNode(true);
        let tree = document.forms[0];
        for (const kind of ['live-count-ring', 'live-number', 'live-snap-button']) {
          tree.append(template(kind));
          tree = tree.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
        }
        window.trees = [document, document.forms[0].lastChild.shadowRoot, document.forms[0].lastChild.shadowRoot.lastChild.shadowRoot];
        for (const kind of ['live-count-ring', 'live-number', 'live-snap-button']) await recorded.load(`/dist/${kind}.js`);"""
    )
    wait_until(lambda: browser.run("return trees.flatMap((tree) => [...tree.querySelectorAll('[data-state=ready]')]).length") == 3)
    assert_loaded(browser, "live-count-ring+live-number+live-snap-button.wasm")


def test_a_later_element_loads_its_missing_parts(browser):
    browser.open("dist-elements.html")
    for element in ("live-number", "live-count-ring", "live-number"):
        browser.run_async(
            """document.forms[0].append(document.getElementById(arguments[0]).content.cloneNode(true));
            await recorded.load(`/dist/${arguments[0]}.js`);""",
            element,
        )
        wait_until(lambda: browser.run("return !document.querySelector('[data-state=loading]')"))
    assert_loaded(browser, "live-number.wasm", "live-count-ring.wasm")
