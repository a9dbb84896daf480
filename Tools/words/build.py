#!/usr/bin/env python3
"""Writes the words of the other hosts from the catalogues of the browser host, so that they are written once.

    build.py          writes the files
    build.py --check  exits 1 if a file is not what would be written

The Apple adapters have a String Catalog: a sentence with an amount becomes one entry for each unit ("limit.characters"),
with the forms that its language needs; any other becomes an entry of its own name ("moveTo"). The gallery has the English
sentences of the password set-up as they are.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "Web"
CATALOG = ROOT / "Sources/LiveFoundation/Resources/Localizable.xcstrings"
SENTENCES = ROOT / "Examples/Gallery/Sources/GalleryServer/Words/EnglishWords.swift"

READER = """
import { existsSync, readdirSync } from 'node:fs';
const web = process.argv[1];
const languages = {};
for (const file of readdirSync(`${web}/words/messages`).sort())
  languages[file.replace('.js', '')] = (await import(`${web}/words/messages/${file}`)).default;
const owners = readdirSync(web).filter((folder) => existsSync(`${web}/${folder}/english.js`) && folder !== 'words');
const own = {};
for (const folder of owners) own[folder] = (await import(`${web}/${folder}/english.js`)).sentences;
const english = (await import(`${web}/words/english.js`)).default;
languages.en = { ...english, sentences: Object.assign({}, english.sentences, ...Object.values(own)) };
console.log(JSON.stringify({ languages, passwordSentences: own["password-setup"], units: (await import(`${web}/core/wire.js`)).textUnitNames }));
"""

def read():
    output = subprocess.run(["node", "--no-warnings", "--input-type=module", "--eval", READER, WEB.as_uri()[7:]],
                            check=True, capture_output=True, text=True)
    return json.loads(output.stdout)


def unit(text):
    return {"stringUnit": {"state": "translated", "value": text}}


def formatted(text):
    return text.replace("%", "%%").replace("{n}", "%lld")


def localization(sentence, forms):
    if "{amount}" not in sentence:
        return unit(formatted(sentence) if "{n}" in sentence else sentence)
    values = {form: unit(formatted(sentence.replace("{amount}", amount))) for form, amount in forms.items()}
    return {"variations": {"plural": values}}


def catalog(languages, units):
    strings = {}
    for name, english in languages["en"]["sentences"].items():
        for unit_name in units if "{amount}" in english else [None]:
            key = f"{name}.{unit_name}" if unit_name else name
            localizations = {}
            for language, words in languages.items():
                if name in words["sentences"]:
                    forms = words["amounts"].get(unit_name, words["amounts"]["characters"])
                    localizations[language] = localization(words["sentences"][name], forms)
            strings[key] = {"extractionState": "manual", "localizations": localizations}
    return {"sourceLanguage": "en", "strings": strings, "version": "1.0"}


def swift(text):
    return json.dumps(text, ensure_ascii=False)


def swift_table(words):
    return "[\n" + "".join(f"        {swift(name)}: {swift(text)},\n" for name, text in words.items()) + "    ]"


def sentences(english, names):
    """The sentences of these names in Swift, with the forms of what they count."""
    return f"""// Written by Tools/words/build.py from the words in Web; change them there.

/// The English words of the password set-up, as browsers have them.
enum EnglishWords {{
    /// The sentences by the names of their keys.
    static let sentences = {swift_table({name: english["sentences"][name] for name in names})}
    /// What `{{amount}}` stands for, by the forms of the plural.
    static let amounts = {swift_table(english["amounts"]["characters"])}
}}
"""


def main():
    facts = read()
    files = {
        CATALOG: json.dumps(catalog(facts["languages"], facts["units"]), ensure_ascii=False, indent=2, sort_keys=True) + "\n",
        SENTENCES: sentences(facts["languages"]["en"], facts["passwordSentences"]),
    }
    if sys.argv[1:] == ["--check"]:
        stale = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
        for path in stale:
            print(f"{path.relative_to(ROOT)} differs from the words in Web: run Tools/words/build.py")
        return 1 if stale else 0
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
