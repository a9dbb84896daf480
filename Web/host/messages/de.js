/** @type {import('../messages.js').Catalogue} */
export default {
  sentences: {
    limit: 'Höchstens {amount}',
    remaining: 'Noch {amount}',
    full: 'Grenze von {amount} erreicht',
    over: '{amount} über der Grenze',
    dropped: 'Kein Platz für {amount}',
    topLeft: 'Oben links',
    top: 'Oben',
    topRight: 'Oben rechts',
    left: 'Links',
    right: 'Rechts',
    bottomLeft: 'Unten links',
    bottom: 'Unten',
    bottomRight: 'Unten rechts',
    moveTo: 'Verschieben nach …',
    movable: 'Mit den Pfeiltasten verschiebbar',
  },
  amounts: {
    characters: { other: '{n} Zeichen' },
    utf16: { one: '{n} Codeeinheit', other: '{n} Codeeinheiten' },
    utf8: { other: '{n} Byte' },
    scalars: { one: '{n} Codepunkt', other: '{n} Codepunkte' },
  },
};
