/** Measures texts that are drawn beside those of an input. */

/** @type {CanvasRenderingContext2D | null | undefined} */
let context;
/** The property with the last widths. */
const name = '--_widths';

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
  // In the style, which the page may replace together with the lengths that follow from the widths.
  if (element.style.getPropertyValue(name) === key) return undefined;
  element.style.setProperty(name, key);
  return widths;
}
