"""What others build on, one declaration a line: its name, two spaces, and what is promised of it.

Digests are read from what other steps leave behind: symbol graphs of the type-check of Apple's hosts, the elements' declarations, the
wire's, and the built livectl.
"""

import functools
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "Tools" / folder) for folder in ("elements", "wire")]

#: Where Verification/typecheck.py leaves what the compiler tells of the modules.
GRAPHS = ROOT / ".build/apple"
#: Conformances that follow from others.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}
PRODUCT = re.compile(r'\.library\(name: "(\w+)"')


def all_digests():
    """The name of each digest, and its lines."""
    digests = {f"swift-{name}": swift(GRAPHS, name) for name in PRODUCT.findall((ROOT / "Package.swift").read_text())}
    return digests | {"elements": elements(), "wire": wire(), "livectl": livectl()}


def line(name, *promise):
    return f"{name}  {' '.join(part for part in promise if part)}".rstrip()


# Swift


def swift(graphs, module):
    """The public declarations and conformances of a module; those that some platforms lack name the platforms they are on."""
    found = {}
    folders = sorted(folder for folder in graphs.iterdir() if list(folder.glob(f"symbols/{module}.symbols.json")))
    if not folders:
        raise SystemExit(f"{module} has no symbol graph: run `make api` or Verification/typecheck.py")
    for folder in folders:
        for text in swift_lines(folder / "symbols", module):
            found.setdefault(text, []).append(folder.name)
    return sorted(text if len(places) == len(folders) else f"{text}  // {', '.join(places)}" for text, places in found.items())


def swift_lines(folder, module):
    lines = set()
    for path in [folder / f"{module}.symbols.json", *folder.glob(f"{module}@*.symbols.json")]:
        graph = graph_of(path)
        own = {each["identifier"]["precise"]: each for each in graph["symbols"] if is_own(each, module)}
        for symbol in own.values():
            text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
            lines.add(line(".".join(symbol["pathComponents"]), re.sub(r"\s+", " ", text)))
        for edge in graph["relationships"]:
            if edge["kind"] in ("conformsTo", "inheritsFrom") and edge["source"] in own:
                fallback = edge.get("targetFallback", "").split(".", 1)[-1]
                target = fallback or names(folder)[edge["target"]]
                if target not in IMPLIED:
                    lines.add(line(".".join(own[edge["source"]]["pathComponents"]), f": {target}"))
    return lines


@functools.cache
def graph_of(path):
    return json.loads(path.read_text())


@functools.cache
def names(folder):
    """The names of the symbols of all modules in a folder and in the core, by their identifiers."""
    paths = [*folder.glob("*.symbols.json"), *folder.parent.with_name("core").glob("symbols/*.symbols.json")]
    return {each["identifier"]["precise"]: ".".join(each["pathComponents"]) for path in paths for each in graph_of(path)["symbols"]}


def is_own(symbol, module):
    """Not what a module exports of others, nor what protocols of others give its types."""
    place = symbol.get("location", {}).get("uri", "")
    is_public = symbol["accessLevel"] in ("public", "open")
    return is_public and f"/{module}/" in place and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]


# Elements


def elements(declared=None):
    """Attributes, properties, methods, events, states, classes, parts and custom properties of all elements."""
    from elements import elements as read
    from manifest import manifest

    lines = []
    for module in manifest(read() if declared is None else declared)["modules"]:
        element, *functions = module["declarations"]
        lines += element_lines(element)
        lines += [line(f"{module['path']}/{each['name']}", "function", signature(each)) for each in functions]
    return sorted(set(lines))


def element_lines(element):
    tag = element["tagName"]
    yield line(tag, "element", element["name"])
    for each in element["attributes"]:
        default = f"= {each['default']}" if "default" in each else ""
        yield line(f"{tag}[{each['name']}]", "attribute", each["type"]["text"], default)
    for each in element["members"]:
        if each["kind"] == "method":
            yield line(f"{tag}.{each['name']}", "method", signature(each))
        else:
            yield line(f"{tag}.{each['name']}", "read-only" if each.get("readonly") else "", "property", each["type"]["text"])
    for each in element["events"]:
        yield line(f"{tag}@{each['name']}", "event", each["type"]["text"])
    for each in element["dataAttributes"]:
        yield line(f"{tag}[{each['name']}]", "state", each["type"]["text"])
    for each in element["classes"]:
        yield line(f"{tag}/.{each['name'].lstrip('.')}", "class")
    for each in element["cssParts"]:
        yield line(f"{tag}::part({each['name']})", "part")
    for each in element["cssProperties"]:
        yield line(f"{tag}/{each['name']}", "token", f"= {each['default']}")


def signature(function):
    parameters = [f"{each['name']}{'?' if each.get('optional') else ''}: {each['type']['text']}" for each in function["parameters"]]
    return f"({', '.join(parameters)}) => {function['return']['type']['text']}"


# Wire


def wire():
    """What the core offers to a page of the same build: functions, and codes by their places."""
    from declarations import Library
    from wire import Wire, swift_name

    read = Wire(Library(ROOT))
    lines = []
    for export in read.exports:
        parameters = ", ".join(f"{name}: {type}" for name, type in export.parameters)
        lines.append(line(export.symbol, f"({parameters})", f"-> {export.result}" if export.result else ""))
    for each in {**read.decoded, **read.encoded}.values():
        if each.is_enumeration:
            codes = enumerate(each.sent_cases if each.carries_values else each.cases)
            lines += [line(f"{swift_name(each)}.{case.name}", f"= {code}") for code, case in codes]
        else:
            lines += [line(f"{swift_name(each)}.{property.name}", str(type)) for property, type in each.sent_properties]
    for effects in read.effects.values():
        for case in effects.sent_cases:
            payload = ", ".join(f"{label}: {type}" if label else str(type) for label, type in case.payload)
            lines.append(line(f"{swift_name(effects)}.{case.name}", f"({payload})"))
    return sorted(set(lines))


# livectl


def livectl(dump=None, run=None):
    """Verbs and options as livectl tells them, and the members of what it prints, as its examples show them."""
    tool = load(ROOT / "Tools/livectl/declarations.py")
    _, verbs = tool.declared() if dump is None else tool.read(dump)
    lines = []
    for verb in verbs:
        name = f"livectl {verb.name}"
        lines.append(line(name, "verb"))
        for each in verb.options:
            default = f"= {each.default}" if each.default else ""
            needed = "needed" if each.is_required else ""
            lines.append(line(f"{name} {each.name}", f"<{each.value}>" if each.value else "flag", "|".join(each.choices), default, needed))
        examples = [(name, example) for example in tool.examples(verb.examples)]
        if verb.name == "replay":
            (controls,) = (each.choices for each in verb.options if each.name == "--control")
            event = """echo '{"event":"woke"}' | livectl replay --control """
            examples = [(f"{name} {control}", tool.Example("", event + control, "")) for control in controls]
        kinds = {}
        for name, example in examples:
            for printed in (run or tool.Example.run)(example).splitlines():
                for path, kind in members(json.loads(printed)):
                    kinds.setdefault(f"{name} .{path}", set()).add(kind)
        for path, each in kinds.items():
            lines.append(line(path, "|".join(sorted(each - {"null"})) or "null"))
    return sorted(set(lines))


def members(value, path=""):
    """The paths of a JSON value's members, each with its kind."""
    kinds = {bool: "flag", int: "number", float: "number", str: "text", list: "array", dict: "object", type(None): "null"}
    if path:
        yield path, kinds[type(value)]
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from members(inner, f"{path}.{name}" if path else name)
    if isinstance(value, list):
        for inner in value:
            yield from members(inner, f"{path}[]")


def load(path):
    """A module by its file; two tools have one of the name `declarations`."""
    import importlib.util

    spec = importlib.util.spec_from_file_location(f"api_{path.parent.name}_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
