"""Holds a page's clock, where it matters how fast a person is: a busy machine may be late, but meanwhile no time passes for the page."""

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
    """Holds `performance.now()` and the times of events. With `step`, a pointer takes so many milliseconds for each move and for its release."""
    browser.run(_STOP, step)
    try:
        yield
    finally:
        browser.run("window.startClock?.()")
