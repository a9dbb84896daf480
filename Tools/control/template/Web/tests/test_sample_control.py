"""`<live-sample-control>`: a bar that shows whether a field is filled."""

from conformance import ElementConformance
from harness import press, type_text, wait_until

TAG = "live-sample-control"


class TestConformance(ElementConformance):
    page = "sample-control.html"
    tag = TAG
    field = "#name"
    field_name = "name"

    def assert_used(self, browser):
        assert browser.find(TAG).get_dom_attribute("data-filled") == ""

    def assert_unused(self, browser):
        assert browser.find(TAG).get_dom_attribute("data-filled") is None


def test_filling_and_emptying_the_field_is_reported(browser):
    browser.open("sample-control.html")
    wait_until(lambda: browser.find(TAG).get_dom_attribute("data-state") == "ready")
    browser.run("window.told = []; addEventListener('live-fill', ({ detail }) => told.push(detail.isFilled))")
    type_text(browser, browser.find("#name"), "ab")
    press(browser, "Backspace")
    press(browser, "Backspace")
    wait_until(lambda: browser.run("return told") == [True, False])
