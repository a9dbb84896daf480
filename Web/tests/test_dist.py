"""The output of `make dist`: each script is complete, and several of them work together."""

import functools
import http.server
import json
import re
import threading
from pathlib import Path

import pytest
from harness import screenshot, set_viewport, settle_animations, type_text, wait_until
from PIL import Image, ImageChops, ImageFilter

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
#: The style of each element among the sources.
STYLES = sorted((path.relative_to(ROOT / "Web") for path in (ROOT / "Web").glob("*/live-*.css")), key=lambda path: path.stem)
ELEMENTS = [path.stem for path in STYLES]
LOADED = "return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith(arguments[0]))"
COUNTER = "return document.querySelector('.live-limited-field-counter').textContent"
DESCRIBED = "return document.querySelector('live-count-ring [hidden]').textContent"
ADD = """for (const kind of arguments[0]) document.forms[0].append(document.getElementById(kind).content.cloneNode(true));
for (const url of arguments[1]) await recorded.load(url);"""


def assert_loaded(browser, *files):
    """Asserts that a page whose elements are all ready has loaded exactly these files."""
    __tracebackhide__ = True
    loaded = lambda: sorted(path.removeprefix("/dist/") for path in browser.run(LOADED, "/dist/"))
    # A browser may report a file slightly after the page receives it.
    wait_until(lambda: len(loaded()) >= len(files))
    assert loaded() == sorted(files)


def wait_for(browser, state, *elements):
    wait_until(lambda: all(browser.find(element).get_dom_attribute("data-state") == state for element in elements), saying=f"not all elements are {state}")


def open_with(browser, elements, *urls):
    """Opens a page with elements, and then loads the scripts that define them."""
    browser.open("dist-elements.html")
    browser.run_async(ADD, elements, urls)
    wait_for(browser, "ready", *elements)


# One script


@pytest.mark.each_engine
@pytest.mark.parametrize("element", ELEMENTS)
def test_an_elements_script_is_all_that_a_page_loads(browser, element):
    open_with(browser, [element], f"/dist/{element}.js")
    assert_loaded(browser, f"{element}.js")
    assert browser.run("return document.adoptedStyleSheets.length") == 1


def test_the_script_of_all_elements_is_all_that_a_page_loads(browser):
    open_with(browser, ELEMENTS, "/dist/live-controls.js")
    assert_loaded(browser, "live-controls.js")
    assert browser.run("return document.adoptedStyleSheets.length") == 1


def test_a_ring_counts(browser):
    browser.open("dist.html")
    ring = browser.find("live-count-ring")
    wait_for(browser, "ready", "live-count-ring")
    type_text(browser, browser.find("#text"), "fifteen letters")
    wait_until(lambda: ring.find_element("css selector", ".live-count-ring-label").text == "5")


def test_a_bundled_element_uses_the_languages_of_its_page(browser):
    browser.open("dist.html")
    browser.run("document.documentElement.lang = 'de'; document.querySelector('live-count-ring').limit = 30")
    wait_until(lambda: browser.run(DESCRIBED) == "Höchstens 30 Zeichen", saying="the description is not German")
    assert_loaded(browser, "live-count-ring.css", "live-count-ring.js", "messages/de.js")


def test_without_permission_to_compile_the_form_works_plainly(browser):
    browser.open("dist.html", csp="no-wasm")
    wait_for(browser, "unavailable", "live-count-ring")
    type_text(browser, browser.find("#text"), "Text")
    assert browser.run("return new FormData(document.forms[0]).get('text')") == "Text"
    [warning] = browser.run("return recorded.warnings")
    assert warning.startswith("LiveControls: the core could not be loaded")
    browser.take_problems("violation")


def test_the_adopted_style_is_the_linked_one(browser):
    styles = "return [...document.querySelectorAll('live-sectioned-field, live-sectioned-field *')].map((each) => [...getComputedStyle(each)].map((name) => getComputedStyle(each).getPropertyValue(name)))"
    open_with(browser, ["live-sectioned-field"], "/dist/live-sectioned-field.js")
    settle_animations(browser)
    adopted = browser.run(styles)
    browser.run_async(
        """const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/dist/live-sectioned-field.css' });
        await new Promise((onload) => document.head.append(Object.assign(style, { onload })));
        delete document.adoptedStyleSheets;
        document.adoptedStyleSheets = [];"""
    )
    settle_animations(browser)
    assert browser.run(styles) == adopted


def test_an_element_in_a_shadow_tree_has_its_style(browser):
    open_with(browser, ["live-limited-field"], "/dist/live-limited-field.js")
    browser.run(
        """const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
        root.append(document.getElementById('live-limited-field').content.cloneNode(true));
        window.inner = root.querySelector('live-limited-field');"""
    )
    wait_until(lambda: browser.run("return inner.dataset.state === 'ready' && getComputedStyle(inner).position") == "relative")


@pytest.mark.each_engine
def test_elements_keep_their_style_when_the_page_assigns_its_own_style_sheets(browser):
    """Each script has a copy of the code that adopts the style."""
    open_with(browser, ["live-sectioned-field", "live-limited-field"], "/dist/live-sectioned-field.js", "/dist/live-limited-field.js")
    count = browser.run(
        """const sheet = new CSSStyleSheet();
        sheet.replaceSync('body { color: rgb(1, 2, 3) }');
        document.adoptedStyleSheets = [sheet];
        document.adoptedStyleSheets = [...document.adoptedStyleSheets];
        return document.adoptedStyleSheets.length;"""
    )
    assert count == 3
    looks = "return [['live-sectioned-field', 'display'], ['live-limited-field', 'position'], ['body', 'color']].map(([tag, name]) => getComputedStyle(document.querySelector(tag))[name])"
    assert browser.run(looks) == ["grid", "relative", "rgb(1, 2, 3)"]


def test_a_pages_later_layer_wins_over_an_adopted_style(browser):
    browser.open("dist-elements.html")
    browser.run(
        """const sheet = new CSSStyleSheet();
        sheet.replaceSync('@layer live-controls, page; @layer page { live-limited-field { position: static } }');
        document.adoptedStyleSheets = [sheet];"""
    )
    browser.run_async(ADD, ["live-limited-field"], ["/dist/live-limited-field.js"])
    wait_for(browser, "ready", "live-limited-field")
    assert browser.run("return getComputedStyle(document.querySelector('live-limited-field')).position") == "static"


def test_a_limited_field_loads_the_ring_that_it_shows(browser):
    browser.open("dist-elements.html")
    browser.run_async(ADD + "document.querySelector('live-limited-field').ring = true", ["live-limited-field"], ["/dist/live-limited-field.js"])
    wait_for(browser, "ready", "live-limited-field", "live-count-ring")
    assert_loaded(browser, "live-limited-field.js", "live-count-ring.js")


# Modules on demand


#: What makes an element need a part with a core.
NEEDS = {
    "units": "Object.assign(element, { unit: 'words' })",
    "twitter": "Object.assign(element, { unit: 'twitter' })",
    "phone": "Object.assign(element, { preset: 'phone' })",
    "pattern": "Object.assign(element, { preset: '', pattern: 'AA-999' })",
    "amount": "Object.assign(element, { preset: 'amount' })",
    "date": "Object.assign(element, { preset: 'date' })",
    "neighbors": "element.before(document.getElementById('live-snap-button').content.cloneNode(true))",
}
CORE_PARTS = {name: part["elements"] for name, part in json.loads((ROOT / "Web/host/parts.json").read_text()).items() if "tables" in part}


@pytest.mark.parametrize("script, element, part", [(script, element, part) for part, elements in CORE_PARTS.items() for element in elements for script in (element, "live-controls")])
def test_a_part_continues_the_core_of_its_script(browser, script, element, part):
    open_with(browser, [element], f"/dist/{script}.js")
    browser.run(f"const element = document.querySelector('{element}'); {NEEDS[part]}")
    assert_loaded(browser, f"{script}.js", f"{script}/{part}.js")
    wait_for(browser, "ready", element)


def test_the_value_of_a_telephone_number_is_its_text(browser):
    open_with(browser, ["live-sectioned-field"], "/dist/live-sectioned-field.js")
    browser.run(f"const element = document.querySelector('live-sectioned-field'); {NEEDS['phone']}")
    wait_for(browser, "ready", "live-sectioned-field")
    assert_loaded(browser, "live-sectioned-field.js", "live-sectioned-field/phone.js")
    type_text(browser, browser.find("input"), "+33612345678")
    assert browser.run("return document.querySelector('live-sectioned-field').value") == "+33612345678"


def test_two_scripts_of_a_page_load_their_own_parts(browser):
    open_with(browser, ["live-sectioned-field"], "/dist/live-sectioned-field.js", "/dist/live-controls.js")
    browser.run(
        """const [field] = document.querySelectorAll('live-sectioned-field'), other = field.cloneNode(true);
        other.querySelector('input').id = '';
        field.after(other);
        Object.assign(field, { preset: 'date', lang: 'de' });
        Object.assign(other, { preset: 'date', lang: 'en-US' });"""
    )
    wait_until(lambda: browser.run("return document.querySelectorAll('live-sectioned-field[data-state=ready]').length") == 2)
    for input in browser.driver.find_elements("css selector", "input"):
        type_text(browser, input, "4.12.2026")
    wait_until(lambda: browser.run("return [...document.querySelectorAll('live-sectioned-field')].map(({ value }) => value)") == ["2026-12-04", "2026-04-12"])


@pytest.mark.page_problems_allowed
def test_a_part_of_another_script_is_refused(browser, site, tmp_path):
    (tmp_path / "live-sectioned-field").mkdir()
    part = (DIST / "live-controls/date.js").read_text().replace("live-controls/date", "live-sectioned-field/date")
    (tmp_path / "live-sectioned-field/date.js").write_text(part)
    (tmp_path / "field.js").write_text((DIST / "live-sectioned-field.js").read_text())
    site.folders["/served/"] = tmp_path
    open_with(browser, ["live-sectioned-field"], "/served/field.js")
    browser.run("document.querySelector('live-sectioned-field').preset = 'date'")
    wait_for(browser, "unavailable", "live-sectioned-field")
    wait_until(lambda: any("another version" in each for each in browser.run("return recorded.warnings")))


def test_a_ring_with_the_twitter_unit_loads_the_rules(browser):
    browser.open("dist.html")
    ring = browser.find("live-count-ring")
    wait_for(browser, "ready", "live-count-ring")
    type_text(browser, browser.find("#text"), "example.com")
    browser.run("Object.assign(document.querySelector('live-count-ring'), { unit: 'twitter', limit: 25 })")
    wait_until(lambda: ring.find_element("css selector", ".live-count-ring-label").text == "2")
    browser.run("document.querySelector('live-count-ring').unit = 'characters'")
    wait_until(lambda: browser.run(DESCRIBED) == "Up to 25 characters")
    assert_loaded(browser, "live-count-ring.css", "live-count-ring.js", "live-count-ring/twitter.js")


def test_a_limited_field_loads_the_rules_and_the_extras_that_it_needs(browser):
    browser.open("dist-elements.html")
    change = "Object.assign(document.querySelector('live-limited-field'), { unit: 'words', wording: 'remaining', also: '30 utf8' })"
    browser.run_async(ADD + change, ["live-limited-field"], ["/dist/live-limited-field.js"])
    wait_for(browser, "ready", "live-limited-field")
    wait_until(lambda: browser.run(COUNTER) == "20 left")
    type_text(browser, browser.find("input"), "one two")
    wait_until(lambda: browser.run(COUNTER) == "23 left")
    browser.run("document.querySelector('live-limited-field').also = ''")
    wait_until(lambda: browser.run(COUNTER) == "18 left")
    assert_loaded(browser, "limited-field-extras.js", "live-limited-field.js", "live-limited-field/units.js")


def test_a_limited_field_has_the_messages_of_its_minimum(browser):
    """They are those of other elements, too."""
    open_with(browser, ["live-limited-field"], "/dist/live-limited-field.js")
    browser.run("document.querySelector('live-limited-field').minimum = 3")
    wait_until(lambda: browser.run("return document.querySelector('live-limited-field [hidden]').textContent") == "At least 3 characters")
    type_text(browser, browser.find("input"), "a")
    wait_until(lambda: browser.run("return document.querySelector('input').validationMessage") == "2 characters missing")


def open_without_parts(browser, site, tmp_path, tag, properties):
    """Opens a page with an element whose script has no parts beside it, as in a bundle."""
    (tmp_path / "field.js").write_text((DIST / f"{tag}.js").read_text())
    site.folders["/served/"] = tmp_path
    browser.open("dist-elements.html")
    browser.run_async(ADD + f"Object.assign(document.querySelector('{tag}'), {properties})", [tag], ["/served/field.js"])
    wait_for(browser, "ready", tag)


@pytest.mark.page_problems_allowed
def test_extras_can_be_provided_later(browser, site, tmp_path):
    open_without_parts(browser, site, tmp_path, "live-limited-field", "{ wording: 'remaining' }")
    type_text(browser, browser.find("input"), "a")
    assert browser.run(COUNTER) == ""
    browser.run_async("await recorded.load('/dist/limited-field-extras.js')")
    wait_until(lambda: browser.run(COUNTER) == "19 left")


@pytest.mark.page_problems_allowed
def test_a_code_can_be_submitted_after_its_part_is_provided_later(browser, site, tmp_path):
    open_without_parts(browser, site, tmp_path, "live-sectioned-field", "{ preset: 'code', autoSubmit: true }")
    browser.run("document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); document.body.dataset.isSubmitted = ''; })")
    browser.run_async("await recorded.load('/dist/code-entry.js')")
    type_text(browser, browser.find("input"), "123456")
    wait_until(lambda: browser.run("return 'isSubmitted' in document.body.dataset"))


@pytest.mark.page_problems_allowed
def test_a_part_can_be_provided_later(browser, site, tmp_path):
    """As in a bundle, which has no parts beside it."""
    (tmp_path / "ring.js").write_text((DIST / "live-count-ring.js").read_text())
    site.folders["/served/"] = tmp_path
    browser.open("dist-elements.html")
    browser.run_async(
        """document.forms[0].append(document.getElementById('live-count-ring').content.cloneNode(true));
        Object.assign(document.querySelector('live-count-ring'), { lang: 'de' }).setAttribute('unit', 'twitter');
        await recorded.load('/served/ring.js');"""
    )
    wait_for(browser, "unavailable", "live-count-ring")
    browser.run_async("await recorded.load('/dist/live-count-ring/twitter.js')")
    wait_for(browser, "ready", "live-count-ring")
    wait_until(lambda: browser.run(DESCRIBED) == "Up to 20 characters")
    browser.run_async("await recorded.load('/dist/messages/de.js')")
    wait_until(lambda: browser.run(DESCRIBED) == "Höchstens 20 Zeichen")


# The looks


LOADS = {
    "sources": [f"/live-controls/{path.with_suffix(kind)}" for kind in (".css", ".js") for path in STYLES],
    "one script": ["/dist/live-controls.js"],
    "own scripts": [f"/dist/{element}.js" for element in ELEMENTS],
    "linked styles": ["/dist/live-controls.css", *(f"/dist/{element}.js" for element in ELEMENTS)],
}


def looks(browser, name, direction):
    """Returns a screenshot of the page with all elements from some of the `LOADS`."""
    browser.open("looks.html")
    set_viewport(browser, 1400, 1200)
    browser.run_async(
        """const [urls, dir] = arguments;
        document.documentElement.dir = dir;
        for (const appearance of ['outlined', 'underlined', 'bordered']) {
          const fields = document.querySelector('template').content.cloneNode(true);
          for (const field of [...fields.children]) {
            field.setAttribute('appearance', appearance);
            // All of them three times would take a slow engine minutes to lay out.
            if (appearance !== 'outlined' && !field.matches('[preset=card], [preset=code], [preset=amount], [lang=de]')) field.remove();
          }
          document.querySelector('template').before(fields);
        }
        for (const href of urls.filter((url) => url.endsWith('.css'))) {
          const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          await new Promise((onload) => document.head.append(Object.assign(style, { onload })));
        }
        for (const url of urls.filter((url) => url.endsWith('.js'))) await recorded.load(url);""",
        LOADS[name],
        direction,
    )
    wait_until(lambda: browser.run(f"return [...document.querySelectorAll('{', '.join(ELEMENTS)}')].every(({{ dataset }}) => dataset.state === 'ready')"), timeout=60)
    # The part that keeps buttons apart loads once there are two.
    wait_until(lambda: browser.run("return new Set([...document.querySelectorAll('live-snap-button')].map((button) => button.place?.y)).size") == 2)
    settle_animations(browser)
    # Blurred, because engines draw the edges of characters slightly differently each time.
    return Image.open(screenshot(browser, f"looks-{direction}-{name}")).convert("L").filter(ImageFilter.BoxBlur(2))


@pytest.mark.each_engine
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_package_looks_like_its_sources(browser, direction):
    pictures = {name: looks(browser, name, direction) for name in LOADS}
    differences = {name: ImageChops.difference(picture, pictures["sources"]).point(lambda level: level > 16 and 255).getbbox() for name, picture in pictures.items()}
    assert differences == dict.fromkeys(LOADS), "the package looks different in these places"


# Several scripts


def test_a_page_can_replace_messages(browser):
    """Through the exports of each script: single messages, also in a language without a catalog."""
    browser.open("dist.html")
    wait_until(lambda: browser.run(DESCRIBED) == "Up to 20 characters")
    browser.run_async(
        """const { setMessages } = await recorded.load('/dist/live-count-ring.js');
        setMessages('en', { messages: { limit: 'No more than {amount}' } });
        setMessages('nl', { messages: { limit: 'Hoogstens {amount}' }, amounts: { characters: { one: '{n} teken', other: '{n} tekens' } } });
        document.querySelector('live-count-ring').limit = 21;"""
    )
    wait_until(lambda: browser.run(DESCRIBED) == "No more than 21 characters")
    browser.run("document.documentElement.lang = 'nl'; document.querySelector('live-count-ring').limit = 1")
    wait_until(lambda: browser.run(DESCRIBED) == "Hoogstens 1 teken")
    # Messages missing from a catalog appear in English. Each script sets messages for all elements.
    browser.run_async("(await recorded.load('/dist/live-snap-button.js')).setMessages('nl', { messages: { over: '{amount} te veel' } })")
    browser.run("document.querySelector('live-count-ring').limit = 1000")
    wait_until(lambda: browser.run(DESCRIBED) == "Hoogstens 1.000 tekens")


@pytest.mark.each_engine
def test_every_script_exports_the_class_that_the_page_has(browser):
    open_with(browser, ["live-number"], "/dist/live-number.js", "/dist/live-controls.js")
    assert browser.run_async(
        """const [one, all] = await Promise.all(['live-number', 'live-controls'].map((name) => recorded.load(`/dist/${name}.js`)));
        return one.LiveNumber === all.LiveNumber && document.querySelector('live-number') instanceof all.LiveNumber;"""
    )


def other_version(script):
    """The script as if of another version: it accepts no parts of this one."""
    [version] = re.findall(r"abiVersion = (\d+)", (ROOT / "Web/core/exports.js").read_text())
    assert f"!=={version})" in script
    changed = re.sub(rf"\b{version}\b", str(int(version) + 1), script)
    # Its core still has the version of this one.
    return changed.replace(f"!=={int(version) + 1})", f"!=={version})")


@pytest.mark.each_engine
@pytest.mark.parametrize("version", ["the same version", "another version"])
def test_two_scripts_agree_about_a_field_that_they_share(browser, site, tmp_path, version):
    script = (DIST / "live-count-ring.js").read_text()
    (tmp_path / "ring.js").write_text(other_version(script) if version == "another version" else script)
    site.folders["/served/"] = tmp_path
    browser.open("dist-shared.html")
    browser.run_async("for (const url of arguments[0]) await recorded.load(url)", ["/dist/live-limited-field.js", "/served/ring.js"])
    wait_for(browser, "ready", "live-count-ring", "live-limited-field")
    field = browser.find("#shared")
    # Both describe the field, each with an ID of its own.
    ids = browser.run("return document.querySelector('#shared').getAttribute('aria-describedby').split(' ')")
    wait_until(lambda: browser.run("return arguments[0].map((id) => document.querySelectorAll(`#${id}`).length)", ids) == [1, 1])
    # A script sets the text without an event; both notice, and the page's property returns when both are gone.
    browser.run("document.querySelector('#shared').value = 'abcdefg'")
    label = "return document.querySelector('.live-count-ring-label').textContent"
    wait_until(lambda: browser.run(label) == "-1")
    # The page's own error takes precedence over the element's, and the element's remains.
    wait_until(lambda: browser.run("return document.querySelector('#shared').validity.customError"))
    own = browser.run("return document.querySelector('#shared').validationMessage")
    assert browser.run("const field = document.querySelector('#shared'); field.setCustomValidity('Taken'); return field.validationMessage") == "Taken"
    assert browser.run("const field = document.querySelector('#shared'); field.setCustomValidity(''); return field.validationMessage") == own
    # There is one live region with the messages of both.
    type_text(browser, field, "h")
    lines = "return [...document.querySelectorAll('[data-live-announcer] p')].map((line) => line.textContent).filter(Boolean)"
    wait_until(lambda: sorted(browser.run(lines), reverse=True) == ["3 characters over the limit", "2 characters over the limit"])
    assert browser.run("return document.querySelectorAll('[data-live-announcer]').length") == 1
    # A framework that hydrates the page sees none of the parts of either.
    assert browser.run(
        """const seen = [];
        const walk = (node) => { for (let child = node.firstChild; child; child = child.nextSibling) { seen.push(child); walk(child); } };
        walk(document.body);
        return seen.filter((node) => node.matches?.('[data-live-part], [data-live-announcer]')).length;"""
    ) == 0
    # A change of context reaches both.
    browser.run("document.documentElement.lang = 'de'")
    wait_until(lambda: browser.run("return arguments[0].map((id) => document.getElementById(id).textContent.startsWith('Höchstens'))", ids).count(True) == (2 if version == "the same version" else 1))
    browser.run("for (const each of document.querySelectorAll('live-count-ring, live-limited-field')) each.replaceWith(...each.querySelectorAll('#shared'))")
    wait_until(lambda: not browser.run("return Object.hasOwn(arguments[0], 'value')", field))
    if version == "another version":
        browser.take_problems("error")


@pytest.mark.each_engine
def test_two_scripts_report_their_errors_of_one_field(browser):
    browser.open("dist-shared.html")
    browser.run_async("for (const url of arguments[0]) await recorded.load(url)", ["/dist/live-limited-field.js", "/dist/live-password-setup.js"])
    wait_for(browser, "ready", "live-limited-field", "live-password-setup")
    error = "return document.querySelector('#password').validationMessage"
    page = "document.querySelector('#password').setCustomValidity(arguments[0])"
    # The error of the password is at the field once the form was submitted.
    type_text(browser, browser.find("#password"), "abc")
    browser.run("document.forms[0].requestSubmit()")
    weak = "At least 8 characters"
    wait_until(lambda: browser.run(error) == weak)
    browser.run(page, "Taken")
    assert browser.run(error) == "Taken"
    browser.run("document.querySelector('#password').value = 'abcdefgh'")
    browser.run("document.querySelector('#password').value = 'abc'")
    assert browser.run(error) == "Taken"
    browser.run(page, "")
    wait_until(lambda: browser.run(error) == weak)
    browser.run("document.querySelector('#password').value = 'aB1!aB1!'")
    wait_until(lambda: browser.run(error) == "3 characters over the limit")
    browser.run("document.querySelector('live-limited-field:has(#password)').limit = 8")
    wait_until(lambda: browser.run(error) == "")


# A simple server


class JavaScriptOnly(http.server.SimpleHTTPRequestHandler):
    """A server that knows the type of scripts and of no other file, and compresses nothing."""

    def guess_type(self, path):
        return "text/javascript" if path.endswith(".js") else None

    def send_header(self, keyword, value):
        if value is not None:
            super().send_header(keyword, value)

    def log_message(self, *arguments):
        pass


@pytest.mark.each_engine
def test_a_server_has_to_know_no_type_but_that_of_scripts(browser, tmp_path):
    (tmp_path / "dist").symlink_to(DIST)
    forms = (Path(__file__).parent / "pages/dist-elements.html").read_text()
    templates = "".join(re.findall(r"<template[^>]*>(.*?)</template>", forms))
    (tmp_path / "index.html").write_text(
        f'<!doctype html><html lang="de"><meta charset="utf-8"><title>All</title><script type="module" src="dist/live-controls.js"></script><form>{templates}</form></html>'
        .replace("<live-password-setup>", "<live-password-setup strength>").replace('limit="20"></live-count-ring>', 'limit="20" unit="twitter"></live-count-ring>')
    )
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(JavaScriptOnly, directory=tmp_path))
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        browser.driver.get(f"http://127.0.0.1:{server.server_port}/")
        wait_for(browser, "ready", *ELEMENTS)
        wait_until(lambda: browser.run(DESCRIBED) == "Höchstens 20 Zeichen")
        wait_until(lambda: browser.run("return document.querySelector('.live-password-strength') !== null"))
        assert_loaded(browser, "live-controls.js", "live-controls/twitter.js", "messages/de.js", "password-dictionary.js")
    finally:
        server.shutdown()
        server.server_close()
        browser.open("other.html")
