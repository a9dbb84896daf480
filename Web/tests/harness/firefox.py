"""Firefox only: scripts with the browser's own rights, in its own window."""


def privileged(browser, script, *arguments):
    with browser.driver.context(browser.driver.CONTEXT_CHROME):
        return browser.driver.execute_script(script, *arguments)


def privileged_async(browser, script, *arguments):
    """Runs a script that calls its last argument with the answer."""
    with browser.driver.context(browser.driver.CONTEXT_CHROME):
        return browser.driver.execute_async_script(script, *arguments)
