"""Finds the Swift in the documents and in the sources' comments, and makes of it what the compiler can check.

The word behind `swift` says in what surroundings a block of a document stands; for a block in a comment, its module says it:

- none: the core, on any system. `Samples/Core.swift` has what such a sample takes for granted;
- `swiftui`: the body of a view. `Samples/SwiftUI.swift` is that view; a line of it gives way to a declaration of the sample's own. A
  sample that begins with a type or an extension stands by itself;
- `uikit`: a method of the view controller in `Tests/LiveUIKitTests/Support/SampleController.swift`;
- `quoted`: nothing of its own. Its paragraphs stand in the sources, word for word.

What the compiler says of a sample names the page and the line.
"""

import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONTEXTS = ROOT / "Verification/Samples"

FENCE = re.compile(r"^```swift\b ?(.*)\n((?:.*\n)*?)```$", re.MULTILINE)
ANY_FENCE = re.compile(r"^[ >\t]*(?:```|~~~) *swift\b", re.MULTILINE | re.IGNORECASE)
IMPORT = re.compile(r"^import \w+\n", re.MULTILINE)
PLACE = re.compile(r"^ *// The sample\.\n", re.MULTILINE)
COMMENT = re.compile(r"^ *///? ```swift\n(.*?)^ *///? ```$", re.MULTILINE | re.DOTALL)
COMMENT_MARK = re.compile(r"^ *///? ?", re.MULTILINE)
DECLARATION = re.compile(r"^(?:struct|extension|enum) ")
MEMBERS = re.compile(r"\A(?:@.*\n)+\n")
DECLARED = re.compile(r"\b(?:var|let) (\w+)")


@dataclasses.dataclass
class Sample:
    """A block of Swift in a document."""

    page: str
    line: int
    context: str
    code: str

    @property
    def place(self):
        return f"{self.page}:{self.line}"

    def written(self, code=None):
        """The code, of which the compiler speaks by page and line."""
        code = self.code if code is None else code
        line = self.line + self.code[:self.code.index(code)].count("\n")
        return f'#sourceLocation(file: "{self.page}", line: {line})\n{code}#sourceLocation()\n'


def pages():
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("Documentation/**/*.md"), *ROOT.glob("Examples/*/*.md")])


def samples(paths):
    """The blocks of Swift in these documents."""
    found = []
    for path in paths:
        text = path.read_text()
        page = str(path.relative_to(ROOT))
        blocks = list(FENCE.finditer(text))
        starts = {match.start() for match in blocks}
        for fence in ANY_FENCE.finditer(text):
            if fence.start() not in starts:
                raise SystemExit(f"{page}:{line_of(text, fence.start())}: a block of Swift begins and ends at the margin")
        found += [Sample(page, line_of(text, match.start(2)), match[1], match[2]) for match in blocks]
    for sample in found:
        if sample.context not in [*WRITERS, "quoted"]:
            raise SystemExit(f"{sample.place}: there is no such context: {sample.context}")
    return found


def comments():
    """The blocks in the comments of the sources."""
    found = []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        page = path.relative_to(ROOT)
        context = {"LiveSwiftUI": "swiftui", "LiveUIKit": "uikit"}.get(page.parts[1], "")
        text = path.read_text()
        for block in COMMENT.finditer(text):
            found.append(Sample(str(page), line_of(text, block.start(1)), context, COMMENT_MARK.sub("", block[1])))
    return found


def everything():
    return samples(pages()) + comments()


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def misquoted(samples):
    """Those which quote the sources and have a paragraph that does not stand there."""
    sources = [path.read_text() for path in sorted((ROOT / "Sources").rglob("*.swift"))]
    return [sample for sample in samples if sample.context == "quoted"
            and not all(any(paragraph in source for source in sources) for paragraph in sample.code.strip().split("\n\n"))]


def declared(number, sample):
    """A declaration by itself; types of one name in two samples are two."""
    if sample.code.startswith("extension "):
        return sample.written()
    return f"enum Sample{number} {{\n{sample.written()}}}\n"


def core(number, sample):
    """A function, in a file that imports what the sample does, if it says so."""
    imports = "".join(IMPORT.findall(sample.code)) or (
        "import Foundation\nimport FoundationSymbols\nimport LiveControls\nimport LiveFoundation\n"
        "import LiveGestures\nimport LiveMotion\nimport LivePasswords\nimport LiveText\n")
    if DECLARATION.match(sample.code):
        return imports + declared(number, sample)
    code = IMPORT.sub("", sample.code)
    code = code[len(code) - len(code.lstrip("\n")):]
    return f"{imports}@MainActor func sample{number}() async throws {{\n{sample.written(code)}}}\n"


def swiftui(number, sample):
    """A view, without those of its usual properties that the sample declares itself."""
    if DECLARATION.match(sample.code):
        return "import LiveSwiftUI\nimport SwiftUI\n\n" + declared(number, sample)
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
    """A method of the view controller."""
    return f"import LiveMotion\nimport LiveUIKit\nimport UIKit\n\nextension SampleController {{\nfunc sample{number}() {{\n{sample.written()}}}\n}}\n"


WRITERS = {"": core, "swiftui": swiftui, "uikit": uikit}


def written(samples):
    """What the compiler checks, by the names of its files."""
    return {f"Sample{number}.swift": WRITERS[sample.context](number, sample) for number, sample in enumerate(samples)}
