/**
 * Reports a native field's events to the core, and carries out the core's answers.
 *
 * The field contains exactly the control's text. The core decides about edits before they happen where the platform allows
 * that, and otherwise afterward; see Sources/LiveControls/TextField. Its corrections can be undone with the field's own undo
 * history. Undo, redo, the clipboard, autofill, restoration, and reset remain the platform's.
 *
 * Platform behavior: `beforeinput` is usually cancelable, but not during composition, and mobile keyboards compose nearly all
 * the time. A composition ends with `compositionend`. Chromium dispatches the `input` event before it, and Firefox after it.
 * WebKit dispatches two end events, the first one after it removes the marked text and before it inserts the composed text. No
 * event provides the range of a spelling correction that Firefox makes away from the caret. A field of type `email` neither
 * exposes its caret and selection nor lets scripts set them.
 */

import { focusedBeside } from '../core/context.js';
import { inheritedProperty, isTextArea, watchField } from './field-watcher.js';

/** @typedef {import('./field-watcher.js').TextField} TextField */
/** @typedef {{ start: number, end: number }} TextRange In UTF-16 offsets. */
/** @typedef {import('./wire.js').TextEdit} Edit */
/** @typedef {object} FieldEvent A `TextFieldEvent` of the core: an object with the name of its case. */
/**
 * The changes to make to the field, and the core's selection.
 * @typedef {{ allow: boolean, perform?: Edit, rewrite?: Edit, select?: TextRange, selection?: TextRange }} FieldAnswer
 */
/**
 * @template {FieldAnswer} Answer
 * @typedef {object} FieldControl
 * @property {boolean} asks whether to query the core before edits and drops
 * @property {boolean} selects whether to report the selection
 * @property {(event: FieldEvent) => Answer | undefined} send sends an event to the core and returns its response
 * @property {(answer: Answer) => void} show draws a response once the field contains its text
 */

/** The input types of an input method's changes to its marked text. */
const ofComposition = /Composition/;
/** The input type of a correction and, where it can't be canceled, of autofill in Firefox. */
const ofFill = 'insertReplacementText';
const ofLineBreak = /^insert(LineBreak|Paragraph)$/;
const leadingHalf = /^[\uD800-\uDBFF]$/;
/** How many corrected texts to remember: about as many steps as a user may undo. */
const rememberedTexts = 64;

/** @template {FieldAnswer} Answer */
export class NativeField {
  #field;
  #control;
  #abort = new AbortController();
  /** @type {() => void} */
  #endWatch;
  /** The core's text, which it doesn't need again. */
  #text;
  /**
   * The core's selection, which it doesn't need again.
   *
   * @type {TextRange | undefined}
   */
  #selection;
  /**
   * The response to an allowed edit, to draw when the field contains the edit, and the text before it. Another listener may
   * still prevent the edit.
   *
   * @type {{ answer: Answer, before: string } | undefined}
   */
  #undrawn;
  /** Whether an input method has marked a part of the text. The field has no property for it. */
  #isMarked = false;
  /** Whether the browser has reported the end of a composition but not yet inserted its text. */
  #isEnding = false;
  /** Whether this class is writing to the field, which dispatches the same events as a user's edit. */
  #isWriting = false;
  #hasWarned = false;
  /** Whether an `input` event has occurred since this was last set to false. */
  #isHeard = false;
  /** Whether the browser, or a script that imitates it, has announced an edit since the last `input` event. */
  #isTyped = false;
  /**
   * The text of the field when a drag of a part of it began, until the drag ends. Text moved inside the field frees its own space.
   *
   * @type {string | undefined}
   */
  #beforeDrag;
  /** Whether the field has only the first half of a character. Firefox inserts each half of a typed one by itself. */
  #isHalf = false;
  /** Whether the current press began before the field had the focus. */
  #isFocusing = false;
  /**
   * The texts that the core corrected immediately. Undo and redo skip them.
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
    // In the capture phase, so that all other listeners receive the corrected text.
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
   * Takes over the field's current text and focus. The user may be editing in the middle of the text, so the caret stays there.
   */
  adopt() {
    this.#tellSet(this.#field.value);
    if (!this.hasFocus) return;
    const answer = this.#send({ focused: true });
    if (answer) this.#control.show(answer);
    this.#tellSelection();
  }

  /** Takes over a text that the person is typing since before there was a core, as if the keys were pressed now. The core has none. */
  adoptTyped() {
    const { value: typed, selectionEnd: caret } = this.#field;
    let text = '';
    let count = 0;
    let place = 0;
    let answer = this.#send({ focused: true });
    for (const replacement of typed) {
      const edit = { range: { start: text.length, end: text.length }, replacement };
      answer = this.#send({ willEdit: edit });
      const made = answer?.allow ? edit : answer?.perform;
      if (made) text = replaced(text, made);
      count += replacement.length;
      if (count === caret) place = text.length;
    }
    if (text !== typed) {
      this.#remember(typed);
      if (!this.#perform({ range: { start: 0, end: typed.length }, replacement: text })) return;
      this.#select({ start: place, end: place });
    }
    if (answer) this.#control.show(answer);
    this.#tellSelection();
  }

  /** Reports a text change that dispatched no event. */
  sync() {
    this.#check(this.#field.value);
  }

  /**
   * Applies the core's changes, and shows the response.
   *
   * A script may answer a correction. A script that answers the next one, too, keeps its text.
   *
   * @param {Answer} answer
   * @param {boolean} [isLast] whether a script has already answered a correction
   */
  carryOut(answer, isLast) {
    const { perform, rewrite, select } = answer;
    if (perform && !this.#perform(perform)) return;
    if (rewrite) this.#rewrite(rewrite);
    if (select) this.#select(select);
    this.#control.show(answer);
    const { value } = this.#field;
    if (!(perform || rewrite) || value === this.#text) return;
    if (!isLast) return this.#tellSet(value, true);
    this.#text = value;
    if (!this.#hasWarned) console.warn('LiveControls: a script keeps writing a text that this field cannot hold.', this.#field);
    this.#hasWarned = true;
  }

  /** @param {FieldEvent} event */
  #send(event) {
    const answer = this.#control.send(event);
    this.#selection = answer?.selection;
    return answer;
  }

  /**
   * @param {FieldEvent} event
   * @param {boolean} [isLast]
   */
  #report(event, isLast) {
    const answer = this.#send(event);
    if (answer) this.carryOut(answer, isLast);
    return answer;
  }

  // Before an edit

  /** @param {AbortSignal} signal */
  #listenForQuestions(signal) {
    const field = this.#field;
    // After the listeners of the field and its ancestors, so that an edit that the page prevents isn't reported.
    field.getRootNode().addEventListener('beforeinput', (event) => event.target === field && this.#ask(/** @type {InputEvent} */ (event)), { signal });
    field.addEventListener('dragstart', () => (this.#beforeDrag = field.value), { signal });
    field.addEventListener('dragend', () => (this.#beforeDrag = undefined), { signal });
    field.addEventListener('drop', (event) => this.#receive(/** @type {DragEvent} */ (event)), { signal });
  }

  /** @param {InputEvent} event */
  #ask(event) {
    // Chromium doesn't report the end of a composition in a field that the page makes read-only.
    if (this.#isMarked && !event.isComposing && !ofComposition.test(event.inputType)) this.#endComposition();
    // Enter in an input, and an edit that is prevented, are followed by no event.
    const isEnter = ofLineBreak.test(event.inputType) && !isTextArea(this.#field);
    this.#isTyped = !event.defaultPrevented && !isEnter && (event.cancelable || event.inputType !== ofFill);
    const { selectionStart: start, selectionEnd: end } = this.#field;
    if (event.defaultPrevented || this.#isWriting || start === null || end === null) return;
    const replacement = this.#insertion(event);
    if (replacement === undefined || this.#isHalf || leadingHalf.test(replacement)) return;
    this.sync();
    // Firefox corrects a word's spelling without selecting it first.
    if (event.inputType === ofFill && start === end) return;
    const edit = { range: { start, end }, replacement };
    const answer = this.#send({ willEdit: edit });
    if (!answer) return;
    if (answer.allow) {
      this.#undrawn = { answer, before: this.#text };
      this.#text = replaced(this.#text, edit);
    } else {
      event.preventDefault();
      this.#isTyped = false;
      this.carryOut(answer);
      if (event.inputType === 'insertFromDrop') this.#returnDragged();
    }
  }

  /** Puts back text that was dragged inside the field to a place that doesn't accept it. The browser has removed it by now. */
  #returnDragged() {
    const before = this.#beforeDrag;
    const { value } = this.#field;
    if (before === undefined || before === value) return;
    this.#remember(value);
    this.#perform({ range: { start: 0, end: value.length }, replacement: before });
    this.#tellSet(before);
  }

  /**
   * Returns the text that an edit is about to insert, or `undefined` if it inserts none or can't be canceled. Deletions are
   * always allowed and reported afterward.
   *
   * @param {InputEvent} event
   */
  #insertion(event) {
    const { inputType } = event;
    if (!event.cancelable || this.#isMarked || event.isComposing) return undefined;
    if (!inputType.startsWith('insert') || ofComposition.test(inputType)) return undefined;
    const isMultiline = isTextArea(this.#field);
    // In an input, Enter inserts nothing but submits the form.
    if (ofLineBreak.test(inputType)) return isMultiline ? '\n' : undefined;
    const text = event.data ?? event.dataTransfer?.getData('text/plain');
    return text?.replace(/\r\n?|\n/g, isMultiline ? '\n' : ' ');
  }

  /**
   * Rejects an entire drop before it has any effect. By the time of a drop's `beforeinput` event, text that moves here has
   * already been removed from its source.
   *
   * @param {DragEvent} event
   */
  #receive(event) {
    const text = event.dataTransfer?.getData('text/plain');
    if (!text || event.defaultPrevented || this.#beforeDrag !== undefined) return;
    this.sync();
    if (this.#report({ willDrop: text })?.allow === false) event.preventDefault();
  }

  // After an edit

  /** @param {InputEvent} event */
  #hear(event) {
    this.#isHeard = true;
    if (this.#isWriting) return;
    const { inputType } = event;
    this.#isHalf = inputType === 'insertText' && leadingHalf.test(event.data ?? '');
    if (this.#isHalf) return;
    // Autofill and password managers announce nothing.
    const isFilled = !inputType || (!this.#isTyped && (!event.isTrusted || inputType === ofFill));
    this.#isTyped = false;
    const text = this.#field.value;
    const isMarked = this.#isMarked || event.isComposing || ofComposition.test(inputType);
    const made = text === this.#text && this.#undrawn;
    if (inputType?.startsWith('history')) {
      if (this.#correctedTexts.has(text)) this.#skipCorrected(inputType === 'historyUndo' ? 'undo' : 'redo', text);
      else this.#tellSet(text);
    } else if (made) {
      this.#undrawn = undefined;
      this.#correctedTexts.delete(text);
      this.#control.show(made.answer);
    } else if (!isMarked) this.#tellEdit(isFilled ? 'filled' : 'edited', text);
    else if (text !== this.#text) this.#tellChange(text, { composing: text });
  }

  #startComposition() {
    if (!this.#isMarked) this.sync();
    this.#isMarked = true;
    this.#isEnding = false;
  }

  /** @param {string} [data] the composed text */
  #endComposition(data) {
    const text = this.#field.value;
    const caret = this.#field.selectionEnd ?? text.length;
    // WebKit's first end event: the composed text isn't in the field yet.
    if (data && text !== this.#text && !text.slice(0, caret).endsWith(data)) {
      this.#isEnding = true;
      setTimeout(() => this.#isEnding && this.#endComposition());
      return;
    }
    this.#isMarked = false;
    this.#isEnding = false;
    this.#tellEdit('edited', text);
  }

  /**
   * Takes over a change that the field watcher detected, such as a script, a reset, or a restoration.
   *
   * @param {string} text
   */
  #check(text) {
    if (text === this.#text || this.#isWriting || this.#isHalf) return;
    this.#withdraw();
    if (text === this.#text) return;
    this.#isMarked = false;
    this.#tellSet(text);
  }

  /** Reports that an allowed edit was not made as requested. */
  #withdraw() {
    if (!this.#undrawn) return;
    this.#text = this.#undrawn.before;
    this.#undrawn = undefined;
    this.#send({ withdrawn: {} });
  }

  /**
   * @param {string} text
   * @param {FieldEvent} event the event that reports the text
   * @param {boolean} [isLast]
   */
  #tellChange(text, event, isLast) {
    this.#withdraw();
    this.#text = text;
    return this.#report(event, isLast);
  }

  /**
   * Reports a text that the user may not have typed.
   *
   * @param {string} text
   * @param {boolean} [isLast]
   */
  #tellSet(text, isLast) {
    this.#tellChange(text, { set: text }, isLast);
    this.#tellSelection();
  }

  /**
   * Reports a text that the core may correct.
   *
   * @param {'edited' | 'filled'} kind
   * @param {string} text
   */
  #tellEdit(kind, text) {
    // Without a caret, the core assumes the smallest difference.
    const answer = this.#tellChange(text, { [kind]: { text, caret: this.#field.selectionEnd ?? 0 } });
    if (answer?.perform) this.#remember(text);
  }

  /**
   * Makes undo and redo skip a text.
   *
   * @param {string} text
   */
  #remember(text) {
    this.#correctedTexts.add(text);
    if (this.#correctedTexts.size > rememberedTexts) this.#correctedTexts.delete(/** @type {string} */ (this.#correctedTexts.keys().next().value));
  }

  /**
   * Takes further undo or redo steps past texts that were corrected immediately, and past the text before them. The undo
   * history has one step for a rejected edit and another for its correction.
   *
   * @param {'undo' | 'redo'} command
   * @param {string} text
   */
  #skipCorrected(command, text) {
    const field = this.#field;
    const before = this.#text;
    const isSkipped = () => field.value === before || this.#correctedTexts.has(field.value);
    this.#text = text;
    // The current step has to end first.
    queueMicrotask(() => {
      if (field.value !== text) return;
      this.#write(() => {
        // A step may leave the text unchanged. If there's no event, the history has ended or continues in another field.
        do {
          this.#isHeard = false;
          field.ownerDocument.execCommand(command);
        } while (this.#isHeard && isSkipped());
        // Firefox's history can begin with a text that was corrected.
        if (this.#correctedTexts.has(field.value)) field.ownerDocument.execCommand(command === 'undo' ? 'redo' : 'undo');
      });
      this.#tellSet(field.value);
    });
  }

  // Focus and selection

  /** @param {boolean} isFocused */
  #tellFocus(isFocused) {
    if (this.#isMarked && !isFocused) this.#endComposition();
    else this.sync();
    this.#report({ focused: isFocused });
  }

  /** @param {AbortSignal} signal */
  #listenForSelections(signal) {
    const field = this.#field;
    const report = () => this.#tellSelection();
    // Some engines dispatch the event at the document, some at the field, and some at both.
    for (const target of [field, field.ownerDocument]) target.addEventListener('selectionchange', report, { signal });
    field.addEventListener('pointerdown', () => (this.#isFocusing = !this.hasFocus), { signal });
    field.addEventListener('click', () => {
      const { selectionStart: start, selectionEnd: end } = field;
      if (this.#isFocusing) this.#report({ settled: { start, end } });
      this.#isFocusing = false;
    }, { signal });
  }

  #tellSelection() {
    if (!this.#control.selects || this.#isWriting || this.#isMarked || !this.hasFocus) return;
    const { selectionStart: start, selectionEnd: end, value } = this.#field;
    if (value !== this.#text || start === null || end === null) return;
    if (this.#selection?.start !== start || this.#selection.end !== end) this.#report({ selected: { start, end } });
  }

  // Writing

  /** @param {TextRange} range */
  #select({ start, end }) {
    const field = this.#field;
    // In Safari, setting the selection of an unfocused field would focus it.
    if (!this.hasFocus || field.selectionStart === null) return;
    if (field.selectionStart !== start || field.selectionEnd !== end) this.#write(() => field.setSelectionRange(start, end));
  }

  /**
   * Makes an edit that can be undone, and places the caret after the inserted text.
   *
   * Scripts can write to the undo history of the focused field only. In any other field, this replaces the text.
   *
   * @param {Edit} edit
   * @returns {boolean} whether the edit was made. If not, what the field has instead was reported.
   */
  #perform(edit) {
    const field = this.#field;
    const wanted = replaced(field.value, edit);
    const caret = edit.range.start + edit.replacement.length;
    this.#write(() => this.hasFocus && runCommand(field, edit, wanted));
    if (field.value !== wanted) {
      if (this.hasFocus && field.maxLength >= 0 && wanted.length > field.maxLength) {
        this.#tellEdit('edited', field.value);
        return false;
      }
      this.#write(() => {
        // With the inherited property, because React discards the event of a text that was set with the field's own.
        inheritedProperty(Object.getPrototypeOf(field), 'value').set?.call(field, wanted);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: ofFill }));
      });
    }
    this.#text = wanted;
    // Chromium places the caret one character too far after an accent that combines with a flag.
    this.#select({ start: caret, end: caret });
    return true;
  }

  /**
   * Makes an edit without an `input` event or an undo step. The caret keeps its place in the text.
   *
   * @param {Edit} edit
   */
  #rewrite(edit) {
    const field = this.#field;
    const { value, selectionStart: start, selectionEnd: end } = field;
    const wanted = replaced(value, edit);
    this.#write(() => {
      field.value = wanted;
      if (this.hasFocus && start !== null && end !== null) field.setSelectionRange(moved(start, value, edit), moved(end, value, edit));
    });
    this.#text = wanted;
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
 * Returns the position of an offset after an edit. Inside the edit, it stays after the characters that the edit keeps.
 *
 * @param {number} offset
 * @param {string} text the text before the edit
 * @param {Edit} edit
 */
function moved(offset, text, { range: { start, end }, replacement }) {
  if (offset >= end) return offset + start + replacement.length - end;
  const kept = replacement.toUpperCase();
  let count = 0;
  for (const character of text.slice(start, offset).toUpperCase()) if (character === kept[count]) count += 1;
  return Math.min(offset, start) + count;
}

/**
 * @param {TextField} field
 * @param {Edit} edit
 * @param {string} wanted the whole text after the edit
 * @returns {boolean} whether the browser accepted the command
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
