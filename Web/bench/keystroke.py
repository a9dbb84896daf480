"""Prints what a keystroke costs in a limited field, against a page that counts with Intl.Segmenter.

    .venv/bin/python Web/bench/keystroke.py [ENGINE…]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from harness import engines, wait_until  # noqa: E402
from harness.server import serving  # noqa: E402


def main():
    with serving() as site:
        for engine in sys.argv[1:] or engines.ENGINES:
            with engines.running(engine) as driver:
                driver.get(site.url("live-controls/bench/keystroke.html"))
                wait_until(lambda: driver.execute_script("return window.comparisons"), timeout=60)
                print(f"{engine}\n{driver.execute_script('return document.querySelector(`#result`).textContent')}", flush=True)


main()
