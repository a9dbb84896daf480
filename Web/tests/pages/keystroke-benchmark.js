/**
 * Measures a keystroke in a limited field, and in a handwritten page that does the same with `Intl.Segmenter`: it counts the
 * text after the edit, rejects an edit past the limit, and shows the count. The cost of the field itself, without listeners, is
 * measured in the same rounds and subtracted from both.
 */

import '/live-controls/limited-field/live-limited-field.js';

const limit = 20_000;
const rounds = 9;
const keystrokes = 40;
const sentence = '春はあけぼの。やうやう白くなりゆく山ぎは、少し明かりて、紫だちたる雲の細くたなびきたる。';

const [plain, vanilla, live] = ['plain', 'vanilla', 'live'].map(
  (id) => /** @type {HTMLTextAreaElement} */ (document.getElementById(id)),
);
const counter = /** @type {HTMLElement} */ (document.getElementById('count'));
const result = /** @type {HTMLElement} */ (document.getElementById('result'));

const segmenter = new Intl.Segmenter();
/** @param {string} text */
const count = (text) => {
  let characters = 0;
  for (const _ of segmenter.segment(text)) characters += 1;
  return characters;
};
vanilla.addEventListener('beforeinput', (event) => {
  const { value, selectionStart, selectionEnd } = vanilla;
  if (count(value.slice(0, selectionStart) + event.data + value.slice(selectionEnd)) > limit) event.preventDefault();
});
vanilla.addEventListener('input', () => (counter.textContent = `${count(vanilla.value)}/${limit}`));

const nativeValue = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value'));

/** @param {HTMLTextAreaElement} field @param {string} text @param {number} caret */
const type = (field, text, caret) => {
  const details = { inputType: 'insertText', data: '字', bubbles: true, composed: true };
  field.setSelectionRange(caret, caret);
  if (!field.dispatchEvent(new InputEvent('beforeinput', { ...details, cancelable: true }))) throw new Error('refused');
  nativeValue.set?.call(field, text);
  field.setSelectionRange(caret + 1, caret + 1);
  field.dispatchEvent(new InputEvent('input', details));
};

/**
 * The duration of a keystroke in the middle of a text, in milliseconds.
 *
 * @param {HTMLTextAreaElement} field
 * @param {number} length
 */
const measure = (field, length) => {
  const text = sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
  const middle = length >> 1;
  const texts = Array.from({ length: keystrokes + 1 }, (_, index) => text.slice(0, middle) + '字'.repeat(index) + text.slice(middle));
  field.value = text;
  const start = performance.now();
  for (let index = 0; index < keystrokes; index++) type(field, texts[index + 1], middle + index);
  return (performance.now() - start) / keystrokes;
};

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

const compare = (/** @type {number} */ length) => {
  const times = [plain, vanilla, live].map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round++) {
    [plain, vanilla, live].forEach((field, index) => times[index].push(measure(field, length)));
  }
  const [base, byHand, ours] = times.map(median);
  return { length, vanilla: byHand - base, live: ours - base, ratio: (ours - base) / (byHand - base) };
};

while (!document.querySelector('live-limited-field[data-state=ready]')) await new Promise(requestAnimationFrame);
const comparisons = [280, 10_000].map(compare);
result.textContent = comparisons
  .map(({ length, ...times }) => `${length} characters: vanilla ${times.vanilla.toFixed(4)} ms, limited field ${times.live.toFixed(4)} ms, ratio ${times.ratio.toFixed(3)}`)
  .join('\n');
Object.assign(window, { comparisons });
