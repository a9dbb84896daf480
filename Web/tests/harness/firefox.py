"""Firefox only: runs scripts with the browser's privileges, in the browser window."""


def privileged(browser, script, *arguments):
    with browser.driver.context(browser.driver.CONTEXT_CHROME):
        return browser.driver.execute_script(script, *arguments)


def privileged_async(browser, script, *arguments):
    """Runs a script that passes its result to its last argument, a callback."""
    with browser.driver.context(browser.driver.CONTEXT_CHROME):
        return browser.driver.execute_async_script(script, *arguments)
