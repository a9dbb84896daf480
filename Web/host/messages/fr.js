/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'Maximum : {amount}',
    remaining: 'Reste : {amount}',
    full: 'Limite atteinte : {amount}',
    over: 'Limite dépassée de {amount}',
    dropped: 'Trop long, non inséré : {amount}',
  },
  amounts: {
    characters: { one: '{n} caractère', other: '{n} caractères' },
    utf16: { one: '{n} unité de code', other: '{n} unités de code' },
    utf8: { one: '{n} octet', other: '{n} octets' },
    scalars: { one: '{n} point de code', other: '{n} points de code' },
  },
};
