// Simulates WebKitGTK's input method for texts that it can't compose: the same events in the same order, as recorded from
// Ctrl+Shift+U. The events aren't trusted, and the field's undo history doesn't include them.

const [step, field, text] = arguments;
const marked = (window.markedForTest ??= { field: null, start: 0, length: 0 });

/** @param {string} inputType @param {string | null} data @param {string} inserted */
const replaceMarked = (inputType, data, inserted) => {
  const details = { inputType, data, bubbles: true, composed: true, isComposing: true };
  field.dispatchEvent(new InputEvent('beforeinput', details));
  const { value } = field;
  const edited = value.slice(0, marked.start) + inserted + value.slice(marked.start + marked.length);
  // Bypasses any `value` property that the element defines on its field, because an input method doesn't assign `value` either.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, edited);
  marked.length = inserted.length;
  field.setSelectionRange(marked.start + marked.length, marked.start + marked.length);
  field.dispatchEvent(new InputEvent('input', details));
};
/** @param {string} type @param {string} data */
const composition = (type, data) => field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, composed: true }));

if (step === 'mark') {
  if (marked.field !== field) {
    Object.assign(marked, { field, start: field.selectionStart, length: field.selectionEnd - field.selectionStart });
    composition('compositionstart', '');
  }
  composition('compositionupdate', text);
  replaceMarked('insertCompositionText', text, text);
} else if (marked.field) {
  replaceMarked('deleteCompositionText', null, '');
  composition('compositionend', '');
  if (step === 'commit') {
    replaceMarked('insertFromComposition', text, text);
    composition('compositionend', text);
  }
  marked.field = null;
}
