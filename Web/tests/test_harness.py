"""Tests the harness itself on a page without controls: every helper works in every engine."""

import pytest
from harness import (
    assert_accessible,
    assert_forced_colors,
    cancel_composition,
    caret,
    compose,
    compose_code_point,
    emulate,
    go_forward,
    leave_and_return,
    paste,
    press,
    redo,
    screenshot,
    select_range,
    selected_range,
    set_device_scale,
    set_page_zoom,
    set_viewport,
    settle,
    settle_frames,
    submitted,
    type_text,
    undo,
    value,
    wait_until,
)
from selenium.common.exceptions import JavascriptException, NoSuchFrameException, TimeoutException

#: The harness hides differences that are specific to each engine.
pytestmark = pytest.mark.each_engine

FAMILY = "👨‍👩‍👧‍👦"


@pytest.fixture
def text(browser):
    browser.open("plain.html")
    return browser.find("textarea")


def heard(browser, *types):
    """The editing events since the last call, of these types or all."""
    settle(browser.driver)
    events = browser.run("return window.heard.splice(0)")
    return [event for event in events if not types or event["type"] in types]


def test_typing_dispatches_one_trusted_event_per_character_at_the_caret(browser, text):
    type_text(browser, text, "ad")
    select_range(browser, text, 1)
    heard(browser)
    type_text(browser, text, "bc")
    assert value(browser, text) == "abcd"
    assert caret(browser, text) == 3
    assert [(e["inputType"], e["data"], e["isTrusted"]) for e in heard(browser, "input")] == [
        ("insertText", "b", True),
        ("insertText", "c", True),
    ]


def test_emoji_and_letters_beyond_ascii_are_typed(browser, text):
    type_text(browser, text, f"é한{FAMILY}\nz")
    assert value(browser, text) == f"é한{FAMILY}\nz"


def test_a_paste_of_300_characters_is_one_input_event(browser, text):
    type_text(browser, text, "ad")
    select_range(browser, text, 1)
    heard(browser)
    paste(browser, text, "x" * 300)
    assert value(browser, text) == "a" + "x" * 300 + "d"
    assert caret(browser, text) == 301
    events = heard(browser)
    assert [e["inputType"] for e in events if e["type"] == "input"] == ["insertFromPaste"]
    assert all(e["isTrusted"] for e in events)
    assert not {"copy", "blur", "focus"} & {e["type"] for e in events}


def test_a_paste_replaces_the_selection_and_keeps_its_characters(browser, text):
    type_text(browser, text, "abc")
    select_range(browser, text, 1, 2)
    paste(browser, text, f"{FAMILY}\nzwei")
    assert value(browser, text) == f"a{FAMILY}\nzweic"


def test_undo_and_redo_use_the_fields_own_history(browser, text):
    type_text(browser, text, "one ")
    paste(browser, text, "two")
    heard(browser)
    undo(browser)
    assert value(browser, text) == "one "
    assert [e["inputType"] for e in heard(browser, "input")] == ["historyUndo"]
    redo(browser)
    assert value(browser, text) == "one two"


def test_shortcuts_reach_the_field(browser, text):
    type_text(browser, text, "one two")
    press(browser, "Shift+ArrowLeft", times=3)
    assert selected_range(browser, text) == (4, 7)
    press(browser, "Backspace")
    assert value(browser, text) == "one "
    press(browser, "Control+a")
    assert selected_range(browser, text) == (0, 4)


def test_a_composition_marks_each_step_and_commits_the_last(browser, text):
    type_text(browser, text, "텍스트인")
    heard(browser)
    compose(browser, text, ["ㅍ", "푸", "풋"])
    assert value(browser, text) == "텍스트인풋"
    events = heard(browser, "compositionstart", "compositionupdate", "compositionend", "input")
    names = [e["type"] for e in events]
    assert names[:3] == ["compositionstart", "compositionupdate", "input"]
    assert [e["value"][4:] for e in events if e["inputType"] == "insertCompositionText" and e["isComposing"]][:3] == ["ㅍ", "푸", "풋"]
    assert names.count("compositionstart") == 1
    assert events[-1]["type"] == "compositionend" or "compositionend" in names[-2:]
    assert [e["data"] for e in events if e["type"] == "compositionend"][-1] == "풋"


def test_an_open_composition_can_be_canceled(browser, text):
    type_text(browser, text, "ab")
    select_range(browser, text, 1)
    compose(browser, text, ["k", "か"], commit=None)
    assert value(browser, text) == "aかb"
    cancel_composition(browser)
    assert value(browser, text) == "ab"
    assert "compositionend" in {e["type"] for e in heard(browser)}


@pytest.mark.engines("chromium", "firefox")
def test_leaving_the_field_ends_a_composition(browser, text):
    compose(browser, text, ["k", "か"], commit=None)
    browser.find("input").click()
    wait_until(lambda: "compositionend" in {e["type"] for e in heard(browser)})
    assert value(browser, text) == "か"


@pytest.mark.engines("webkit")
def test_the_gtk_input_method_composes(browser, text):
    compose_code_point(browser, text, "풋")
    assert value(browser, text) == "풋"
    assert all(e["isTrusted"] for e in heard(browser))


def test_the_server_receives_the_submitted_form(browser, text):
    type_text(browser, text, f"ä {FAMILY}")
    assert submitted(browser) == {"text": f"ä {FAMILY}", "line": ""}


def test_a_policy_violation_is_recorded(browser, text):
    browser.run("document.body.setAttribute('style', 'color: red')")
    browser.run("try { document.body.innerHTML = '<b>no</b>' } catch {}")
    problems = wait_until(lambda: len(browser.run("return recorded.violations")) == 2 and browser.take_problems("violation"))
    assert "style-src-attr" in problems[0] and "trusted-types" in problems[1]


def test_errors_and_rejections_are_recorded_even_across_pages(browser, text):
    browser.run("throwLater()")
    browser.run("rejectLater()")
    wait_until(lambda: len(browser.run("return recorded.errors")) == 2)
    browser.open("other.html")
    errors = browser.take_problems()
    assert "thrown" in errors[0] and "rejected" in errors[1]


@pytest.mark.page_problems_allowed("the marker is what is tested")
def test_a_test_may_allow_problems(browser, text):
    browser.run("throwLater()")
    wait_until(lambda: browser.run("return recorded.errors.length"))


def test_webassembly_runs_under_the_strict_policy_and_not_under_the_one_without_it(browser):
    browser.open("wasm.html")
    assert wait_until(lambda: browser.run("return window.fetched && window.instantiated")) == "ran"
    browser.open("wasm.html", csp="no-wasm")
    assert wait_until(lambda: browser.run("return window.instantiated")) == "CompileError"
    wait_until(lambda: browser.run("return window.fetched"))
    browser.take_problems("violation")  # WebKit blocks without reporting a violation.


def test_wasm_can_be_missing_late_or_held_back(browser, site):
    status = "return window.fetched"
    browser.open("wasm.html", missing_wasm=True)
    assert wait_until(lambda: browser.run(status)) == 404
    browser.open("wasm.html", slow_wasm=0.2)
    assert wait_until(lambda: browser.run(status)) == 200
    browser.open("wasm.html", slow_wasm="held")
    settle_frames(browser, 6)
    assert browser.run(status) is None
    site.release_wasm()
    assert wait_until(lambda: browser.run(status)) == 200


def test_a_page_without_script_can_still_be_driven(browser):
    browser.open("plain.html", csp="no-script")
    assert browser.run("return typeof window.recorded") == "undefined"
    type_text(browser, browser.find("textarea"), "plain")
    assert submitted(browser) == {"text": "plain", "line": ""}


def test_a_page_that_is_left_has_settled(browser):
    # Chromium's driver reports it in more than one way.
    for _ in range(8):
        browser.open("other.html")
        browser.run("window.setTimeout = () => (location.href = '/echo')")
        settle(browser.driver)
        wait_until(lambda: browser.driver.current_url.endswith("/echo"))


@pytest.mark.parametrize("error", [JavascriptException, NoSuchFrameException, TimeoutException])
def test_a_condition_is_checked_again_after_the_page_was_left(browser, error):
    answers = iter([error(), "received"])

    def condition():
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    assert wait_until(condition) == "received"


@pytest.mark.back_forward_cache
def test_a_page_returns_intact_from_the_back_forward_cache(browser):
    # A browser drops a cached page when memory is short.
    for _ in range(3):
        browser.open("plain.html")
        type_text(browser, browser.find("textarea"), "kept")
        browser.run("window.mark = 1")
        if is_intact := leave_and_return(browser):
            break
    assert is_intact is True
    assert browser.run("return [window.mark, document.querySelector('textarea').value]") == [1, "kept"]
    go_forward(browser)
    assert browser.driver.current_url.endswith("other.html")


def test_a_reloaded_page_has_its_form_restored_on_return(browser, text):
    type_text(browser, text, "kept")
    browser.run("window.mark = 1")
    assert leave_and_return(browser, keep_alive=False) is False
    assert browser.run("return [window.mark, document.querySelector('textarea').value]") == [None, "kept"]


def test_accessibility_is_checked(browser, text):
    assert_accessible(browser, "form")
    browser.run("document.querySelector('form').append(document.createElement('input'))")
    with pytest.raises(AssertionError, match="label: Form elements must have labels"):
        assert_accessible(browser, "form")


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_contrast_is_checked_against_the_pages_colors(browser, text, colors):
    if colors == "dark":
        emulate(browser, "dark")
    assert_accessible(browser, "form")
    browser.run("document.querySelector('label').style.color = arguments[0]", {"light": "#ddd", "dark": "#333"}[colors])
    with pytest.raises(AssertionError, match="color-contrast"):
        assert_accessible(browser, "form")


def test_forced_colors_are_checked(browser, text):
    emulate(browser, "forced colors")
    assert_forced_colors(browser, "form")
    browser.run("Object.assign(document.querySelector('label').style, { forcedColorAdjust: 'none', color: 'rgb(1, 2, 3)' })")
    with pytest.raises(AssertionError, match=r"label.null color rgb\(1, 2, 3\)"):
        assert_forced_colors(browser, "form")


@pytest.mark.parametrize("choice", ["dark", "reduced motion", "forced colors"])
def test_a_user_preference_is_emulated_and_restored(browser, text, choice):
    query = {"dark": "(prefers-color-scheme: dark)", "reduced motion": "(prefers-reduced-motion)", "forced colors": "(forced-colors)"}
    emulate(browser, choice)
    browser.after_test.close()
    wait_until(lambda: not browser.run("return matchMedia(arguments[0]).matches", query[choice]))


def test_the_viewport_can_be_resized(browser, text):
    before = browser.run("return innerWidth")
    set_viewport(browser, 600, 500)
    browser.after_test.close()
    wait_until(lambda: browser.run("return innerWidth") == before)


@pytest.mark.engines("chromium", "firefox")
def test_the_viewport_can_be_as_narrow_as_a_phone(browser, text):
    set_viewport(browser, 320, 500)


@pytest.mark.engines("chromium")
def test_the_pixel_ratio_and_zoom_can_be_set(browser, text):
    width = browser.run("return innerWidth")
    set_device_scale(browser, 2)
    assert browser.run("return [innerWidth, devicePixelRatio]") == [width, 2]
    browser.after_test.close()
    set_page_zoom(browser, 2)
    assert browser.run("return [innerWidth, devicePixelRatio]") == [width // 2, 2]


def test_animations_run_and_screenshots_work(browser, text):
    assert browser.run_async("await document.body.animate([{ opacity: 0 }, { opacity: 1 }], 50).finished; return 'finished'") == "finished"
    assert screenshot(browser, "plain").stat().st_size > 1000
