"""Reads the symbol graphs that the compiler writes: public declarations without documentation, and the modules that declarations name."""

import json
import re


def undocumented(folder, modules):
    """The names of the public declarations of `modules` that say nothing of themselves."""
    return [name for name, is_documented in declarations(folder, modules) if not is_documented]


def declarations(folder, modules):
    """The name of each public declaration in the sources of `modules`, and whether it is documented."""
    for module in modules:
        for path in sorted(folder.glob(f"{module}*.symbols.json")):
            graph = json.loads(path.read_text())
            # A member that stands for a documented one, as an override does, need not say it again.
            inherited = {edge["source"] for edge in graph["relationships"] if "sourceOrigin" in edge}
            for symbol in graph["symbols"]:
                identifier = symbol["identifier"]["precise"]
                # Not what a module exports of others, nor what Apple's protocols give its types.
                is_own = f"/{module}/" in symbol.get("location", {}).get("uri", "")
                if is_own and "::SYNTHESIZED::" not in identifier:
                    name = f'{module}: {".".join(symbol["pathComponents"])}'
                    yield name, "docComment" in symbol or identifier in inherited


def named(folder, module, modules):
    """Those of `modules` whose types the public declarations of a module name."""
    lengths = {f"{len(name)}{name}" for name in modules}
    graphs = [json.loads(path.read_text()) for path in sorted(folder.glob(f"{module}*.symbols.json"))]
    types = {fragment["preciseIdentifier"] for graph in graphs for symbol in graph["symbols"] for fragment in symbol.get("declarationFragments", [])
             if f"/{module}/" in symbol.get("location", {}).get("uri", "") and "preciseIdentifier" in fragment}
    # An identifier begins with the length of the module's name, and the name.
    return {re.sub(r"^\d+", "", length) for length in lengths if any(type.startswith(f"s:{length}") for type in types)}
