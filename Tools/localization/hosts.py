"""Writes the files of the hosts: modules for browsers, a String Catalog for Apple platforms, Swift for servers."""

import json

from catalog import SERVER, visible

SOURCE = "Written by Tools/localization/build.py from Tools/localization/messages/{}.json."
LIBRARY = "Sources/LiveForms/Localization/Generated"
SAMPLES = "Tests/LiveFormsTests/PluralSamples.swift"


def files(catalog):
    """Returns the text of every file that is generated completely, by path."""
    made = {
        "Web/localization/english.js": web_english(catalog),
        "Sources/LiveFoundation/Resources/Localizable.xcstrings": string_catalog(catalog),
        f"{LIBRARY}/MessageCatalog+All.swift": library_languages(catalog),
        SAMPLES: plural_samples(catalog),
    }
    for language in catalog.languages:
        made[f"{LIBRARY}/MessageCatalog+{language.tag}.swift"] = library_catalog(catalog, language)
        if language is not catalog.english:
            made[f"Web/localization/messages/{language.tag}.js"] = web_catalog(catalog, language)
    return made


# Browsers

def script(text):
    return "'" + visible(text).replace("'", "\\'") + "'"


def script_object(entries, indent):
    return "{\n" + "".join(f"{indent}  {key}: {value},\n" for key, value in entries.items()) + indent + "}"


def script_messages(catalog, language, indent):
    return script_object({key: script(language.isolated(text)) for key, text in catalog.messages(language).items()}, indent)


def script_catalog(catalog, language):
    def forms(unit):
        return "{ " + ", ".join(f"{category}: {script(language.isolated(form))}" for category, form in language.forms(unit).items()) + " }"

    amounts = script_object({unit: forms(unit) for unit in catalog.english.amounts}, "  ")
    return f"{{\n  messages: {script_messages(catalog, language, '  ')},\n  amounts: {amounts},\n}};\n"


def web_english(catalog):
    tags = ", ".join(script(language.tag) for language in catalog.languages)
    return f"""// {SOURCE.format('en')}

/**
 * The English messages of all elements.
 *
 * @type {{import('./messages.js').MessageCatalog}}
 */
export default {script_catalog(catalog, catalog.english)}
/** The languages with messages. All but English are fetched on demand. */
export const languages = [{tags}];
"""


def web_catalog(catalog, language):
    type = "/** @type {import('../messages.js').MessageCatalog} */"
    return f"// {SOURCE.format(language.tag)}\n\n{type}\nexport default {script_catalog(catalog, language)}"


# Apple platforms

def string_catalog(catalog):
    """Returns one entry per message, which keeps `{amount}`, and one per unit with its plural forms (`amount.characters`)."""
    strings = {}
    for key in catalog.messages(catalog.english, without=(SERVER,)):
        strings[key] = {each.tag: string_unit(each, each.messages[key]) for each in catalog.languages if key in each.messages}
    for unit in catalog.english.amounts:
        strings[f"amount.{unit}"] = {each.tag: plural(each, unit) for each in catalog.languages}
    entries = {key: {"extractionState": "manual", "localizations": localizations} for key, localizations in strings.items()}
    table = {"sourceLanguage": "en", "strings": entries, "version": "1.0"}
    # Xcode's separators: saving the file in Xcode makes no other changes.
    return visible(json.dumps(table, ensure_ascii=False, indent=2, sort_keys=True, separators=(",", " : "))) + "\n"


def plural(language, unit):
    return {"variations": {"plural": {category: string_unit(language, form) for category, form in language.forms(unit).items()}}}


def string_unit(language, text):
    value = language.isolated(text).replace("%", "%%").replace("{n}", "%lld")
    return {"stringUnit": {"state": "translated", "value": value}}


# Servers

def swift(text):
    return visible(json.dumps(text, ensure_ascii=False)).replace("\\u2068", "\\u{2068}").replace("\\u2069", "\\u{2069}")


def swift_table(entries, indent):
    return "[\n" + "".join(f"{indent}    {key}: {value},\n" for key, value in entries.items()) + indent + "]"


def swift_name(tag):
    first, *rest = tag.split("-")
    return first + "".join(rest)


def library_catalog(catalog, language):
    """Writes a text that is parsed when it is first used, because compiling a dictionary of this size takes a second."""
    amounts = {f"{unit}.{category}": form for unit in catalog.english.amounts for category, form in language.forms(unit).items()}
    return f"""// {SOURCE.format(language.tag)}
// swift-format-ignore-file

extension MessageCatalog {{
    /// {language.english_name}.
    static let {swift_name(language.tag)} = MessageCatalog(
        messages: {swift_lines(catalog.messages(language, without=()))},
        amounts: {swift_lines(amounts)}
    )
}}
"""


def swift_lines(entries):
    lines = "".join(f"{' ' * 12}{key} {swift(text)[1:-1]}\n" for key, text in entries.items())
    return f'"""\n{lines}{" " * 12}"""'


def library_languages(catalog):
    right_to_left = ", ".join(swift(script) for script in catalog.right_to_left)
    numbers = swift_table({swift(tag): number_format(facts) for tag, facts in catalog.numbers.items()}, "    ")
    scripts = swift_table({swift(tag): swift(script) for tag, script in catalog.scripts.items()}, "    ")
    catalogs = swift_table({swift(language.tag): f".{swift_name(language.tag)}" for language in catalog.languages}, "    ")
    return f"""// {SOURCE.format('*')}
// swift-format-ignore-file

extension MessageCatalog {{
    /// The catalogs by the tags of their languages.
    static let all: [String: MessageCatalog] = {catalogs}

    /// The scripts that are written from right to left.
    static let rightToLeft: Set = [{right_to_left}]

    /// The scripts of languages that have messages in several or are written from right to left, with the regions that write another.
    static let scripts: [String: String] = {scripts}

    /// How numbers are written, by the tags of languages, and of regions that write them otherwise.
    static let numbers: [String: NumberFormat] = {numbers}
}}
"""


def number_format(facts):
    sizes = ", ".join(f"{name}: {facts[name]}" for name in ("primary", "secondary", "minimum"))
    group = swift(facts["group"]).replace("\u00a0", "\\u{00A0}").replace("\u202f", "\\u{202F}")
    return f'NumberFormat(digits: "{facts["digits"]}", group: {group}, decimal: {swift(facts["decimal"])}, {sizes})'


def plural_samples(catalog):
    ranges = ", ".join(f"{first}...{last}" for first, last in catalog.sampled)
    runs = swift_table({swift(tag): swift(runs) for tag, runs in catalog.runs.items()}, "    ")
    return f"""// Written by Tools/localization/build.py with Intl.PluralRules.
// swift-format-ignore-file

/// The categories of the plural of many numbers.
enum PluralSamples {{
    /// The numbers.
    static let ranges = [{ranges}]
    /// The categories of all of them in their order, by the languages' tags: how many one after the other, and which.
    static let runs = {runs}
}}
"""
