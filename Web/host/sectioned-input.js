/** Reads a person's edits of an input, and carries out others so that the input's own history keeps them. */

/**
 * What `inputType` deletes, as SectionedFieldExports.swift numbers it.
 *
 * @type {Record<string, number>}
 */
const deletions = {
  deleteContentBackward: 1,
  deleteByCut: 1,
  deleteContent: 1,
  deleteContentForward: 2,
  deleteWordBackward: 3,
  deleteWordForward: 4,
  deleteSoftLineBackward: 5,
  deleteHardLineBackward: 5,
  deleteSoftLineForward: 6,
  deleteHardLineForward: 6,
};

/** Insertions at the selection. What a spelling checker replaces or a drop brings stands elsewhere, and is read afterwards. */
const insertions = new Set(['insertText', 'insertFromPaste', 'insertFromYank', 'insertFromPasteAsQuotation']);

/**
 * @param {InputEvent} event
 * @returns {string | undefined} nothing for an event that inserts no text at the selection
 */
export function insertedText(event) {
  if (!insertions.has(event.inputType)) return undefined;
  return event.data ?? event.dataTransfer?.getData('text/plain') ?? undefined;
}

/**
 * @param {string} inputType
 * @returns {number | undefined}
 */
export function deletionFor(inputType) {
  return deletions[inputType];
}

/** @typedef {{ event?: InputEvent, isForced?: boolean }} Edit What is decided on; a forced one the browser does not do by itself. */
/** @typedef {ReturnType<import('./sectioned-answer.js').readAnswer>} Answer */

/** An input whose text is changed step by step, each of which can be undone. */
export class InputSurface {
  /** Whether a change under way is the surface's own. */
  isChanging = false;
  #input;
  #isHeld = false;

  /** @param {HTMLInputElement} input */
  constructor(input) {
    this.#input = input;
  }

  get #hasFocus() {
    const root = /** @type {Document | ShadowRoot} */ (this.#input.getRootNode());
    return root.activeElement === this.#input;
  }

  /** Leaves the selection alone until it is released. */
  hold() {
    this.#isHeld = true;
  }

  release() {
    this.#isHeld = false;
  }

  /**
   * Carries out what the core has decided, on an edit or of its own accord.
   *
   * @param {Answer} answer
   * @param {Edit} [edit]
   */
  follow({ display, isAllowed, replacement, selection }, edit) {
    const isLeftToBrowser = isAllowed && !edit?.isForced;
    if (!isLeftToBrowser) {
      edit?.event?.preventDefault();
      if (!Number.isNaN(replacement.start)) this.replace(replacement, display);
      else if (isAllowed) this.deleteSelection();
    }
    if (!isAllowed && !Number.isNaN(selection.start)) this.select(selection.start, selection.end);
  }

  /**
   * Puts a text in place of a part. Without the focus there is no history to keep, and assigning the whole does not take it.
   *
   * @param {{ start: number, end: number, text: string }} replacement
   * @param {string} whole what the input holds then
   */
  replace({ start, end, text }, whole) {
    const input = this.#input;
    this.#change(() => {
      if (this.#hasFocus && !input.readOnly) {
        input.setSelectionRange(start, end);
        if (text) document.execCommand('insertText', false, text);
        else if (end > start) document.execCommand('delete');
      }
      if (input.value === whole) return;
      const caret = input.selectionStart;
      input.value = whole;
      if (this.#hasFocus) input.setSelectionRange(caret, caret);
    });
  }

  deleteSelection() {
    if (this.#hasFocus) this.#change(() => document.execCommand('delete'));
  }

  /**
   * Puts a text in the input without history or selection.
   *
   * @param {string} text
   */
  assign(text) {
    this.#change(() => (this.#input.value = text));
  }

  /**
   * Selects a part, but only while the input has the focus: elsewhere it would take it, in Safari.
   *
   * @param {number} start
   * @param {number} end
   */
  select(start, end) {
    const input = this.#input;
    if (this.#isHeld || !this.#hasFocus || (input.selectionStart === start && input.selectionEnd === end)) return;
    this.#change(() => input.setSelectionRange(start, end));
  }

  /** @param {() => void} change */
  #change(change) {
    this.isChanging = true;
    change();
    this.isChanging = false;
  }
}
