/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'Máximo: {amount}',
    remaining: 'Quedan: {amount}',
    full: 'Límite alcanzado: {amount}',
    over: 'Límite superado en {amount}',
    dropped: 'No cabe: {amount}',
  },
  amounts: {
    characters: { one: '{n} carácter', other: '{n} caracteres' },
    utf16: { one: '{n} unidad de código', other: '{n} unidades de código' },
    utf8: { one: '{n} byte', other: '{n} bytes' },
    scalars: { one: '{n} punto de código', other: '{n} puntos de código' },
  },
};
