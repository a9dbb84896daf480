// Written by Tools/wire/build.py from the declarations of the core.

/**
 * A change of a text that replaces a part of it.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readTextEdit(record) {
  return {
    /** The replaced range, in UTF-16 offsets of the text before the edit. */
    range: record.range(),
    /** The text that replaces the range. */
    replacement: record.text(),
  };
}
/** @typedef {ReturnType<typeof readTextEdit>} TextEdit */

/** The form of `TextEdit`: A change of a text that replaces a part of it. */
export const textEditForm = { range: { start: 0, end: 0 }, replacement: '' };

/** The form of `TextFieldEvent`: An event of a native text field, shared by all controls that have one. */
export const textFieldEventForm = { cases: {
  willEdit: textEditForm,
  willDrop: '',
  withdrawn: {},
  edited: { text: '', caret: 0 },
  composing: '',
  set: '',
  selected: { start: 0, end: 0 },
  settled: { start: 0, end: 0 },
  focused: false,
  filled: { text: '', caret: 0 },
} };
