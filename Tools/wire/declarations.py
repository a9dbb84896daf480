"""Reads the declarations of LiveWeb and of its dependencies from the compiler's symbol graphs.

The modules are compiled without function bodies and without the generated files, so that declarations can be read even if the generated
files are out of date. A module with unchanged sources is not compiled again.
"""

import hashlib
import json
import pathlib
import re
import subprocess
import sys
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).parents[2]
GENERATED = "Sources/LiveWeb/RecordEncoding.swift"
PRESETS = "Sources/LiveControls/SectionedField/Presets/Presets.swift"
FLAGS = (
    "-swift-version 6 -parse-as-library -package-name live -experimental-skip-all-function-bodies "
    "-emit-symbol-graph -symbol-graph-minimum-access-level internal"
)
IMPORT = re.compile(r"^\s*(?:\w+ )?import (Live\w+)", re.MULTILINE)


@dataclass
class Type:
    """A type in the source: its name, whose declaration has `usr`, and its arguments. `Optional` and `Array` are names, too."""

    name: str
    usr: str = ""
    arguments: list = field(default_factory=list)

    def __str__(self):
        inner = ", ".join(map(str, self.arguments))
        match self.name:
            case "Optional":
                return f"{inner}?"
            case "Array":
                return f"[{inner}]"
        return f"{self.name}<{inner}>" if inner else self.name


@dataclass
class Declaration:
    """A symbol: its location, its name, and the types in it."""

    usr: str
    kind: str
    module: str
    path: list
    file: str
    place: tuple
    access: str
    words: list
    fragments: list
    parameters: list
    results: list
    members: list = field(default_factory=list)

    @property
    def name(self):
        return self.path[-1].split("(")[0]

    @property
    def text(self):
        return "".join(each["spelling"] for each in self.fragments)

    @property
    def summary(self):
        """Returns the first paragraph of the comment, on one line."""
        lines = self.words[: self.words.index("")] if "" in self.words else self.words
        return " ".join(line.strip() for line in lines).replace("``", "`").replace("`nil`", "`undefined`")

    @property
    def cases(self):
        return [each for each in self.members if each.kind == "enum.case"]

    @property
    def presets(self):
        """Returns the static properties that are declared as `Preset`, in the order of their names."""
        found = [each for each in self.members if each.kind == "type.property" and re.search(r": (\w+\.)?Preset\b", each.text)]
        return sorted(found, key=lambda each: each.name.lower())

    @property
    def is_enumeration(self):
        return self.kind == "enum"

    @property
    def carries_values(self):
        return any("(" in case.path[-1] for case in self.cases)

    @property
    def type_parameters(self):
        """Returns the name of the type parameter, if there is one."""
        return [each["spelling"] for each in self.fragments if each["kind"] == "genericParameter"][:1]

    @property
    def payload(self):
        """Returns the labels and types of a case's associated values."""
        return Parser(tokens_of(self.fragments, after="(")).labeled() if "(" in self.path[-1] else []

    def sent(self, members):
        exclusions = next((each for each in self.members if each.name == "EncodingExclusions"), None)
        names = [case.name for case in exclusions.cases] if exclusions else []
        unknown = set(names) - {each.name for each in members}
        if unknown:
            sys.exit(f"{'.'.join(self.path)} has no {', '.join(sorted(unknown))}, which EncodingExclusions names")
        return [each for each in members if each.name not in names]

    @property
    def sent_cases(self):
        return self.sent(self.cases)

    @property
    def sent_properties(self):
        """Returns the stored properties that other modules can see, each with its type."""
        isOurs = self.module == "LiveWeb"
        stored = [each for each in self.members if each.kind == "property" and "{" not in each.text and (isOurs or each.access == "public")]
        return [(each, Parser(tokens_of(each.fragments, after=":")).type()) for each in self.sent(stored)]


def tokens_of(fragments, after=None):
    """Returns identifiers, and the other characters one by one; only those after the first `after`, if given."""
    tokens = []
    for each in fragments:
        if each["kind"] == "text":
            tokens += [("text", character, "") for character in each["spelling"] if not character.isspace()]
        else:
            tokens.append((each["kind"], each["spelling"], each.get("preciseIdentifier", "")))
    if after is None:
        return tokens
    return tokens[[spelling for _, spelling, _ in tokens].index(after) + 1 :]


class Parser:
    """Parses types from the tokens of a declaration."""

    def __init__(self, tokens):
        self.tokens = tokens

    def peek(self):
        return self.tokens[0][1] if self.tokens else ""

    def take(self, expected=None):
        kind, spelling, usr = self.tokens.pop(0)
        if expected and spelling != expected:
            sys.exit(f"'{expected}' expected, not '{spelling}'")
        return spelling, usr

    def type(self):
        if self.peek() == "[":
            self.take()
            found = Type("Array", arguments=[self.type()])
            self.take("]")
        else:
            found = self.named()
        while self.peek() == "?":
            self.take()
            found = Type("Optional", arguments=[found])
        return found

    def named(self):
        name, usr = self.take()
        while self.peek() == ".":
            self.take()
            inner, usr = self.take()
            name = f"{name}.{inner}"
        found = Type(name, usr)
        if self.peek() == "<":
            self.take()
            found.arguments.append(self.type())
            while self.peek() == ",":
                self.take()
                found.arguments.append(self.type())
            self.take(">")
        return found

    def labeled(self):
        """Parses `label: Type, Type)`, with an empty label if it is missing."""
        found = []
        while not found or self.take()[0] == ",":
            label = ""
            if len(self.tokens) > 1 and self.tokens[1][1] == ":":
                label = self.take()[0]
                self.take(":")
            found.append((label, self.type()))
        return found


class Library:
    """All declarations, by their USRs."""

    def __init__(self, root=ROOT):
        self.root = root
        self.folder = root / ".build-wire"
        self.folder.mkdir(exist_ok=True)
        self.keys = {}
        self.symbols = {}
        self.compile("LiveWeb")
        for module in self.keys:
            self.read(module)
        for each in self.symbols.values():
            each.members.sort(key=lambda member: (member.file, member.place))

    def sources(self, module):
        files = sorted((self.root / "Sources" / module).rglob("*.swift"))
        return [file for file in files if file not in (self.root / GENERATED, self.root / PRESETS)]

    def compile(self, module):
        if module in self.keys:
            return
        headers = list((self.root / "Sources" / module / "include").glob("*.h"))
        texts = [file.read_bytes() for file in headers or self.sources(module)]
        for name in sorted({name for text in texts for name in IMPORT.findall(text.decode())} - {module}):
            self.compile(name)
        key = hashlib.sha256(b"\0".join([FLAGS.encode(), *map(str.encode, self.keys.values()), *texts])).hexdigest()
        stamp = self.folder / f"{module}.key"
        self.keys[module] = key
        if stamp.exists() and stamp.read_text() == key:
            return
        if headers:
            (self.folder / module).mkdir(exist_ok=True)
            lines = "".join(f'header "{header}" ' for header in headers)
            (self.folder / module / "module.modulemap").write_text(f"module {module} {{ {lines}export * }}\n")
        else:
            for old in self.folder.glob(f"{module}[.@]*.json"):
                old.unlink()
            imports = [flag for folder in [self.folder, *self.folder.glob("*/")] for flag in ("-I", folder)]
            output = ["-module-name", module, "-emit-symbol-graph-dir", self.folder, "-o", self.folder / f"{module}.swiftmodule"]
            command = ["swiftc", "-frontend", "-emit-module", *FLAGS.split(), *output, *imports, *self.sources(module)]
            if subprocess.run(list(map(str, command))).returncode:
                sys.exit(f"The declarations of {module} cannot be read")
        stamp.write_text(key)

    def read(self, module):
        owners = []
        for file in sorted(self.folder.glob(f"{module}[.@]*json")):
            graph = json.loads(file.read_text())
            for symbol in graph["symbols"]:
                if "location" not in symbol:
                    continue
                each = self.declaration(symbol, module)
                self.symbols[each.usr] = each
            owners += [(each["source"], each["target"]) for each in graph["relationships"] if each["kind"] == "memberOf"]
        for member, owner in owners:
            if member in self.symbols and owner in self.symbols:
                self.symbols[owner].members.append(self.symbols[member])

    def declaration(self, symbol, module):
        location, signature = symbol["location"], symbol.get("functionSignature", {})
        return Declaration(
            usr=symbol["identifier"]["precise"],
            kind=symbol["kind"]["identifier"].removeprefix("swift."),
            module=module,
            path=symbol["pathComponents"],
            file=str(pathlib.Path(location["uri"].removeprefix("file://")).relative_to(self.root)),
            place=(location["position"]["line"], location["position"]["character"]),
            access=symbol["accessLevel"],
            words=[line["text"] for line in symbol.get("docComment", {}).get("lines", [])],
            fragments=symbol["declarationFragments"],
            parameters=[
                (each.get("internalName") or each["name"], Parser(tokens_of(each["declarationFragments"], after=":")).type())
                for each in signature.get("parameters", [])
            ],
            results=signature.get("returns", []),
        )
