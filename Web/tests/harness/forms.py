"""Submits a form to `/echo`, which returns the received entries."""

import json

from .waiting import wait_until


def submitted(browser, button="form button:not([type])"):
    """Clicks the submit button and returns the entries that the server received, as a dictionary."""
    browser.find(button).click()
    return dict(json.loads(wait_until(lambda: browser.find("#received").text)))


def form_error(browser, field):
    """The message of the error that blocks the field's form, whether the field shows it or not."""
    return browser.run("return [...arguments[0].form.elements].map((each) => each.validationMessage).find(Boolean) ?? ''", field)
