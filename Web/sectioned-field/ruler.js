/** Measures texts that are drawn beside those of an input. */

/** @type {CanvasRenderingContext2D | null | undefined} */
let context;

/**
 * Returns the widths of texts in the font of an input, in ems.
 *
 * @param {HTMLInputElement} input
 * @param {string[]} texts
 */
export function widthsOf(input, texts) {
  const { fontSize, fontWeight, fontFamily } = getComputedStyle(input);
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return texts.map((text) => (context?.measureText(text).width ?? 0) / Number.parseFloat(fontSize));
}
