// Written by Tools/words/build.py from Words/en.json.

/**
 * The English words of this element, which a page without one does not load.
 *
 * @type {Record<string, string>}
 */
export const sentences = {
  topLeft: 'Top left',
  top: 'Top',
  topRight: 'Top right',
  left: 'Left',
  right: 'Right',
  bottomLeft: 'Bottom left',
  bottom: 'Bottom',
  bottomRight: 'Bottom right',
  moveTo: 'Move to…',
  movable: 'Can be moved with the arrow keys',
};
