/** The English words of the snapping button, which a page without one does not load. */

/** @type {Record<string, string>} */
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
