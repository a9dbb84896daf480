/** Submits a value in place of the text of an input, which keeps its text. */

/**
 * @param {HTMLInputElement} input
 * @param {AbortSignal} signal
 * @param {() => string | undefined} valueOf returns the value, or `undefined` for the text
 */
export function submitInstead(input, signal, valueOf) {
  const listener = (/** @type {FormDataEvent} */ { target, formData }) => {
    if (target !== input.form) return;
    const value = valueOf();
    const entries = [...formData];
    const entry = entries.find(([name, text]) => name === input.name && text === input.value);
    if (value === undefined || !entry) return;
    entry[1] = value;
    // All entries, so that they keep their order.
    for (const name of [...formData.keys()]) formData.delete(name);
    for (const [name, each] of entries) formData.append(name, each);
  };
  // Before the page's listeners, which receive the value.
  input.getRootNode().addEventListener('formdata', /** @type {EventListener} */ (/** @type {unknown} */ (listener)), { signal, capture: true });
}
