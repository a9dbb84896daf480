"""Records announcements for assistive technology: the texts of a page's live regions."""

#: In a script: collects each text of a live region, with the region's politeness, in `window.announced`.
_LISTEN = """
    const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';
    const politeness = (region) => region.ariaLive ?? (region.role === 'alert' ? 'assertive' : 'polite');
    window.announced = [];
    new MutationObserver((changes) => {
      const announced = new Set();
      for (const { type, target, addedNodes } of changes) {
        // A region that is only emptied announces nothing.
        if (type === 'childList' && addedNodes.length === 0) continue;
        const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
        const region = element?.closest(regions);
        if (!region) continue;
        // Each message has a line in our own region.
        const hasLines = region.hasAttribute('data-live-announcer');
        const lines = hasLines ? (element === region ? addedNodes : [element]) : [region];
        // One change is announced once, however many nodes it takes.
        for (const line of lines) {
          if (!line.textContent || announced.has(line)) continue;
          announced.add(line);
          window.announced.push({ text: line.textContent, politeness: politeness(region), time: performance.now() });
        }
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
