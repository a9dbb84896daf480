#!/usr/bin/env python3
"""Copies the code that runs on the test double into Prepared/, in a form that Swift on Linux compiles.

From LiveSwiftUI, it copies the AppKit fields, which do not depend on SwiftUI. Linux has no Objective-C, so in the copies of the hosts and
their tests:

- `#if os(iOS)` is true, as on the system that the double represents;
- `@objc`, `@IBOutlet`, `dynamic` and similar attributes are removed;
- `#selector(Type.method(_:))` becomes a selector that calls the method; the type must be named.

The UIKit samples in the documents and comments become functions, so that they are compiled and run.

The messages are those of the String Catalog in English, as Xcode compiles them. An unchanged file is not written, so that a second build is
fast.
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
    "LiveMath", "LiveCoding", "LiveMotion", "LiveUnicode", "LiveTwitterTables", "LiveText", "LiveGestures", "LivePasswords", "LiveControls",
]
HOSTS = ["Sources/LiveFoundation", "Sources/LiveUIKit", "Sources/LiveSwiftUI/AppKit", "Tests/LiveUIKitTests"]
CATALOG = "Sources/LiveFoundation/Resources/Localizable.xcstrings"

SELECTOR = re.compile(r"#selector\((\w+)\.(\w+)(\((?:\w+:)*\))?\)")
OBJECTIVE_C = re.compile(r"@(?:objc|IBDesignable|IBInspectable|IBOutlet|IBAction)\b(?:\([^)]*\))? ?|\bdynamic (?=(?:open|public) var)")


def selector(match):
    owner, method, labels = match.groups()
    argument = "" if labels in (None, "()") else "headlessArgument($1)"
    if labels and labels != "(_:)" and argument:
        argument = labels.strip("()") + " " + argument
    # Not a trailing closure, which is not allowed in a condition.
    return f'Selector("{owner}.{method}{labels or ""}", {{ _ = $1; ($0 as! {owner}).{method}({argument}) }})'


def prepared(text):
    text = re.sub(r"\bos\(iOS\)", "canImport(UIKit)", text)
    return SELECTOR.sub(selector, OBJECTIVE_C.sub("", text))


def words():
    """Returns the English messages, each amount in its plural form."""
    lines = []
    for name, entry in json.loads((ROOT / CATALOG).read_text())["strings"].items():
        english = entry["localizations"]["en"]
        if "variations" in english:
            english = english["variations"]["plural"]["other"]
        value = english["stringUnit"]["value"].replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'"{name}" = "{value}";\n')
    return "".join(lines)




def samples():
    """Returns each sample as a method of SampleController, which has the names that the samples use."""
    checked = documents.with_imports(sample for sample in documents.everything() if sample.context == "uikit")
    found = [(pathlib.Path(sample.page).stem, sample.written()) for sample in checked]
    imports = "".join(sorted({line for sample in checked for line in documents.IMPORT.findall(sample.imports)}))
    methods, names = [], []
    for number, (name, code) in enumerate(found):
        names.append(f'        ("{name}, {number}", SampleController.sample{number}),\n')
        # A sample may end with a value that the reader would use next.
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
