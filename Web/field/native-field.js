/**
 * Connects one native field to its control: asks before edits, reports them, and writes what the core decides.
 *
 * The field holds exactly the control's text. The core hears of a person's edit before it is made, where the platform allows
 * that, and afterwards otherwise. What the core decides is written so that the field's own history can undo it. Undo, redo, the
 * clipboard, autofill, restoration and reset are the platform's. Sources/LiveControls/TextField says what each event means.
 *
 * What the platforms do: `beforeinput` can mostly be cancelled, but not while an input method composes, and telephone keyboards
 * compose nearly always. A composition ends with `compositionend`: Chromium sends the `input` before it, Firefox sends one
 * after it, and WebKit sends two ends, the first when the marked text is gone and the composed text not yet there. No event
 * tells the range of a spelling correction that Firefox makes away from the caret. A field of type `email` neither tells its
 * caret and selection nor lets them be set.
 */

import { focusedBeside } from '../core/surroundings.js';
import { isTextArea, watchField } from './field-watcher.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */
/** @typedef {{ start: number, end: number }} TextRange In UTF-16 offsets. */
/** @typedef {import('./wire.js').TextEdit} Edit */
/** @typedef {typeof import('./wire.js').textFieldEventNames[number]} Kind Of an event. */
/**
 * What to do to the field, and the selection as the core knows it.
 * @typedef {{ allow: boolean, perform?: Edit, select?: TextRange, selection?: TextRange }} FieldAnswer
 */
/**
 * @template {FieldAnswer} Answer
 * @typedef {object} FieldControl
 * @property {boolean} asks whether to ask the core before edits and drops
 * @property {boolean} selects whether to report the selection
 * @property {(kind: Kind, start: number, end: number, text: string) => Answer | undefined} send tells the core of an event
 *   and gives its answer; an edit's or a selection's start and end, or the caret, or
 *   whether the field has the focus
 * @property {(answer: Answer) => void} show draws an answer, once the field holds its text
 */

/** The input types of an input method's changes to its marked text. */
const ofComposition = /Composition/;
const ofLineBreak = /^insert(LineBreak|Paragraph)$/;
/** How many corrected texts are remembered: about as many steps as a person may undo. */
const rememberedTexts = 64;

/** @template {FieldAnswer} Answer */
export class NativeField {
  #field;
  #control;
  #abort = new AbortController();
  /** @type {() => void} */
  #endWatch;
  /** The text as the core knows it. */
  #text;
  /**
   * The selection as the core knows it.
   *
   * @type {TextRange | undefined}
   */
  #selection;
  /**
   * The answer to an allowed edit, until the edit is made; another listener may still prevent it.
   *
   * @type {Answer | undefined}
   */
  #pending;
  #isComposing = false;
  /** Whether the browser has reported the end of a composition but not yet inserted its text. */
  #isEnding = false;
  /** Whether this class is writing to the field; the core knows that text already. */
  #isWriting = false;
  /** Whether there has been an `input` event since this was last set to false. */
  #isHeard = false;
  #isDragged = false;
  /**
   * What to select once the click that gave the focus has placed its caret.
   *
   * @type {TextRange | undefined}
   */
  #afterClick;
  /**
   * Texts that stood in the field only until they were corrected. Undo and redo do not stop at them.
   *
   * @type {Set<string>}
   */
  #correctedTexts = new Set();

  /**
   * @param {TextField} field
   * @param {FieldControl<Answer>} control
   */
  constructor(field, control) {
    this.#field = field;
    this.#control = control;
    this.#text = field.value;
    const { signal } = this.#abort;
    // Before all other listeners, so that they find the text corrected.
    const first = { signal, capture: true };
    field.addEventListener('input', (event) => this.#hear(/** @type {InputEvent} */ (event)), first);
    field.addEventListener('compositionstart', () => this.#startComposition(), first);
    field.addEventListener('compositionend', (event) => this.#endComposition(/** @type {CompositionEvent} */ (event).data), first);
    field.addEventListener('focus', () => this.#tellFocus(true), { signal });
    field.addEventListener('blur', () => this.#tellFocus(false), first);
    if (control.asks) this.#listenForQuestions(signal);
    if (control.selects) this.#listenForSelections(signal);
    this.#endWatch = watchField(field, (text) => this.#check(text));
  }

  end() {
    this.#abort.abort();
    this.#endWatch();
  }

  get hasFocus() {
    return focusedBeside(this.#field) === this.#field;
  }

  /**
   * Takes over the field's present text and focus. The person may be in the middle of the text, and the caret
   * stays there.
   */
  adopt() {
    this.#tellText('set', this.#field.value, true);
    if (!this.hasFocus) return;
    const answer = this.#send('focused', 1);
    if (answer) this.#control.show(answer);
    this.#tellSelection();
  }

  /** Reports a change of the text for which there was no event. */
  sync() {
    this.#check(this.#field.value);
  }

  /**
   * Carries out what the core has decided, and shows the answer.
   *
   * @param {Answer} answer
   * @param {boolean} [isQuiet] whether to send no `input` event and keep no history, as after a script has set the text
   */
  carryOut(answer, isQuiet = false) {
    const { perform, select } = answer;
    if (perform) this.#perform(perform, isQuiet);
    if (select && !isQuiet) this.#select(select);
    this.#control.show(answer);
    if (perform) this.sync();
  }

  /**
   * @param {Kind} kind
   * @param {number} start
   * @param {number} end
   * @param {string} text
   */
  #send(kind, start = 0, end = 0, text = '') {
    const answer = this.#control.send(kind, start, end, text);
    this.#selection = answer?.selection;
    return answer;
  }

  // Before an edit

  /** @param {AbortSignal} signal */
  #listenForQuestions(signal) {
    const field = this.#field;
    // After all other listeners, so that an edit that the page prevents is not reported.
    field.addEventListener('beforeinput', (event) => this.#ask(/** @type {InputEvent} */ (event)), { signal });
    // Text that is moved inside the field makes its own room.
    field.addEventListener('dragstart', () => (this.#isDragged = true), { signal });
    field.addEventListener('dragend', () => (this.#isDragged = false), { signal });
    field.addEventListener('drop', (event) => this.#receive(/** @type {DragEvent} */ (event)), { signal });
  }

  /** @param {InputEvent} event */
  #ask(event) {
    const { selectionStart: start, selectionEnd: end } = this.#field;
    if (event.defaultPrevented || this.#isWriting || start === null || end === null) return;
    const text = this.#insertion(event);
    if (text === undefined) return;
    this.sync();
    // Firefox corrects a word's spelling without selecting it first.
    if (event.inputType === 'insertReplacementText' && start === end) return;
    const answer = this.#send('willEdit', start, end, text);
    if (!answer) return;
    if (answer.allow) {
      this.#pending = answer;
      this.#text = replaced(this.#field.value, { range: { start, end }, replacement: text });
    } else {
      event.preventDefault();
      this.carryOut(answer);
    }
  }

  /**
   * The text that an edit is about to insert; undefined when it inserts none or cannot be cancelled. Deletions are never
   * refused, and are reported after they are made.
   *
   * @param {InputEvent} event
   */
  #insertion(event) {
    const { inputType } = event;
    if (!event.cancelable || this.#isComposing || event.isComposing) return undefined;
    if (!inputType.startsWith('insert') || ofComposition.test(inputType)) return undefined;
    const isMultiline = isTextArea(this.#field);
    // In an input, Enter inserts nothing but submits the form.
    if (ofLineBreak.test(inputType)) return isMultiline ? '\n' : undefined;
    const text = event.data ?? event.dataTransfer?.getData('text/plain');
    return text?.replace(/\r\n?|\n/g, isMultiline ? '\n' : ' ');
  }

  /**
   * Refuses a drop as a whole before anything has happened: by the time of its `beforeinput`, text that is moved here has
   * already been removed from its old place. Its place in the field is not known yet, so it is judged as if it were appended.
   *
   * @param {DragEvent} event
   */
  #receive(event) {
    const text = event.dataTransfer?.getData('text/plain');
    if (!text || event.defaultPrevented || this.#isDragged) return;
    this.sync();
    const end = this.#text.length;
    const answer = this.#send('willEdit', end, end, text);
    if (!answer) return;
    // The drop is accepted, at least in part: its own edit follows.
    if (answer.allow || answer.perform) return this.#tellText('set', this.#text, true);
    event.preventDefault();
    this.#control.show(answer);
  }

  // After an edit

  /** @param {InputEvent} event */
  #hear(event) {
    this.#isHeard = true;
    if (this.#isWriting) return;
    const { inputType } = event;
    const text = this.#field.value;
    const isOfComposition = this.#isComposing || event.isComposing || ofComposition.test(inputType);
    const pending = this.#pending;
    this.#pending = undefined;
    if (inputType?.startsWith('history')) {
      if (this.#correctedTexts.has(text)) this.#skipCorrected(inputType === 'historyUndo' ? 'undo' : 'redo', text);
      else this.#tellText('set', text);
    } else if (pending && text === this.#text) this.#control.show(pending);
    else if (!isOfComposition) this.#tellEdit('edited', text);
    else if (text !== this.#text) this.#tellText('composing', text);
  }

  #startComposition() {
    if (!this.#isComposing) this.sync();
    this.#isComposing = true;
    this.#isEnding = false;
  }

  /** @param {string} [data] what was composed */
  #endComposition(data) {
    const text = this.#field.value;
    const caret = this.#field.selectionEnd ?? text.length;
    // WebKit's first end: the composed text is not in the field yet.
    if (data && text !== this.#text && !text.slice(0, caret).endsWith(data)) {
      this.#isEnding = true;
      setTimeout(() => this.#isEnding && this.#endComposition());
      return;
    }
    this.#isComposing = false;
    this.#isEnding = false;
    this.#tellEdit('composed', text);
  }

  /**
   * Takes in a change without an edit event that the field's watcher has noticed: by a script, a reset, a restoration.
   *
   * @param {string} text
   */
  #check(text) {
    if (text === this.#text || this.#isWriting) return;
    this.#isComposing = false;
    this.#tellText('set', text, true);
  }

  /**
   * @param {Kind} kind
   * @param {string} text
   * @param {boolean} [isQuiet]
   */
  #tellText(kind, text, isQuiet = false) {
    this.#text = text;
    const answer = this.#send(kind, 0, 0, text);
    if (answer) this.carryOut(answer, isQuiet);
    if (isQuiet) this.#tellSelection();
  }

  /**
   * Reports a text that the core may correct.
   *
   * @param {Kind} kind
   * @param {string} text
   */
  #tellEdit(kind, text) {
    this.#text = text;
    // Without a caret, the core assumes the smallest difference.
    const answer = this.#send(kind, this.#field.selectionEnd ?? 0, 0, text);
    if (!answer) return;
    this.carryOut(answer);
    if (this.#text === text) return;
    this.#correctedTexts.add(text);
    if (this.#correctedTexts.size > rememberedTexts) this.#correctedTexts.delete(/** @type {string} */ (this.#correctedTexts.keys().next().value));
  }

  /**
   * Takes further steps of undo or redo, past texts that were corrected at once and past the text that was there before: what was
   * refused has a step, and its correction another one.
   *
   * @param {'undo' | 'redo'} command
   * @param {string} text
   */
  #skipCorrected(command, text) {
    const field = this.#field;
    const before = this.#text;
    const isSkipped = () => field.value === before || this.#correctedTexts.has(field.value);
    this.#text = text;
    // The step that is under way has to end first.
    queueMicrotask(() => {
      if (field.value !== text) return;
      this.#write(() => {
        // A step may change no text. Without an event, the history has ended or goes on in another field.
        do {
          this.#isHeard = false;
          field.ownerDocument.execCommand(command);
        } while (this.#isHeard && isSkipped());
      });
      // The history may have ended at a corrected text, which stays.
      this.#tellText('set', field.value, this.#correctedTexts.has(field.value));
    });
  }

  // The focus and the selection

  /** @param {boolean} isFocused */
  #tellFocus(isFocused) {
    if (isFocused) this.sync();
    else if (this.#isComposing) this.#endComposition();
    const answer = this.#send('focused', Number(isFocused));
    if (!answer) return;
    this.carryOut(answer);
    if (this.#afterClick) this.#afterClick = answer.select;
  }

  /** @param {AbortSignal} signal */
  #listenForSelections(signal) {
    const field = this.#field;
    const tell = () => this.#tellSelection();
    // Some engines tell the document, some the field, some both.
    for (const target of [field, field.ownerDocument]) target.addEventListener('selectionchange', tell, { signal });
    field.addEventListener('pointerdown', () => (this.#afterClick = this.hasFocus ? undefined : { start: 0, end: 0 }), { signal });
    field.addEventListener('click', () => {
      const { selectionStart, selectionEnd } = field;
      if (this.#afterClick && this.hasFocus && selectionStart === selectionEnd) this.#select(this.#afterClick);
      this.#afterClick = undefined;
    }, { signal });
  }

  #tellSelection() {
    if (!this.#control.selects || this.#isWriting || this.#isComposing || !this.hasFocus) return;
    const { selectionStart: start, selectionEnd: end, value } = this.#field;
    if (value !== this.#text || start === null || end === null) return;
    if (this.#selection?.start === start && this.#selection.end === end) return;
    const answer = this.#send('selected', start, end);
    if (answer) this.#control.show(answer);
  }

  // Writing

  /** @param {TextRange} range */
  #select({ start, end }) {
    const field = this.#field;
    // In Safari, setting the selection of another field would take the focus.
    if (!this.hasFocus || field.selectionStart === null) return;
    if (field.selectionStart !== start || field.selectionEnd !== end) this.#write(() => field.setSelectionRange(start, end));
  }

  /**
   * Makes an edit and puts the caret behind the inserted text.
   *
   * Scripts can write to the history of the focused field only; in any other field the text is replaced.
   *
   * @param {Edit} edit
   * @param {boolean} isQuiet
   */
  #perform(edit, isQuiet) {
    const field = this.#field;
    const wanted = replaced(field.value, edit);
    const caret = edit.range.start + edit.replacement.length;
    this.#write(() => {
      if (isQuiet) {
        const { selectionStart: start, selectionEnd: end } = field;
        field.value = wanted;
        if (this.hasFocus && start !== null && end !== null) field.setSelectionRange(moved(start, edit), moved(end, edit));
      } else if (!this.hasFocus || !runCommand(field, edit, wanted) || field.value !== wanted) {
        field.value = wanted;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }));
      }
    });
    this.#text = wanted;
    if (isQuiet) return;
    // Chromium goes one character further behind an accent that joins with a flag.
    this.#select({ start: caret, end: caret });
  }

  /** @param {() => void} write */
  #write(write) {
    this.#isWriting = true;
    try {
      write();
    } finally {
      this.#isWriting = false;
    }
  }
}

/**
 * @param {string} text
 * @param {Edit} edit
 */
function replaced(text, { range, replacement }) {
  return text.slice(0, range.start) + replacement + text.slice(range.end);
}

/**
 * Where an offset is after an edit.
 *
 * @param {number} offset
 * @param {Edit} edit
 */
function moved(offset, { range: { start, end }, replacement }) {
  return offset >= end ? offset + start + replacement.length - end : Math.min(offset, start);
}

/**
 * @param {TextField} field
 * @param {Edit} edit
 * @param {string} wanted the whole text after the edit
 * @returns {boolean} whether the browser took the command
 */
function runCommand(field, { range: { start, end }, replacement: text }, wanted) {
  const { ownerDocument: document } = field;
  if (field.selectionStart === null) {
    field.select();
    return document.execCommand(wanted ? 'insertText' : 'delete', false, wanted);
  }
  field.setSelectionRange(start, end);
  if (text) return document.execCommand('insertText', false, text);
  return start === end || document.execCommand('delete');
}
