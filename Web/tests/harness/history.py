"""Leaves a page and comes back to it."""

import pytest

from .waiting import wait_until


def leave_and_return(browser, keep_alive=True):
    """Opens another page and goes back. Returns whether the page came from the back/forward cache with its state intact.

    With `keep_alive=False`, the page isn't cached, so it loads again and the engine restores its form.
    """
    here = browser.driver.current_url
    if not keep_alive:
        if browser.engine == "webkit":
            pytest.skip("WebKit caches a page even if it listens to unload")
        browser.run("addEventListener('unload', () => {})")
    # A click doesn't work here: while WebDriver clicks in Firefox, its own `unload` listener keeps the page out of the cache.
    browser.open("other.html")
    browser.driver.back()
    wait_until(lambda: browser.driver.current_url == here and browser.run("return document.readyState") == "complete")
    wait_until(lambda: browser.run("return recorded.shows.length"))
    return browser.run("return recorded.shows.at(-1)")


def go_forward(browser):
    here = browser.driver.current_url
    browser.driver.forward()
    wait_until(lambda: browser.driver.current_url != here and browser.run("return document.readyState") == "complete")


def reload(browser):
    """Reloads like the reload button. The engine may restore typed text, as Firefox does."""
    browser.driver.refresh()
