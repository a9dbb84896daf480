"""Forms that `livectl form` writes from a declaration: the page, the elements, and the server give the same verdicts.

The page is the HTML of a declaration. Thousands of submissions are set in its fields. For each of them, the fields that block the
form in the browser are those in which `livectl form`, which calls `FormCheck` and `FormDeclaration.validate`, finds an error.
"""

import datetime
import json
import random
from pathlib import Path

import pytest
from harness import assert_accessible, focus, press, type_text, value, wait_until
from harness.forms import submitted
from harness.livectl import livectl

PAGE = Path(__file__).parent / "pages/declared-form.html"
#: In all 17 languages together, 1,700 submissions.
PAGES = 2
COUNT = 50
LANGUAGES = ["ar", "cs", "de", "en", "es", "fr", "he", "hi", "ja", "ko", "pl", "pt", "ru", "tr", "uk", "zh-Hans", "zh-Hant"]

#: Formats whose values a page submits in place of its texts. Dates have the order of the page's language there, and another one on the server.
VALUES = ["date dmy .", "date mdy / 2026-01-01/2027-06-30", "date", "amount 1.234.567,00 €;-1.234,00 €", "amount 1,234,567", "amount", "pattern AA?9X? 9AA", "phone FR"]
FIELDS = [
    {"name": "user", "kind": "text", "content": "username", "limit": {"maximum": 12, "unit": "scalars"}},
    {"name": "full", "kind": "text", "content": "name", "limit": 9},
    {"name": "bio", "kind": "text", "lines": 4, "limit": 14, "overflow": "allow", "ring": True, "counter": "none"},
    {"name": "units", "kind": "text", "limit": {"maximum": 8, "unit": "utf16"}, "overflow": "truncate"},
    {"name": "bytes", "kind": "text", "limit": {"maximum": 12, "unit": "utf8", "minimum": 3}},
    {"name": "post", "kind": "text", "lines": 2, "limit": {"maximum": 10, "also": [{"maximum": 24, "unit": "utf8"}]}},
    {"name": "words", "kind": "text", "lines": 2, "limit": {"maximum": 3, "unit": "words"}},
    {"name": "sms", "kind": "text", "lines": 2, "limit": {"maximum": 9, "unit": "sms"}},
    {"name": "weighted", "kind": "text", "limit": {"maximum": 8, "weights": "U+0-7F 0.5"}},
    {"name": "free", "kind": "text"},
    *({"name": name, "kind": "sections", "format": name} for name in ("card", "cvc", "cvc amex", "expiry", "iban", "phone-us", "code", "digits 4 4", "any 2-2", "letters", "time : 09:00/17:30", *VALUES)),
    {"name": "seats", "kind": "number", "minimum": 1, "maximum": 50, "whole": True},
    {"name": "share", "kind": "number", "minimum": "-0.5", "maximum": "99.25"},
    {"name": "plan", "kind": "choice", "options": ["solo", "team", 'a "quoted" <b>']},
    {"name": "size", "kind": "choice", "options": [f"{size} é" for size in range(9)]},
    {"name": "password", "kind": "password", "policy": "nist-second-factor", "confirmation": "again", "excluding": ["free"]},
    {"name": "secret", "kind": "password", "policy": "minlength: 6; required: lower; required: upper, digit; max-consecutive: 2", "confirmation": "secret2"},
    {"name": "single", "kind": "password", "policy": "classic"},
]

PIECES = ["a", "Zoë", "x y", " ", "e\u0301", "\u0301", "👩‍👩‍👧‍👦", "🇩🇪", "क्षि", "한", "日本", "𠮷", "\n", "\r", "<b>", '"', "&", "\u202e", "سلام", "שלום", "Привет", "ไทย", "don’t", "€", "[", "\u00a0", "\ufeff", "\u2028"]
CORRECT = {
    "card": ["4242424242424242", "3782 822463 10005", "4000000000000000006"], "cvc": ["123", "1234"], "cvc amex": ["123", "1234"], "expiry": ["12/39", "1227", "4/2031", "0120"],
    "iban": ["DE89 3704 0044 0532 0130 00", "gb29nwbk60161331926819"], "phone-us": ["+1 (415) 555-2671", "2125550123", "+61 2 5550 1234"],
    "code": ["123456", "12 34 56"], "digits 4 4": ["1234 5678", "12345678"], "any 2-2": ["日本", "ab-cd", "👩‍👩‍👧‍👦é🇩🇪x"], "letters": ["abc", "xyzabc"],
    "time : 09:00/17:30": ["09:30", "5:30 PM", "0859", "24:00"],
    **{name: ["24122026", "12242026", "20261224", "31022026", "02312026", "05062026", "2412", "4", "5.6.2026", "2026-02-31", "12/24/26", "٢٤١٢٢٠٢٦"] for name in VALUES[:3]},
    **{name: ["1234.56", "-1234.5", "1.234,56 €", "-", "0.001", "123456789012345678", ",", "-0", "007"] for name in VALUES[3:6]},
    "pattern AA?9X? 9AA": ["SW1A 1AA", "m11ae", "M1", "1AA"], "phone FR": ["0612345678", "+49 30 123456", "061234567", "00612345678", "+", "0", "+999123"],
    "seats": ["1", "50", "7", "0", "51", "1.5", "2e1", "-0", "07", "1e400"], "share": ["0", "-0.5", "-0.51", "99.25", "99.250001", "1e-3", ".5", "x"],
}
PASSWORDS = ["", "password", "Tr0mbone!x", "violet harbour kettle", "aaaaaaaaaaaaaaaa", "zoëzoëzoë harbour", "Zoe\u0308 und die Brücke 9%", "abcdefghijklmnop", "tab\there Aa1!xyz", "Aa1!Aa1!", "ab12CD"]

#: Sets the texts, and returns for each submission the entries, the names of the fields that block the form, and their messages.
RUN = """
const form = document.querySelector('form');
const host = (native) => native.closest('live-limited-field, live-sectioned-field, live-password-setup') ?? native;
const answers = [];
for (const texts of arguments[0]) {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) for (const radio of control) radio.checked = radio.value === text;
    else control.value = text;
  }
  for (const field of form.querySelectorAll('[autocomplete=username], [autocomplete=name], [data-live-personal]')) field.dispatchEvent(new Event('input', { bubbles: true }));
  for (let turn = 0; turn < 8; turn += 1) await null;
  const blocking = {};
  const entries = Object.fromEntries(new FormData(form));
  for (const name of Object.keys(texts)) {
    const control = form.elements.namedItem(name);
    const native = control instanceof RadioNodeList ? control[0] : control;
    const around = host(native);
    const invalid = [...form.elements].find((each) => (each === native || (around !== native && around.contains(each))) && each.validity && !each.validity.valid);
    if (invalid) blocking[name] = invalid.validity.customError ? invalid.validationMessage : '';
  }
  answers.push({ entries, blocking, isValid: form.checkValidity() });
}
return answers;
"""
READY = "return [...document.querySelectorAll(':is(live-limited-field, live-sectioned-field, live-password-setup)')].every(({ dataset }) => dataset.state === 'ready')"


class Submissions:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def text(self):
        return "".join(self.random.choices(PIECES, k=self.random.choice((0, 1, 2, 3, 3, 4, 5, 9))))

    def changed(self, text):
        for _ in range(self.random.choice((0, 0, 1, 3))):
            place = self.random.randint(0, len(text))
            text = text[:place] + self.random.choice([*"0123456789 -/AXz", "١", "é", "４"]) + text[place + self.random.randint(0, 1) :]
        return self.random.choice([text] * 9 + ["", " ", self.text()])

    def value(self, field):
        name = field["name"]
        if name in CORRECT:
            return self.changed(self.random.choice(CORRECT[name]))
        if field["kind"] == "choice":
            return self.random.choice([*field["options"], ""])
        if field["kind"] == "password":
            return self.random.choice(PASSWORDS) + self.random.choice(("", "", self.text()))
        return self.text()

    def next(self, fields):
        texts = {field["name"]: self.value(field) for field in fields}
        for field in fields:
            if "confirmation" in field:
                texts[field["confirmation"]] = texts[field["name"]] + self.random.choice(("", "", "", "x"))
        if self.random.random() < 0.2:
            texts["password"] = texts["again"] = texts[self.random.choice(("user", "free"))] + " and more than eight"
        return texts


def declared(required):
    return [{**field, "required": required or field["kind"] == "password"} for field in FIELDS]


def open_form(browser, site, folder, html, language="en", csp=""):
    """Opens a page with the HTML of a form, as a server writes it."""
    site.folders["/served/"] = folder
    page = PAGE.read_text().replace('lang="en"', f'lang="{language}"').replace('src="record', 'src="/record').replace("<!-- fields -->", html)
    (folder / "form.html").write_text(page)
    browser.open("served/form.html", **({"csp": csp} if csp else {}))
    wait_until(lambda: csp or browser.run(READY))


def as_submitted(entries):
    """A browser submits line breaks as CRLF."""
    return {name: text.replace("\n", "\r\n") for name, text in entries.items()}


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_server_give_the_same_verdicts(browser, site, language, tmp_path):
    seed = 20_26 + LANGUAGES.index(language)
    submissions = Submissions(seed)
    outcomes = {field["name"]: set() for field in FIELDS}
    for batch in range(PAGES):
        fields = declared(required=batch % 2 == 0)
        declaration = tmp_path / "form.json"
        declaration.write_text(json.dumps(fields))
        arguments = ["form", "--declaration", str(declaration), "--lang", language, "--today", datetime.date.today().isoformat()]
        [empty] = livectl([*arguments, "--html"], [{}])
        open_form(browser, site, tmp_path, empty["html"], language)
        browser.run("for (const setup of document.querySelectorAll('live-password-setup')) setup.strength = true")
        wait_until(lambda: browser.run("return document.querySelectorAll('.live-password-strength:not([hidden])').length") == 3)
        # Otherwise, each change of a sectioned field measures it.
        browser.run("document.querySelector('form').hidden = true")
        answers = browser.run_async(RUN, [submissions.next(fields) for _ in range(COUNT)])
        verdicts = livectl(arguments, [as_submitted(answer["entries"]) for answer in answers])
        for answer, verdict in zip(answers, verdicts, strict=True):
            wrong = {name for name, field in verdict["fields"].items() if not field["valid"]}
            blocking = {name for name in answer["blocking"] if name in verdict["fields"]}
            assert blocking == wrong, (seed, blocking ^ wrong, {name: answer["entries"].get(name) for name in blocking ^ wrong}, [verdict["fields"][name] for name in blocking ^ wrong])
            assert answer["isValid"] == verdict["valid"], (seed, answer)
            for name in wrong:
                text, [error, *_] = answer["blocking"][name], verdict["fields"][name]["errors"]
                # The value of an amount has no leading zeros, so that it is too long by fewer characters than the text.
                is_shorter = name.startswith("amount") and error["reason"] == "limit"
                assert not text or is_shorter or text == error["text"], (seed, name, text, verdict["fields"][name])
            for name, field in verdict["fields"].items():
                outcomes[name].add((field["valid"], field["errors"][0]["reason"] if field["errors"] else None))
    # Every field was valid and invalid.
    for field in FIELDS:
        assert {valid for valid, _ in outcomes[field["name"]]} == {True, False}, (field["name"], outcomes[field["name"]])


SMALL = [
    {"name": "name", "label": "Name", "hint": "As others see you", "kind": "text", "content": "username", "limit": 30},
    {"name": "card", "label": "Card number", "kind": "sections", "format": "card"},
    {"name": "seats", "label": "Seats", "kind": "number", "minimum": 1, "maximum": 50, "whole": True},
    {"name": "plan", "label": "Plan", "kind": "choice", "options": [{"value": "solo", "label": "Solo"}, {"value": "team", "label": "Team", "detail": "$15 a seat"}]},
    {"name": "password", "label": "Password", "kind": "password", "policy": "nist", "confirmation": {"name": "again", "label": "Password again"}},
]
ENTERED = {"name": "Zoë", "card": "4242424242424242", "seats": "3", "plan": "team", "password": "violet harbour kettle", "again": "violet harbour kettle"}


def small_form(folder, texts):
    declaration = folder / "small.json"
    declaration.write_text(json.dumps(SMALL))
    return livectl(["form", "--html", "--declaration", str(declaration)], [texts])[0]["html"]


@pytest.mark.each_engine
@pytest.mark.parametrize("csp", ["", "no-script"])
def test_the_form_is_completed_with_the_keyboard_with_and_without_script(browser, site, tmp_path, csp):
    open_form(browser, site, tmp_path, small_form(tmp_path, {}), csp=csp)
    focus(browser, browser.find("#field-name"))
    for name, text in ENTERED.items():
        if name == "plan":
            press(browser, "Space")
            press(browser, "ArrowDown")
        else:
            type_text(browser, browser.driver.switch_to.active_element, text)
        assert browser.run("return document.activeElement.name") == name
        press(browser, "Tab")
        # The element adds a button that shows the password.
        if browser.run("return document.activeElement.matches('.live-password-reveal')"):
            press(browser, "Tab")
    assert submitted(browser) == ENTERED


@pytest.mark.each_engine
@pytest.mark.parametrize("csp", ["", "no-script"])
def test_errors_have_links_and_describe_their_fields(browser, site, tmp_path, csp):
    open_form(browser, site, tmp_path, small_form(tmp_path, {**ENTERED, "card": "4242 4242 4242 4241", "seats": "0", "again": "x"}), csp=csp)
    wait_until(lambda: browser.run("return document.activeElement.id") == "field-card")
    described = "return document.getElementById(arguments[0]).getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).textContent).join(' ')"
    assert "This card number does not exist" in browser.run(described, "field-card")
    assert browser.run(described, "field-name").startswith("As others see you")
    assert [link.text for link in browser.find(".live-form-errors").find_elements("css selector", "a")] == [
        "Card number – This card number does not exist", "Seats – At least 1", "Password again – The passwords do not match",
    ]
    assert [value(browser, browser.find(f"#field-{name}")) for name in ("name", "card", "seats", "password", "again")] == ["Zoë", "", "0", "", ""]
    assert browser.run("return document.querySelector('[name=plan]:checked').value") == "team"
    browser.find(".live-form-errors a[href='#field-seats']").click()
    wait_until(lambda: browser.run("return location.hash") == "#field-seats")
    if not csp:
        assert_accessible(browser)
