"""Checks that a changed declaration is detected: runs `build.py --check` on a copy of the sources with an injected change.

    python3 -m unittest Tools/wire/test_wire.py
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).parents[2]
CONTROLS = "Sources/LiveControls"

#: The changes: the file, a part of its text, the replacement, and a file that is then out of date.
CHANGES = {
    "a case at the end": (
        f"{CONTROLS}/SectionedField/CardBrand.swift",
        "case maestro\n",
        "case maestro\n    case other\n",
        "Web/sectioned-field/wire.js",
    ),
    "a case in between": (
        f"{CONTROLS}/ControlMessage.swift",
        "case remaining\n",
        "case remaining\n        case left2\n",
        "Web/localization/wire.js",
    ),
    "two cases that change places": (
        "Sources/LiveText/TextOverflow.swift",
        "case refuse\n    /// The insertion is truncated to the part that fits.\n    case truncate\n",
        "case truncate, refuse\n",
        "Web/limited-field/wire.js",
    ),
    "a case of another name": (
        "Sources/LiveGestures/PressDragEvent.swift",
        "case interrupted\n",
        "case halted\n",
        "Sources/LiveWeb/RecordEncoding.swift",
    ),
    "a case that is gone": (
        f"{CONTROLS}/SnapButton/SnapButtonPresentation.swift",
        "case snapping",
        "",
        "Web/snap-button/wire.js",
    ),
    "a new property": (
        f"{CONTROLS}/CountRing/CountRingPresentation.swift",
        "public var scale: Double",
        "public var scale: Double\n    public var angle: Double",
        "Sources/LiveWeb/RecordEncoding.swift",
    ),
    "a property of another type": (
        f"{CONTROLS}/LimitedField/LimitedFieldPresentation.swift",
        "public var count: Int",
        "public var count: Double?",
        "Web/limited-field/wire.js",
    ),
    "a property that is gone": (
        f"{CONTROLS}/NumberText/NumberTextPresentation.swift",
        "public var count: Double?",
        "",
        "Web/number/wire.js",
    ),
    "a new effect": (
        f"{CONTROLS}/PasswordSetup/PasswordSetupEvent.swift",
        "case announce(ControlMessage)",
        "case announce(ControlMessage)\n    case refuse(Int)",
        "Web/password-setup/wire.js",
    ),
    "a property that is not sent any more": (
        "Sources/LiveWeb/SectionedFieldExports.swift",
        "case text, validityMotion",
        "case text, validityMotion, brand",
        "Web/sectioned-field/wire.js",
    ),
    "a new function": (
        "Sources/LiveWeb/Page.swift",
        "/// Returns the number of models",
        "@c(live_nothing)\npublic func nothing() {}\n\n/// Returns the number of models",
        "Tools/wasm/exports.txt",
    ),
    "a parameter of another name": (
        "Sources/LiveWeb/MotionExports.swift",
        "_ tolerance: Double",
        "_ share: Double",
        "Web/core/exports.js",
    ),
    "a new preset": (
        f"{CONTROLS}/SectionedField/Presets/Card.swift",
        "public static let card: Preset",
        "public static let otherCard: Preset = card\n    public static let card: Preset",
        f"{CONTROLS}/SectionedField/Presets/Presets.swift",
    ),
    "another comment": (
        "Sources/LiveWeb/CountRingExports.swift",
        "/// Destroys a ring.",
        "/// Removes a ring.",
        "Web/core/exports.js",
    ),
}


class InjectedChanges(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.root = pathlib.Path(cls.folder.name).resolve()
        for name in ("Sources", "Web", "Tools/wasm"):
            shutil.copytree(ROOT / name, cls.root / name, ignore=shutil.ignore_patterns("*.wasm", "*.bin", "Resources", "tests", "Live*UI*"))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def check(self):
        command = [sys.executable, ROOT / "Tools/wire/build.py", "--check", "--root", self.root]
        return subprocess.run(command, capture_output=True, text=True)

    def test_generated_files_match_the_declarations(self):
        self.assertEqual(self.check().stdout, "")

    def test_every_injected_change_is_noticed(self):
        for what, (name, before, after, stale) in CHANGES.items():
            file = self.root / name
            text = file.read_text()
            with self.subTest(what):
                self.assertIn(before, text)
                file.write_text(text.replace(before, after, 1))
                found = self.check()
                self.assertEqual(found.returncode, 1, found.stderr)
                self.assertIn(f"{stale} is not", found.stdout, found.stderr)
                self.assertEqual("RecordEncoding.swift is not" in found.stdout, what != "another comment")
            file.write_text(text)

    def test_invalid_declarations_are_refused(self):
        changes = {
            "a property that is not there": (
                "Sources/LiveWeb/CountRingExports.swift",
                "case count, remaining",
                "case count, rest",
                "has no rest",
            ),
            "two members of one name": (
                f"{CONTROLS}/CountRing/CountRingPresentation.swift",
                "public var scale: Double",
                "public var scale: Double\n    public var announce: Bool",
                "both have announce",
            ),
            "a raw value that is not the case's place": (
                f"{CONTROLS}/SectionedField/CardBrand.swift",
                "case maestro\n",
                "case maestro = 9\n",
                "CardBrand.maestro has the raw value 9 at place 7",
            ),
        }
        for what, (name, before, after, words) in changes.items():
            file = self.root / name
            text = file.read_text()
            with self.subTest(what):
                self.assertIn(before, text)
                file.write_text(text.replace(before, after, 1))
                found = self.check()
                self.assertEqual(found.returncode, 1)
                self.assertIn(words, found.stderr)
            file.write_text(text)


if __name__ == "__main__":
    unittest.main()
