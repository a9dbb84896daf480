"""Reads the compiler's symbol graphs: public declarations without documentation, and the modules that declarations name."""

import json
import re


def undocumented(folder, modules):
    """Returns the names of the undocumented public declarations of `modules`."""
    return [name for name, is_documented in declarations(folder, modules) if not is_documented]


def declarations(folder, modules):
    """Returns the name of each public declaration in the sources of `modules`, and whether it is documented."""
    for module in modules:
        for path in sorted(folder.glob(f"{module}*.symbols.json")):
            graph = json.loads(path.read_text())
            # An override or another member with an inherited comment needs none of its own.
            inherited = {edge["source"] for edge in graph["relationships"] if "sourceOrigin" in edge}
            for symbol in graph["symbols"]:
                identifier = symbol["identifier"]["precise"]
                # Excludes exported declarations of other modules, and members from Apple's protocols.
                is_own = f"/{module}/" in symbol.get("location", {}).get("uri", "")
                if is_own and "::SYNTHESIZED::" not in identifier:
                    name = f'{module}: {".".join(symbol["pathComponents"])}'
                    yield name, "docComment" in symbol or identifier in inherited


def named(folder, module, modules):
    """Returns those of `modules` whose types the public declarations of a module name."""
    lengths = {f"{len(name)}{name}" for name in modules}
    graphs = [json.loads(path.read_text()) for path in sorted(folder.glob(f"{module}*.symbols.json"))]
    types = {fragment["preciseIdentifier"] for graph in graphs for symbol in graph["symbols"] for fragment in symbol.get("declarationFragments", [])
             if f"/{module}/" in symbol.get("location", {}).get("uri", "") and "preciseIdentifier" in fragment}
    # A mangled identifier begins with the length of the module's name, followed by the name.
    return {re.sub(r"^\d+", "", length) for length in lengths if any(type.startswith(f"s:{length}") for type in types)}
