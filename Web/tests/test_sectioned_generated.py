"""`<live-sectioned-field>` with random edits by a user, an input method, a script, and a mobile keyboard.

After each of thousands of steps, the texts of the input, form, and element are equal, the caret is inside the text, the format
accepts the text, and the text around the edit is unchanged. `livectl` then replays the page's events, to compare the core's
text at each step with the input's.
"""

import json
import os
import random
import re
import unicodedata

import pytest
from harness import end_animations, wait_until
from harness.livectl import livectl

FORMATS = {
    "card": {"preset": "card"},
    "phone": {"preset": "phone-us"},
    "france": {"preset": "phone", "country": "FR"},
    "international": {"preset": "phone"},
    "code": {"preset": "code"},
    "iban": {"preset": "iban"},
    "expiry": {"preset": "expiry"},
    "euros": {"preset": "amount", "currency": "EUR", "locale": "de", "signed": ""},
    "rupees": {"preset": "amount", "currency": "INR", "locale": "en-IN"},
    "date": {"preset": "date", "lang": "de"},
    "us-date": {"preset": "date", "lang": "en-US", "min": "2000-01-01", "max": "2030-12-31"},
    "time": {"preset": "time"},
    "plate": {"pattern": "AA-999-AA"},
    "postcode": {"pattern": "AA?9X? 9AA"},
    "us": {"pattern": "+1 (999) 999-9999"},
    "any": {"sections": "2 3 2", "accepts": "any"},
    "letters": {"sections": "4 1 12", "accepts": "letters"},
    "alphanumeric": {"sections": "1 1 1 9", "accepts": "alphanumeric"},
    "plain": {"accepts": "any"},
}
#: For each format. In all of them together, more than 12,000.
STEPS = int(os.environ.get("STEPS", 800))
PIECES = ["4", "2", "7", "1", "0", "37", "5555", "4242-4242", " ", "-", "/", "x", "Q", "de89", "GB", "４２", "é", "漢字", "👍🏽", "👨‍👩‍👧‍👦", "e\u0301", "04/2027", "+1 212", "24.12.2026", "2026-12-24", "9:30 pm", "AB-1", "9999999999999999999", "1.234,5", "−7", ",", "."]
COMPOSED = [["k", "か", "漢"], ["４", "４２"], ["ㅍ", "푸", "풋"], ["n", "ni", "你好"], ["w", "wo", "word"]]
ACCEPTED = {
    "digits": lambda text: text.isascii() and text.isdigit(),
    "letters": lambda text: text.isascii() and text.isalpha(),
    "alphanumeric": lambda text: text.isascii() and text.isalnum(),
    "any": lambda text: True,
    "euros": lambda text: re.fullmatch(r"-?[0-9]{0,64}(,[0-9]*)?", text),
    "rupees": lambda text: re.fullmatch(r"-?[0-9]{0,64}(\.[0-9]*)?", text),
    "phone": lambda text: text.isascii() and text.removeprefix("+").isdigit() or text == "+",
    "capitals": lambda text: text.isascii() and text.isalnum() and text == text.upper(),
}
AMOUNTS = ("euros", "rupees")
#: The formats as livectl declares them.
DECLARATIONS = {"card": "card", "phone": "phone-us", "france": "phone FR", "international": "phone", "code": "code", "iban": "iban", "expiry": "expiry", "euros": "amount 1.234.567,00 €;-1.234,00 €", "rupees": "amount ₹12,34,567.00;₹1,234.00", "date": "date dmy .", "us-date": "date mdy / 2000-01-01/2030-12-31", "time": "time :", "plate": "pattern AA-999-AA", "postcode": "pattern AA?9X? 9AA", "us": "pattern +1 (999) 999-9999", "any": "any 2 3 2", "letters": "letters 4 1 12", "alphanumeric": "alphanumeric 1 1 1 9", "plain": "any"}
CAPACITY = {"card": 19, "phone": 10, "france": 26, "international": 26, "code": 6, "iban": 34, "expiry": 4, "euros": 19, "rupees": 19, "date": 8, "us-date": 8, "time": 4, "plate": 7, "postcode": 7, "us": 10, "any": 7, "letters": 17, "alphanumeric": 12, "plain": None}
ACCEPTS = {"card": "digits", "phone": "digits", "france": "phone", "international": "phone", "code": "digits", "iban": "alphanumeric", "expiry": "digits", "date": "digits", "us-date": "digits", "time": "digits", "plate": "capitals", "postcode": "capitals", "us": "digits", "plain": "any"}
#: The parts of the core that formats load.
PARTS = {"france": "phone", "international": "phone", "date": "date", "us-date": "date", "time": "date", "euros": "amount", "rupees": "amount", "plate": "pattern", "postcode": "pattern", "us": "pattern"}
#: Formats whose values aren't their texts.
VALUES = ("date", "us-date", "time")
#: Formats that read or complete an insertion, so that the text around it can change.
READING = ("expiry", "phone", "france", "international", "date", "us-date", "time", "plate", "postcode", "us", *AMOUNTS)

#: Records the page's events to its core, with texts as encoded: lone surrogates are replaced.
KEEP = """
const { liveControls } = await recorded.load('/live-controls/core/loader.js');
const live = await liveControls(typeof arguments[0] === 'string' ? arguments[0] : '');
const { memory } = live;
window.reported = [];
live.memory = new Proxy(memory, { get: (target, name) => {
  if (name !== 'write') return typeof target[name] === 'function' ? target[name].bind(target) : target[name];
  return (value, form) => {
    if (value.field) reported.push({ field: logged(value.field) });
    return target.write(value, form);
  };
} });
const wellFormed = (_, each) => (typeof each === 'string' && each.toWellFormed ? each.toWellFormed() : each);
// livectl writes an edit's range flat, and a selection as a list.
const logged = ({ willEdit, selected, ...event }) =>
  willEdit ? { willEdit: JSON.parse(JSON.stringify({ ...willEdit.range, replacement: willEdit.replacement }, wellFormed)) }
  : selected ? { selected: [selected.start, selected.end] } : JSON.parse(JSON.stringify(event, wellFormed));
"""

RUN = """
const steps = arguments[0];
const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
field.focus();
const answers = [];
for (const { kind, data, first, second } of steps) {
  const before = field.value;
  // Engines move a caret that is placed inside a grapheme cluster.
  const ends = [...new Intl.Segmenter().segment(before)].map(({ index }) => index).concat(before.length);
  const offset = (share) => ends[Math.floor(share * ends.length)];
  const [start, end] = [offset(first), offset(second)].sort((a, b) => a - b);
  const place = (from, to) => field.setSelectionRange(from, to);
  let around;
  if (kind === 'select') { place(start, end); document.dispatchEvent(new Event('selectionchange')); }
  else if (kind === 'set') field.value = data;
  else if (kind === 'fill') { native.call(field, data); field.dispatchEvent(new Event('input', { bubbles: true })); }
  else if (kind === 'silent') native.call(field, data);
  else if (kind === 'leave') { field.blur(); field.focus(); }
  else if (kind === 'undo' || kind === 'redo') document.execCommand(kind);
  else if (kind === 'command') { place(start, end); around = [before.slice(0, start), before.slice(end)]; document.execCommand('insertText', false, data); }
  else if (kind === 'compose') { place(start, start); around = [before.slice(0, start), before.slice(start)]; composeSteps(field, data); }
  else if (kind === 'delete') { place(start, end); if (start < end) makeEdit(field, 'deleteContentBackward', null); around = [before.slice(0, start), before.slice(end)]; }
  else { place(start, end); around = [before.slice(0, start), before.slice(end)]; makeEdit(field, kind === 'late' ? 'insertText' : kind, data, { cancelable: kind !== 'late' }); }
  // An undo step past a temporary text continues after that step has ended.
  for (let turn = 0; turn < 4; turn += 1) await null;
  const submitted = new FormData(form).get('field');
  answers.push({ before, around, text: field.value, submitted, value: element.value, start: field.selectionStart, end: field.selectionEnd, reported: reported.length });
}
return answers;
"""


def plain(text):
    """The value of an amount."""
    sign, number = text.startswith("-"), text.lstrip("-").replace(",", ".")
    whole, _, fraction = number.partition(".")
    if not whole and not fraction:
        return text.replace(",", ".")
    value = (whole.lstrip("0") or "0") + (f".{fraction}" if fraction else "")
    return f"-{value}" if sign and value.strip("0.") else value


def uncompleted(text, name):
    """The value of a date or a time as it is, with an X for each missing digit."""
    first, second, year = (text.ljust(8, "X")[start:end] for start, end in ((0, 2), (2, 4), (4, 8)))
    return f"{first}:{second}" if name == "time" else f"{year}-{second}-{first}" if name == "date" else f"{year}-{first}-{second}"


def alone(data, name):
    """What a preset accepts of an insertion."""
    characters = unicodedata.normalize("NFKC", data if isinstance(data, str) else data[-1]).upper()
    return "".join(each for each in characters if each.isascii() and (each.isalnum() if name == "iban" else each.isdigit()))


def plan(rng, count):
    kinds = ["insertText"] * 6 + ["insertFromPaste", "insertFromDrop", "delete", "delete", "late", "late", "compose", "select", "select", "undo", "redo", "command", "set", "fill", "silent", "leave"]
    steps = []
    for _ in range(count):
        kind = rng.choice(kinds)
        data = rng.choice(COMPOSED) if kind == "compose" else "".join(rng.choices(PIECES, k=rng.choice((1, 1, 1, 2, 4))))
        first = rng.random()
        steps.append({"kind": kind, "data": data, "first": first, "second": rng.choice((first, rng.random()))})
    return steps


def utf16(text):
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@pytest.mark.parametrize("name", FORMATS)
def test_the_input_the_form_and_the_core_have_the_same_text(browser, name):
    seed = 7 + list(FORMATS).index(name)
    rng = random.Random(seed)
    browser.open("text-fields.html")
    browser.run_async(KEEP, *filter(None, [PARTS.get(name)]))
    browser.run("document.documentElement.dataset.liveMotion = 'reduce'")
    browser.run("makeField('page', 'live-sectioned-field', arguments[0])", FORMATS[name])
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    # The events before the first step.
    texts = {browser.run("return reported.length"): ""}
    #: The value that the form submits for each text.
    values = {}
    for _ in range(STEPS // 160):
        steps = plan(rng, 160)
        for step, answer in zip(steps, browser.run_async(RUN, steps), strict=True):
            text, context = answer["text"], (seed, step, answer)
            assert answer["submitted"] == answer["value"], context
            if name in VALUES:
                values[text] = answer["value"]
            else:
                assert answer["value"] == (plain(text) if name in AMOUNTS else text), context
            # When WebKit redoes an edit that a script has already undone, it advances the caret anyway. The field's text
            # doesn't change then or is empty, and the caret can stay there until it does.
            is_idle = step["kind"] in ("undo", "redo", "leave") and text in (answer["before"], "")
            assert is_idle or 0 <= answer["start"] <= answer["end"] <= utf16(text), context
            assert ACCEPTED[ACCEPTS.get(name, name)](text) or not text, context
            capacity = CAPACITY[name]
            # A flag or family emoji counts as one character. No ASCII text exceeds its number of cells.
            # A number that a script sets can be longer, and is then incorrect. No edit makes it so.
            if name in AMOUNTS:
                capacity = max(capacity, len(answer["before"])) if answer["around"] else 64
            assert capacity is None or not text.isascii() or len(text) <= capacity, context
            if answer["around"] and name not in READING and step["kind"] != "delete":
                head, tail = answer["around"]
                # An insertion that alone fills a preset replaces the text.
                is_whole = name in ("card", "code", "iban") and len(text) > 5 and text == alone(step["data"], name)
                assert is_whole or text == answer["before"] or (text.startswith(head) and text.endswith(tail)), context
            texts[answer["reported"]] = text
        # Otherwise, each of thousands of steps would take longer than the previous one, with its fade animations.
        end_animations(browser)
    reported = browser.run("return reported")
    answers = livectl(["replay", "--control", "sectioned-field", "--config", json.dumps({"format": DECLARATIONS[name]})], reported)
    for count, text in texts.items():
        if count:
            core = answers[count - 1]["presentation"]["text"]
            assert core == text, (seed, count, reported[count - 1], core, text)
    assert len(texts) > STEPS // 2
    options = ["--order", DECLARATIONS[name].split()[1]] if PARTS.get(name) == "date" and name != "time" else []
    answers = livectl(["sections", "--preset", FORMATS[name]["preset"], *options], [{"text": text} for text in values]) if values else []
    for text, answer in zip(values, answers, strict=True):
        # livectl completes digits as a submission does, and an element when the person leaves it.
        wanted = answer.get("value", text) if answer["raw"] == text else uncompleted(text, name)
        assert values[text] == wanted, (seed, text, answer)
