"""Writes the tables of the documentation about the elements' interfaces, from the manifest.

They are between `<!-- reference: live-number -->` and `<!-- end -->`. The custom properties that all elements share are between `<!--
colors -->` and `<!-- end -->`, those of single elements between `<!-- sizes -->` and `<!-- end -->`, and the modules that a page loads
on demand between `<!-- parts -->` and `<!-- end -->`.
"""

import json
import re

from elements import tokens
from manifest import manifest

BLOCK = re.compile(r"(<!-- (reference|colors|sizes|parts)(?:: (live-[\w-]+))? -->\n).*?(<!-- end -->)", re.S)


def pages(root, elements):
    """Returns the up-to-date texts of the pages with such tables, by path. Every element must have a page."""
    declared = {}
    for module in manifest(elements)["modules"]:
        element = module["declarations"][0]
        declared[element["tagName"]] = element
    texts, documented = {}, set()
    for path in sorted((root / "Documentation").glob("*.md")):
        text = path.read_text()
        if not BLOCK.search(text):
            continue

        def block(found):
            documented.add(found[3])
            tables = {"reference": lambda: reference(declared[found[3]]), "colors": lambda: colors(root), "sizes": lambda: sizes(root, declared), "parts": lambda: parts(root)}
            return f"{found[1]}\n{tables[found[2]]()}\n{found[4]}"

        texts[path] = BLOCK.sub(block, text)
    missing = declared.keys() - documented
    if missing:
        raise SystemExit(f"No page of the documentation has the reference of {', '.join(sorted(missing))}")
    return texts


def colors(root):
    rows = [(code(token["name"]), token["description"], code(token["default"])) for token in tokens(root).values()]
    return table(("property", "role", "default, in light and in dark"), rows)


def parts(root):
    listed = json.loads((root / "Web/host/parts.json").read_text())
    rows = [(part["about"], part["for"], code(f"import 'live-controls/{'/'.join((*part.get('elements', ())[:1], name))}.js';")) for name, part in listed.items()]
    return table(("module", "needed for", "in a bundle"), rows)


def sizes(root, declared):
    common = {token["name"] for token in tokens(root).values()}
    rows = [
        (code(each["name"]), code(tag), each["description"], code(each["default"]))
        for tag, element in declared.items()
        for each in element["cssProperties"]
        if each["name"] not in common
    ]
    return table(("property", "of", "", "default"), rows)


def reference(element):
    """Returns the interfaces of an element, with a table for each kind."""
    fields = {member["name"]: member for member in element["members"] if member["kind"] == "field"}
    methods = [member for member in element["members"] if member["kind"] == "method"]
    own = [member for member in fields.values() if "attribute" not in member]
    attributes = [
        (code(each["name"]), code(each["fieldName"]), markup(each["type"]), code(each.get("default", "")), each["description"])
        for each in element["attributes"]
    ]
    read = [(code(each["name"]), values(each["type"]), "read only" if each.get("readonly") else "", each["description"]) for each in own]
    called = [(code(signature(each)), each["description"]) for each in methods]
    events = [(code(each["name"]), code(detail(each)), each["description"]) for each in element["events"]]
    states = [(code(each["name"]), values(each["type"]), each["description"]) for each in element["dataAttributes"]]
    classes = [(code(each["name"]), each["description"]) for each in element["classes"]]
    parts = [(code(f"::part({each['name']})"), each["description"]) for each in element["cssParts"]]
    styles = [(code(each["name"]), code(each["default"]), each["description"]) for each in element["cssProperties"]]
    sections = (
        ("Attributes and the properties that mirror them", ("attribute", "property", "values", "default", ""), attributes),
        ("Further properties", ("property", "values", "", ""), read),
        ("Methods", ("method", ""), called),
        ("Events, which bubble", ("event", "`detail`", ""), events),
        ("Attributes that show its state, for styles and tests", ("attribute", "values", ""), states),
        ("Classes of what it adds to the page", ("class", ""), classes),
        ("Parts of its shadow tree", ("part", ""), parts),
        ("Custom properties", ("property", "default", ""), styles),
    )
    return "\n".join(f"**{title}**\n\n{table(head, rows)}" for title, head, rows in sections if rows)


def code(text):
    return f"`{text}`" if text else ""


def markup(type_):
    """Returns the values of an attribute in markup."""
    return "present or not" if type_["text"] == "boolean" else values(type_)


def values(type_):
    """Returns a type for a cell: the permitted names, or the type itself."""
    names = [name.strip() for name in type_["text"].split("|")]
    if all(re.fullmatch(r"'.*'", name) for name in names):
        return ", ".join("empty" if name == "''" else code(name.strip("'")) for name in names)
    return code(cell(type_["text"]))


def cell(text):
    """Escapes vertical bars, which a cell cannot contain, not even in code."""
    return text.replace("|", "\\|")


def detail(event):
    return cell(event["type"]["text"].removeprefix("CustomEvent<").removesuffix(">"))


def signature(method):
    return f"{method['name']}({', '.join(parameter['name'] + ('?' if parameter.get('optional') else '') for parameter in method['parameters'])})"


def table(head, rows):
    return "".join("|" + "".join(f" {text} |" if text else " |" for text in line) + "\n" for line in (head, ["---"] * len(head), *rows))
