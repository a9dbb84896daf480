/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'Höchstens {amount}',
    remaining: 'Noch {amount}',
    full: 'Grenze von {amount} erreicht',
    over: '{amount} über der Grenze',
    dropped: 'Kein Platz für {amount}',
  },
  amounts: {
    characters: { other: '{n} Zeichen' },
    utf16: { one: '{n} Codeeinheit', other: '{n} Codeeinheiten' },
    utf8: { other: '{n} Byte' },
    scalars: { one: '{n} Codepunkt', other: '{n} Codepunkte' },
  },
};
