"""Listens to the announcements for assistive technology."""


def listen(browser):
    """Listens to the page's announcer from now on, and gives a function that gives what was announced so far."""
    browser.run(
        """window.announced = [];
        new MutationObserver(() => {
          const text = document.querySelector('[data-live-announcer]')?.textContent;
          // The observer also sees other changes while a message stands there: equal messages in a row count once.
          if (text && text !== window.announced.at(-1)) window.announced.push(text);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });"""
    )
    return lambda: browser.run("return window.announced")
