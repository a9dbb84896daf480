/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'Maximum : {amount}',
    remaining: 'Reste : {amount}',
    full: 'Limite atteinte : {amount}',
    over: 'Limite dépassée de {amount}',
    incorrect: 'Cela ne semble pas correct',
    cardIncorrect: 'Ce numéro de carte n’existe pas',
    phoneIncorrect: 'Ce numéro de téléphone n’existe pas',
    ibanIncorrect: 'Ce numéro de compte n’existe pas',
    expiryIncorrect: 'Ce mois n’existe pas',
    expired: 'La carte a expiré',
    incomplete: 'Il manque encore : {amount}',
    required: 'À remplir',
  },
  amounts: {
    characters: { one: '{n} caractère', other: '{n} caractères' },
    utf16: { one: '{n} unité de code', other: '{n} unités de code' },
    utf8: { one: '{n} octet', other: '{n} octets' },
    scalars: { one: '{n} point de code', other: '{n} points de code' },
  },
};
