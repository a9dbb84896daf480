/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'Nejvýše {amount}',
    remaining: 'Zbývá {amount}',
    full: 'Dosažen limit: {amount}',
    over: 'Limit překročen o {amount}',
    dropped: 'Nevešlo se: {amount}',
  },
  amounts: {
    characters: { one: '{n} znak', few: '{n} znaky', other: '{n} znaků' },
    utf16: { one: '{n} kódovou jednotku', few: '{n} kódové jednotky', other: '{n} kódových jednotek' },
    utf8: { one: '{n} bajt', few: '{n} bajty', other: '{n} bajtů' },
    scalars: { one: '{n} kódový bod', few: '{n} kódové body', other: '{n} kódových bodů' },
  },
};
