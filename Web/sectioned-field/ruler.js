/** Measures texts that are drawn beside those of an input. */

/** @type {CanvasRenderingContext2D | null | undefined} */
let context;

/**
 * The texts that were measured for each element.
 *
 * @type {WeakMap<object, string>}
 */
const measured = new WeakMap();

/**
 * Returns the widths of texts in the font of an element's input, in ems; `undefined` if they're those of the last call.
 *
 * @param {HTMLElement} element
 * @param {HTMLInputElement} input
 * @param {string[]} texts
 */
export function changedWidths(element, input, texts) {
  const key = texts.join('\n');
  if (measured.get(element) === key) return undefined;
  measured.set(element, key);
  const { fontSize, fontWeight, fontFamily } = getComputedStyle(input);
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return texts.map((text) => (context?.measureText(text).width ?? 0) / Number.parseFloat(fontSize));
}
