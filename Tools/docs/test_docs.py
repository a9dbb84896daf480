"""Checks the links, the spelling and the `make` commands in the documents, and that each check detects an injected error."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import build  # noqa: E402
import links  # noqa: E402
import samples  # noqa: E402, found by build

ROOT = build.ROOT
CODESPELL = ROOT / ".venv/bin/codespell"
#: The checked texts: documents, comments and messages of programs.
SPELLED = ["*.md", "*.tutorial", "Makefile", "Sources/*.swift", "Web/*.js", "Web/*.css", "Tools/*.py", "Tools/*.swift", "Examples/*.swift"]
#: Text in other languages, and tables.
FOREIGN = re.compile(r"/messages/|Data\.swift|Tables|TopLevelDomains|SectionedFormatTests|/Localization/Generated/|PluralSamples")
#: Names in code, parts of words, and German messages of controls.
KNOWN = "ist,sie,limt,inout,crosssite,atmost,forwords,caf,te,ccompiler,atleast,nd"


def misspelled(paths):
    result = subprocess.run([CODESPELL, "--ignore-words-list", KNOWN, *paths], capture_output=True, text=True, cwd=ROOT)
    return result.stdout


class Links(unittest.TestCase):
    def test_links_lead_somewhere(self):
        self.assertEqual(links.broken(links.documents()), [])

    def test_broken_links_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder, "page.md")
            page.write_text("# A page\n\n[here](page.md#a-page) [there](#nowhere) ![](none.png)\n\n`[code](none.md)`\n")
            self.assertEqual(links.broken([page]), ["page.md:3: there is no heading #nowhere", "page.md:3: there is no none.png"])


class Reference(unittest.TestCase):
    def test_each_library_has_a_catalog(self):
        products = re.findall(r'\.library\(name: "([^"]+)"', (ROOT / "Package.swift").read_text())
        self.assertEqual(sorted(build.MODULES), sorted(products))

    def test_pages_know_where_they_are_served_and_a_link_to_no_symbol_fails(self):
        with tempfile.TemporaryDirectory() as folder:
            catalog = pathlib.Path(folder, "LiveText.docc")
            catalog.mkdir()
            page = catalog / "LiveText.md"
            page.write_text("# ``LiveText``\n\nA unit.\n\n## Overview\n\nSee ``TextUnit/sms``.\n")
            build.convert(catalog, build.GRAPHS / "LiveText", pathlib.Path(folder, "right"), base_path="/live-controls")
            shell = pathlib.Path(folder, "right/documentation/livetext/index.html").read_text()
            self.assertIn('baseUrl = "/live-controls/"', shell)
            page.write_text(page.read_text().replace("sms", "smoke"))
            with self.assertRaisesRegex(SystemExit, "'smoke' doesn't exist at '/LiveText/TextUnit'"):
                build.convert(catalog, build.GRAPHS / "LiveText", pathlib.Path(folder, "wrong"))


class Spelling(unittest.TestCase):
    def test_words_are_spelled_rightly(self):
        listed = subprocess.run(["git", "ls-files", *SPELLED], capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()
        self.assertEqual(misspelled([name for name in listed if not FOREIGN.search(name)]), "")

    def test_a_misspelling_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder, "page.md")
            page.write_text("A word that is " + "recie" + "ved.\n")
            self.assertIn("received", misspelled([page]))


class Commands(unittest.TestCase):
    def test_what_documents_make_can_be_made(self):
        targets = set(re.findall(r"^([a-z][a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
        mentioned = {name for path in links.documents() for name in re.findall(r"`make ([a-z-]+)", path.read_text())}
        self.assertIn("test", mentioned)
        self.assertEqual(mentioned - targets, set())

    def test_packages_are_read(self):
        [manifest] = [sample.code for sample in samples.samples([ROOT / "README.md"]) if sample.context == "manifest"]
        # Uses the clone instead of downloading the package.
        version = json.loads((ROOT / "Web/package.json").read_text())["version"]
        local, count = re.subn(rf'url: "https://[^"]+/LiveControls", from: "{re.escape(version)}"', 'path: "../LiveControls"', manifest)
        self.assertEqual(count, 1, "the package's address and version")
        with tempfile.TemporaryDirectory() as folder:
            package = pathlib.Path(folder, "MyApp")
            package.mkdir()
            pathlib.Path(folder, "LiveControls").symlink_to(ROOT)
            (package / "Package.swift").write_text(local)
            result = subprocess.run(["swift", "package", "--package-path", package, "show-dependencies"], capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertIn("LiveControls", result.stdout)


if __name__ == "__main__":
    unittest.main()
