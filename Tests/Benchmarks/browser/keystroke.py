"""Prints the cost of a keystroke in a limited field, compared with a page that counts with Intl.Segmenter.

    .venv/bin/python Tests/Benchmarks/browser/keystroke.py [ENGINE…]

The texts have 280 and 10,000 Chinese characters, and the keystroke is in the middle. The cost of the plain field in the
same rounds is subtracted from both results.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "Web/tests"))

from harness import engines, wait_until  # noqa: E402
from harness.server import serving  # noqa: E402


def main():
    with serving() as site:
        for engine in sys.argv[1:] or engines.ENGINES:
            with engines.running(engine) as driver:
                driver.get(site.url("keystroke-benchmark.html"))
                wait_until(lambda: driver.execute_script("return window.comparisons"), timeout=120)
                print(f"{engine}\n{driver.execute_script('return document.querySelector(`#result`).textContent')}", flush=True)


main()
