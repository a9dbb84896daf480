"""Tests that the check reports every error: each test injects one into a copy of the repository.

    python3 -m unittest Tools/words/test_words.py
"""

import contextlib
import io
import json
import pathlib
import shutil
import sys
import tempfile
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import build  # noqa: E402
from catalogue import GALLERY  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOG = "Sources/LiveFoundation/Resources/Localizable.xcstrings"
PAGE = "Documentation/words-and-colours.md"
CORE = "Sources/LiveControls/ControlMessage.swift"
MESSAGES = "Examples/Gallery/Sources/GalleryServer/Words/GalleryMessage.swift"


def sentence(language, group, key, text):
    """Changes a sentence of the controls."""
    return f"Words/{language}.json", lambda messages: messages["sentences"][group].update({key: text})


def gallery(language, key, text):
    """Changes a sentence of the gallery."""
    return f"{GALLERY}/{language}.json", lambda messages: messages["sentences"].update({key: text})


def form(language, unit, category, text):
    """Changes a plural form, or removes it if there is no text."""
    def change(messages):
        messages["amounts"][unit].update({category: text})
        if text is None:
            del messages["amounts"][unit][category]
    return f"Words/{language}.json", change


def replaced(path, before, after):
    """Replaces a part of a file's text."""
    return path, (before, after)


#: The changes, and the expected message.
ERRORS = {
    "a message that English lacks": (*sentence("fr", "shared", "emptied", "Vidé"), "fr.json: emptied is not in English"),
    "a message of the core without a sentence": (*replaced(CORE, "        case expired\n", "        case expired\n        case outdated\n"), "outdated is a message without a sentence"),
    "a sentence for no message": (*replaced(CORE, "        case expired\n", ""), "expired is not a message"),
    "a message of the gallery without a sentence": (*replaced(MESSAGES, "helpText, close", "helpText, close, hint"), "Messages/en.json: hint is a message without a sentence"),
    "a message that is never used": (*replaced("Sources/LiveControls/PasswordSetup/PasswordSetupModel.swift", ".passwordAllMet", ".passwordReady"), "passwordAllMet is never used"),
    "a message of the gallery that is never used": (*replaced("Examples/Gallery/Sources/GalleryServer/HTTP/RequestFault.swift", ".databaseFull", ".databaseBusy"), "databaseFull is never used"),
    "a missing placeholder": (*sentence("ko", "shared", "full", "한도에 도달함"), "ko.json: full has other placeholders"),
    "a placeholder of another kind": (*sentence("tr", "shared", "limit", "En fazla {n}"), "tr.json: limit has other placeholders"),
    "a misspelt placeholder": (*sentence("pl", "shared", "limit", "Maksymalnie {amount"), "pl.json: limit has a brace"),
    "an amount without its number": (*form("ru", "characters", "one", "один символ"), "ru.json: characters.one must have {n} once"),
    "a missing unit": ("Words/hi.json", lambda messages: messages["amounts"].pop("utf8"), "hi.json: the amount utf8 is missing"),
    "a missing plural form": (*form("ar", "characters", "two", None), "ar.json: characters lacks the plural form two"),
    "a plural form too many": (*form("ja", "characters", "one", "{n}文字"), "ja.json: characters has the plural form one"),
    "a missing form for millions": (*form("es", "utf16", "many", None), "es.json: utf16 lacks the plural form many"),
    "a space at the end": (*gallery("pt", "posted", "Publicado. "), "pt.json: posted has white space at an end"),
    "a no-break space at the start": (*gallery("fr", "posted", "\u00a0Publié."), "fr.json: posted has white space at an end"),
    "an empty sentence": (*gallery("hi", "posted", ""), "hi.json: posted is empty"),
    "a line break": (*gallery("de", "posted", "Ver\nöffentlicht."), "de.json: posted has a line break"),
    "isolates by hand": (*sentence("he", "shared", "limit", "עד \u2068{amount}\u2069"), "he.json: limit has isolates"),
    "an edited module": (*replaced("Web/words/messages/de.js", "Höchstens", "Maximal"), "messages/de.js is out of date"),
    "edited English": (*replaced("Web/words/english.js", "'Top'", "'Above'"), "snap-button/english.js is out of date"),
    "an edited String Catalog": (*replaced(CATALOG, "Unten links", "Links unten"), "Localizable.xcstrings is out of date"),
    "an edited table of languages": (*replaced(PAGE, "| Hebrew, עברית |", "| Hebrew |"), "words-and-colours.md is out of date"),
}


class Messages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.root = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.root)
        ignored = shutil.ignore_patterns(".build", "node_modules", "*.wasm", "*.bin", "images", "tests", "LiveTwitterTables")
        for folder in ("Words", "Sources", "Web", "Documentation", "Examples/Gallery/Sources"):
            shutil.copytree(ROOT / folder, cls.root / folder, ignore=ignored)
        samples = "Tests/LiveFormsTests/PluralSamples.swift"
        (cls.root / samples).parent.mkdir(parents=True)
        shutil.copy(ROOT / samples, cls.root / samples)

    @contextlib.contextmanager
    def changed(self, file, change):
        """Changes a file of the copy for a while: replaces a part of its text, or calls a function with its JSON."""
        path = self.root / file
        text = path.read_text()
        if isinstance(change, tuple):
            self.assertIn(change[0], text)
            path.write_text(text.replace(*change))
        else:
            messages = json.loads(text)
            change(messages)
            path.write_text(json.dumps(messages))
        try:
            yield
        finally:
            path.write_text(text)

    def output(self, *arguments):
        """The exit status of the tool in the copy, and the lines that it prints."""
        lines = io.StringIO()
        with mock.patch.multiple(build, ROOT=self.root), mock.patch("sys.argv", ["build.py", *arguments]), contextlib.redirect_stdout(lines):
            return build.main(), lines.getvalue()

    def test_the_messages_are_without_errors(self):
        self.assertEqual(build.build(self.root, is_check=True)[0], [])

    def test_every_error_is_reported(self):
        for name, (file, change, reported) in ERRORS.items():
            with self.subTest(name), self.changed(file, change):
                self.assertIn(reported, "\n".join(build.build(self.root, is_check=True)[0]))

    def test_a_missing_translation_is_listed_and_no_error(self):
        self.addCleanup(build.build, self.root, is_check=False)
        with self.changed("Words/uk.json", lambda messages: messages["sentences"]["shared"].pop("full")):
            self.assertEqual(self.output(), (0, "Words/uk.json: in English until translated: full\n"))
            self.assertEqual(self.output("--check"), (0, "Words/uk.json: in English until translated: full\n"))
            self.assertNotIn(" full: ", (self.root / "Web/words/messages/uk.js").read_text())
            self.assertNotIn("full ", (self.root / "Sources/LiveForms/Words/Generated/Catalogue+uk.swift").read_text())
            strings = json.loads((self.root / CATALOG).read_text())["strings"]
            self.assertNotIn("uk", strings["full"]["localizations"])
            self.assertIn("| `uk` | 60 of 61 |", (self.root / PAGE).read_text())
        with self.changed(f"{GALLERY}/uk.json", lambda messages: messages["sentences"].pop("posted")):
            self.assertIn(f"{GALLERY}/uk.json: in English until translated: posted\n", self.output()[1])

    def test_a_file_of_no_language_is_reported(self):
        path = self.root / "Web/words/messages/xx.js"
        path.write_text("export default {};\n")
        self.addCleanup(path.unlink)
        status, lines = self.output("--check")
        self.assertEqual(status, 1)
        self.assertIn("messages/xx.js belongs to no language", lines)
