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
