"""Runs every livectl example in the documents and in its help, compares the output, and installs livectl.

    python3 Tools/livectl/Tests/test_examples.py
"""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = ROOT / "Tools/livectl/.build/release/livectl"
FENCE = re.compile(r"^```.*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def documents():
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("Documentation/**/*.md"), *ROOT.glob("Examples/*/*.md")])


def subcommands():
    """Returns livectl's description of its subcommands."""
    dump = subprocess.run([PROGRAM, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    return [each for each in json.loads(dump)["command"]["subcommands"] if each["commandName"] != "help"]


def examples(text):
    """Returns each livectl command after `$`, up to its end in the shell, and the output below it."""
    found, lines = [], text.split("\n")
    while lines:
        line = lines.pop(0)
        if not line.startswith("$ "):
            continue
        command = line[2:]
        while lines and is_unfinished(command):
            command += "\n" + lines.pop(0)
        output = []
        while lines and lines[0] and not lines[0].startswith("$ "):
            output.append(lines.pop(0))
        if re.search(r"\blivectl\b", command):
            found.append((command, "\n".join(output)))
    return found


def is_unfinished(command):
    checked = subprocess.run(["bash", "-n", "-c", command], capture_output=True)
    return command.endswith("\\") or checked.returncode != 0 or bool(checked.stderr)


def run(command):
    command = command.replace("swift run --package-path Tools/livectl livectl", "livectl")
    environment = {"PATH": f"{PROGRAM.parent}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/"}
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, text=True)
    return done.stdout + done.stderr


def matches(expected, output):
    """Returns whether an output is the expected one, in which `…` stands for any text."""
    return re.fullmatch(".*".join(map(re.escape, expected.split("…"))), output.rstrip("\n")) is not None


class Examples(unittest.TestCase):
    def test_each_example_prints_the_output_below_it(self):
        texts = [block for path in documents() for block in FENCE.findall(path.read_text())]
        texts += [each["discussion"].partition("EXAMPLES:\n")[2] for each in subcommands()]
        found = [example for text in texts for example in examples(text)]
        self.assertGreater(len(found), 25)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for (command, expected), output in zip(found, pool.map(lambda example: run(example[0]), found)):
                with self.subTest(command):
                    self.assertTrue(expected, "has no output below it")
                    self.assertTrue(matches(expected, output), f"expected\n{expected}\nbut it prints\n{output}")

    def test_no_command_in_the_documents_is_skipped(self):
        for path in documents():
            for block in FENCE.findall(path.read_text()):
                for command, _ in examples(block):
                    block = block.replace(command, "")
                self.assertNotRegex(block, r"(?m)^(?!make |\s*//).*(\| *|^\W*)livectl ", path)

    def test_finds_a_different_output(self):
        [(command, expected)] = examples("$ echo '{\"text\":\"é\"}' |\n    livectl count\n{\"count\":1,…}")
        output = run(command)
        self.assertTrue(matches(expected, output))
        for wrong in ('{"count":2,…}', '{"count":1}', ""):
            self.assertFalse(matches(wrong, output), wrong)

    def test_each_subcommand_has_an_example_and_is_in_the_documentation(self):
        page = (ROOT / "Documentation/livectl.md").read_text()
        for each in subcommands():
            self.assertIn(f"livectl {each['commandName']}", each["discussion"].partition("EXAMPLES:\n")[2])
            self.assertIn(f"| `{each['commandName']}` |", page)

    def test_help_breaks_no_line_of_an_example_in_a_terminal_of_80_columns(self):
        for each in subcommands():
            command = [PROGRAM, each["commandName"], "--help"]
            help_ = subprocess.run(command, env={"COLUMNS": "80"}, capture_output=True, text=True, check=True).stdout
            self.assertIn(each["discussion"].partition("EXAMPLES:\n")[2], help_)

    def test_defaults_are_values_that_you_can_type(self):
        for each in subcommands():
            for option in each.get("arguments", []):
                values = option.get("allValues") or option.get("completionKind", {}).get("list", {}).get("values", [])
                if values and option.get("defaultValue"):
                    self.assertIn(option["defaultValue"], values, f"{each['commandName']} {option['valueName']}")


class Installation(unittest.TestCase):
    def test_make_installs_the_program_its_manual_and_completions_that_know_every_subcommand_and_option(self):
        with tempfile.TemporaryDirectory() as folder:
            prefix = pathlib.Path(folder)
            done = subprocess.run(["make", "--silent", "livectl", f"PREFIX={prefix}"], cwd=ROOT, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            help_ = subprocess.run([prefix / "bin/livectl", "--help"], capture_output=True, text=True, check=True).stdout
            self.assertTrue((prefix / "share/livectl/password-dictionary.bin").exists())
            pages = ["man/man1/livectl.1", "bash-completion/completions/livectl", "zsh/site-functions/_livectl", "fish/vendor_completions.d/livectl.fish"]
            texts = {name: (prefix / "share" / name).read_text() for name in pages}
        for each in subcommands():
            names = [option["preferredName"]["name"] for option in each.get("arguments", []) if option["kind"] != "positional"]
            self.assertIn(each["commandName"], help_)
            for page, text in texts.items():
                for name in [each["commandName"], *names]:
                    self.assertIn(name, text.replace("\\-", "-"), page)


if __name__ == "__main__":
    unittest.main()
