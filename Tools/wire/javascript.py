"""Writes the JavaScript side: the types of the exports, the names of enumeration cases, and the readers of records."""

import os
import re
import textwrap

from wire import BY_HAND, FORMS, SHARED_FOLDERS, lower_camel, names_of, script_name, swift_name

WIDTH = 130
RECORD = "@param {import('../core/memory.js').RecordReader} record"


def exports_file(wire, version):
    words = (
        "What the core offers to the page. Times are in seconds, a code is the place of a case among its enumeration's, and an answer is "
        "the address of a record, which `Memory` reads."
    )
    lines = ["/**", *wrapped(" * ", words), " *", " * @typedef {object} Core", " * @property {WebAssembly.Memory} memory"]
    for export in wire.exports:
        parameters = ", ".join(f"{name}: number" for name, _ in export.parameters)
        result = "number" if export.result else "void"
        gives = f" Gives `{export.result}`." if export.result and export.result.usr in wire.answers else ""
        lines += [f" * @property {{({parameters}) => {result}}} {export.symbol}", *wrapped(" *   ", export.function.summary + gives)]
    comment = "/** The version of the core that these scripts read; they would misread any other. */"
    return "\n".join([*lines, " */", "", comment, f"export const abiVersion = {version};"]) + "\n"


def files(wire):
    for folder in wire.folders:
        yield f"Web/{folder}/wire.js", wire_file(wire, folder)


def wire_file(wire, folder):
    blocks, imports = [], {}
    for usr, each in {**wire.decoded, **wire.encoded}.items():
        if wire.folder(usr) == folder and (each.is_enumeration or each.presets):
            blocks.append(names(wire, each))
        elif wire.folder(usr) == folder and usr in wire.nested:
            blocks.append(reader(reader_name(each), each, members(wire, [each], folder, imports)))
    for usr, each in wire.received.items():
        if wire.folder(usr) == folder and not (each.is_enumeration and not each.carries_values) and not wire.inbox_form(each):
            blocks.append(form_of(wire, each, folder, imports))
    for usr, (alias, parts) in wire.answers.items():
        if wire.folder(usr) == folder:
            blocks.append(answer(wire, alias, parts, folder, imports))
    blocks += [control(wire, tag, folder, imports) for name, tag in wire.controls.items() if name == folder]
    heads = [f"import {{ {', '.join(sorted(set(some)))} }} from '{path(folder, other)}';" for other, some in sorted(imports.items())]
    return ("\n".join(heads) + "\n\n" if heads else "") + "\n\n".join(blocks) + "\n"


def answer(wire, alias, parts, folder, imports):
    if any(not part.usr for part in parts):
        (part,) = parts
        body = f"  return {expression(wire, part, folder, imports)};\n"
        return function(alias.name, alias, body)
    wire.check_members(parts)
    return reader(alias.name, alias, members(wire, [wire.library.symbols[part.usr] for part in parts], folder, imports))


def control(wire, tag, folder, imports):
    """The exports that create a model and send it events, with the forms of their values."""
    prefix = tag.replace("-", "_")
    exports = {each.symbol.removeprefix(f"{prefix}_"): each for each in wire.exports if each.symbol.startswith(f"{prefix}_")}
    (_, created), (_, event) = exports["create"].parameters[0], exports["event"].parameters[1]
    values = dict(zip(("settings", "initial"), (form(wire, each, folder, imports) for each in created.arguments)))
    reads = f"read{wire.answers[exports['event'].result.usr][0].name}"
    members = {"exports": f"'{prefix}'", **values, "event": form(wire, event.arguments[0], folder, imports), "read": reads}
    lines = "".join(f"  {name}: {value},\n" for name, value in members.items())
    return f"{comment('The model in the core: its exports, and the forms of its settings, initial value, and events.')}export const model = {{\n{lines}}};"


def form_of(wire, declaration, folder, imports):
    """The form of a structure, or of an enumeration whose cases carry values."""
    if declaration.is_enumeration:
        cases = {case.name: case_form(wire, case.payload, folder, imports) for case in declaration.cases}
        text = f"{{ cases: {braced(cases)} }}"
    else:
        created, assigned = wire.initialization(declaration)
        text = braced({property.name: form(wire, type, folder, imports) for property, type in [*(each for _, each in created), *assigned]})
    return f"{comment(f'The form of `{swift_name(declaration)}`: {declaration.summary}')}export const {form_name(declaration)} = {text};"


def case_form(wire, payload, folder, imports):
    if len(payload) == 1 and not payload[0][0]:
        return form(wire, payload[0][1], folder, imports)
    return braced({label or unlabeled(type): form(wire, type, folder, imports) for label, type in payload})


def unlabeled(type):
    """The name of a value without a label: the last word of its type."""
    return {"String": "text", "PasswordText": "text", "Text": "text", "Bool": "value"}.get(type.name, re.sub(r".*(?=[A-Z])", "", type.name).lower())


def braced(members):
    text = ", ".join(f"{name}: {value}" for name, value in members.items())
    if len(text) < WIDTH - 50:
        return f"{{ {text} }}" if text else "{}"
    return "{\n" + "".join(f"  {name}: {value},\n" for name, value in members.items()) + "}"


def form_name(declaration):
    return f"{lower_camel(script_name(declaration.path))}Form"


def form(wire, type, folder, imports):
    if type.name in FORMS:
        return FORMS[type.name]
    if type.name == "Optional":
        return form(wire, type.arguments[0], folder, imports)
    if type.name == "Array":
        return f"{{ list: {form(wire, type.arguments[0], folder, imports)} }}"
    if type.usr not in wire.library.symbols:
        # The type parameter of an event: a text or a password.
        return FORMS["String"]
    found = wire.library.symbols[type.usr]
    if wire.inbox_form(found):
        return form(wire, wire.inbox_form(found), folder, imports)
    name = names_of(found) if found.is_enumeration and not found.carries_values else form_name(found)
    other = wire.folder(type.usr)
    if other != folder:
        imports.setdefault(other, []).append(name)
    return name


def path(folder, other):
    relative = os.path.relpath(f"{other}/wire.js", folder)
    return relative if relative.startswith(".") else f"./{relative}"


def comment(words, tag=""):
    lines = wrapped(" * ", words)
    if not tag and len(lines) == 1 and len(words) + 7 <= WIDTH:
        return f"/** {words} */\n"
    return "\n".join(["/**", *lines, *([" *", f" * {tag}"] if tag else []), " */"]) + "\n"


def wrapped(prefix, words):
    return textwrap.wrap(words, WIDTH, initial_indent=prefix, subsequent_indent=prefix, break_long_words=False, break_on_hyphens=False)


def names(wire, enumeration):
    """The list of the names of presets or of cases, in which a case is at the place of its raw value."""
    cases = ", ".join(f"'{case_name(wire, enumeration, case)}'" for case in enumeration.presets or enumeration.cases)
    text = f"[{cases}]" if len(cases) < WIDTH - 62 else "\n".join(["[", *wrapped("  ", f"{cases},"), "]"])
    summary = comment(f"`{swift_name(enumeration)}`: {enumeration.summary}")
    return f"{summary}export const {names_of(enumeration)} = /** @type {{const}} */ ({text});"


def case_name(wire, enumeration, case):
    """Returns the name as in attributes: `phone-us`. It is unchanged if pages do not write it: a message or an event.
    """
    if wire.folder(enumeration.usr) in SHARED_FOLDERS.values():
        return case.name
    return re.sub(r"(?<!^)[A-Z]+", lambda capitals: f"-{capitals[0]}", case.name).lower()


def function(name, declaration, body):
    typedef = f"/** @typedef {{ReturnType<typeof read{name}>}} {name} */"
    return f"{comment(declaration.summary, RECORD)}export function read{name}(record) {{\n{body}}}\n{typedef}"


def reader(name, declaration, lines):
    return function(name, declaration, "  return {\n" + "".join(lines) + "  };\n")


def reader_name(declaration):
    return script_name(declaration.path)


def members(wire, declarations, folder, imports):
    for declaration in declarations:
        if declaration.usr in wire.effects:
            for _, name, payload, summary in wire.effect_cases(declaration):
                yield member(name, summary, effect(wire, payload, folder, imports))
        else:
            for property, type in declaration.sent_properties:
                yield member(property.name, property.summary, expression(wire, type, folder, imports))


def member(name, summary, value):
    lines = comment(summary) if summary else ""
    return textwrap.indent(f"{lines}{name}: {value},\n", "    ")


def effect(wire, payload, folder, imports):
    if not payload:
        return "record.flag()"
    if len(payload) == 1:
        return f"record.optional({reading(expression(wire, payload[0][1], folder, imports))})"
    inner = ", ".join(f"{label}: {expression(wire, type, folder, imports)}" for label, type in payload)
    return f"record.optional(() => ({{ {inner} }}))"


def reading(value):
    """Returns a function that reads an expression from the record."""
    return value.removesuffix("(record)") if value.startswith("read") else f"() => {value}"


def expression(wire, type, folder, imports):
    if type.name in BY_HAND:
        return f"record.{BY_HAND[type.name]}()"
    if type.name in ("Optional", "Array"):
        method = {"Optional": "optional", "Array": "list"}[type.name]
        return f"record.{method}({reading(expression(wire, type.arguments[0], folder, imports))})"
    found = wire.encoded[type.usr]
    name = names_of(found) if found.is_enumeration else f"read{reader_name(found)}"
    other = wire.folder(type.usr)
    if other != folder:
        imports.setdefault(other, []).append(name)
    return f"{name}[record.number()]" if found.is_enumeration else f"{name}(record)"
