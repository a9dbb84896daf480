"""Records announcements for assistive technology: the texts of a page's live regions."""

#: In a script: collects each text of a live region, with the region's politeness, in `window.announced`.
_LISTEN = """
    const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';
    const politeness = (region) => region.ariaLive ?? (region.role === 'alert' ? 'assertive' : 'polite');
    window.announced = [];
    new MutationObserver((changes) => {
      const told = new Set();
      for (const { type, target, addedNodes } of changes) {
        const region = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(regions);
        // One change of a region is announced once, regardless of its number of nodes. An empty region announces nothing.
        if (!region?.textContent || told.has(region) || (type === 'childList' && addedNodes.length === 0)) continue;
        told.add(region);
        window.announced.push({ text: region.textContent, politeness: politeness(region), time: performance.now() });
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
"""


def listen(browser):
    """Starts to listen to the page's live regions, and returns a function that returns the texts announced since then.

    A text that is written to a region twice is announced twice.
    """
    browser.run(_LISTEN)
    return lambda: [each["text"] for each in browser.run("return window.announced")]


def take_announcements(browser):
    """The announcements since `listen` or the last call, with `text`, `politeness`, and `time` in milliseconds on the page's
    clock."""
    return browser.run("return window.announced.splice(0)")
