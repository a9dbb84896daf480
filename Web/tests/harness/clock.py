"""Stops a page's clock for tests of user timing. Even on a slow machine, no time passes for the page."""

from contextlib import contextmanager

_STOP = """
const [step] = arguments;
const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
const ending = new AbortController();
let time = performance.now();
performance.now = () => time;
Object.defineProperty(Event.prototype, 'timeStamp', { ...own, get: () => time });
for (const type of ['pointermove', 'pointerup']) addEventListener(type, () => (time += step), { capture: true, signal: ending.signal });
window.startClock = () => {
  delete performance.now;
  Object.defineProperty(Event.prototype, 'timeStamp', own);
  ending.abort();
};
"""


@contextmanager
def stopped_clock(browser, step=0):
    """Stops `performance.now()` and the timestamps of events. With `step`, each pointer move and release takes that many
    milliseconds."""
    browser.run(_STOP, step)
    try:
        yield
    finally:
        browser.run("window.startClock?.()")
