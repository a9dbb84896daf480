"""Opens pages in Chromium over a slow connection with an empty cache, and reports when their elements were ready."""

from harness import wait_until

BITS, ROUND_TRIP, SLOWDOWN = 1.6e6, 150, 4  # bits per second, milliseconds, factor

#: Records when elements become ready, and the memory of each core. The attribute is set in time for the next frame.
WATCH = """(() => {
  const startup = (window.startup = { ready: [], memories: [] });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target.dataset.state === 'ready' && target.localName.includes('-')) startup.ready.push({ tag: target.localName, at: performance.now() });
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...parameters) => {
    const made = await instantiate.apply(WebAssembly, parameters);
    startup.memories.push(made.instance.exports.memory);
    return made;
  };
})()"""
IS_READY = """return document.readyState === 'complete' && performance.getEntriesByType('navigation')[0].loadEventEnd > 0
  && performance.getEntriesByName('first-contentful-paint').length > 0
  && [...document.querySelectorAll('[data-measured], ' + arguments[0])].every(({ dataset }) => dataset.state === 'ready')"""
TAGS = ("live-count-ring", "live-limited-field", "live-sectioned-field", "live-password-setup", "live-number", "live-snap-button")
TIMINGS = """const [page] = performance.getEntriesByType('navigation');
const seen = [page, ...performance.getEntriesByType('resource')].map(({ name, startTime, responseStart, responseEnd, transferSize, initiatorType }) =>
  ({ name, startTime, responseStart, responseEnd, transferSize, initiatorType }));
const visible = performance.getEntriesByName('first-contentful-paint')[0].startTime;
return { seen, visible, ready: startup.ready, parsed: page.domContentLoadedEventStart };"""


def watch(browser):
    """Enables recording in every page that is opened from now on."""
    browser.devtools("Page.enable")
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", source=WATCH)


def slow_down(browser, is_slow=True):
    rate = BITS / 8 if is_slow else -1
    browser.devtools("Network.enable")
    browser.devtools("Network.emulateNetworkConditions", offline=False, latency=ROUND_TRIP if is_slow else 0, downloadThroughput=rate, uploadThroughput=rate)
    browser.devtools("Emulation.setCPUThrottlingRate", rate=SLOWDOWN if is_slow else 1)


def open_cold(browser, address):
    """Opens a page with an empty cache, and returns its timings in milliseconds from the start of the navigation."""
    browser.driver.get("about:blank")
    browser.devtools("Network.clearBrowserCache")
    browser.driver.get(address)
    wait_until(lambda: browser.run(IS_READY, ", ".join(TAGS)), timeout=30, saying=f"{address} does not become ready")
    return Startup(browser.run(TIMINGS))


class Startup:
    """The timings of a page."""

    def __init__(self, reported):
        self.ready, self.seen, self.parsed, self.visible = (reported[name] for name in ("ready", "seen", "parsed", "visible"))

    @property
    def first_ready(self):
        return min(each["at"] for each in self.ready)

    @property
    def all_ready(self):
        return max(each["at"] for each in self.ready)

    @property
    def requests(self):
        return len(self.seen)

    @property
    def transferred(self):
        """The bytes of the transferred bodies, and of the heads, which Chromium counts as 300 each."""
        return sum(each["transferSize"] for each in self.seen)

    def waterfall(self):
        """Yields a line for each request: its start, the start and end of its response, and its bytes."""
        for each in self.seen:
            name = each["name"].rsplit("/", 1)[1] or "/"
            yield f"{each['startTime']:8.0f}{each['responseStart']:8.0f}{each['responseEnd']:8.0f}{each['transferSize']:10,}  {name}"
        yield f"{self.parsed:8.0f}  the page was parsed, and its scripts had run"
        yield from (f"{each['at']:8.0f}  <{each['tag']}> was ready" for each in self.ready)
