"""Writes the Swift side: how structures, enumerations and effects of the core are encoded in a record and decoded from the inbox."""

from wire import swift_name

WIDTH = 120


def encodings(wire):
    blocks = [conformance(each) for each in wire.encoded.values()]
    blocks += [effects(wire, each) for each in wire.effects.values() if wire.is_part(each)]
    blocks += [decoding(wire, each) for each in wire.received.values() if not wire.inbox_form(each)]
    modules = {each.module for each in [*wire.received.values(), *wire.encoded.values(), *wire.effects.values()]} - {"LiveWeb"}
    return "".join(f"import {module}\n" for module in sorted(modules)) + "\n" + "\n\n".join(blocks) + "\n"


def decoding(wire, declaration):
    where = "".join(f" where {name}: InboxDecodable" for name in declaration.type_parameters)
    head = f"extension {swift_name(declaration)}: InboxDecodable{where} {{"
    if declaration.is_enumeration and not declaration.carries_values:
        return f"{head}}}"
    read = "inbox.value()"
    if declaration.is_enumeration:
        lines = [f"switch inbox.code({len(declaration.cases)}) {{"]
        for code, case in enumerate(declaration.cases):
            values = ", ".join(f"{label}: {read}" if label else read for label, _ in case.payload)
            pattern = "default" if case is declaration.cases[-1] else f"case {code}"
            lines.append(f"{pattern}: self = .{case.name}" + (f"({values})" if values else ""))
        lines.append("}")
    else:
        created, assigned = wire.initialization(declaration)
        values = ", ".join(f"{label}: {read}" if label else read for label, _ in created)
        call = [f"self.init({values})"]
        if len(values) > WIDTH - 20:
            call = ["self.init(", *(f"    {value}," for value in values.split(", ")[:-1]), f"    {values.split(', ')[-1]}", ")"]
        lines = [*call, *(f"{property.name} = {read}" for property, _ in assigned)]
    body = "".join(f"        {line}\n" for line in lines)
    return f"{head}\n    @inline(never) init(from inbox: inout InboxReader) {{\n{body}    }}\n}}"


def presets(wire):
    """Returns the list of the presets of the one type that has them."""
    (owner,) = wire.preset_owners
    names = ", ".join(f".{each.name}" for each in owner.presets)
    lines = f"    /// All presets, in the order of their names.\n    static var presets: [{owner.name}] {{ [{names}] }}\n"
    return f"extension {owner.name} {{\n{lines}}}\n"


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
            lines += [f"if let {name} {{", *(f"    record.append({name}.{label})" for label, _ in payload), "} else {", "    record.appendAbsence()", "}"]
        else:
            lines.append(f"record.append({name})")
    body = "".join(f"        {line}\n" for line in lines)
    head = f"extension {swift_name(declaration)}: EffectEncodable {{"
    return f"{head}\n    @inline(never) static func encode(_ effects: [Self], to record: inout Record) {{\n{body}    }}\n}}"


def payload_type(payload):
    if len(payload) == 1:
        return str(payload[0][1])
    return "(" + ", ".join(f"{label}: {type}" for label, type in payload) + ")"
