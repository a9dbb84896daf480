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
    const values = formData.getAll(input.name);
    const index = values.indexOf(input.value);
    if (value === undefined || index < 0) return;
    values[index] = value;
    formData.delete(input.name);
    for (const each of values) formData.append(input.name, each);
  };
  input.getRootNode().addEventListener('formdata', /** @type {EventListener} */ (/** @type {unknown} */ (listener)), { signal });
}
