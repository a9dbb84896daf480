"""Upgrading an element causes no layout shift."""

import pytest
from harness import settle_frames, wait_until, wait_until_ready

PAGES = {
    "live-count-ring": "count-ring.html",
    "live-limited-field": "limited-field.html",
    "live-sectioned-field": "sectioned-field.html",
    "live-password-setup": "password-setup-reserved.html",
    "live-number": "number.html",
    "live-snap-button": "snap-button.html",
}
#: The positions of visible content and of content that affects layout. A sectioned field has its own appearance and reserved
#: space.
PLACES = """return [...document.querySelectorAll('input:not(live-sectioned-field *), textarea, button:not([data-live-part]), p, live-number')]
  .filter((element) => !element.closest('[data-live-fallback], [data-live-part], [data-live-announcer]'))
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [`${element.localName}#${element.id}`, x, y, width, height];
  })"""
RECORD = """
window.shifts = [];
window.shiftObserver = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
shiftObserver.observe({ type: 'layout-shift' });
"""


@pytest.mark.parametrize("tag", PAGES)
def test_the_upgrade_causes_no_layout_shift(browser, site, tag):
    browser.open(PAGES[tag], slow_wasm="held")
    browser.run("const below = document.createElement('p'); below.textContent = 'Below'; document.body.append(below)")
    if browser.engine == "chromium":
        browser.run(RECORD)
    settle_frames(browser, 6)
    before = browser.run(PLACES)
    site.release_wasm()
    wait_until_ready(browser, tag)
    settle_frames(browser, 20)
    for had, has in zip(before, browser.run(PLACES), strict=True):
        assert has[0] == had[0]
        assert has[1:] == pytest.approx(had[1:], abs=0.5), had[0]
    if browser.engine == "chromium":
        assert browser.run("return [...shifts, ...shiftObserver.takeRecords()].map(({ value }) => value)") == []


@pytest.mark.parametrize(("tag", "adornment"), [("live-limited-field", ".live-limited-field-counter"), ("live-password-setup", ".live-password-reveal svg")])
def test_adornments_fit_into_a_small_field_on_a_page_with_large_text(browser, site, tag, adornment):
    browser.open(PAGES[tag])
    browser.run("document.documentElement.style.fontSize = '200%'; for (const field of document.querySelectorAll('input')) field.style.font = '13px sans-serif'")
    wait_until(lambda: browser.find(tag).get_dom_attribute("data-state") == "ready")
    heights = "return ['input', arguments[1]].map((selector) => [...document.querySelectorAll(`${arguments[0]} ${selector}`)].at(-1).getBoundingClientRect().height)"

    def fits():
        field, adorning = browser.run(heights, tag, adornment)
        return 8 < adorning <= field

    wait_until(fits)
