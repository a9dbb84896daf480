"""Determines the types that cross between the core and the page, and the folder of `Web` in which each is decoded."""

import re
import sys
from dataclasses import dataclass

from declarations import Library, Parser, tokens_of

#: The modules' own types, which `Record` and `RecordReader` write and read without generated code, with the method of the reader.
BY_HAND = {"Int": "number", "Double": "number", "Bool": "flag", "String": "text", "Range": "range", "Motion": "motion"}
#: The forms of such types in the inbox: an example of the value, which shows its type.
FORMS = {"Int": "0", "Double": "0", "Bool": "false", "String": "''", "DeclarationText": "''", "Range": "{ start: 0, end: 0 }"}
EXPORT = re.compile(r"@c\((live_\w+)\)")
#: The folders in which shared types are decoded; all others in `core`.
SHARED_FOLDERS = {"/TextField/": "field", "/ControlMessage.swift": "localization"}


@dataclass
class Export:
    """A function that the page calls."""

    symbol: str
    function: object
    parameters: list
    result: object


class Wire:
    def __init__(self, library: Library):
        self.library = library
        self.controls = {path.parent.name: path.stem for path in library.root.glob("Web/*/live-*.css")}
        self.answers, self.exports = {}, []
        ours = [each for each in library.symbols.values() if each.module == "LiveWeb"]
        for each in sorted(ours, key=lambda each: (each.file, each.place)):
            found = EXPORT.search(each.text)
            if found:
                returns = tokens_of(each.results)
                result = Parser(returns).type() if returns and returns[0][1] != "(" else None
                self.exports.append(Export(found[1], each, each.parameters, result))
            elif each.kind == "typealias" and len(each.path) == 1 and "= RecordAddress<" in each.text:
                self.answers[each.usr] = (each, Parser(tokens_of(each.fragments, after="=")).type().arguments)
        self.decoded, self.encoded, self.effects = {}, {}, {}
        self.nested, self.visited, self.received = set(), set(), {}
        self.referrers, self.homes = {}, {}
        for export in self.exports:
            self.visit_export(export)
        for each in {**self.decoded, **self.encoded}.values():
            self.check_raw_values(each)

    # Types that cross

    def visit_export(self, export):
        home = self.folder_of_export(export)
        for _, type in export.parameters:
            if type.name == "EnumCode":
                for each in type.arguments:
                    self.refer(each, home)
                    self.decoded[each.usr] = self.library.symbols[each.usr]
            if type.name == "InboxFields":
                for each in type.arguments:
                    self.visit_received(each, home)
        if export.result and export.result.usr in self.answers:
            _, parts = self.answers[export.result.usr]
            self.referrers.setdefault(export.result.usr, set()).add(home)
            for part in parts:
                self.visit(part, export.result.usr, is_part=True)

    def visit(self, type, referrer, is_part=False):
        """Records a type that crosses. The members of a part become members of the result."""
        if type.name in BY_HAND:
            return
        if not type.usr:
            for each in type.arguments:
                self.visit(each, referrer)
            return
        self.refer(type, referrer)
        if not is_part:
            self.nested.add(type.usr)
        found = self.library.symbols[type.usr]
        if found.is_enumeration and found.carries_values:
            self.effects[type.usr] = found
            for case in found.sent_cases:
                for _, payload in case.payload:
                    self.visit(payload, type.usr)
        else:
            self.encoded[type.usr] = found
            for _, property in [] if found.is_enumeration else found.sent_properties:
                self.visit(property, type.usr)

    def visit_received(self, type, referrer):
        """Records a type that the page writes into the inbox."""
        if type.name == "DeclarationText":
            for each in type.arguments:
                if each.usr != referrer:
                    self.refer(each, referrer)
                self.decoded[each.usr] = self.library.symbols[each.usr]
        if type.name in FORMS:
            return
        if not type.usr:
            for each in type.arguments:
                self.visit_received(each, referrer)
            return
        self.refer(type, referrer)
        found = self.library.symbols[type.usr]
        if type.usr in self.visited:
            return
        self.visited.add(type.usr)
        if self.inbox_form(found):
            self.visit_received(self.inbox_form(found), type.usr)
        elif found.is_enumeration:
            for case in found.cases:
                for _, payload in case.payload:
                    if payload.name not in found.type_parameters:
                        self.visit_received(payload, type.usr)
            if not found.carries_values:
                self.decoded[type.usr] = found
        else:
            for _, property in found.sent_properties:
                self.visit_received(property, type.usr)
        # After the types in it, because its form refers to theirs.
        self.received[type.usr] = found

    def inbox_form(self, declaration):
        """Returns the type in whose form a type is read, which its type alias `InboxForm` names; `None` for its own form."""
        alias = next((each for each in declaration.members if each.name == "InboxForm"), None)
        return alias and Parser(tokens_of(alias.fragments, after="=")).type()

    def refer(self, type, referrer):
        if type.usr not in self.library.symbols:
            sys.exit(f"{type} is no declaration of this package, and cannot cross")
        self.referrers.setdefault(type.usr, set()).add(referrer)

    def initialization(self, declaration):
        """Returns the initializer's labels and properties, and the properties that are assigned afterward.

        The initializer is the one that takes the most properties by their names. Its other parameters need defaults.
        """
        properties = {property.name: (property, type) for property, type in declaration.sent_properties}
        found = [initializer_labels(each) for each in declaration.members if each.kind == "init"]
        labels = max(found, key=lambda labels: (len(properties.keys() & labels.keys()), -len(labels)), default={name: name for name in properties})
        created = [(label, properties[name]) for name, label in labels.items() if name in properties]
        return created, [each for name, each in properties.items() if name not in labels]

    # Folders

    def folder_of_export(self, export):
        return next((folder for folder, tag in self.controls.items() if export.symbol.startswith(tag.replace("-", "_") + "_")), "core")

    def folder(self, usr):
        """Returns the folder in which everything that refers to a declaration is decoded, if there is only one, or else the shared one."""
        if usr not in self.referrers:
            return usr
        if usr not in self.homes:
            folders = {self.folder(each) for each in self.referrers[usr]}
            file = self.library.symbols[usr].file
            shared = next((folder for part, folder in SHARED_FOLDERS.items() if part in file), "core")
            self.homes[usr] = folders.pop() if len(folders) == 1 else shared
        return self.homes[usr]

    @property
    def preset_owners(self):
        return [each for each in self.decoded.values() if each.presets]

    @property
    def folders(self):
        return sorted({self.folder(usr) for usr in self.referrers})

    def is_part(self, declaration):
        """Whether a declaration is a part of an answer, and not of another declaration."""
        return any(part.usr == declaration.usr for _, parts in self.answers.values() for part in parts)

    # Names

    def effect_cases(self, effects):
        """Returns the pattern, name and payload of each case. Nested effects are replaced by their cases."""
        for case in effects.sent_cases:
            payload = case.payload
            if len(payload) == 1 and payload[0][1].usr in self.effects:
                for pattern, name, inner, summary in self.effect_cases(self.effects[payload[0][1].usr]):
                    yield f".{case.name}({pattern})", name, inner, summary
            else:
                bindings = ", ".join(f"let {label or 'value'}" for label, _ in (payload if len(payload) > 1 else [("", None)] * len(payload)))
                yield f".{case.name}" + (f"({bindings})" if payload else ""), case.name, payload, case.summary

    def check_raw_values(self, enumeration):
        """A raw value has to be the place of its case, which is where the page finds the name. Symbol graphs do not tell."""
        for place, case in enumerate(enumeration.cases):
            line = (self.library.root / case.file).read_text().splitlines()[case.place[0]]
            written = re.search(rf"\b{case.name}\s*=\s*(\w+)", line)
            if written and written[1] != str(place):
                sys.exit(f"{swift_name(case)} has the raw value {written[1]} at place {place}")

    def check_members(self, parts):
        """Checks that no two members of a result have the same name."""
        names = []
        for part in parts:
            found = self.library.symbols[part.usr]
            if part.usr in self.effects:
                names += [name for _, name, _, _ in self.effect_cases(found)]
            else:
                names += [property.name for property, _ in found.sent_properties]
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            sys.exit(f"{' and '.join(map(str, parts))} both have {', '.join(sorted(twice))}")


def initializer_labels(initializer):
    """Returns the label of each parameter by its name."""
    labels = initializer.path[-1].removeprefix("init(").removesuffix(")").split(":")[:-1]
    return {name: "" if label == "_" else label for label, (name, _) in zip(labels, initializer.parameters)}


def swift_name(declaration):
    return ".".join(declaration.path)


def lower_camel(words):
    return re.sub(r"^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]", lambda found: found[0].lower(), words)


def script_name(path):
    """Returns the JavaScript name of a declaration, without prefixes, which modules do not need."""
    return "".join(path).removeprefix("Control")


def names_of(enumeration):
    """Returns the JavaScript name of the list of an enumeration's cases."""
    path = enumeration.path[1:] if enumeration.path[0].endswith("Presentation") else enumeration.path
    name = lower_camel(script_name(path))
    return name + "s" if name.endswith("Name") else name + "Names"

