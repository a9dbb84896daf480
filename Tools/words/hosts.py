"""Writes the files of the hosts: modules for browsers, a String Catalog for Apple platforms, Swift for servers."""

import json

from catalogue import SERVER, visible

SOURCE = "Written by Tools/words/build.py from Words/{}.json."
LIBRARY = "Sources/LiveForms/Words/Generated"
GALLERY = "Examples/Gallery/Sources/GalleryServer/Words/Generated"
SAMPLES = "Tests/LiveFormsTests/PluralSamples.swift"


def files(catalogue):
    """Returns the text of every file that is generated completely, by path."""
    made = {
        "Web/words/english.js": web_english(catalogue),
        "Sources/LiveFoundation/Resources/Localizable.xcstrings": string_catalog(catalogue),
        f"{GALLERY}/GalleryMessage.swift": gallery_messages(catalogue.english),
        f"{GALLERY}/GalleryCatalogues.swift": gallery_languages(catalogue),
        f"{LIBRARY}/Catalogue+All.swift": library_languages(catalogue),
        SAMPLES: plural_samples(catalogue),
    }
    for language in catalogue.languages:
        made[f"{LIBRARY}/Catalogue+{language.tag}.swift"] = library_catalogue(catalogue, language)
        made[f"{GALLERY}/GalleryCatalogues+{language.tag}.swift"] = gallery_catalogue(catalogue, language)
        if language is not catalogue.english:
            made[f"Web/words/messages/{language.tag}.js"] = web_catalogue(catalogue, language)
    return made


# Browsers

def script(text):
    return "'" + visible(text).replace("'", "\\'") + "'"


def script_object(entries, indent):
    return "{\n" + "".join(f"{indent}  {key}: {value},\n" for key, value in entries.items()) + indent + "}"


def script_sentences(sentences, indent):
    return script_object({key: script(text) for key, text in sentences.items()}, indent)


def script_catalogue(catalogue, language, *groups):
    def forms(unit):
        return "{ " + ", ".join(f"{category}: {script(form)}" for category, form in language.forms(unit).items()) + " }"

    amounts = script_object({unit: forms(unit) for unit in catalogue.text_units}, "  ")
    return f"{{\n  sentences: {script_sentences(language.sentences(*groups), '  ')},\n  amounts: {amounts},\n}};\n"


def web_english(catalogue):
    tags = ", ".join(script(language.tag) for language in catalogue.languages)
    return f"""// {SOURCE.format('en')}

/**
 * The English messages of all elements.
 *
 * @type {{import('./messages.js').Catalogue}}
 */
export default {script_catalogue(catalogue, catalogue.english, *catalogue.groups)}
/** The languages with messages. All but English are fetched on demand. */
export const languages = [{tags}];
"""


def web_catalogue(catalogue, language):
    type = "/** @type {import('../messages.js').Catalogue} */"
    return f"// {SOURCE.format(language.tag)}\n\n{type}\nexport default {script_catalogue(catalogue, language, *catalogue.groups)}"


# Apple platforms

def string_catalog(catalogue):
    """Writes the String Catalog. A sentence with an amount has an entry for each unit (`limit.characters`). Any other has its own name
    (`moveTo`).
    """
    strings = {}
    for group in catalogue.groups:
        for key, english in catalogue.english.groups[group].items():
            for unit in catalogue.units if "{amount}" in english else [None]:
                localizations = {each.tag: localization(each, group, key, unit) for each in catalogue.languages}
                strings[f"{key}.{unit}" if unit else key] = {"extractionState": "manual", "localizations": localizations}
    table = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    return visible(json.dumps(table, ensure_ascii=False, indent=2, sort_keys=True)) + "\n"


def localization(language, group, key, unit):
    sentence = language.isolated(language.groups[group][key])
    if not unit:
        return string_unit(formatted(sentence) if "{n}" in sentence else sentence)
    forms = language.forms(unit if unit in language.amounts else "characters")
    values = {category: string_unit(formatted(sentence.replace("{amount}", form))) for category, form in forms.items()}
    return {"variations": {"plural": values}}


def string_unit(text):
    return {"stringUnit": {"state": "translated", "value": text}}


def formatted(text):
    return text.replace("%", "%%").replace("{n}", "%lld")


# Servers

def swift(text):
    return visible(json.dumps(text, ensure_ascii=False)).replace("\\u2068", "\\u{2068}").replace("\\u2069", "\\u{2069}")


def swift_table(entries, indent):
    return "[\n" + "".join(f"{indent}    {key}: {value},\n" for key, value in entries.items()) + indent + "]"


def swift_name(tag):
    first, *rest = tag.split("-")
    return first + "".join(rest)


def library_catalogue(catalogue, language):
    """Writes a text that is parsed when it is first used, because compiling a dictionary of this size takes a second."""
    amounts = {f"{unit}.{category}": form for unit in catalogue.text_units for category, form in language.forms(unit).items()}
    return swift_catalogue(language, "extension Catalogue", swift_lines(language.sentences(*catalogue.groups)), swift_lines(amounts))


def gallery_catalogue(catalogue, language):
    sentences = swift_table({swift(key): swift(text) for key, text in language.sentences(SERVER).items()}, " " * 8)
    forms = {
        swift(unit): swift_table({f".{category}": swift(form) for category, form in language.forms(unit).items()}, " " * 12)
        for unit in language.amounts if unit not in catalogue.text_units
    }
    return swift_catalogue(language, "import LiveForms\n\nextension GalleryCatalogues", sentences, swift_table(forms, " " * 8))


def swift_catalogue(language, opening, sentences, amounts):
    return f"""// {SOURCE.format(language.tag)}
// swift-format-ignore-file

{opening} {{
    /// {language.english_name}.
    static let {swift_name(language.tag)} = Catalogue(
        sentences: {sentences},
        amounts: {amounts}
    )
}}
"""


def swift_lines(entries):
    lines = "".join(f"{' ' * 12}{key} {swift(text)[1:-1]}\n" for key, text in entries.items())
    return f'"""\n{lines}{" " * 12}"""'


def swift_languages(catalogue):
    return swift_table({swift(language.tag): f".{swift_name(language.tag)}" for language in catalogue.languages}, "    ")


def library_languages(catalogue):
    right_to_left = ", ".join(swift(language.tag) for language in catalogue.languages if language.is_right_to_left)
    numbers = swift_table({swift(tag): number_format(facts) for tag, facts in catalogue.numbers.items()}, "    ")
    scripts = swift_table({swift(tag): swift(script) for tag, script in catalogue.scripts.items()}, "    ")
    return f"""// {SOURCE.format('*')}
// swift-format-ignore-file

import LiveText

extension Catalogue {{
    /// The catalogues by the tags of their languages.
    static let all: [String: Catalogue] = {swift_languages(catalogue)}

    /// The languages that are written from right to left.
    static let rightToLeft: Set = [{right_to_left}]

    /// The scripts of languages that have words in several, with the regions that write another.
    static let scripts: [String: String] = {scripts}

    /// How whole numbers are written, by the tags of languages, and of regions that write them otherwise.
    static let numbers: [String: NumberFormat] = {numbers}
}}
"""


def number_format(facts):
    sizes = ", ".join(f"{name}: {facts[name]}" for name in ("primary", "secondary", "minimum"))
    group = swift(facts["group"]).replace("\u00a0", "\\u{00A0}").replace("\u202f", "\\u{202F}")
    return f'NumberFormat(symbols: NumberSymbols(digits: "{facts["digits"]}", group: {group}, grouping: .init({sizes})))'


def gallery_languages(catalogue):
    return f"""// {SOURCE.format('*')}

import LiveForms

/// What the server says itself, in the words of each language.
enum GalleryCatalogues {{
    /// The catalogues by the tags of their languages.
    static let all: [String: Catalogue] = {swift_table({swift(language.tag): swift_name(language.tag) for language in catalogue.languages}, "    ")}
}}
"""


def gallery_messages(english):
    cases = "".join(f"    /// {text}\n    case {key}\n" for key, text in english.groups[SERVER].items())
    return f"""// {SOURCE.format('en')}

/// What the server says itself, besides what controls say.
enum GalleryMessage: String, CaseIterable {{
{cases}}}
"""


def plural_samples(catalogue):
    ranges = ", ".join(f"{first}...{last}" for first, last in catalogue.sampled)
    runs = swift_table({swift(tag): swift(runs) for tag, runs in catalogue.runs.items()}, "    ")
    return f"""// Written by Tools/words/build.py with Intl.PluralRules.
// swift-format-ignore-file

/// The categories of the plural of many numbers.
enum PluralSamples {{
    /// The numbers.
    static let ranges = [{ranges}]
    /// The categories of all of them in their order, by the languages' tags: how many one after the other, and which.
    static let runs = {runs}
}}
"""
