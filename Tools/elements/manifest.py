"""Writes the elements as a custom elements manifest (schema 2.1.0, github.com/webcomponents/custom-elements-manifest).

In addition to the members of the schema, an element has `dataAttributes`, which show its state, and `classes`, for the nodes that it adds
to the page's own tree. The schema permits such members.
"""

SCHEMA_VERSION = "2.1.0"


def manifest(elements):
    return {"schemaVersion": SCHEMA_VERSION, "readme": "README.md", "modules": [module(element) for element in elements]}


def module(element):
    path = f"{element['tag']}.js"
    names = [element["class"], *(function["name"] for function in element["functions"])]
    exports = [{"kind": "js", "name": name, "declaration": {"name": name, "module": path}} for name in names]
    definition = {"kind": "custom-element-definition", "name": element["tag"], "declaration": {"name": element["class"], "module": path}}
    functions = [{"kind": "function", **function(each)} for each in element["functions"]]
    return {"kind": "javascript-module", "path": path, "declarations": [declaration(element), *functions], "exports": [*exports, definition]}


def declaration(element):
    return {
        "kind": "class",
        "customElement": True,
        "name": element["class"],
        "tagName": element["tag"],
        "description": "\n\n".join(element["paragraphs"]),
        "superclass": {"name": "HTMLElement", "package": "global:"},
        "attributes": [attribute(each) for each in element["attributes"]],
        "members": [
            *(field(each, attribute=each["attribute"], reflects=True) for each in element["attributes"]),
            *(field(each, **({"readonly": True} if each["isReadOnly"] else {})) for each in element["properties"]),
            *({"kind": "method", **function(each)} for each in element["methods"]),
        ],
        "events": [{**described(each), "type": {"text": f"CustomEvent<{each['detail']}>"}} for each in element["events"]],
        "cssParts": element["parts"],
        "cssProperties": element["styles"],
        "dataAttributes": [{**described(each), "type": typed(each)} for each in element["states"]],
        "classes": element["classes"],
    }


def described(each):
    return {"name": each["name"], "description": each["description"]}


def typed(each):
    return {"text": each["type"]}


def attribute(each):
    """Returns an attribute. Its type is that of the property. Its default is that of markup: none for an empty text."""
    default = default_text(each["default"])
    return {
        "name": each["attribute"],
        "description": each["description"],
        "type": typed(each),
        **({"default": default} if default else {}),
        "fieldName": each["name"],
    }


def field(each, **further):
    return {"kind": "field", **described(each), "type": typed(each), **further}


def function(each):
    parameters = [
        {**described(parameter), "type": typed(parameter), **({"optional": True} if parameter["isOptional"] else {})} for parameter in each["parameters"]
    ]
    return {**described(each), "parameters": parameters, "return": {"type": {"text": each["returns"]}}}


def default_text(value):
    """Returns a default as the attribute's text. The default of a flag or an object is absence."""
    return "" if value is False or isinstance(value, dict) else str(value)
