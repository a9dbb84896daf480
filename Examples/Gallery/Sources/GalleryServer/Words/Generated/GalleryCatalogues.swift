// Written by Tools/words/build.py from Words/*.json.

import LiveForms

/// What the server says itself, in the words of each language.
enum GalleryCatalogues {
    /// The catalogues by the tags of their languages.
    static let all: [String: Catalogue] = [
        "ar": ar,
        "cs": cs,
        "de": de,
        "en": en,
        "es": es,
        "fr": fr,
        "he": he,
        "hi": hi,
        "ja": ja,
        "ko": ko,
        "pl": pl,
        "pt": pt,
        "ru": ru,
        "tr": tr,
        "uk": uk,
        "zh-Hans": zhHans,
        "zh-Hant": zhHant,
    ]
}
