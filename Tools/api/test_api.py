"""That nothing of the interface changes without a word: planted changes of every kind, before and after the changelog names them.

    python3 -m unittest Tools/api/test_api.py
"""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from build import differences, kept, name_of, report  # noqa: E402
from digests import elements, livectl, swift  # noqa: E402

SOURCE = """
public struct Ring: Hashable, Sendable {
    public var limit: Int
    public init(limit: Int) { self.limit = limit }
    public func measure(_ text: String) -> Int { 0 }
    func hidden() {}
}
public enum Stage { case within, over }
extension String { public var weight: Int { 0 } }
"""

#: A change of the source, and the names of the lines that it takes away or changes; none where it only adds.
SWIFT_CHANGES = {
    "a function of another name": ("func measure(", "func count(", {"Ring.measure(_:)"}),
    "a parameter of another type": ("_ text: String", "_ text: Substring", {"Ring.measure(_:)"}),
    "another result": ("-> Int { 0 }", "-> Int? { 0 }", {"Ring.measure(_:)"}),
    "a property that only its module sees": ("public var limit", "var limit", {"Ring.limit"}),
    "a conformance that is gone": ("Hashable, ", "", {"Ring"}),
    "a case that is gone": (", over", "", {"Stage.over"}),
    "a member of another's type that is gone": ("public var weight", "var weight", {"String.weight"}),
    "a type of another name": ("enum Stage", "enum Level", {"Stage", "Stage.within", "Stage.over"}),
    "a new function": ("func hidden()", "public func shown()", set()),
    "a new case": ("within, over", "within, over, full", set()),
    "another function that nobody sees": ("func hidden()", "func veiled()", set()),
}

ELEMENT = {
    "tag": "live-thing", "class": "LiveThing", "module": "thing/live-thing.js", "style": "", "paragraphs": [],
    "attributes": [{"name": "limit", "attribute": "limit", "type": "number", "default": 3, "description": "", "accepted": "number"}],
    "properties": [{"name": "count", "type": "number", "isReadOnly": True, "description": ""}],
    "methods": [{"name": "reset", "parameters": [], "returns": "void", "description": ""}],
    "events": [{"name": "live-limit", "detail": "{ kept: number }", "description": ""}],
    "states": [{"name": "data-stage", "type": "'within' | 'over'", "description": ""}],
    "classes": [{"name": "live-thing-mark", "description": ""}],
    "parts": [{"name": "wheel", "description": ""}],
    "styles": [{"name": "--live-ink", "default": "black", "description": ""}],
    "functions": [{"name": "setMessages", "parameters": [], "returns": "void", "description": ""}],
}

ELEMENT_CHANGES = {
    "attributes": ("default", 4, "live-thing[limit]"),
    "properties": ("isReadOnly", False, "live-thing.count"),
    "methods": ("returns", "number", "live-thing.reset"),
    "events": ("detail", "{ lost: number }", "live-thing@live-limit"),
    "states": ("type", "'within'", "live-thing[data-stage]"),
    "classes": ("name", "live-thing-sign", "live-thing/.live-thing-mark"),
    "parts": ("name", "reel", "live-thing::part(wheel)"),
    "styles": ("default", "white", "live-thing/--live-ink"),
    "functions": ("name", "setWords", "live-thing.js/setMessages"),
}


def option(name, **more):
    return {"preferredName": {"name": name}, "valueName": name, "kind": "option", "isOptional": True, **more}


def dump(*options):
    verb = {"commandName": "count", "abstract": "", "discussion": "Words.\n\nEXAMPLES:\n$ livectl count\n{}", "arguments": list(options)}
    return {"command": {"commandName": "livectl", "abstract": "", "subcommands": [verb]}}


def changelog(*names):
    return "# Changelog\n\n## Unreleased\n\n- Other: " + ", ".join(f"`{name}`" for name in names) + ".\n\n## 0.1.0\n\n- `Ring.limit`\n"


class Changes(unittest.TestCase):
    """What is lost fails until the changelog names it, and what is new does not."""

    def expect(self, old, new, lost):
        faults, notes = report({"it": old}, {"it": new}, changelog())
        self.assertEqual({name_of(line) for _, line in differences({"it": old}, {"it": new})[1]}, lost)
        self.assertEqual(len(faults) > 0, len(lost) > 0, faults)
        for name in lost:
            self.assertTrue(any(f"`{name}`" in fault for fault in faults), faults)
        faults, notes = report({"it": old}, {"it": new}, changelog(*lost))
        self.assertEqual((faults, len(notes)), ([], int(old != new)))

    def graph(self, source):
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder.name))
        (folder / "p/symbols").mkdir(parents=True)
        (folder / "Thing").mkdir()
        (folder / "Thing/Thing.swift").write_text(source)
        command = [
            "swiftc", "-frontend", "-emit-module", "-module-name", "Thing", "-parse-as-library", "-experimental-skip-all-function-bodies",
            "-emit-symbol-graph", "-emit-symbol-graph-dir", folder / "p/symbols", "-symbol-graph-minimum-access-level", "internal",
            "-o", folder / "Thing.swiftmodule", folder / "Thing/Thing.swift",
        ]
        subprocess.run(command, check=True)
        return swift(folder, "Thing")

    def test_swift(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        old = self.graph(SOURCE)
        self.assertIn("Ring.measure(_:)  func measure(_ text: String) -> Int", old)
        self.assertIn("Ring  : Hashable", old)
        self.assertFalse([line for line in old if "hidden" in line])
        for what, (before, after, lost) in SWIFT_CHANGES.items():
            with self.subTest(what):
                self.assertIn(before, SOURCE)
                self.expect(old, self.graph(SOURCE.replace(before, after, 1)), lost)

    def test_a_platform_that_lacks_a_declaration_is_a_change(self):
        symbol = {
            "identifier": {"precise": "s:T"}, "pathComponents": ["T"], "accessLevel": "public",
            "location": {"uri": "file:///Thing/T.swift"}, "declarationFragments": [{"spelling": "struct T"}],
        }

        def digest(**symbols):
            folder = tempfile.TemporaryDirectory()
            self.addCleanup(folder.cleanup)
            for platform, some in symbols.items():
                path = pathlib.Path(folder.name, platform, "symbols", "Thing.symbols.json")
                path.parent.mkdir(parents=True)
                path.write_text(json.dumps({"symbols": some, "relationships": []}))
            return swift(pathlib.Path(folder.name), "Thing")

        old, new = digest(iOS=[symbol], macOS=[symbol]), digest(iOS=[symbol], macOS=[])
        self.assertEqual(new, ["T  struct T  // iOS"])
        self.expect(old, new, {"T"})

    def test_elements(self):
        old = elements([ELEMENT])
        for kind, (member, value, lost) in ELEMENT_CHANGES.items():
            with self.subTest(kind):
                changed = copy.deepcopy(ELEMENT)
                changed[kind][0][member] = value
                self.expect(old, elements([changed]), {lost})
                added = copy.deepcopy(ELEMENT)
                added[kind].append({**copy.deepcopy(ELEMENT[kind][0]), "name": "other", "attribute": "other"})
                self.expect(old, elements([added]), set())

    def test_livectl(self):
        def lines(*options, printed='{"count":1,"parts":[{"end":2}],"limit":null}'):
            return livectl(dump(*options), lambda example: printed)

        old = lines(option("unit", defaultValue="characters"))
        self.assertIn("livectl count .parts[].end  number", old)
        self.expect(old, lines(option("kind", defaultValue="characters")), {"livectl count --unit"})
        self.expect(old, lines(option("unit", defaultValue="utf8")), {"livectl count --unit"})
        self.expect(old, lines(option("unit", defaultValue="characters"), option("limit")), set())
        renamed = lines(option("unit", defaultValue="characters"), printed='{"count":"1","parts":[{"last":2}],"limit":null}')
        self.expect(old, renamed, {"livectl count .count", "livectl count .parts[].end"})

    def test_the_changelog_names_what_is_lost_by_itself_or_by_its_owner_that_is_lost(self):
        old, new = {"it": ["Ring  struct Ring", "Ring.limit  var limit: Int"]}, {"it": ["Ring  struct Ring"]}
        self.assertTrue(report(old, new, changelog("Ring"))[0], "the owner is still there")
        self.assertTrue(report(old, new, changelog("limit"))[0], "not the whole name")
        self.assertTrue(report(old, new, changelog())[0], "an older section names it")
        self.assertTrue(report(old, new, "# Changelog\n")[0], "there is no such section")
        self.assertFalse(report(old, new, changelog("Ring.limit"))[0])
        self.assertFalse(report(old, {"it": []}, changelog("Ring"))[0])
        self.assertTrue(report(old, {}, changelog())[0], "a whole digest is gone")


class Kept(unittest.TestCase):
    def test_there_is_a_digest_of_each_interface_in_order(self):
        digests = kept()
        for name in ("swift-LiveText", "swift-LiveForms", "swift-LiveUIKit", "swift-LiveSwiftUI", "elements", "wire", "livectl"):
            self.assertGreater(len(digests[name]), 10, name)
        for name, lines in digests.items():
            self.assertEqual(lines, sorted(set(lines)), name)


if __name__ == "__main__":
    unittest.main()
