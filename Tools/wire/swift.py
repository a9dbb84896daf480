"""Writes the Swift side: how structures, enumerations and effects of the core are encoded in a record."""

from wire import swift_name


def encodings(wire):
    blocks = [kind(each) for each in wire.decoded.values() if each.carries_values]
    blocks += [conformance(each) for each in wire.encoded.values()]
    blocks += [effects(wire, each) for each in wire.effects.values() if wire.is_part(each)]
    modules = {each.module for each in [*wire.decoded.values(), *wire.encoded.values(), *wire.effects.values()]} - {"LiveWeb"}
    return "".join(f"import {module}\n" for module in sorted(modules)) + "\n" + "\n\n".join(blocks) + "\n"


def kind(enumeration):
    name = swift_name(enumeration)
    cases = "".join(f"        case {case.name}\n" for case in enumeration.cases)
    return f"extension {name} {{\n    /// A case of ``{name}`` without the values that it carries.\n    enum Kind: UInt8 {{\n{cases}    }}\n}}"


def conformance(declaration):
    head = f"extension {swift_name(declaration)}: RecordEncodable {{"
    if declaration.is_enumeration:
        return f"{head}}}"
    lines = "".join(f"        record.append({property.name})\n" for property, _ in declaration.sent_properties)
    return f"{head}\n    @inline(never) func encode(to record: inout Record) {{\n{lines}    }}\n}}"


def effects(wire, declaration):
    """Appends the latest of each case."""
    cases = list(wire.effect_cases(declaration))
    lines = [f"var {name}: {payload_type(payload)}?" if payload else f"var {name} = false" for _, name, payload, _ in cases]
    lines += ["for effect in effects {", "    switch effect {"]
    for pattern, name, payload, _ in cases:
        values = ", ".join(label or "value" for label, _ in payload)
        value = f"({values})" if len(payload) > 1 else "value" if payload else "true"
        lines.append(f"    case {pattern}: {name} = {value}")
    lines += [f"    case .{case.name}: break" for case in declaration.cases if case not in declaration.sent_cases] + ["    }", "}"]
    for _, name, payload, _ in cases:
        if len(payload) > 1:
            lines += [f"if let {name} {{", *(f"    append({name}.{label})" for label, _ in payload), "} else {", "    appendAbsence()", "}"]
        else:
            lines.append(f"append({name})")
    body = "".join(f"        {line}\n" for line in lines)
    return f"extension Record {{\n    @inline(never) mutating func append(_ effects: [{swift_name(declaration)}]) {{\n{body}    }}\n}}"


def payload_type(payload):
    if len(payload) == 1:
        return str(payload[0][1])
    return "(" + ", ".join(f"{label}: {type}" for label, type in payload) + ")"
