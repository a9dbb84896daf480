#!/usr/bin/env python3
"""Copies what runs on the double into Prepared/, in a form that Swift on this system compiles.

Of LiveSwiftUI these are the fields of a Mac, which know nothing of SwiftUI. The system has no Objective-C, so in the copies of the hosts and of their tests:

- `#if os(iOS)` holds, as on the system that the double stands for;
- `@objc`, `@IBOutlet` and the like are left out;
- `#selector(Type.method(_:))` becomes a selector that calls the method; the type has to be named.

The samples of the documentation for UIKit, in the documents and in the comments, become functions, so that they are compiled and run.

The words are those of the String Catalog, in English, as Xcode would compile them. A file that would be the same is not written,
so that a second build has little to do.
"""

import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.append(str(HERE.parent))

import samples as documents
PREPARED = HERE / "Prepared"
CORE = [
    "LiveMath", "LiveMotion", "LiveUnicode", "LiveTwitterTables", "LiveText", "LiveGestures", "LivePasswords", "LiveControls",
]
HOSTS = ["Sources/LiveFoundation", "Sources/LiveUIKit", "Sources/LiveSwiftUI/AppKit", "Tests/LiveUIKitTests"]
CATALOG = "Sources/LiveFoundation/Resources/Localizable.xcstrings"

SELECTOR = re.compile(r"#selector\((\w+)\.(\w+)(\((?:\w+:)*\))?\)")
OBJECTIVE_C = re.compile(r"@(?:objc|IBDesignable|IBInspectable|IBOutlet|IBAction)\b(?:\([^)]*\))? ?")


def selector(match):
    owner, method, labels = match.groups()
    argument = "" if labels in (None, "()") else "headlessArgument($1)"
    if labels and labels != "(_:)" and argument:
        argument = labels.strip("()") + " " + argument
    # Not a trailing closure, which a condition could not have.
    return f'Selector("{owner}.{method}{labels or ""}", {{ _ = $1; ($0 as! {owner}).{method}({argument}) }})'


def prepared(text):
    text = re.sub(r"\bos\(iOS\)", "canImport(UIKit)", text)
    return SELECTOR.sub(selector, OBJECTIVE_C.sub("", text))


def words():
    """English, each amount in the form for many."""
    lines = []
    for name, entry in json.loads((ROOT / CATALOG).read_text())["strings"].items():
        english = entry["localizations"]["en"]
        if "variations" in english:
            english = english["variations"]["plural"]["other"]
        value = english["stringUnit"]["value"].replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'"{name}" = "{value}";\n')
    return "".join(lines)




def samples():
    """Each sample as a method of SampleController, which has what the samples take for granted."""
    checked = documents.with_imports(sample for sample in documents.everything() if sample.context == "uikit")
    found = [(pathlib.Path(sample.page).stem, sample.written()) for sample in checked]
    imports = "".join(sorted({line for sample in checked for line in documents.IMPORT.findall(sample.imports)}))
    methods, names = [], []
    for number, (name, code) in enumerate(found):
        names.append(f'        ("{name}, {number}", SampleController.sample{number}),\n')
        # A sample may end with what a reader would go on with.
        used = "".join(f"        _ = {name}\n" for name in re.findall(r"^let (\w+) =", code, re.MULTILINE))
        methods.append(f"    fileprivate func sample{number}() {{\n{code}{used}    }}\n")
    return (f"{imports}\nextension SampleController {{\n"
            "    static let samples: [(name: String, run: @MainActor (SampleController) -> () -> Void)] = [\n"
            f"{''.join(names)}    ]\n\n{''.join(methods)}}}\n")


def main():
    wanted = {}
    for folder in [f"Sources/{module}" for module in CORE] + ["Tests/LiveTestSupport"] + HOSTS:
        for source in sorted((ROOT / folder).rglob("*")):
            if not source.is_file() or source.suffix == ".xcstrings" or ".docc" in str(source):
                continue
            text = source.read_text()
            wanted[source.relative_to(ROOT)] = prepared(text) if folder in HOSTS else text
    wanted[pathlib.Path("Sources/LiveFoundation/Resources/en.lproj/Localizable.strings")] = words()
    wanted[pathlib.Path("Tests/LiveUIKitTests/Samples.swift")] = samples()
    for path, text in wanted.items():
        copy = PREPARED / path
        if not copy.exists() or copy.read_text() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text)
    for copy in PREPARED.rglob("*"):
        if copy.is_file() and copy.relative_to(PREPARED) not in wanted:
            copy.unlink()


if __name__ == "__main__":
    main()
