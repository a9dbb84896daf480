"""A page in one engine, as the tests see it."""

import json
from contextlib import ExitStack

from selenium.webdriver.common.by import By


#: In a script: where the page is from, and the problems of its tab, of which those of a kind, or all, are forgotten.
_PROBLEMS = """try {
  const kept = sessionStorage.getItem('problems') ?? '[]';
  if (kept !== '[]') sessionStorage.setItem('problems', JSON.stringify(arguments[0] === null ? [] : JSON.parse(kept).filter(({ kind }) => kind !== arguments[0])));
  return [location.origin, kept];
} catch { // A page without storage: one in a sandbox, or none.
  return [null, '[]'];
}"""


class Browser:
    """One engine's driver and the site that it looks at."""

    def __init__(self, engine, driver, site):
        self.engine, self.driver, self.site = engine, driver, site
        #: Undone after the test: media, zoom and whatever else outlives a page.
        self.after_test = ExitStack()

    def open(self, page, **knobs):
        """Opens a page of `Web/tests/pages`; the knobs are the server's (see server.py)."""
        self.driver.get(self.site.url(page, **knobs))

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def run(self, script, *arguments):
        """The value that `script` returns, as the body of a function."""
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        """The value that `script` returns, as the body of an async function; a rejection is raised here."""
        answer = self.driver.execute_async_script(
            f"""const done = arguments[arguments.length - 1];
            (async function () {{ {script} }}).apply(null, arguments)
              .then((value) => done({{ value }}), (reason) => done({{ reason: String(reason && reason.stack || reason) }}));""",
            *arguments,
        )
        if "reason" in answer:
            raise AssertionError(f"the script was rejected: {answer['reason']}")
        return answer.get("value")

    def devtools(self, command, **parameters):
        """Chromium only: one command of the Chrome DevTools protocol."""
        return self.driver.execute_cdp_cmd(command, parameters)

    def take_problems(self, kind=None):
        """The errors, rejections and policy violations since the last call, as text, of one kind or all of them.

        A test that provokes problems takes them; problems that are not taken fail it at its end.
        """
        origin, kept = self.run(_PROBLEMS, kind)
        if origin != self.site.origin:
            self.open("other.html")
            _, kept = self.run(_PROBLEMS, kind)
        return [f"{p['kind']} on {p['page']}: {p['text']}" for p in json.loads(kept) if kind in (None, p["kind"])]
