// Simulates edits that no driver can make, as browsers make them: the events in order, with the change between them.

const nativeValue = (field) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');

/** Replaces the field's selection and bypasses any `value` property of its own. */
const replaceSelection = (field, text) => {
  const [start, end] = [field.selectionStart, field.selectionEnd];
  const { value } = field;
  nativeValue(field).set.call(field, value.slice(0, start) + text + value.slice(end));
  field.setSelectionRange(start + text.length, start + text.length);
};

/** Makes one edit at the selection, such as a drop, a correction, or a dictation. Returns whether the edit was prevented. */
const makeEdit = (field, inputType, data, { cancelable = true, isComposing = false } = {}) => {
  const details = { inputType, data, isComposing, bubbles: true, composed: true };
  const goesOn = field.dispatchEvent(new InputEvent('beforeinput', { ...details, cancelable }));
  if (!goesOn) return true;
  replaceSelection(field, data ?? '');
  field.dispatchEvent(new InputEvent('input', details));
  return false;
};

/** Composes at the caret like Chromium. Each step replaces the previous one, and the last one is committed. */
const composeSteps = (field, steps) => {
  const start = field.selectionStart;
  const composition = (type, data) => field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, composed: true }));
  composition('compositionstart', '');
  for (const step of steps) {
    composition('compositionupdate', step);
    makeEdit(field, 'insertCompositionText', step, { cancelable: false, isComposing: true });
    if (step !== steps.at(-1)) field.setSelectionRange(start, field.selectionEnd);
  }
  composition('compositionend', steps.at(-1));
};

Object.assign(window, { makeEdit, composeSteps });
