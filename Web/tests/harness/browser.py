"""A page in one engine, as the tests use it."""

import json
from contextlib import ExitStack

from selenium.webdriver.common.by import By


#: In a script: returns the page's origin and its tab's problems. Clears problems of one kind, or all of them.
_PROBLEMS = """try {
  const kept = sessionStorage.getItem('problems') ?? '[]';
  if (kept !== '[]') sessionStorage.setItem('problems', JSON.stringify(arguments[0] === null ? [] : JSON.parse(kept).filter(({ kind }) => kind !== arguments[0])));
  return [location.origin, kept];
} catch { // A page without storage: a sandboxed one, or no page.
  return [null, '[]'];
}"""


class Browser:
    """One engine's driver and the site that it visits."""

    def __init__(self, engine, driver, site):
        self.engine, self.driver, self.site = engine, driver, site
        #: Undone after the test: media, zoom, and everything else that outlives a page.
        self.after_test = ExitStack()

    def open(self, page, **knobs):
        """Opens a page of `Web/tests/pages`. For the keyword arguments, see server.py."""
        self.driver.get(self.site.url(page, **knobs))

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def run(self, script, *arguments):
        """The value that `script` returns, as the body of a function."""
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        """The value that `script` returns, as the body of an async function. Raises a rejection here."""
        answer = self.driver.execute_async_script(
            f"""const done = arguments[arguments.length - 1];
            (async function () {{ {script} }}).apply(null, arguments)
              .then((value) => done({{ value }}), (reason) => done({{ reason: String(reason && reason.stack || reason) }}));""",
            *arguments,
        )
        if "reason" in answer:
            raise AssertionError(f"the script rejected: {answer['reason']}")
        return answer.get("value")

    def devtools(self, command, **parameters):
        """Chromium only: runs one command of the Chrome DevTools protocol."""
        return self.driver.execute_cdp_cmd(command, parameters)

    def take_problems(self, kind=None):
        """The errors, rejections, and policy violations since the last call, as text, either of one kind or all of them.

        A test that provokes problems takes them. Remaining problems fail the test at its end.
        """
        origin, kept = self.run(_PROBLEMS, kind)
        if origin != self.site.origin:
            self.open("other.html")
            _, kept = self.run(_PROBLEMS, kind)
        return [f"{p['kind']} on {p['page']}: {p['text']}" for p in json.loads(kept) if kind in (None, p["kind"])]
