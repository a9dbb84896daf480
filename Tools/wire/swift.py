"""Writes the Swift side: appends values of the core's types to a record, and gives enumerations their codes."""

from wire import BY_HAND, swift_name


def files(wire):
    for folder in wire.folders:
        parts = [part for usr, (_, parts) in wire.answers.items() if wire.folder(usr) == folder for part in parts if not part.usr]
        enumerations = [each for each in wire.all_in(folder, {**wire.decoded, **wire.encoded}) if each.is_enumeration]
        structures = [each for each in wire.all_in(folder, wire.encoded) if not each.is_enumeration]
        effects = [usr for usr in wire.effects if wire.folder(usr) == folder]
        blocks = [block for each in enumerations for block in codes(wire, each)]
        appends = [structure(wire, each) for each in structures]
        appends += [append(f"value: {part}", statements(wire, part, "value")) for part in parts]
        appends += [effect_append(wire, wire.library.symbols[usr]) for usr in effects if is_root(wire, usr)]
        if appends:
            blocks.append("extension Record {\n" + "\n\n".join(appends) + "\n}")
        payloads = [type.usr for usr in effects for _, _, payload, _ in wire.effect_cases(wire.library.symbols[usr]) for _, type in payload]
        mentioned = [*enumerations, *structures, *(wire.library.symbols[usr] for usr in [*effects, *payloads] if usr in wire.library.symbols)]
        imports = sorted({each.module for each in mentioned} - {"LiveWeb"})
        text = "".join(f"import {module}\n" for module in imports) + "\n" + "\n\n".join(blocks) + "\n"
        name = "".join(word.capitalize() for word in folder.split("-"))
        yield f"Sources/LiveWeb/Generated/Wire+{name}.swift", indented(text)


def version_file(version):
    return f"/// What differs where anything crosses otherwise.\nlet wireVersion: Int32 = {version}\n"


def indented(text):
    """Returns the lines indented as by `make format`."""
    lines, steps = [], []
    for line in text.split("\n"):
        if line.startswith("}"):
            steps.pop()
        lines.append("    " * sum(steps) + line if line else "")
        if line.endswith("{"):
            steps.append(not line.startswith("switch"))
    return "\n".join(lines)


def is_root(wire, usr):
    return any(part.usr == usr for _, parts in wire.answers.values() for part in parts)


def codes(wire, enumeration):
    name = swift_name(enumeration)
    cases = [case.name for case in enumeration.cases]
    decode = "".join(f"case {code}: self = .{case}\n" for code, case in enumerate(cases))
    decode = f"init?(code: Code<{name}>) {{\nswitch code {{\n{decode}default: return nil\n}}\n}}"
    if enumeration.carries_values:
        kinds = "".join(f"case {case}\n" for case in cases)
        doc = f"/// A case of ``{name}`` without what it carries."
        yield f"extension {name} {{\n{doc}\nenum Kind {{\n{kinds}\n{decode}\n}}\n}}"
        return
    members = []
    if enumeration.usr in wire.encoded:
        encode = "".join(f"case .{case}: {code}\n" for code, case in enumerate(cases))
        members.append(f"/// The place among the cases, by which it crosses.\nvar code: Int {{\nswitch self {{\n{encode}}}\n}}")
    if enumeration.usr in wire.decoded:
        members.append(f"/// The case at a place.\n{decode}")
    yield f"extension {name} {{\n" + "\n\n".join(members) + "\n}"


def append(parameter, lines):
    return f"@inline(never) mutating func append(_ {parameter}) {{\n" + "\n".join(lines) + "\n}"


def structure(wire, declaration):
    lines = [line for property, type in declaration.sent_properties for line in statements(wire, type, f"value.{property.name}")]
    return append(f"value: {swift_name(declaration)}", lines)


def statements(wire, type, value):
    match type.name:
        case "Optional":
            inner = statements(wire, type.arguments[0], "present")
            return [f"if let present = {value} {{", *inner, "} else {", "appendAbsence()", "}"]
        case "Array":
            return [f"append({value}.count)", f"for element in {value} {{", *statements(wire, type.arguments[0], "element"), "}"]
    if type.name in BY_HAND or not wire.encoded[type.usr].is_enumeration:
        return [f"append({value})"]
    return [f"append({value}.code)"]


def effect_append(wire, effects):
    cases = list(wire.effect_cases(effects))
    lines = []
    for _, name, payload, _ in cases:
        lines.append(f"var {name}: {payload_type(payload)}?" if payload else f"var {name} = false")
    lines += ["for effect in effects {", "switch effect {"]
    for pattern, name, payload, _ in cases:
        values = ", ".join(label or "value" for label, _ in payload)
        value = f"({values})" if len(payload) > 1 else "value" if payload else "true"
        lines.append(f"case {pattern}: {name} = {value}")
    unsent = {case.name for case in effects.cases} - {case.name for case in effects.sent_cases}
    lines += [f"case .{name}: break" for name in sorted(unsent)] + ["}", "}"]
    for _, name, payload, _ in cases:
        if not payload:
            lines.append(f"append({name})")
            continue
        inner = [line for label, type in payload for line in statements(wire, type, "present" + (f".{label}" if len(payload) > 1 else ""))]
        lines += [f"if let present = {name} {{", *inner, "} else {", "appendAbsence()", "}"]
    return append(f"effects: [{swift_name(effects)}]", lines)


def payload_type(payload):
    if len(payload) == 1:
        return str(payload[0][1])
    return "(" + ", ".join(f"{label}: {type}" for label, type in payload) + ")"
