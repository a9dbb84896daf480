// Written by Tools/words/build.py from Words/en.json.

/**
 * The English words that several elements share; each element's own are in its folder.
 *
 * @type {import('./messages.js').Catalogue}
 */
export default {
  sentences: {
    limit: 'Up to {amount}',
    remaining: '{amount} left',
    full: 'Limit of {amount} reached',
    over: '{amount} over the limit',
    dropped: '{amount} did not fit',
    required: 'This must be filled in',
  },
  amounts: {
    characters: { one: '{n} character', other: '{n} characters' },
    utf16: { one: '{n} code unit', other: '{n} code units' },
    utf8: { one: '{n} byte', other: '{n} bytes' },
    scalars: { one: '{n} code point', other: '{n} code points' },
  },
};

/** The languages that there are words in. All but English are fetched on demand. */
export const languages = ['ar', 'cs', 'de', 'en', 'es', 'fr', 'he', 'hi', 'ja', 'ko', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh-Hans', 'zh-Hant'];
