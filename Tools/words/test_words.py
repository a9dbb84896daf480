"""Checks that errors in the messages are detected, with copies that contain an injected change.

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

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOG = "Sources/LiveFoundation/Resources/Localizable.xcstrings"
PAGE = "Documentation/words-and-colours.md"


def sentence(language, group, key, text):
    """Returns a change of one sentence, or its removal if there is no text."""
    def change(words):
        words["sentences"][group].update({key: text})
        if text is None:
            del words["sentences"][group][key]
    return f"Words/{language}.json", change


def form(language, unit, category, text):
    """Returns a change of one plural form, or its removal if there is no text."""
    def change(words):
        words["amounts"][unit].update({category: text})
        if text is None:
            del words["amounts"][unit][category]
    return f"Words/{language}.json", change


def listed(language, key):
    """Returns a change that lists a key as equal to English."""
    return f"Words/{language}.json", lambda words: words.setdefault("asInEnglish", []).append(key)


def replaced(path, before, after):
    """Returns a replacement of a part of a file's text."""
    return path, (before, after)


#: The changes, and the expected message.
CHANGES = {
    "a message that a language lacks": (*sentence("uk", "shared", "full", None), "uk.json: full is missing"),
    "a message that English lacks": (*sentence("fr", "shared", "emptied", "Vidé"), "fr.json: emptied is not in English"),
    "a message of the core without words": (*replaced("Sources/LiveControls/ControlMessage.swift", "        case expired\n", "        case expired\n        case outdated\n"), "outdated is a message without words"),
    "words for no message": (*replaced("Sources/LiveControls/ControlMessage.swift", "        case expired\n", ""), "expired is no message"),
    "a message that nobody says": (*replaced("Sources/LiveControls/PasswordSetup/PasswordSetupModel.swift", ".passwordAllMet", ".passwordReady"), "nothing says passwordAllMet"),
    "a message of the server that nobody says": (*replaced("Examples/Gallery/Sources/GalleryServer/HTTP/RequestFault.swift", ".databaseFull", ".databaseBusy"), "nothing says databaseFull"),
    "a placeholder that goes": (*sentence("ko", "shared", "full", "한도에 도달함"), "ko.json: full has other placeholders"),
    "a placeholder of another kind": (*sentence("tr", "shared", "limit", "En fazla {n}"), "tr.json: limit has other placeholders"),
    "a placeholder that is misspelt": (*sentence("pl", "shared", "limit", "Maksymalnie {amount"), "pl.json: limit has a brace"),
    "an amount without its number": (*form("ru", "characters", "one", "один символ"), "ru.json: characters.one has not {n} once"),
    "a plural form that goes": (*form("ar", "characters", "two", None), "ar.json: characters lacks the plural form two"),
    "a plural form too many": (*form("ja", "characters", "one", "{n}文字"), "ja.json: characters has the plural form one"),
    "a form for millions that goes": (*form("es", "utf16", "many", None), "es.json: utf16 lacks the plural form many"),
    "a sentence in English": (*sentence("cs", "shared", "required", "This must be filled in"), "cs.json: required is as in English"),
    "an amount in English": (*form("de", "scalars", "other", "{n} code points"), "de.json: scalars is as in English"),
    "a sentence that is listed as English and is not": (*listed("pl", "required"), "pl.json: required is listed in asInEnglish and is not"),
    "a space at the end": (*sentence("pt", "gallery", "posted", "Publicado. "), "pt.json: posted has white space at an end"),
    "a no-break space at the start": (*sentence("fr", "gallery", "posted", "\u00a0Publié."), "fr.json: posted has white space at an end"),
    "an empty sentence": (*sentence("hi", "gallery", "posted", ""), "hi.json: posted is empty"),
    "a line break": (*sentence("de", "gallery", "posted", "Ver\nöffentlicht."), "de.json: posted has a line break"),
    "isolates by hand": (*sentence("he", "shared", "limit", "עד \u2068{amount}\u2069"), "he.json: limit has isolates"),
    "a page's number without isolates": (*replaced("Web/words/messages/ar.js", r"واحد من هذه: \u2068{characters}\u2069", "واحد من هذه: {characters}"), "messages/ar.js: a placeholder without isolates"),
    "an app's number without isolates": (*replaced(CATALOG, r"\u2068%lld\u2069 أحرف", "%lld أحرف"), "xcstrings: a placeholder without isolates"),
    "a server's number without isolates": (*replaced("Sources/LiveForms/Words/Generated/Catalogue+he.swift", r"\u{2068}{n}\u{2069} תווים", "{n} תווים"), "Catalogue+he.swift: a placeholder without isolates"),
    "a page's words that were changed": (*replaced("Web/words/messages/de.js", "Höchstens", "Maximal"), "messages/de.js is not what Words says"),
    "English that was changed": (*replaced("Web/words/english.js", "'Top'", "'Above'"), "words/english.js is not what Words says"),
    "an app's words that were changed": (*replaced(CATALOG, "Unten links", "Links unten"), "Localizable.xcstrings is not what Words says"),
    "a table of languages that was changed": (*replaced(PAGE, "| Hebrew, עברית |", "| Hebrew |"), "words-and-colours.md is not what Words says"),
}


class Words(unittest.TestCase):
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

    def test_the_words_are_without_fault(self):
        self.assertEqual(build.build(self.root, is_check=True), [])

    def test_every_fault_is_noticed(self):
        for name, (file, change, said) in CHANGES.items():
            with self.subTest(name):
                path = self.root / file
                text = path.read_text()
                if isinstance(change, tuple):
                    before, after = change
                    self.assertIn(before, text)
                    path.write_text(text.replace(before, after))
                else:
                    words = json.loads(text)
                    change(words)
                    path.write_text(json.dumps(words))
                wrong = build.build(self.root, is_check=True)
                path.write_text(text)
                self.assertIn(said, "\n".join(wrong))

    def test_a_file_of_no_language_is_noticed(self):
        path = self.root / "Web/words/messages/xx.js"
        path.write_text("export default {};\n")
        self.addCleanup(path.unlink)
        output = io.StringIO()
        with mock.patch.multiple(build, ROOT=self.root), mock.patch("sys.argv", ["build.py", "--check"]), contextlib.redirect_stdout(output):
            self.assertEqual(build.main(), 1)
        self.assertIn("messages/xx.js is of no language", output.getvalue())
