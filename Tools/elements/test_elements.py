"""Checks that stale descriptions of elements are detected, with copies of the repository that contain an injected change.

    python3 -m unittest Tools/elements/test_elements.py
"""

import contextlib
import io
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import build  # noqa: E402
import elements  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
RING = "Web/count-ring/live-count-ring.js"
LIMITED = "Web/limited-field/live-limited-field.js"

#: The changes: the file, a part of its text, the replacement, and the expected message.
CHANGES = {
    "another attribute": (RING, "  /** How many units remain", "  /** Whether it is. */\n  plain: textAttribute('plain'),\n  /** How many units remain", "count-ring.md is not"),
    "an attribute without a description": (RING, "  /** How many units remain when the number appears. */\n", "", "warnAt has no description"),
    "another default": (RING, "const defaultWarnAt = 10;", "const defaultWarnAt = 20;", "count-ring.md is not"),
    "another value": ("Web/limited-field/wire.js", "['always', 'editing', 'none', 'near']", "['always', 'editing', 'none', 'full']", "limited-field.md is not"),
    "an event of another name": (LIMITED, "this.dispatch('live-limit'", "this.dispatch('live-limited'", "nothing dispatches live-limit"),
    "an event that nothing dispatches": (LIMITED, "    if (detail) this.dispatch(", "    this.dispatch('live-other', {});\n    if (detail) this.dispatch(", "does not tell of live-other"),
    "another detail": ("Web/password-setup/live-password-setup.js", "{ isValid });", "{ isValid, at: 1 });", "password-setup.md is not"),
    "a state of another name": (RING, "this.mark('stage', stage)", "this.mark('level', stage)", "nothing shows data-stage"),
    "a class of another name": ("Web/limited-field/live-limited-field.css", ".live-limited-field-counter", ".live-limited-field-number", "no style is for .live-limited-field-counter"),
    "an undocumented custom property": ("Web/count-ring/live-count-ring.css", "display: inline-block;", "inset: var(--live-ring-inset, 0);", "--live-ring-inset is not documented"),
    "a custom property without a default": ("Web/count-ring/live-count-ring.css", "display: inline-block;", "inset: var(--live-ring-inset);", "--live-ring-inset has no default"),
    "another default of a size": ("Web/count-ring/live-count-ring.css", "--live-count-ring-size, max(2rem", "--live-count-ring-size, 3rem", "localization-and-colors.md is not"),
    "another default of a color": ("Web/core/tokens.css", "#0b66d8", "#0b66d9", "localization-and-colors.md is not"),
    "a page without a reference": ("Documentation/number.md", "<!-- reference: live-number -->", "", "No page of the documentation"),
    "a table written by hand": ("Documentation/number.md", "| `data-moving` | ", "| `data-moves` | ", "number.md is not"),
}


class Elements(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp()).resolve()
        cls.addClassCleanup(shutil.rmtree, cls.folder)

    def injected(self, name):
        """Returns a copy of the relevant part of the repository with a change."""
        root = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        for folder in ("Web", "Documentation"):
            shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("tests", "images", "*.wasm", "*.bin"))
        file, before, after, _ = CHANGES[name]
        text = (root / file).read_text()
        self.assertIn(before, text)
        (root / file).write_text(text.replace(before, after))
        return root

    def test_the_command_tells_of_a_stale_page_by_its_status(self):
        command = [sys.executable, ROOT / "Tools/elements/build.py", "--check", "--root", self.injected("another attribute")]
        done = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        self.assertIn("count-ring.md is not", done.stdout)

    def test_every_change_is_noticed(self):
        roots = [self.injected(name) for name in CHANGES]
        for (name, (*_, said)), root, answer in zip(CHANGES.items(), roots, elements.answers(roots)):
            with self.subTest(name), contextlib.redirect_stdout(io.StringIO()) as output:
                try:
                    status = build.check(root, elements.with_styles(root, answer))
                except SystemExit as error:
                    status = 1
                    print(error)
                self.assertEqual(status, 1, output.getvalue())
                self.assertIn(said, output.getvalue())


if __name__ == "__main__":
    unittest.main()
