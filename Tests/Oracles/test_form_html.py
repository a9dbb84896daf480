"""Reads the HTML of forms with PyPI's html5lib, an independent implementation of the HTML Standard's parser."""

import json
import random

import html5lib
import pytest
from test_text import generated_texts, shown

#: In all seeds together, 10,000 fields with a label and a value each.
FIELDS = 500
SEEDS = range(20)
HTML = "{http://www.w3.org/1999/xhtml}"
HOSTILE = [
    "<", ">", "&", '"', "'", "<!--", "-->", "<b>", "</label>", "</textarea>", "</title>", "<script>", "</script>", "<![CDATA[", "]]>", "&lt;", "&amp;", "&#x3c;", "&#", "&",
    "=", "`", "\\", "\t", "\f", "\r", "\n", "\r\n", "\u0338", "\u0600", "\u202e", "\u2066", "\ufeff", "\u0085", "\ufffe", "\U0001fffe", "\x01", "\x7f", "\x80", "{n}", "%s", "javascript:",
]


def hostile_texts(seed):
    generator = random.Random(seed)
    for text in generated_texts(seed):
        pieces = generator.choices(HOSTILE, k=generator.randint(0, 5))
        pieces.insert(generator.randint(0, len(pieces)), shown(text))
        # A text without a visible character could be empty.
        yield "x".join(pieces) or "x"


def submittable(text):
    """The text without what a browser changes in a name or an option."""
    return text.translate(dict.fromkeys(map(ord, "\0\r\n")))


def parsed(text):
    # A parser reports control characters and noncharacters as errors, and keeps them.
    return html5lib.parse(f"<!doctype html><title>x</title><form>{text}</form>", treebuilder="etree")


def found(root, name):
    return list(root.iter(HTML + name))


def text_of(element):
    return "".join(element.itertext())


def as_read(text):
    """The text after a parser has read it: HTML has no U+0000."""
    return text.replace("\0", "\ufffd")


def lines(text):
    return as_read(text.replace("\r\n", "\n").replace("\r", "\n"))


def html_of(livectl, tmp_path, fields, texts):
    declaration = tmp_path / "form.json"
    declaration.write_text(json.dumps(fields))
    return livectl(["form", "--html", "--declaration", str(declaration)], [texts])[0]["html"]


@pytest.mark.parametrize("seed", SEEDS)
def test_hostile_labels_hints_and_values_come_back_as_text(livectl, tmp_path, seed):
    texts = hostile_texts(seed)
    fields = [{"name": f"{index} {submittable(next(texts))}", "kind": "text", "label": next(texts), "hint": next(texts), "lines": 1 + index % 2, "limit": 1} for index in range(FIELDS)]
    values = {field["name"]: next(texts) for field in fields}
    root = parsed(html_of(livectl, tmp_path, fields, values))
    natives = [element for element in root.iter() if element.tag in (HTML + "input", HTML + "textarea")]
    # There is no element besides those of the form.
    tags = {element.tag.removeprefix(HTML) for element in root.iter() if isinstance(element.tag, str)}
    assert tags <= {"html", "head", "title", "body", "form", "div", "h2", "ul", "li", "a", "label", "live-limited-field", "input", "textarea", "p"}
    assert len(natives) == len(found(root, "label")) == FIELDS
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len({*ids})
    by_id = {element.get("id"): element for element in root.iter()}
    labels = {label.get("for"): text_of(label) for label in found(root, "label")}
    for field, native in zip(fields, natives, strict=True):
        assert native.get("name") == field["name"]
        assert labels[native.get("id")] == as_read(field["label"])
        value = text_of(native) if native.tag == HTML + "textarea" else native.get("value")
        assert value == lines(values[field["name"]])
        descriptions = [text_of(by_id[each]) for each in native.get("aria-describedby").split(" ")]
        assert descriptions[0] == as_read(field["hint"])
    links = [(by_id[link.get("href").removeprefix("#")], text_of(link)) for link in found(root, "a")]
    assert len(links) == sum(native.get("aria-invalid") == "true" for native in natives) > FIELDS // 2
    for native, text in links:
        error = text_of(by_id[native.get("aria-describedby").split(" ")[-1]])
        assert text == f"{labels[native.get('id')]} – {error}"


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_hostile_options_come_back_as_text(livectl, tmp_path, seed):
    texts = hostile_texts(seed)
    fields = []
    for index in range(100):
        options = [{"value": f"{place}{submittable(next(texts))}", "label": next(texts), "detail": next(texts)} for place in range(3 if index % 2 else 9)]
        fields.append({"name": f"{index}", "kind": "choice", "label": next(texts), "options": options})
    values = {field["name"]: field["options"][-1]["value"] for field in fields[1:]}
    root = parsed(html_of(livectl, tmp_path, fields, values))
    legends, selects = found(root, "legend"), found(root, "select")
    assert (len(legends), len(selects)) == (50, 50)
    for field, legend in zip(fields[1::2], legends, strict=True):
        assert text_of(legend) == as_read(field["label"])
    radios = [(radio.get("name"), radio.get("value"), "checked" in radio.attrib) for radio in found(root, "input")]
    assert radios == [(field["name"], option["value"], option is field["options"][-1]) for field in fields[1::2] for option in field["options"]]
    for field, select in zip(fields[::2], selects, strict=True):
        options = found(select, "option")
        assert [option.get("value") for option in options] == ["", *(option["value"] for option in field["options"])]
        assert [text_of(option) for option in options[1:]] == [as_read(f"{option['label']} – {option['detail']}") for option in field["options"]]
        assert [option.get("value") for option in options if "selected" in option.attrib] == [value for name, value in values.items() if name == field["name"]]


SECRETS = {"password": "violet kettle", "again": "violet kettl", "card": "4242 4242 4242 4241", "code": "918273", "cvc": "77"}


def test_passwords_codes_and_card_numbers_are_not_written(livectl, tmp_path):
    fields = [
        {"name": "password", "kind": "password", "confirmation": "again"},
        *({"name": name, "kind": "sections", "format": name} for name in ("card", "code", "cvc", "expiry", "iban")),
        {"name": "seats", "kind": "number", "minimum": 1, "maximum": 500, "whole": True},
        {"name": "letters", "kind": "sections", "format": "letters 3 3"},
    ]
    kept = {"expiry": "13/27", "iban": "DE00 1234", "seats": "0", "letters": "abcdef"}
    html = html_of(livectl, tmp_path, fields, {**SECRETS, **kept, "code": "91827"})
    for secret in ("violet", "4242", "91827", "77"):
        assert secret not in html
    inputs = {each.get("name"): each.attrib for each in found(parsed(html), "input")}
    assert {name: attributes.get("value") for name, attributes in inputs.items() if "value" in attributes} == kept
    assert all("required" in attributes for attributes in inputs.values())
    seats = inputs["seats"]
    assert [seats[name] for name in ("type", "inputmode", "min", "max", "step")] == ["number", "numeric", "1", "500", "1"]
    assert [inputs[name].get("autocomplete") for name in ("password", "again", "card", "code", "cvc", "expiry")] == ["new-password", "new-password", "cc-number", "one-time-code", "cc-csc", "cc-exp"]
    assert all(inputs[name]["inputmode"] == "numeric" for name in ("card", "code", "cvc", "expiry"))


@pytest.mark.parametrize(
    ("limit", "overflow", "maxlength"),
    [
        ({"maximum": 30, "unit": "utf16"}, "refuse", "30"),
        ({"maximum": 30, "unit": "utf16"}, "allow", None),
        (30, "refuse", None),
        ({"maximum": 30, "also": [{"maximum": 90, "unit": "utf16"}, {"maximum": 60, "unit": "utf16"}]}, "truncate", "60"),
        ({"maximum": 30, "unit": "utf8"}, "refuse", None),
    ],
)
def test_maxlength_is_a_limit_that_html_can_count(livectl, tmp_path, limit, overflow, maxlength):
    fields = [{"name": "text", "kind": "text", "limit": limit, "overflow": overflow}]
    [native] = found(parsed(html_of(livectl, tmp_path, fields, {})), "input")
    assert native.get("maxlength") == maxlength
