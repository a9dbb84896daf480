"""The pages of Examples/Web: one form, without and with three frameworks, behaves the same."""

import pytest
from harness import assert_accessible, type_text, value, wait_until

KINDS = ["plain", "react", "vue", "htmx"]


@pytest.fixture(params=KINDS)
def example(browser, request):
    """A page whose elements are ready."""
    policy = {} if request.param == "plain" else {"csp": "frameworks"}
    browser.open(f"examples/{request.param}.html", **policy)
    # Vue replaces the elements of its template, which are ready before it is.
    wait_until(lambda: "{{" not in browser.find("[role=status]").text and ready(browser) == 3)
    return request.param


def ready(browser):
    return browser.run("return document.querySelectorAll('live-limited-field[data-state=ready], live-sectioned-field[data-state=ready], live-number[data-state=ready]').length")


def status(browser):
    return browser.find("[role=status]").text


def total(browser):
    return browser.run("return document.querySelector('live-number').innerText")


def choose_voucher(browser):
    radio = "const choice = document.querySelector('[type=radio][value=code]'); if (choice) choice.click(); return choice !== null"
    if not browser.run(radio):
        browser.run("const choice = document.querySelector('select'); choice.value = 'code'; choice.dispatchEvent(new Event('change', { bubbles: true }))")


def test_an_order_is_paid_by_card(browser, example):
    wait_until(lambda: total(browser) == "€20.00", saying="the total does not match the card")
    type_text(browser, browser.find("[name=name]"), "Ada Lovelace, Countess of Lovelace")
    assert value(browser, browser.find("[name=name]")) == "Ada Lovelace, Countess of Lovelace"[:30]
    type_text(browser, browser.find("#number"), "4242424242424242")
    if example != "htmx":
        wait_until(lambda: status(browser) == "That is the whole number.")
    browser.find("button:not(live-sectioned-field *)").click()
    wait_until(lambda: status(browser).startswith("Thank you"))
    if example != "htmx":
        assert status(browser) == "Thank you, Ada Lovelace, Countess of Love."
        wait_until(lambda: [value(browser, browser.find(each)) for each in ("[name=name]", "#number")] == ["", ""])


def test_changing_the_payment_changes_the_field_and_total(browser, example):
    type_text(browser, browser.find("#number"), "4242")
    choose_voucher(browser)
    wait_until(lambda: total(browser) == "€15.00", saying="the total does not match the voucher")
    wait_until(lambda: ready(browser) == 3 and browser.find("live-sectioned-field").get_dom_attribute("preset") == "code")
    browser.run("document.querySelector('#number').value = ''")
    type_text(browser, browser.find("#number"), "12x3456")
    assert value(browser, browser.find("#number")) == "123456"
    assert browser.run("return document.querySelectorAll('live-sectioned-field').length") == 1


@pytest.mark.engines("chromium")
def test_axe_finds_no_violation(browser, example):
    assert_accessible(browser)
    type_text(browser, browser.find("[name=name]"), "Ada")
    type_text(browser, browser.find("#number"), "4242")
    assert_accessible(browser)


@pytest.mark.engines("chromium")
def test_axe_finds_no_violation_in_the_list(browser):
    browser.open("examples/index.html")
    assert_accessible(browser)
