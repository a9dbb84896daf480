/** The example in an input, its placeholder, beside texts that are drawn. */

/**
 * The examples without the drawn texts, which may begin like these texts again.
 *
 * @type {WeakMap<HTMLInputElement, string>}
 */
const shortened = new WeakMap();

/**
 * Leaves out of an input's example what is drawn before and after the text, or only the punctuation that is drawn beside it.
 *
 * @param {HTMLInputElement} input
 * @param {string} prefix
 * @param {string} [suffix]
 */
export function shortenExample(input, prefix, suffix = '') {
  const { placeholder } = input;
  if (placeholder === shortened.get(input)) return;
  // With any space, such as one that doesn't break.
  const [example, before, after] = [placeholder, prefix, suffix].map((text) => text.replace(/\s/g, ' '));
  const start = [before, before.replace(/.*[\p{L}\p{N}\s]/u, '')].find((text) => example.startsWith(text)) ?? '';
  const end = example.endsWith(after) ? after : '';
  if (!start && !end) return;
  input.placeholder = placeholder.slice(start.length, example.length - end.length).trim();
  shortened.set(input, input.placeholder);
}
