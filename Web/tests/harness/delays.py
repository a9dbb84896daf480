"""Delays and reorders asynchronous work of a page and its driver with a seed, so that a test with a race condition fails.

`pytest --delays SEED` enables the delays. In the page, timers, frames, and fetches are late (delays.js, in each page that
begins with `record.js`). The site responds late, and there are pauses between driver commands. Each test derives its own seed
from `SEED` and its name, so it has the same delays when it runs alone.
"""

import random
import time
import zlib
from pathlib import Path

_SCRIPT = Path(__file__).with_name("delays.js").read_text()
LONGEST = 0.08  # seconds


class Delays:
    """The delays of one test."""

    def __init__(self, seed, test):
        self.seed = zlib.crc32(f"{seed} {test}".encode())
        self._random = random.Random(self.seed)

    def pause(self):
        """Waits every other time."""
        if self._random.random() < 0.5:
            time.sleep(LONGEST * self._random.random() ** 2)

    @property
    def script(self):
        return f"{{ const seed = {self.seed};\n{_SCRIPT} }}"

    def slow_down(self, driver):
        """Adds pauses around the commands of a driver. Returns a function that removes them."""
        execute = driver.execute

        def late(*command):
            self.pause()
            answer = execute(*command)
            self.pause()
            return answer

        driver.execute = late
        return lambda: setattr(driver, "execute", execute)
