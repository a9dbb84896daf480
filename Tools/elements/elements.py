"""Reads the declarations of the elements: their modules with TypeScript's type checker, and their stylesheets."""

import json
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
#: A custom property that a page may set, with its default: up to three nested parentheses.
SETTABLE = re.compile(r"var\((--live-[\w-]+),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")
#: A line of tokens.css with its role above it.
TOKEN = re.compile(r"/\* (.*) \*/\n\s*(--_[\w-]+): " + SETTABLE.pattern)


def compiler():
    """Returns the TypeScript compiler's library, next to the program `tsc`."""
    program = shutil.which("tsc")
    if not program:
        sys.exit("tsc is not installed: Tools/system/install web")
    return pathlib.Path(program).resolve().parents[1] / "lib/typescript.js"


def elements(root=ROOT):
    """Returns the declarations of all elements, in the order of their tags; see declarations.mjs."""
    (answer,) = answers([root])
    return with_styles(root, answer)


def answers(roots):
    """Returns the declarations of the elements, or the error, for each copy of the repository. Many copies take little longer than one."""
    folders = [(root / "Web").resolve() for root in roots]
    read = subprocess.run(["node", HERE / "read.mjs", compiler(), *folders], stdout=subprocess.PIPE, text=True)
    if read.returncode:
        sys.exit(read.returncode)
    return json.loads(read.stdout)


def with_styles(root, answer):
    """Returns declarations with the custom properties of each element."""
    if "error" in answer:
        sys.exit(answer["error"])
    for element in answer["declarations"]:
        element["styles"] = styles(element, tokens(root), (root / "Web").resolve())
    return answer["declarations"]


def tokens(root=ROOT):
    """Returns the custom properties that all elements share, by their private names."""
    text = (root / "Web/core/tokens.css").read_text()
    return {private: {"name": name, "default": default, "description": role} for role, private, name, default in TOKEN.findall(text)}


def styles(element, shared, web):
    """Returns the custom properties that an element's stylesheet reads: its own, then those of tokens.css."""
    path = web / element["style"]
    sheet = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
    own = {}
    for name, default in SETTABLE.findall(sheet):
        own.setdefault(name, default)
    for name in set(re.findall(r"var\((--live-[\w-]+)", sheet)) - own.keys():
        sys.exit(f"{path}: {name} has no default")
    described = {each["name"]: each["description"] for each in element["styles"]}
    for name in own.keys() ^ described.keys():
        error = "is not documented by @cssprop" if name in own else "is not read"
        sys.exit(f"{path}: {name} {error}")
    # With more contrast, some roles have the color of another one.
    taken = re.findall(r"(--_[\w-]+): var\((--_[\w-]+)\)", (web / "core/tokens.css").read_text())
    read = {private for private in shared if f"var({private}" in sheet}
    read |= {other for private, other in taken if private in read}
    used = [token for private, token in shared.items() if private in read]
    return [{"name": name, "default": own[name], "description": text} for name, text in described.items()] + used
