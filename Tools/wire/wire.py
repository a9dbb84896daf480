"""Determines the types that cross between the core and the page, and the folder of `Web` in which each is decoded."""

import re
import sys
from dataclasses import dataclass

from declarations import Library, Parser, tokens_of

#: The modules' own types, which `Record` and `RecordReader` write and read without generated code, with the method of the reader.
BY_HAND = {"Int": "number", "Double": "number", "Bool": "flag", "String": "text", "Range": "range", "Motion": "motion"}
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
        self.in_fields, self.nested = set(), set()
        self.referrers, self.homes = {}, {}
        for export in self.exports:
            self.visit_export(export)
        for each in {**self.decoded, **self.encoded}.values():
            self.check_raw_values(each)

    # Types that cross

    def visit_export(self, export):
        home = self.folder_of_export(export)
        for _, type in export.parameters:
            if type.name in ("EnumCode", "FieldsLength"):
                for each in type.arguments:
                    self.refer(each, home)
                    self.decoded[each.usr] = self.library.symbols[each.usr]
                    if type.name == "FieldsLength":
                        self.in_fields.add(each.usr)
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

    def refer(self, type, referrer):
        if type.usr not in self.library.symbols:
            sys.exit(f"{type} is no declaration of this package, and cannot cross")
        self.referrers.setdefault(type.usr, set()).add(referrer)

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

