/**
 * Tells of every edit of a field before it is made where the platform allows that, and after it otherwise, and makes edits
 * that the field's own history can undo.
 *
 * What the platforms do: `beforeinput` can mostly be cancelled, but not while an input method composes, and a keyboard
 * of a telephone composes nearly always. A composition ends with `compositionend`: Chromium sends the `input` before it,
 * Firefox one after it, and WebKit two ends, of which the first comes when the marked text is gone and the other is not
 * there yet. Nothing tells of the range of a spelling correction that Firefox makes away from the caret.
 */

import { watchField } from './field-watcher.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */
/** @typedef {{ start: number, end: number, text: string }} Edit A replacement, in UTF-16 offsets. */
/**
 * @typedef {object} EditListener
 * @property {(edit: Edit, stop: () => void) => void} willEdit the person is about to make an edit; `stop` prevents it
 * @property {(text: string) => boolean} mayDrop whether a text from elsewhere may be dropped into the field
 * @property {() => void} didEditAsTold that edit has been made
 * @property {(text: string, caret: number) => void} didEdit the person has made an edit that nobody asked about
 * @property {(text: string, isMarked: boolean) => void} didChange the text is another for a different reason
 * @property {() => void} compositionStarted
 * @property {(text: string, caret: number) => void} compositionEnded
 */

/** What an input method does to its marked text. */
const compositionTypes = new Set([
  'insertCompositionText',
  'insertFromComposition',
  'deleteCompositionText',
  'deleteByComposition',
]);
const lineBreakTypes = new Set(['insertLineBreak', 'insertParagraph']);
/** How many texts that were corrected are remembered; as many as a person may walk back through. */
const rememberedTexts = 64;

export class EditWatcher {
  #field;
  #listener;
  #abort = new AbortController();
  #endFieldWatch;
  /** The text that the listener knows of. */
  #knownText;
  #isComposing = false;
  /** Whether an edit is being made by `perform`, of which the listener knows. */
  #isPerforming = false;
  #isDragged = false;
  /** Texts that stood in the field for a moment, until they were corrected. The history stops at them. @type {Set<string>} */
  #correctedTexts = new Set();

  /**
   * @param {TextField} field
   * @param {EditListener} listener
   */
  constructor(field, listener) {
    this.#field = field;
    this.#listener = listener;
    this.#knownText = field.value;
    const { signal } = this.#abort;
    // Last of all, so that an edit that the page itself prevents is none.
    field.addEventListener('beforeinput', (event) => this.#ask(/** @type {InputEvent} */ (event)), { signal });
    // First of all, so that whoever else hears the event finds the text corrected.
    const first = { signal, capture: true };
    field.addEventListener('input', (event) => this.#hear(/** @type {InputEvent} */ (event)), first);
    // A text that is moved inside the field makes its own room.
    field.addEventListener('dragstart', () => (this.#isDragged = true), { signal });
    field.addEventListener('dragend', () => (this.#isDragged = false), { signal });
    field.addEventListener('drop', (event) => this.#receive(/** @type {DragEvent} */ (event)), { signal });
    field.addEventListener('compositionstart', () => this.#startComposition(), first);
    field.addEventListener('compositionend', () => this.#endComposition(), first);
    field.addEventListener('blur', () => this.#isComposing && this.#endComposition(), first);
    this.#endFieldWatch = watchField(field, (text) => this.#check(text));
  }

  end() {
    this.#abort.abort();
    this.#endFieldWatch();
  }

  /** Tells of a change that no event told of. */
  sync() {
    this.#check(this.#field.value);
  }

  /**
   * Makes an edit that the field's history can undo, and puts the caret behind what it inserts.
   *
   * Only the focused field has a history that scripts can write to; in any other one the text is replaced.
   *
   * @param {Edit} edit
   */
  perform({ start, end, text }) {
    const field = this.#field;
    const before = field.value;
    const wanted = before.slice(0, start) + text + before.slice(end);
    this.#isPerforming = true;
    const caret = start + text.length;
    try {
      if (!isFocused(field) || !runCommand(field, start, end, text) || field.value !== wanted) {
        field.setRangeText(wanted, 0, field.value.length, 'end');
        field.setSelectionRange(caret, caret);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }));
      }
      // Chromium goes one character further behind an accent that joins with a flag.
      if (field.selectionEnd !== caret) field.setSelectionRange(caret, caret);
    } finally {
      this.#isPerforming = false;
    }
    this.#knownText = wanted;
    this.sync();
  }

  /** @param {InputEvent} event before an edit */
  #ask(event) {
    if (event.defaultPrevented || this.#isPerforming) return;
    const text = this.#insertion(event);
    if (text === undefined) return;
    this.sync();
    const field = this.#field;
    const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    // Firefox corrects a word's spelling without selecting it first.
    if (event.inputType === 'insertReplacementText' && start === end) return;
    const before = this.#knownText;
    this.#knownText = before.slice(0, start) + text + before.slice(end);
    this.#listener.willEdit({ start, end, text }, () => {
      event.preventDefault();
      this.#knownText = before;
    });
  }

  /**
   * The text that an edit is about to insert; undefined for one that inserts none, or that cannot be stopped.
   *
   * @param {InputEvent} event
   */
  #insertion(event) {
    const { inputType } = event;
    if (!event.cancelable || this.#isComposing || event.isComposing) return undefined;
    if (!inputType.startsWith('insert') || compositionTypes.has(inputType)) return undefined;
    const isMultiline = this.#field instanceof HTMLTextAreaElement;
    // In an input, Enter inserts nothing but submits the form.
    if (lineBreakTypes.has(inputType)) return isMultiline ? '\n' : undefined;
    const text = event.data ?? event.dataTransfer?.getData('text/plain');
    return text?.replace(/\r\n?|\n/g, isMultiline ? '\n' : ' ');
  }

  /**
   * Refuses a drop as a whole before anything has happened: by the time of its `beforeinput`, a text that is moved here has
   * been taken out of its old place.
   *
   * @param {DragEvent} event
   */
  #receive(event) {
    const text = event.dataTransfer?.getData('text/plain');
    if (!text || event.defaultPrevented || this.#isDragged) return;
    this.sync();
    if (!this.#listener.mayDrop(text)) event.preventDefault();
  }

  /** @param {InputEvent} event after an edit */
  #hear(event) {
    if (this.#isPerforming) return;
    const { inputType } = event;
    const text = this.#field.value;
    if (inputType?.startsWith('history') && this.#correctedTexts.has(text)) this.#goOn(inputType, text);
    else if (text === this.#knownText) this.#listener.didEditAsTold();
    else if (this.#isComposing || event.isComposing || compositionTypes.has(inputType)) this.#tellOfChange(text, true);
    else if (!inputType || inputType.startsWith('history')) this.#tellOfChange(text, false);
    else this.#tellOfCorrectable(text, this.#listener.didEdit);
  }

  #startComposition() {
    if (!this.#isComposing) this.sync();
    this.#isComposing = true;
    this.#listener.compositionStarted();
  }

  #endComposition() {
    this.#isComposing = false;
    this.#tellOfCorrectable(this.#field.value, this.#listener.compositionEnded);
  }

  /** @param {string} text */
  #check(text) {
    if (text !== this.#knownText && !this.#isPerforming) this.#tellOfChange(text, this.#isComposing);
  }

  /**
   * @param {string} text
   * @param {boolean} isMarked
   */
  #tellOfChange(text, isMarked) {
    this.#knownText = text;
    this.#listener.didChange(text, isMarked);
  }

  /**
   * Tells of a text that the listener may correct.
   *
   * @param {string} text
   * @param {(text: string, caret: number) => void} tell
   */
  #tellOfCorrectable(text, tell) {
    this.#knownText = text;
    tell(text, this.#field.selectionEnd ?? text.length);
    if (this.#knownText === text) return;
    this.#correctedTexts.add(text);
    if (this.#correctedTexts.size > rememberedTexts) this.#correctedTexts.delete(/** @type {string} */ (this.#correctedTexts.keys().next().value));
  }

  /**
   * Goes one more step through the field's history, past a text that was corrected at once.
   *
   * @param {string} inputType
   * @param {string} text
   */
  #goOn(inputType, text) {
    // The step that is under way has to end first.
    queueMicrotask(() => {
      if (this.#field.value !== text) return;
      document.execCommand(inputType === 'historyUndo' ? 'undo' : 'redo');
      this.sync();
    });
  }
}

/** @param {TextField} field */
function isFocused(field) {
  const root = /** @type {Document | ShadowRoot} */ (field.getRootNode());
  return root.activeElement === field;
}

/**
 * @param {TextField} field
 * @param {number} start
 * @param {number} end
 * @param {string} text
 * @returns {boolean} whether the browser took the command
 */
function runCommand(field, start, end, text) {
  field.setSelectionRange(start, end);
  if (text) return field.ownerDocument.execCommand('insertText', false, text);
  return start === end || field.ownerDocument.execCommand('delete');
}
