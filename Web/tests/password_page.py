"""The page for the tests of `<live-password-setup>`, and their shared queries."""

import pytest
from harness import listen, wait_until_ready

GOOD = "Tr0mbone!case"
PAUSE = 1.0  # seconds without a change until the setup makes an announcement


def lines(browser):
    """The checklist, as `[("At least 8 characters", "met"), …]`."""
    return [
        tuple(line)
        for line in browser.run(
            "return [...document.querySelectorAll('.live-password-rules > :not([hidden])')]"
            ".map((line) => [line.querySelector('span').textContent, line.dataset.standing])"
        )
    ]


def standings(browser):
    return [standing for _, standing in lines(browser)]


def match(browser):
    return browser.run("return document.querySelector('.live-password-match').dataset.standing")


def validity(browser):
    return browser.find("live-password-setup").get_dom_attribute("data-validity")


def set_value(browser, selector, text):
    browser.run("document.querySelector(arguments[0]).value = arguments[1]", selector, text)


@pytest.fixture
def entry(browser):
    browser.open("password-setup.html")
    wait_until_ready(browser, "live-password-setup")
    return browser.find("#password")


@pytest.fixture
def confirmation(browser, entry):
    return browser.find("#confirmation")


def reveal(browser, index=0):
    return browser.run("return document.querySelectorAll('.live-password-reveal')[arguments[0]]", index)


@pytest.fixture
def announcements(browser, entry):
    """A function that returns the announcements so far."""
    return listen(browser)
