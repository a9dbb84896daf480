/** Measures texts that are drawn beside those of an input. */

/** @type {CanvasRenderingContext2D | null | undefined} */
let context;

/**
 * The last widths for each element.
 *
 * @type {WeakMap<object, string>}
 */
const known = new WeakMap();

/**
 * Returns the widths of texts in the font of an element's input, in ems; `undefined` if they're those of the last call.
 *
 * @param {HTMLElement} element
 * @param {HTMLInputElement} input
 * @param {string[]} texts
 */
export function changedWidths(element, input, texts) {
  const { fontSize, fontWeight, fontFamily } = getComputedStyle(input);
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const widths = texts.map((text) => (context?.measureText(text).width ?? 0) / Number.parseFloat(fontSize));
  const key = widths.join();
  if (known.get(element) === key) return undefined;
  known.set(element, key);
  return widths;
}
