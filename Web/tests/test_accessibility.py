"""The accessibility tree, announcements, and keyboard behavior, compared row by row with
`Documentation/assistive-technology.md`."""

import re

import pytest
from harness import (
    assert_focus_is_seen,
    assert_tree,
    emulate,
    focused_line,
    let_pass,
    listen,
    press,
    settle_animations,
    take_announcements,
    reported,
    wait_until,
)
from harness.focus_indicator import picture
from stories import STORIES

#: Longer than the delay of any announcement after a change, in seconds.
SILENCE = 1.3
#: The shortest delay of an announcement after an edit, in milliseconds.
PAUSE = 950

stories = pytest.mark.parametrize("tag", STORIES)


@pytest.mark.each_engine
@stories
def test_the_accessibility_tree_matches_the_documentation(browser, tmp_path, tag):
    story = STORIES[tag]
    story.open(browser, tmp_path, csp="no-script")
    assert_tree(browser, "main", story.rows[0].tree)
    story.open(browser, tmp_path)
    for row, step in story.steps:
        step(browser)
        assert_tree(browser, "main", row.tree)


@stories
def test_the_announcements_match_the_documentation(browser, tmp_path, tag):
    story = STORIES[tag]
    story.open(browser, tmp_path)
    listen(browser)
    browser.run("addEventListener('input', () => (window.edited = performance.now()), true)")
    for row, step in story.steps:
        step(browser)
        assert_announced(browser, row)
    let_pass(browser, SILENCE)
    assert take_announcements(browser) == []


def assert_announced(browser, row):
    """Asserts that exactly the row's messages are announced: politely, once, and not while the user types."""
    __tracebackhide__ = True
    heard = []

    def is_complete():
        heard.extend(take_announcements(browser))
        return len(heard) >= len(row.announced)

    if not row.announced:
        let_pass(browser, SILENCE)
    wait_until(is_complete, saying=f"{row.when}: expected the announcement {row.announced}, got {heard}")
    assert [each["text"] for each in heard] == row.announced, row.when
    assert {each["politeness"] for each in heard} <= {"polite"}
    edited = browser.run("return window.edited ?? -Infinity") if heard else None
    assert all(each["time"] - (edited or 0) >= PAUSE for each in heard), f"{row.when}: too early"


@stories
def test_the_keyboard_reaches_and_leaves_every_part(browser, tmp_path, tag):
    story = STORIES[tag]
    assert story.keys, f"the document has no keys for {tag}"
    if browser.engine != "webkit":
        emulate(browser, "reduced motion")
    if browser.engine == "firefox":
        # Keeps the tree alive after the first query.
        focused_line(browser)
    story.open(browser, tmp_path)
    for key, focused in story.keys:
        before, place = picture(browser), browser.run("return document.activeElement")
        press(browser, key)
        wait_until(lambda: focused_line(browser) == reported(browser, focused), saying=f"after {key}, {focused} is not focused")
        if browser.run("return document.activeElement !== arguments[0]", place):
            settle_animations(browser)
            assert_focus_is_seen(browser, before)


@stories
def test_no_line_repeats_a_text(tag):
    for row in STORIES[tag].rows:
        for line in row.tree.splitlines():
            said = re.findall('"([^"]*)"', line)
            assert len(said) == len(set(said)), line
            assert not any(name in description for name, description in zip(said, said[1:], strict=False) if len(name) > 8), line
