"""That side by side, what a step prints is shown, a step that fails fails the whole, and the table has both.

    python3 -m unittest Tools/steps/test_steps.py
"""

import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: Beside the targets of the Makefile.
PLANTED = """
planted-slow:
\tsleep 1.1; echo [1/2] Compiling; echo slow but right
planted-wrong:
\techo [1/2] Compiling; echo something is wrong; exit 3
"""


class Steps(unittest.TestCase):
    def run_steps(self, *targets):
        with tempfile.TemporaryDirectory() as folder:
            planted = pathlib.Path(folder, "planted.mk")
            planted.write_text(PLANTED)
            environment = {**os.environ, "MAKEFILES": str(planted)}
            return subprocess.run(["Tools/steps/run", *targets], capture_output=True, text=True, cwd=ROOT, env=environment)

    def test_what_steps_print_and_how_long_they_take_is_told(self):
        done = self.run_steps("planted-slow")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("slow but right\n", done.stdout)
        self.assertRegex(done.stdout, r"(?m)^planted-slow +1 +\d+$")
        self.assertNotIn("failed", done.stdout)
        self.assertNotIn("Compiling", done.stdout)

    def test_a_step_that_fails_fails_the_whole(self):
        done = self.run_steps("planted-slow", "planted-wrong")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("[1/2] Compiling\nsomething is wrong\n", done.stdout)
        self.assertIn("failed: planted-wrong", done.stdout)


if __name__ == "__main__":
    unittest.main()
