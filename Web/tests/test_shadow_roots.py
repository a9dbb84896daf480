"""Elements in shadow roots: the focus, language, menu, and announcements follow their context."""

import pytest
from harness import Mouse, form_error, press, settle_frames, wait_until
from selenium.webdriver import ActionChains

MODES = pytest.mark.parametrize("mode", ["open", "closed"])


def enter(browser, mode, prepare=""):
    browser.open("shadow-roots.html")
    browser.run(f"{prepare}; enterShadow(arguments[0], window.around)", mode)
    browser.run_async("await styled")
    wait_until(lambda: browser.run("return inner.querySelectorAll('[data-state=ready]').length") == 4)
    settle_frames(browser)


def inside(browser, selector):
    return browser.run("return inner.querySelector(arguments[0])", selector)


def focused(browser):
    return browser.run("return inner.activeElement?.id || inner.activeElement?.textContent")


@MODES
def test_arrow_keys_move_character_by_character(browser, mode):
    enter(browser, mode)
    field = inside(browser, "#card")
    browser.run("arguments[0].focus()", field)
    ActionChains(browser.driver, duration=0).send_keys("42424242").perform()
    for at in range(7, -1, -1):
        press(browser, "ArrowLeft")
        assert browser.run("return [arguments[0].selectionStart, arguments[0].value]", field) == [at, "42424242"]
        wait_until(lambda: browser.run("return inner.querySelector('.live-sectioned-field-box[data-active]') === inner.querySelectorAll('.live-sectioned-field-box')[arguments[0]]", at // 4))


@MODES
def test_the_reveal_button_keeps_focus_and_caret_in_the_field(browser, mode):
    enter(browser, mode)
    field, eye = inside(browser, "#password"), inside(browser, ".live-password-reveal")
    browser.run("arguments[0].focus()", field)
    ActionChains(browser.driver, duration=0).send_keys("abcdef").perform()
    browser.run("arguments[0].setSelectionRange(1, 4)", field)
    for kind in ("text", "password"):
        Mouse(browser).click(eye)
        wait_until(lambda: field.get_dom_attribute("type") == kind)
        assert focused(browser) == "password"
        assert browser.run("return [arguments[0].selectionStart, arguments[0].selectionEnd]", field) == [1, 4]


@MODES
def test_the_menu_supports_navigation_selection_and_closing(browser, mode):
    enter(browser, mode)
    browser.run("inner.querySelector('#action').focus()")
    press(browser, "Shift+F10")
    places = wait_until(lambda: browser.run("return [...inner.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)"))
    wait_until(lambda: focused(browser) in places)
    press(browser, "Home")
    for place in [*places, places[0]]:
        assert focused(browser) == place
        press(browser, "ArrowDown")
    # A press on a menu item isn't a press outside the menu.
    Mouse(browser).click(browser.run("return inner.activeElement"))
    wait_until(lambda: focused(browser) == "action")
    for other in ("return document.querySelector('#elsewhere')", "return inner.querySelector('#card')"):
        browser.run("inner.querySelector('#action').focus()")
        press(browser, "Shift+F10")
        wait_until(lambda: inside(browser, "[role=menu]").is_displayed())
        Mouse(browser).click(browser.run(other))
        wait_until(lambda: not inside(browser, "[role=menu]").is_displayed())


@MODES
def test_the_language_comes_from_the_host(browser, mode):
    enter(browser, mode, "document.querySelector('#place').lang = 'de'")
    wait_until(lambda: inside(browser, "live-number").text == "1.234.567")
    wait_until(lambda: browser.run("return inner.querySelector('.live-password-line').textContent").startswith("Mindestens"))
    wait_until(lambda: form_error(browser, browser.run("return inner.querySelector('#password')")).startswith("Mindestens"))


@MODES
def test_a_dialog_around_the_shadow_root_announces(browser, mode):
    """The page behind a modal dialog is inert, and its regions are silent."""
    enter(browser, mode, "window.around = document.body.appendChild(document.createElement('dialog')); around.showModal()")
    assert browser.run("return [...document.querySelectorAll('[data-live-announcer]')].map((region) => region.parentNode.localName)") == ["dialog"]


@pytest.mark.parametrize("role", ["dialog", "alertdialog"])
def test_a_dialog_that_a_library_made_announces(browser, role):
    """The library hides the rest of the page from assistive technology."""
    enter(browser, "open", f"window.around = document.body.appendChild(document.createElement('section')); around.setAttribute('role', '{role}')")
    assert browser.run("return [...document.querySelectorAll('[data-live-announcer]')].map((region) => region.parentNode.localName)") == ["section"]
