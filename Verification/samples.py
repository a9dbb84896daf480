"""Extracts the Swift samples from the documents and from the sources' comments, and turns them into files for the compiler.

The word after `swift` selects the context of a block in a document. In a comment or in a module's DocC catalog, the module selects it:

- none: the core, on any system. `Samples/Core.swift` declares the names that such a sample uses;
- `swiftui`: the body of a view. `Samples/SwiftUI.swift` is that view; a declaration in the sample replaces its line there. A sample that
  begins with a type or an extension is compiled separately;
- `uikit`: a method of the view controller in `Tests/LiveUIKitTests/Support/SampleController.swift`;
- `manifest`: a package, which `Tools/docs/test_docs.py` reads;
- `quoted`: code from the sources or the examples. Its paragraphs must occur there word for word.

A sample has its own imports, or else those of other samples with the same page and context, or else those of an app that uses the views or
the module that it describes.

Compiler diagnostics for a sample name the page and the line.
"""

import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONTEXTS = ROOT / "Verification/Samples"

FENCE = re.compile(r"^```swift\b ?(.*)\n((?:.*\n)*?)```$", re.MULTILINE)
ANY_FENCE = re.compile(r"^[ >\t]*(?:```|~~~) *swift\b", re.MULTILINE | re.IGNORECASE)
IMPORT = re.compile(r"^import \w+\n", re.MULTILINE)
IMPORTS_OF_APPS = {"swiftui": "import LiveSwiftUI\nimport SwiftUI\n", "uikit": "import LiveUIKit\nimport UIKit\n"}
PLACE = re.compile(r"^ *// The sample\.\n", re.MULTILINE)
COMMENT = re.compile(r"^ *///? ```swift\n(.*?)^ *///? ```$", re.MULTILINE | re.DOTALL)
COMMENT_MARK = re.compile(r"^ *///? ?", re.MULTILINE)
DECLARATION = re.compile(r"^(?:@MainActor |nonisolated )?(?:struct|extension|enum|final class) ")
# On Linux, networking is a separate module.
FOUNDATION = "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
MEMBERS = re.compile(r"\A(?:@.*\n)+\n")
DECLARED = re.compile(r"\b(?:var|let) (\w+)")


@dataclasses.dataclass
class Sample:
    """A Swift block in a document."""

    page: str
    line: int
    context: str
    code: str
    #: The imports of the page, for a sample without its own.
    imports: str = ""

    @property
    def place(self):
        return f"{self.page}:{self.line}"

    def written(self, code=None):
        """Returns the code with the page and line for diagnostics."""
        code = self.code if code is None else code
        line = self.line + self.code[:self.code.index(code)].count("\n")
        return f'#sourceLocation(file: "{self.page}", line: {line})\n{code}#sourceLocation()\n'


def pages():
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("Documentation/**/*.md"), *ROOT.glob("Examples/*/*.md"), *articles()])


def articles():
    """Returns the pages of the modules' DocC catalogs."""
    return sorted(ROOT.glob("Sources/*/*.docc/**/*.md"))


def tutorials():
    """Returns the files that the reader of a tutorial writes, step by step."""
    found = []
    for path in sorted(ROOT.glob("Sources/*/*.docc/**/*.swift")):
        page = path.relative_to(ROOT)
        found.append(Sample(str(page), 1, context_of(page), path.read_text()))
    return found


def context_of(page):
    """Returns the context of the samples in a module's comments and catalog."""
    return {"LiveSwiftUI": "swiftui", "LiveUIKit": "uikit"}.get(page.parts[1], "")


def samples(paths):
    """Returns the Swift blocks in these documents."""
    found = []
    for path in paths:
        text = path.read_text()
        page = str(path.relative_to(ROOT))
        default = context_of(path.relative_to(ROOT)) if ".docc/" in page else ""
        blocks = list(FENCE.finditer(text))
        starts = {match.start() for match in blocks}
        for fence in ANY_FENCE.finditer(text):
            if fence.start() not in starts:
                raise SystemExit(f"{page}:{line_of(text, fence.start())}: a Swift block must not be indented")
        found += [Sample(page, line_of(text, match.start(2)), match[1] or default, match[2]) for match in blocks]
    for sample in found:
        if sample.context not in [*WRITERS, "manifest", "quoted"]:
            raise SystemExit(f"{sample.place}: there is no such context: {sample.context}")
    return found


def comments():
    """Returns the Swift blocks in the comments of the sources."""
    found = []
    for path in sources():
        page = path.relative_to(ROOT)
        context = context_of(page)
        text = path.read_text()
        for block in COMMENT.finditer(text):
            found.append(Sample(str(page), line_of(text, block.start(1)), context, COMMENT_MARK.sub("", block[1])))
    return found


def everything():
    return samples(pages()) + comments() + tutorials()


def with_imports(samples):
    """Returns the samples without import lines, which apply to all samples of a page with the same context."""
    samples, said = list(samples), {}
    for sample in samples:
        said.setdefault((sample.page, sample.context), {}).update(dict.fromkeys(IMPORT.findall(sample.code)))
    found = []
    for sample in samples:
        own = IMPORT.findall(sample.code)
        module = re.match(r"Sources/(\w+)/", sample.page)
        imports = "".join(own or said[sample.page, sample.context]) or IMPORTS_OF_APPS.get(sample.context) or (
            f"import {module[1]}\n" if module else "")
        code = sample.code[sum(map(len, own)):].lstrip("\n")
        skipped = sample.code[:len(sample.code) - len(code)].count("\n")
        found.append(dataclasses.replace(sample, line=sample.line + skipped, code=code, imports=imports.replace("import Foundation\n", FOUNDATION)))
    return found


def sources():
    return sorted(path for path in (ROOT / "Sources").rglob("*.swift") if ".docc/" not in str(path))


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def misquoted(samples):
    """Returns the quoted samples with a paragraph that does not occur in the sources."""
    texts = [path.read_text() for path in [*sources(), *(ROOT / "Examples").glob("*/Sources/**/*.swift")]]
    return [sample for sample in samples if sample.context == "quoted"
            and not all(any(paragraph in text for text in texts) for paragraph in sample.code.strip().split("\n\n"))]


def declared(number, sample):
    """Returns a separate declaration. Types with the same name in two samples are different."""
    if re.match("(?:nonisolated )?extension ", sample.code):
        return sample.written()
    return f"enum Sample{number} {{\n{sample.written()}}}\n"


def core(number, sample):
    """Returns a function, or a separate declaration."""
    if DECLARATION.match(sample.code):
        return declared(number, sample)
    return f"@MainActor func sample{number}() async throws {{\n{sample.written()}}}\n"


def swiftui(number, sample):
    """Returns a view, without the default properties that the sample declares itself."""
    if DECLARATION.match(sample.code):
        return declared(number, sample)
    members = MEMBERS.match(sample.code)
    members, code = (members[0], sample.code[members.end():]) if members else ("", sample.code)
    own = set(DECLARED.findall(members))
    lines = (CONTEXTS / "SwiftUI.swift").read_text().replace("SampleView", f"Sample{number}").splitlines(keepends=True)
    kept = [line for line in lines if not own & set(DECLARED.findall(line))]
    view = "".join(kept)
    if members:
        start = view.index("    @ViewBuilder var body")
        view = view[:start] + sample.written(members) + view[start:]
    return PLACE.sub(lambda _: sample.written(code), view)


def uikit(number, sample):
    """Returns a method of the view controller, or a separate declaration."""
    if DECLARATION.match(sample.code):
        return declared(number, sample)
    return f"extension SampleController {{\nfunc sample{number}() {{\n{sample.written()}}}\n}}\n"


WRITERS = {"": core, "swiftui": swiftui, "uikit": uikit}


def written(samples):
    """Returns the files for the compiler, by name."""
    return {f"Sample{number}.swift": sample.imports + WRITERS[sample.context](number, sample)
            for number, sample in enumerate(with_imports(samples))}
