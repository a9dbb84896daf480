#!/usr/bin/env python3
"""Runs the Swift of the README and of the core's DocC catalogs, and compares the results with the values on the pages.

    TextUnit.utf8.count("日本語")                // 9

An expression alone on its line has the value in the comment after it; `…` stands for more digits. The modules come from the build of
livectl. Then the script checks itself: it must find a fixture's wrong value.
"""

import re
import subprocess
import sys

import samples

BUILT = samples.ROOT / "Tools/livectl/.build/release"
OUT = samples.ROOT / ".build/values"
MODULES = ["LiveMath", "LiveCoding", "LiveUnicode", "LiveTwitterTables", "LiveMotion", "LiveText", "LiveGestures", "LivePasswords", "LiveControls", "LiveForms"]
EXPRESSION = re.compile(r"^(?!let |var |for |if |guard |//)(\S.*?) {2,}// (.+)$", re.MULTILINE)
WRONG_VALUE = samples.ROOT / "Verification/Fixtures/Samples/WrongValue.md"

CHECK = """
nonisolated(unsafe) var wrong = 0

func shown(_ line: Int, _ page: String, _ said: String, _ value: some Any) {
    let text = "\\(value)"
    let isSo = said.hasSuffix("…") ? text.hasPrefix(said.dropLast()) : text == said
    if !isSo {
        wrong += 1
        print("\\(page):\\(line): it says \\(said) and is \\(text)")
    }
}
"""


def compared(sample):
    """Returns a sample whose lines compare their values with their comments."""
    def line(match):
        number = sample.line + sample.code[:match.start()].count("\n")
        said = match[2].replace("\\", "\\\\").replace('"', '\\"')
        return f'shown({number}, "{sample.page}", "{said}", {match[1]})'
    return EXPRESSION.sub(line, sample.code)


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise SystemExit(f"{result.stdout}{result.stderr}")
    return result.stdout


def errors(pages):
    """Returns the wrong values on the pages, one line each, and the number of all values."""
    found = [sample for sample in samples.samples(pages) if sample.context == "" and EXPRESSION.search(sample.code)]
    OUT.mkdir(parents=True, exist_ok=True)
    program = "".join(f"import {module}\n" for module in MODULES[4:]) + CHECK
    for number, sample in enumerate(found):
        code = samples.IMPORT.sub("", compared(sample))
        program += f"@MainActor func sample{number}() throws {{\n{code}}}\ntry sample{number}()\n"
    source = OUT / "main.swift"
    source.write_text(program)
    objects = [path for module in MODULES for path in sorted((BUILT / f"{module}.build").rglob("*.o"))]
    run("swiftc", "-swift-version", "6", "-suppress-warnings", "-Onone", "-I", BUILT / "Modules",
        "-Xcc", f"-fmodule-map-file={BUILT / 'LiveMath.build/module.modulemap'}", source, *objects, "-lm", "-o", OUT / "values")
    return run(OUT / "values"), sum(len(EXPRESSION.findall(sample.code)) for sample in found)


def main():
    wrong, _ = errors([WRONG_VALUE])
    if wrong.count("\n") != 1 or "WrongValue.md:7: it says 3 and is 2" not in wrong:
        raise SystemExit(f"The wrong value of a fixture was not found: {wrong}")
    core = [path for path in samples.articles() if samples.context_of(path.relative_to(samples.ROOT)) == ""]
    wrong, count = errors([samples.ROOT / "README.md", *core])
    if wrong:
        raise SystemExit(wrong)
    print(f"{count} values in the README and the DocC catalogs are correct")


if __name__ == "__main__":
    sys.exit(main())
