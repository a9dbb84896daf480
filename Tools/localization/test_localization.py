"""Tests that the check reports every error: each test injects one into a copy of the repository.

    python3 -m unittest Tools/localization/test_localization.py
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
from catalog import GALLERY  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOG = "Sources/LiveFoundation/Resources/Localizable.xcstrings"
PAGE = "Documentation/localization-and-colors.md"
CORE = "Sources/LiveControls/ControlMessage.swift"
MESSAGES = "Examples/Gallery/Sources/GalleryServer/Messages.swift"


def message(language, group, key, text):
    """Changes a message of the controls."""
    return f"Tools/localization/messages/{language}.json", lambda messages: messages["messages"][group].update({key: text})


def gallery(language, key, text):
    """Changes a message of the gallery."""
    return GALLERY, lambda messages: messages[key].update({language: text})


def form(language, unit, category, text):
    """Changes a plural form, or removes it if there is no text."""
    def change(messages):
        messages["amounts"][unit].update({category: text})
        if text is None:
            del messages["amounts"][unit][category]
    return f"Tools/localization/messages/{language}.json", change


def replaced(path, before, after):
    """Replaces a part of a file's text."""
    return path, (before, after)


#: The changes, and the expected message.
ERRORS = {
    "a message that English lacks": (*message("fr", "shared", "emptied", "Vidé"), "fr.json: emptied is not in English"),
    "a message of the core without an English message": (*replaced(CORE, "        case expired\n", "        case expired\n        case outdated\n"), "outdated has no English message"),
    "a message for no message": (*replaced(CORE, "        case expired\n", ""), "expired is not a message"),
    "a message of the gallery without an English message": (*replaced(MESSAGES, "helpText, close", "helpText, close, hint"), "Messages.json: en: hint has no English message"),
    "a message that is never used": (*replaced("Sources/LiveControls/PasswordSetup/PasswordSetupModel.swift", ".passwordAllMet", ".passwordReady"), "passwordAllMet is never used"),
    "a message of the gallery that is never used": (*replaced("Examples/Gallery/Sources/GalleryServer/Profiles/Profile.swift", ".own(.perSeat)", ".own(.save)"), "perSeat is never used"),
    "a missing placeholder": (*message("ko", "shared", "full", "한도에 도달함"), "ko.json: full has other placeholders"),
    "a placeholder of another kind": (*message("tr", "shared", "limit", "En fazla {n}"), "tr.json: limit has other placeholders"),
    "a misspelt placeholder": (*message("pl", "shared", "limit", "Maksymalnie {amount"), "pl.json: limit has a brace"),
    "an amount without its number": (*form("ru", "characters", "one", "один символ"), "ru.json: characters.one must have {n} once"),
    "a missing unit": ("Tools/localization/messages/hi.json", lambda messages: messages["amounts"].pop("utf8"), "hi.json: the amount utf8 is missing"),
    "a missing plural form": (*form("ar", "characters", "two", None), "ar.json: characters lacks the plural form two"),
    "a plural form too many": (*form("ja", "characters", "one", "{n}文字"), "ja.json: characters has the plural form one"),
    "a missing form for millions": (*form("es", "utf16", "many", None), "es.json: utf16 lacks the plural form many"),
    "a space at the end": (*gallery("pt", "posted", "Publicado. "), "pt: posted has white space at an end"),
    "a no-break space at the start": (*gallery("fr", "posted", "\u00a0Publié."), "fr: posted has white space at an end"),
    "an empty message": (*gallery("hi", "posted", ""), "hi: posted is empty"),
    "a line break": (*gallery("de", "posted", "Ver\nöffentlicht."), "de: posted has a line break"),
    "isolates by hand": (*message("he", "shared", "limit", "עד \u2068{amount}\u2069"), "he.json: limit has isolates"),
    "an edited module": (*replaced("Web/localization/messages/de.js", "Höchstens", "Maximal"), "messages/de.js is out of date"),
    "edited English": (*replaced("Web/localization/english.js", "'Top'", "'Above'"), "Web/localization/english.js is out of date"),
    "an edited String Catalog": (*replaced(CATALOG, "Unten links", "Links unten"), "Localizable.xcstrings is out of date"),
    "an edited table of languages": (*replaced(PAGE, "| Hebrew, עברית |", "| Hebrew |"), "localization-and-colors.md is out of date"),
}


class Messages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.root = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.root)
        ignored = shutil.ignore_patterns(".build", "node_modules", "*.wasm", "*.bin", "images", "tests", "LiveTwitterTables")
        for folder in ("Tools/localization/messages", "Sources", "Web", "Documentation", "Examples/Gallery/Sources"):
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
        with self.changed("Tools/localization/messages/uk.json", lambda messages: messages["messages"]["shared"].pop("full")):
            for arguments in [], ["--check"]:
                status, lines = self.output(*arguments)
                self.assertEqual(status, 0)
                self.assertRegex(lines, r"Tools/localization/messages/uk\.json: in English until translated: (.*, )?full\b")
            self.assertNotIn(" full: ", (self.root / "Web/localization/messages/uk.js").read_text())
            self.assertNotIn("full ", (self.root / "Sources/LiveForms/Localization/Generated/MessageCatalog+uk.swift").read_text())
            strings = json.loads((self.root / CATALOG).read_text())["strings"]
            self.assertNotIn("uk", strings["full"]["localizations"])
            self.assertRegex((self.root / PAGE).read_text(), r"\| `uk` \| \d+ of \d+ \|")
        with self.changed(GALLERY, lambda messages: messages["posted"].pop("uk")):
            self.assertIn(f"{GALLERY}: uk: in English until translated: posted\n", self.output()[1])

    def test_a_file_of_no_language_is_reported(self):
        path = self.root / "Web/localization/messages/xx.js"
        path.write_text("export default {};\n")
        self.addCleanup(path.unlink)
        status, lines = self.output("--check")
        self.assertEqual(status, 1)
        self.assertIn("messages/xx.js belongs to no language", lines)
