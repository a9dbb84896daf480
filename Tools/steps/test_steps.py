"""Steps that run side by side: their output and times, failures, what they leave behind, and what is left out where the system lacks something.

    python3 -m unittest Tools/steps/test_steps.py
"""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: Beside the targets of the Makefile. The one that needs more has it through another target.
TARGETS = """
slow-step:
\tsleep 1.1; echo [1/2] Compiling; echo slow but right
wrong-step:
\techo [1/2] Compiling; echo something is wrong; exit 3
step-that-needs-more: another-step
\techo must not run; exit 3
another-step: system-web system-manual
step-that-leaves:
\tmktemp -d "$$TMPDIR/left.XXXXXX" >/dev/null; mkdir "$$TMPDIR/TemporaryDirectory.abc123"; touch "$$TMPDIR/_a_.build.lock"
"""
#: All that a system without apt-get has in the test below.
PROGRAMS = ("bash", "env", "make", "mkdir", "mktemp", "python3", "sleep", "uname", "tsc", "esbuild", "node")


class Steps(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.makefile = self.folder / "targets.mk"
        self.makefile.write_text(TARGETS)

    def run_steps(self, *targets, **variables):
        environment = {**os.environ, "MAKEFILES": str(self.makefile), **variables}
        return subprocess.run([ROOT / "Tools/steps/run", *targets], capture_output=True, text=True, cwd=ROOT, env=environment)

    def without_apt(self):
        """A folder for PATH, without apt-get, wasm-opt and groff."""
        for name in PROGRAMS:
            # tsc and node need not be there to be tested for.
            (self.folder / name).symlink_to(shutil.which(name) or "/bin/true")
        return {"PATH": str(self.folder)}

    def test_output_and_times_of_steps_are_shown(self):
        done = self.run_steps("slow-step")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("slow but right\n", done.stdout)
        self.assertRegex(done.stdout, r"(?m)^slow-step +\d+ +\d+$")
        self.assertNotIn("failed", done.stdout)
        self.assertNotIn("Compiling", done.stdout)
        self.assertTrue(done.stdout.endswith("==> All passed\n"), done.stdout)

    def test_a_step_that_fails_fails_the_whole(self):
        done = self.run_steps("slow-step", "wrong-step")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("[1/2] Compiling\nsomething is wrong\n", done.stdout)
        self.assertIn("failed: wrong-step", done.stdout)
        self.assertNotIn("All passed", done.stdout)

    def test_a_step_that_leaves_something_in_the_temporary_directory_fails_the_whole(self):
        done = self.run_steps("step-that-leaves", TMPDIR=str(self.folder))
        self.assertNotEqual(done.returncode, 0)
        self.assertRegex(done.stdout, r"(?m)^failed: left in the temporary directory: left\.\w{6}$")
        self.assertEqual([*self.folder.iterdir()], [self.makefile])

    def test_steps_that_need_what_cannot_be_installed_are_left_out(self):
        done = self.run_steps("step-that-needs-more", "slow-step", CI="", **self.without_apt())
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        [line] = [line for line in done.stdout.splitlines() if "Missing" in line]
        self.assertEqual(line, "==> Missing: wasm-opt groff (Debian packages: binaryen groff-base). There is no apt-get here to install them."
                         " Left out: step-that-needs-more")
        self.assertIn("slow but right\n", done.stdout)
        self.assertIn("All passed, apart from what was left out: step-that-needs-more", done.stdout)

    def test_a_step_that_fails_fails_the_whole_where_others_are_left_out(self):
        done = self.run_steps("step-that-needs-more", "wrong-step", CI="", **self.without_apt())
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("failed: wrong-step", done.stdout)

    def test_continuous_integration_leaves_nothing_out(self):
        done = self.run_steps("step-that-needs-more", "slow-step", CI="true", **self.without_apt())
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("==> Missing: wasm-opt groff", done.stderr)
        self.assertNotIn("slow but right", done.stdout)

    def test_a_line_without_its_target_is_run(self):
        done = subprocess.run([ROOT / "Tools/steps/step", "-c", "echo here; exit 3"], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (3, "here\n"))


class Installing(unittest.TestCase):
    """Tools/system/install, with a list of its own and programs that stand in for the system's."""

    def setUp(self):
        # Another user reaches it, which the steps' own temporary directory does not allow.
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory(dir="/tmp")))
        self.folder.chmod(0o755)
        shutil.copy(ROOT / "Tools/system/install", self.folder)
        for name in ("bash", "env"):
            (self.folder / name).symlink_to(shutil.which(name))

    def program(self, name, script):
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def install(self, packages, *arguments, **options):
        (self.folder / "packages.txt").write_text(packages)
        return subprocess.run([self.folder / "install", *arguments], capture_output=True, text=True, env={"PATH": str(self.folder)}, **options)

    def test_it_installs_what_is_missing_of_a_group(self):
        self.program("apt-get", 'echo "$@" >&2')
        self.program("sudo", 'exec "$@"')
        packages = "some there-not one\nsome bash two\nsome /there/not three\nothers there-not four\n"
        done = self.install(packages, "some")
        self.assertEqual((done.returncode, done.stdout), (0, "==> Installing one three\n"))
        self.assertRegex(done.stderr, "install .* one three\n$")

    def test_it_says_in_a_line_that_it_takes_root_or_sudo(self):
        self.program("apt-get", "exit 1")
        nobody = {"user": 65534} if os.geteuid() == 0 else {}
        done = self.install("some there-not one\n", **nobody)
        self.assertEqual((done.returncode, done.stdout), (69, ""))
        self.assertEqual(done.stderr, "==> Missing: there-not (Debian packages: one). Installing them takes root or sudo.\n")

    def test_it_fails_where_a_package_cannot_be_installed(self):
        self.program("apt-get", '[ "$1" = update ] || exit 100')
        self.program("sudo", 'exec "$@"')
        self.assertEqual(self.install("some there-not one\n").returncode, 100)

    def test_it_looks_for_headers_in_the_sdk_of_a_mac(self):
        self.program("uname", "echo Darwin")
        self.program("xcrun", f"echo '{self.folder}'")
        header = self.folder / "usr/include/a-library.h"
        packages = "some /usr/include/a-library.h one\n"
        self.assertEqual(self.install(packages, "--check").returncode, 69)
        header.parent.mkdir(parents=True)
        header.touch()
        self.assertEqual(self.install(packages, "--check").returncode, 0)

    def test_it_knows_no_group_that_the_list_has_not(self):
        self.assertEqual(self.install("some bash one\n", "others").returncode, 2)


if __name__ == "__main__":
    unittest.main()
