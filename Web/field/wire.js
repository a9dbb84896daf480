// Written by Tools/wire/build.py from the declarations of the core.

/** `TextFieldEvent`: An event of a native text field, shared by all controls that have one. */
export const textFieldEventNames = /** @type {const} */ ([
  'willEdit', 'edited', 'composing', 'composed', 'set', 'selected', 'focused',
]);

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
