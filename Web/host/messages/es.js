/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'Máximo: {amount}',
    remaining: 'Quedan: {amount}',
    full: 'Límite alcanzado: {amount}',
    over: 'Límite superado en {amount}',
    incorrect: 'Esto no parece correcto',
    cardIncorrect: 'Este número de tarjeta no existe',
    phoneIncorrect: 'Este número de teléfono no existe',
    ibanIncorrect: 'Este número de cuenta no existe',
    expiryIncorrect: 'Este mes no existe',
    expired: 'La tarjeta ha caducado',
    incomplete: 'Faltan: {amount}',
    required: 'Hay que rellenarlo',
  },
  amounts: {
    characters: { one: '{n} carácter', other: '{n} caracteres' },
    utf16: { one: '{n} unidad de código', other: '{n} unidades de código' },
    utf8: { one: '{n} byte', other: '{n} bytes' },
    scalars: { one: '{n} punto de código', other: '{n} puntos de código' },
  },
};
