"""The form with all six controls, and the profile that it saves: page, server, and database together."""

from itertools import count

import pytest
from harness import assert_accessible, emulate, end_animations, fill_in, focus, press, set_viewport, type_text, value, wait_until
from harness.gallery import running_gallery

BIO = "Zoë 👩‍👩‍👧‍👦\nسلام"
PASSWORD = "violet harbour kettle"
#: Whether the form is present, its controls are ready, and their messages have loaded.
READY = """const controls = [...document.querySelectorAll('live-limited-field, live-sectioned-field, live-password-setup, live-number, live-snap-button')];
const buttons = [...document.querySelectorAll('.live-password-reveal')];
return document.readyState === 'complete' && controls.length > 0 && controls.every(({ dataset }) => dataset.state === 'ready') && buttons.every(({ title }) => title)"""
numbers = count(1)


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    with running_gallery(tmp_path_factory.mktemp("profiles"), GALLERY_BUNDLE="none") as gallery:
        yield gallery


@pytest.fixture
def name(browser):
    return f"anna-{browser.engine}-{next(numbers)}"


def open_form(browser, gallery, query=""):
    browser.driver.get(f"{gallery.address}profile/new{query}")
    wait_until_form(browser)


def wait_until_form(browser):
    wait_until(lambda: browser.run(READY), saying="not all controls are ready")


def wait_until_active(browser, wanted):
    """A page focuses a field with `autofocus` when it draws a frame."""
    wait_until(lambda: active(browser) == wanted, saying=f"{wanted} is not focused")


def field(browser, name):
    return browser.find(f"#profile [name={name}]")


def complete(browser, name, **others):
    texts = {"name": name, "bio": "Hello", "phone": "4155552671", "code": "123456", "card": "4242424242424242", "expiry": "1239"}
    texts |= {"password": PASSWORD, "confirmation": PASSWORD, **others}
    fill_in(browser, {f"#profile [name={key}]": text for key, text in texts.items()})


def send(browser):
    button = browser.find("#profile .action")
    wait_until(button.is_enabled)
    focus(browser, button)
    press(browser, "Enter")


def saved(browser):
    """The profile page's contents, once loaded."""
    is_there = "return document.readyState === 'complete' && document.querySelector('.profile-saved') !== null"
    wait_until(lambda: browser.run(is_there), saying="the profile did not load")
    return browser.run("return Object.fromEntries([...document.querySelectorAll('.profile-saved > div')].map((line) => [line.children[0].textContent, line.children[1].textContent]))")


def active(browser):
    return browser.run("return document.activeElement.id || document.activeElement.value || document.activeElement.className")


def tab_to(browser, wanted):
    passed = []
    for _ in range(4):
        press(browser, "Tab")
        passed.append(active(browser))
        if passed[-1] == wanted:
            return browser.driver.switch_to.active_element
    raise AssertionError(f"the Tab key moved through {passed} and did not reach {wanted}")


@pytest.mark.each_engine
def test_the_whole_form_can_be_completed_with_the_keyboard(browser, gallery, name):
    open_form(browser, gallery)
    texts = {"name": name, "bio": BIO, "phone": "4155552671", "code": "123456", "card": "4242424242424242", "expiry": "1239"}
    for key, text in texts.items():
        type_text(browser, tab_to(browser, f"profile-field-{key}"), text)
    tab_to(browser, "team")
    press(browser, "ArrowRight")
    assert active(browser) == "studio"
    tab_to(browser, "profile-field-seats")
    press(browser, "ArrowUp", 2)
    wait_until(lambda: browser.find("#profile-price").get_dom_attribute("value") == "87", saying="the price did not update")
    for key in ("password", "confirmation"):
        type_text(browser, tab_to(browser, f"profile-field-{key}"), PASSWORD)
    wait_until(browser.find("#profile .action").is_enabled)
    tab_to(browser, "action")
    press(browser, "Enter")
    shown = saved(browser)
    assert shown == {
        "Bio": BIO, "Mobile number (US)": "415 555 2671", "Card number": "VISA •••• 4242", "Expires": "12/39",
        "Plan": "Studio", "Seats": "3", "Total each month": "$87",
    }
    assert browser.find("h1").text == name


def test_server_errors_appear_at_their_fields_and_other_values_stay(browser, gallery, name):
    open_form(browser, gallery, "?lang=de")
    complete(browser, f"{name} b", bio=BIO)
    send(browser)
    wait_until(lambda: browser.driver.current_url.endswith("/profile?lang=de") and browser.run(READY))
    wait_until_active(browser, "profile-field-name")
    described = "return document.activeElement.getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).textContent).join(' ')"
    assert "Ein Name besteht nur aus Buchstaben, Ziffern und" in browser.run(described)
    assert field(browser, "name").get_dom_attribute("aria-invalid") == "true"
    assert browser.find("[role=alert] h2").text == "Einige Felder brauchen noch einen Blick."
    kept = {key: value(browser, field(browser, key)) for key in ("name", "bio", "phone", "expiry", "code", "card", "password", "confirmation")}
    assert kept == {"name": f"{name} b", "bio": BIO, "phone": "4155552671", "expiry": "1239", "code": "", "card": "", "password": "", "confirmation": ""}
    browser.run("arguments[0].select()", field(browser, "name"))
    fields = {"name": name, "code": "123456", "card": "4242424242424242", "password": PASSWORD, "confirmation": PASSWORD}
    for key, text in fields.items():
        type_text(browser, field(browser, key), text)
    send(browser)
    assert saved(browser)["Kurzbiografie"] == BIO
    browser.take_problems()


def test_submitting_a_form_twice_creates_one_profile(browser, gallery, name):
    open_form(browser, gallery)
    complete(browser, name)
    wait_until(browser.find("#profile .action").is_enabled)
    browser.run("document.querySelector('#profile').requestSubmit(); document.querySelector('#profile').requestSubmit()")
    saved(browser)
    assert browser.find("h1").text == name


@pytest.mark.back_forward_cache
@pytest.mark.each_engine
def test_going_back_returns_to_a_form_that_can_be_submitted(browser, gallery, name):
    open_form(browser, gallery)
    complete(browser, name)
    send(browser)
    saved(browser)
    browser.driver.back()
    wait_until_form(browser)
    wait_until(lambda: browser.find("#profile .action").get_dom_attribute("aria-disabled") is None)


def test_a_profile_can_be_edited(browser, gallery, name):
    open_form(browser, gallery)
    complete(browser, name)
    send(browser)
    saved(browser)
    browser.find(".profile-edit").click()
    wait_until_form(browser)
    assert "VISA •••• 4242" in browser.find("#profile-hint-card").text
    browser.run("document.querySelector('#profile [value=solo]').click()")
    wait_until(lambda: browser.find("#profile-price").text == "$9")
    send(browser)
    shown = saved(browser)
    assert (shown["Plan"], shown["Card number"], shown["Bio"]) == ("Solo", "VISA •••• 4242", "Hello")


@pytest.mark.engines("chromium")
def test_the_form_is_complete_without_scripts(browser, gallery, name):
    browser.devtools("Emulation.setScriptExecutionDisabled", value=True)
    browser.after_test.callback(browser.devtools, "Emulation.setScriptExecutionDisabled", value=False)
    browser.driver.get(f"{gallery.address}profile/new")
    complete(browser, name, card="4242424242424241")
    type_text(browser, field(browser, "seats"), "")
    press(browser, "ArrowUp", 9)
    browser.find("#profile .quiet").click()
    wait_until(lambda: browser.find("#profile-price").text == "$150")
    wait_until(lambda: value(browser, field(browser, "bio")) == "Hello")
    secrets = {"code": "123456", "card": "4242424242424241", "password": PASSWORD, "confirmation": PASSWORD}
    assert {key: value(browser, field(browser, key)) for key in secrets} == dict.fromkeys(secrets, "")
    for key, text in secrets.items():
        type_text(browser, field(browser, key), text)
    browser.find("#profile .action").click()
    wait_until(lambda: browser.find("#profile-error-card").text == "This card number does not exist")
    wait_until_active(browser, "profile-field-card")
    for key, text in (secrets | {"card": "4242424242424242"}).items():
        type_text(browser, field(browser, key), text)
    press(browser, "Enter")
    assert saved(browser)["Total each month"] == "$150"
    browser.devtools("Emulation.setScriptExecutionDisabled", value=False)
    browser.driver.refresh()
    browser.take_problems()


def test_the_floating_button_opens_help_and_escape_closes_it(browser, gallery):
    open_form(browser, gallery)
    browser.find("live-snap-button button").click()
    wait_until(browser.find("#profile-help").is_displayed)
    assert active(browser) == "profile-close"
    assert_accessible(browser, "#profile-help")
    press(browser, "Escape")
    wait_until(lambda: not browser.find("#profile-help").is_displayed())


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("query", ["", "?lang=ar", "?lang=de"])
@pytest.mark.parametrize("colors", ["light", "dark"])
def test_axe_finds_no_violation_and_nothing_is_clipped(browser, gallery, query, colors):
    if colors == "dark":
        emulate(browser, "dark")
    set_viewport(browser, 320, 700)
    open_form(browser, gallery, query)
    assert browser.run("return document.documentElement.dir") == ("rtl" if "ar" in query else "ltr")
    end_animations(browser)
    assert browser.run("return document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(browser)
