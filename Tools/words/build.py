#!/usr/bin/env python3
"""Writes the String Catalog of the Apple adapters from the catalogues of the browser host, so that words stand once.

    build.py          writes Sources/LiveFoundation/Resources/Localizable.xcstrings
    build.py --check  exits 1 if the file is not what would be written

A sentence with an amount becomes one entry for each unit ("limit.characters"), with the forms that its language needs;
any other becomes an entry of its own name ("moveTo").
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "Web"
CATALOG = ROOT / "Sources/LiveFoundation/Resources/Localizable.xcstrings"

READER = """
import { readdirSync } from 'node:fs';
const web = process.argv[1];
const languages = {};
for (const file of readdirSync(`${web}/words/messages`).sort())
  languages[file.replace('.js', '')] = (await import(`${web}/words/messages/${file}`)).default;
console.log(JSON.stringify({ languages, units: (await import(`${web}/core/wire.js`)).textUnitNames }));
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


def main():
    facts = read()
    text = json.dumps(catalog(facts["languages"], facts["units"]), ensure_ascii=False, indent=2, sort_keys=True) + "\n"
    if sys.argv[1:] == ["--check"]:
        if not CATALOG.exists() or CATALOG.read_text() != text:
            print(f"{CATALOG.relative_to(ROOT)} differs from the words in Web/words/messages: run Tools/words/build.py")
            return 1
        return 0
    CATALOG.parent.mkdir(parents=True, exist_ok=True)
    CATALOG.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
