"""Listens to the announcements for assistive technology: what is put into the live regions of a page."""

#: In a script: collects each text that a live region gets, with the region's politeness, into `window.announced`.
_LISTEN = """
    const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';
    const politeness = (region) => region.ariaLive ?? (region.role === 'alert' ? 'assertive' : 'polite');
    window.announced = [];
    new MutationObserver((changes) => {
      const told = new Set();
      for (const { type, target, addedNodes } of changes) {
        const region = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(regions);
        // One change of a region is told once, however many nodes it takes; an empty region tells nothing.
        if (!region?.textContent || told.has(region) || (type === 'childList' && addedNodes.length === 0)) continue;
        told.add(region);
        window.announced.push({ text: region.textContent, politeness: politeness(region), time: performance.now() });
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
"""


def listen(browser):
    """Listens to the page's live regions from now on, and gives a function that gives the texts announced so far.

    A text that is put into a region twice is announced twice.
    """
    browser.run(_LISTEN)
    return lambda: [each["text"] for each in browser.run("return window.announced")]


def take_announcements(browser):
    """What was announced since `listen` or the last call, with `text`, `politeness` and `time` in milliseconds of the page's clock."""
    return browser.run("return window.announced.splice(0)")
