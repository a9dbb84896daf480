"""That livectl's help, manual, completions and documentation say what the program does: every example is run.

    python3 -m unittest Tools/livectl/test_livectl.py
"""

import concurrent.futures
import copy
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from build import COMPLETIONS, PAGE, files  # noqa: E402
from declarations import PROGRAM, ROOT, Example, declared, examples  # noqa: E402
from manual import manual  # noqa: E402
from pages import page  # noqa: E402

FENCE = re.compile(r"^```(?:sh)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANY_FENCE = re.compile(r"^```.*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def documents():
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("Documentation/**/*.md"), *ROOT.glob("Examples/*/*.md")])


class Examples(unittest.TestCase):
    def test_every_example_of_the_documents_prints_what_it_says(self):
        found = [each for path in documents() for block in FENCE.findall(path.read_text()) for each in examples(block, path.name)]
        self.assertGreater(len(found), 25)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for each, printed in zip(found, pool.map(Example.run, found)):
                with self.subTest(each.place, command=each.command):
                    self.assertTrue(each.printed, "says nothing of what is printed")
                    self.assertTrue(each.is_right(printed), f"is said to print\n{each.printed}\nand prints\n{printed}")

    def test_no_command_stands_outside_of_what_is_run(self):
        for path in documents():
            for block in ANY_FENCE.findall(path.read_text()):
                for each in examples(block):
                    block = block.replace(each.command, "")
                self.assertNotRegex(block, r"(?m)^(?!make |\s*//).*(\| *|^\W*)livectl ", path)

    def test_another_output_is_noticed(self):
        (example,) = examples("$ echo '{\"text\":\"é\"}' |\n    livectl count\n{\"count\":1,…}")
        self.assertTrue(example.is_right(example.run()))
        for wrong in ('{"count":2,…}', '{"count":1}', ""):
            self.assertFalse(Example("", example.command, wrong).is_right(example.run()), wrong)

    def test_every_verb_has_an_example_that_the_page_has(self):
        for verb in declared()[1]:
            self.assertIn(f"livectl {verb.name}", verb.examples)
            self.assertIn(verb.examples, PAGE.read_text())


class Page(unittest.TestCase):
    def test_another_option_word_or_example_makes_the_page_stale(self):
        verbs = declared()[1]
        text = PAGE.read_text()
        self.assertEqual(page(text, verbs), text)
        for change in ("name", "summary", "examples", "paragraphs"):
            changed = copy.deepcopy(verbs)
            setattr(changed[0], change, ["x"] if change == "paragraphs" else "x")
            self.assertNotEqual(page(text, changed), text, change)
        changed = copy.deepcopy(verbs)
        changed[0].options[0].default = "x"
        self.assertNotEqual(page(text, changed), text)

    def test_help_says_what_the_page_says(self):
        for verb in declared()[1]:
            done = subprocess.run([PROGRAM, verb.name, "--help"], capture_output=True, text=True, check=True)
            said = words(done.stdout)
            for part in (verb.summary, *verb.paragraphs, verb.examples, *(each.name for each in verb.options)):
                self.assertIn(words(part), said, verb.name)


def words(text):
    return " ".join(text.split())


class Manual(unittest.TestCase):
    def test_it_is_set_without_a_warning_and_says_all(self):
        program, verbs = declared()
        source = manual(program, verbs)
        set_ = subprocess.run(["groff", "-man", "-Tutf8", "-k", "-ww", "-rLL=400n", "-P-cbou"], input=source, capture_output=True, text=True)
        self.assertEqual((set_.returncode, set_.stderr), (0, ""))
        page = words(set_.stdout)
        for verb in verbs:
            for part in (verb.summary, *verb.paragraphs, *(each.words for each in verb.options), *(each.text for each in verb.options)):
                self.assertIn(words(part), page)
            for line in verb.examples.split("\n"):
                self.assertIn(words(line), page)


class Completions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.texts = files(PROGRAM)
        for name, text in cls.texts.items():
            (cls.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (cls.folder / name).write_text(text)

    def completed(self, *given):
        """What bash offers for the last word."""
        script = f"""
            shopt -s progcomp; source '{self.folder / COMPLETIONS["bash"]}'
            COMP_WORDS=({' '.join(f"'{word}'" for word in given)}); COMP_CWORD={len(given) - 1}
            COMP_LINE="${{COMP_WORDS[*]}}"; COMP_POINT=${{#COMP_LINE}}
            function=$(complete -p livectl | sed -E 's/.*-F ([^ ]+).*/\\1/'); "$function" livectl "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD - 1]}}"
            printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        return subprocess.run(["bash", "-c", script], capture_output=True, text=True).stdout.split()

    def test_bash_offers_verbs_options_and_values(self):
        verbs = [verb.name for verb in declared()[1]]
        self.assertEqual(set(self.completed("livectl", "")) & set(verbs), set(verbs))
        self.assertEqual(self.completed("livectl", "co"), ["count"])
        self.assertIn("--warn-at", self.completed("livectl", "count", "--"))
        self.assertEqual(self.completed("livectl", "count", "--unit", "utf1"), ["utf16"])
        self.assertEqual(self.completed("livectl", "sections", "--preset", "ib"), ["iban"])

    def test_defaults_are_values_that_can_be_typed(self):
        for verb in declared()[1]:
            for each in verb.options:
                if each.choices and each.default:
                    self.assertIn(each.default, each.choices, f"{verb.name} {each.name}")

    def test_every_shell_knows_every_verb_and_option(self):
        for shell, name in COMPLETIONS.items():
            for verb in declared()[1]:
                self.assertIn(verb.name, self.texts[name])
                for each in verb.options:
                    self.assertIn(each.name.removeprefix("--"), self.texts[name], shell)
            if shutil.which(shell):
                checked = subprocess.run([shell, "-n", self.folder / name], capture_output=True, text=True)
                self.assertEqual((checked.returncode, checked.stderr), (0, ""), shell)


if __name__ == "__main__":
    unittest.main()
