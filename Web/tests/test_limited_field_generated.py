"""`<live-limited-field>` with random user edits, compared with an independent implementation.

The reference counts with PyPI's `regex` package and tries every possible cut. After each step, the field's text, its caret, and
the numbers reported to the page must equal the reference's.
"""

import random

import pytest
import regex
from harness import compose, paste, press, select_range, settle_frames, type_text, wait_until

PIECES = ["a", "bc", " ", "é", "e\u0301", "\u0301", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇩🇪", "🇫", "한국", "\u1112\u1161\u11ab", "क्षि", "中文", "𠮷", "\n", "❤️", "\u200d"]
COMPOSED = [["ㅍ", "푸", "풋"], ["k", "か", "かん", "漢字"], ["n", "ni", "你", "你好吗"], ["´", "é"], ["h", "ha", "hap", "happy "]]
COUNTS = {
    "characters": lambda text: len(regex.findall(r"\X", text)),
    "utf16": lambda text: len(text.encode("utf-16-le")) // 2,
    "utf8": lambda text: len(text.encode()),
    "scalars": len,
}


class Reference:
    """A text with a limit. Offsets count code points."""

    def __init__(self, unit, limit, overflow):
        self.count, self.limit, self.overflow = COUNTS[unit], limit, overflow
        self.text, self.caret = "", 0

    def edit(self, start, end, insertion, may_trim=None):
        """Makes an edit and returns the reported `(kept, dropped)`, or None if the whole edit was accepted."""
        before, after = self.text[:start], self.text[end:]
        allowance = max(self.limit, self.count(self.text))

        def fits(part):
            return self.count(before + part + after) <= allowance

        kept = insertion
        if insertion and self.overflow != "allow" and not fits(insertion):
            may_trim = self.overflow == "truncate" if may_trim is None else may_trim
            ends = [match.end() - start for match in regex.finditer(r"\X", before + insertion)]
            kept = next((insertion[:e] for e in reversed(ends) if 0 < e < len(insertion) and fits(insertion[:e])), "") if may_trim else ""
        if kept == insertion or kept:
            self.text, self.caret = before + kept + after, start + len(kept)
        else:
            self.caret = None
        return None if kept == insertion else (self.count(kept), max(0, self.count(insertion) - self.count(kept)))


def utf16(text):
    return COUNTS["utf16"](text)


def borders(text):
    """The positions where a user can place the caret: engines move it out of a cluster, and Chromium moves it away from after a
    joiner."""
    ends = (match.end() for match in regex.finditer(r"\X", text))
    return [0, *(end for end in ends if text[end - 1] != "\u200d")]


def selection(rng, text):
    return sorted(rng.choice(borders(text)) for _ in range(2))


def plan(seed, unit, overflow, length):
    """The steps for the page, and after each one the reference's text, caret (None: unchanged), and report to the page."""
    rng = random.Random(seed)
    reference = Reference(unit, rng.randint(3, 25), overflow)
    steps = []
    for _ in range(length):
        text = reference.text
        start, end = selection(rng, text)
        kind = rng.choice(["insertText", "insertFromPaste", "insertFromDrop", "insertReplacementText", "delete", "late", "compose"])
        reported = None
        # If an edit is reported only afterward, it's unknown whether it replaced a character with the same one.
        if kind in ("compose", "insertText", "late"):
            end = start
        if kind == "compose":
            data = rng.choice(COMPOSED)
            reported = reference.edit(start, end, data[-1], may_trim=True)
        elif kind == "delete":
            data = ""
            reported = reference.edit(start, end, "")
        else:
            # A correction replaces a selected word.
            if kind == "insertReplacementText" and start == end:
                kind = "insertText"
            data = "".join(rng.choice(PIECES) for _ in range(rng.randint(1, 4)))
            reported = reference.edit(start, end, data)
        before = {"start": utf16(text[:start]), "end": utf16(text[:end])}
        is_known = reference.caret in borders(reference.text) and (kind != "delete" or start < end)
        caret = utf16(reference.text[: reference.caret]) if is_known else None
        expected = {"text": reference.text, "caret": caret, "reported": list(reported) if reported else None, "count": reference.count(reference.text)}
        steps.append({"kind": kind, "data": data, **before, "expected": expected})
    return reference.limit, steps


RUN = """
const [steps, attributes] = arguments;
window.pristine ??= document.querySelector('form').cloneNode(true);
document.querySelector('form').replaceWith(window.pristine.cloneNode(true));
const [element, field] = [document.querySelector('#limited'), document.querySelector('#text')];
for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
while (element.dataset.state !== 'ready') await new Promise(requestAnimationFrame);
field.focus();
const seen = [];
for (const { kind, data, start, end } of steps) {
  window.limits.length = 0;
  field.setSelectionRange(start, end);
  if (kind === 'compose') window.composeSteps(field, data);
  else if (kind === 'delete') { if (start < end) window.makeEdit(field, 'deleteContentBackward', null); }
  else if (kind === 'late') window.makeEdit(field, 'insertText', data, { cancelable: false });
  else window.makeEdit(field, kind, data);
  const state = {
    text: field.value, caret: field.selectionEnd, isCollapsed: field.selectionStart === field.selectionEnd, count: element.count,
  };
  // An element dispatches its events in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  const [limit] = window.limits;
  seen.push({ ...state, reported: limit ? [limit.kept, limit.dropped] : null });
}
return seen;
"""


def open_field(browser, **attributes):
    browser.open("limited-field.html")
    wait_until(lambda: browser.find("#limited").get_dom_attribute("data-state") == "ready")
    browser.run("window.limits = []; document.addEventListener('live-limit', ({ detail }) => window.limits.push(detail))")
    for name, text in attributes.items():
        browser.run("document.querySelector('#limited').setAttribute(arguments[0], arguments[1])", name, str(text))
    return browser.find("#text")


@pytest.mark.parametrize("overflow", ["refuse", "truncate", "allow"])
@pytest.mark.parametrize("unit", [*COUNTS])
def test_random_edits_and_compositions_match_the_reference(browser, unit, overflow):
    open_field(browser)
    for seed in range(6):
        limit, steps = plan(f"{unit} {overflow} {seed}", unit, overflow, 60)
        ran = browser.run_async(RUN, steps, {"limit": limit, "unit": unit, "overflow": overflow})
        for step, seen in zip(steps, ran, strict=True):
            expected = step["expected"]
            where = f"seed {seed}, limit {limit}, {step}"
            assert seen["text"] == expected["text"], where
            assert seen["reported"] == expected["reported"], where
            assert seen["count"] == expected["count"], where
            if expected["caret"] is not None:
                assert (seen["caret"], seen["isCollapsed"]) == (expected["caret"], True), where


@pytest.mark.parametrize("overflow", ["refuse", "truncate"])
def test_random_real_input_matches_the_reference(browser, overflow):
    rng = random.Random(overflow)
    field = open_field(browser, overflow=overflow, limit=12)
    reference = Reference("characters", 12, overflow)
    for step in range(30):
        text = reference.text
        start, end = selection(rng, text)
        kind = rng.choice(["type", "paste", "compose", "Backspace"])
        if kind in ("compose", "type"):
            end = start
        select_range(browser, field, utf16(text[:start]), utf16(text[:end]))
        if kind == "type":
            typed = rng.choice("xyz\n")
            reference.edit(start, end, typed)
            type_text(browser, field, typed)
        elif kind == "paste":
            pasted = "".join(rng.choice(["ab", "é", "中文", "👨‍👩‍👧‍👦", "🇩🇪", "\n"]) for _ in range(rng.randint(1, 4)))
            reference.edit(start, end, pasted)
            paste(browser, field, pasted)
        elif kind == "compose":
            steps = rng.choice(COMPOSED)
            reference.edit(start, end, steps[-1], may_trim=True)
            compose(browser, field, steps)
        elif start < end:
            reference.edit(start, end, "")
            press(browser, "Backspace")
        settle_frames(browser, 1)
        seen = browser.run("return [arguments[0].value, arguments[0].selectionEnd]", field)
        caret = end if reference.caret is None else reference.caret
        if kind == "Backspace" and start == end:
            continue
        if caret not in borders(reference.text):
            assert seen[0] == reference.text
        else:
            assert seen == [reference.text, utf16(reference.text[:caret])], f"step {step}: {kind} at {start}..<{end} of {text!r}"
