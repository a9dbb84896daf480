"""Pages with hundreds of elements: the cost grows linearly with their number."""

import pytest
from harness import wait_until

#: A page has one snap button, or a few.
TAGS = ["live-count-ring", "live-limited-field", "live-sectioned-field", "live-password-setup", "live-number"]
FEW, MANY = 100, 400
#: The largest accepted cost factor for four times as many elements: closer to 4 than to the 16 of a full search per element.
GROWTH = 8
#: The number of page changes in a measurement.
CHANGES = 20
TRIES = 3


@pytest.fixture
def page(browser):
    browser.open("many-elements.html")
    wait_until(lambda: browser.run("return Boolean(window.makeMany)"))
    # Measures the page's processor time, because wall-clock time includes other processes.
    browser.devtools("Performance.enable", timeDomain="threadTicks")
    browser.after_test.callback(browser.devtools, "Performance.disable")
    return browser


def least(page, script, *arguments):
    """The shortest of several durations that a script measures, in milliseconds, because other load can only increase them."""
    return min(page.run_async(f"return {script}(...arguments)", *arguments) for _ in range(TRIES))


def start(page, tag, count, tries=2):
    """The processor time to start the given number of elements, in milliseconds, the shortest of several tries."""

    def spent():
        return next(1000 * each["value"] for each in page.devtools("Performance.getMetrics")["metrics"] if each["name"] == "TaskDuration")

    def try_once():
        before = spent()
        page.run_async("await makeMany(...arguments)", tag, count)
        return spent() - before

    return min(try_once() for _ in range(tries))


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("tag", TAGS)
def test_the_cost_of_elements_grows_linearly(page, tag):
    """Their start, and a change elsewhere in the page, for which no element may search it."""
    start(page, tag, 10, tries=1)
    starts, changes = [], []
    for count in (FEW, MANY):
        starts.append(start(page, tag, count))
        changes.append(least(page, "changeElsewhere", CHANGES))
    assert starts[1] < GROWTH * starts[0], f"{FEW}: {starts[0]:.0f} ms, {MANY}: {starts[1]:.0f} ms"
    # Times this short are rounded.
    assert changes[1] < GROWTH * changes[0] + 5, f"{FEW}: {changes[0]:.1f} ms, {MANY}: {changes[1]:.1f} ms"


@pytest.mark.engines("chromium")
def test_five_thousand_numbers_start_and_respond(page):
    """A table has this element in each cell."""
    start(page, "live-number", 10, tries=1)
    starts, answers = [], []
    for count in (500, 5000):
        starts.append(start(page, "live-number", count))
        answers.append(least(page, "changeOne"))
    # Closer to 10 than to 100. The page's own layout of this many elements takes most of the time.
    assert starts[1] < 50 * starts[0], f"{starts[0]:.0f} ms, {starts[1]:.0f} ms"
    # Changing one of them has the same cost, regardless of their number.
    assert answers[1] < 2 * answers[0] + 5, f"{answers[0]:.1f} ms, {answers[1]:.1f} ms"
