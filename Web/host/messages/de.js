/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'Höchstens {amount}',
    remaining: 'Noch {amount}',
    full: 'Grenze von {amount} erreicht',
    over: '{amount} über der Grenze',
    incorrect: 'Das sieht nicht richtig aus',
    cardIncorrect: 'Diese Kartennummer gibt es nicht',
    phoneIncorrect: 'Diese Telefonnummer gibt es nicht',
    ibanIncorrect: 'Diese Kontonummer gibt es nicht',
    expiryIncorrect: 'Diesen Monat gibt es nicht',
    expired: 'Die Karte ist abgelaufen',
    incomplete: 'Es fehlen noch: {amount}',
    required: 'Bitte ausfüllen',
  },
  amounts: {
    characters: { other: '{n} Zeichen' },
    utf16: { one: '{n} Codeeinheit', other: '{n} Codeeinheiten' },
    utf8: { other: '{n} Byte' },
    scalars: { one: '{n} Codepunkt', other: '{n} Codepunkte' },
  },
};
