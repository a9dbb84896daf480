import { writeAttribute } from '../core/attributes.js';
import { focusedBeside } from '../core/context.js';
import { svgElement } from '../core/svg.js';
import { FieldAdornment } from '../field/field-adornment.js';
import { messageText } from '../localization/messages.js';

/** Returns an eye, crossed out while the text is hidden. */
const eye = () => svgElement(
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  svgElement('path', { class: 'live-password-eye', d: 'M2.5 12C4.5 7.5 8 5 12 5s7.5 2.5 9.5 7c-2 4.5-5.5 7-9.5 7s-7.5-2.5-9.5-7Z' }),
  svgElement('path', { class: 'live-password-pupil', d: 'M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6Z' }),
  svgElement('path', { class: 'live-password-strike', d: 'M4 4L20 20' }),
);

/** @typedef {{ hadFocus: boolean, start: number | null, end: number | null, direction: HTMLInputElement['selectionDirection'], scroll: number }} Editing */

/** Marks a field whose text is revealed, including a clone of that field. */
const mark = 'data-live-revealed';

/** @param {HTMLInputElement} field */
export function isRevealed(field) {
  return field.type === 'text' && field.hasAttribute(mark);
}

/** @param {HTMLInputElement} field which may be a clone of a revealed field */
export function hideRevealed(field) {
  if (isRevealed(field)) field.type = 'password';
  field.removeAttribute(mark);
}

/**
 * A button that reveals or hides the text of a password field.
 *
 * A toggle button: its name stays the same, and `aria-pressed` indicates whether the text is visible.
 */
export class RevealButton {
  element = document.createElement('button');
  #host;
  #field;
  #adornment;
  #abort = new AbortController();
  /**
   * The field's editing state after an edit, while the page may still respond to that edit.
   *
   * @type {Editing | undefined}
   */
  #atEdit;
  /** Identifies the latest request, so that older messages that load late are dropped. */
  #turn = 0;

  /**
   * @param {HTMLElement} host the positioned element around the field
   * @param {HTMLInputElement} field
   */
  constructor(host, field) {
    this.#host = host;
    this.#field = field;
    const { element } = this;
    element.type = 'button';
    element.className = 'live-password-reveal';
    element.setAttribute('aria-pressed', 'false');
    element.append(eye());
    // Outside the label: otherwise the button's text would become part of the field's name, and a click would focus the field.
    // Outside inline elements, because the lines below the field would split them.
    let place = /** @type {HTMLElement} */ (field);
    for (let part = place; part !== host; part = /** @type {HTMLElement} */ (part.parentElement)) {
      if (part.localName === 'label' || getComputedStyle(part).display === 'inline') place = part;
    }
    place.after(element);
    this.#adornment = new FieldAdornment(host, field, element);
    this.localize();
    const options = { signal: this.#abort.signal };
    // Otherwise, a press would move the focus from the field and dismiss a mobile keyboard.
    for (const type of ['pointerdown', 'mousedown']) {
      element.addEventListener(type, (event) => focusedBeside(field) === field && event.preventDefault(), options);
    }
    element.addEventListener('click', () => this.#setShown(field.type === 'password'), options);
    field.addEventListener('input', () => this.#noteEdit(), { ...options, capture: true });
  }

  /** Names the button with its title alone. Assistive technology would read the title in addition to another name. */
  async localize() {
    const turn = ++this.#turn;
    const text = await messageText({ key: 'passwordShow' }, this.element);
    if (turn === this.#turn) writeAttribute(this.element, 'title', `${text}${this.#subject}`);
  }

  /** The field's name in parentheses, which distinguishes two buttons. */
  get #subject() {
    const { id, ariaLabel } = this.#field;
    const root = /** @type {Document | ShadowRoot} */ (this.#field.getRootNode());
    const named = this.#field.getAttribute('aria-labelledby')?.split(/\s+/).map((each) => root.getElementById(each)?.textContent).join(' ');
    const selector = `label[for="${CSS.escape(id)}"]`;
    // In the element first: for others, and for `labels`, the engine searches the whole page.
    const label = this.#field.closest('label') ?? (id && (this.#host.querySelector(selector) ?? root.querySelector(selector)));
    const name = (named?.trim() || ariaLabel || (label && label.textContent) || '').trim().replace(/\s+/g, ' ');
    return name && ` (${name})`;
  }

  hideText() {
    if (this.#field.type !== 'password') this.#setShown(false);
  }

  end() {
    this.hideText();
    this.#abort.abort();
    this.#adornment.end();
  }

  /**
   * @param {boolean} isShown
   * @param {Editing} editing
   */
  #setShown(isShown, { hadFocus, start, end, direction, scroll } = this.#editing) {
    const field = this.#field;
    // Sets the mark first: without it, a field whose type isn't `password` would no longer be a subject.
    field.toggleAttribute(mark, isShown);
    field.type = isShown ? 'text' : 'password';
    // Some engines create a new editor for the new type and move the caret to its start or end.
    if (hadFocus && focusedBeside(field) !== field) field.focus({ preventScroll: true });
    if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end, direction ?? undefined);
    field.scrollLeft = scroll;
    this.follow();
  }

  /**
   * The state that the field may lose when its type changes.
   *
   * @returns {Editing}
   */
  get #editing() {
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction, scrollLeft: scroll } = this.#field;
    return { hadFocus: focusedBeside(this.#field) === this.#field, start, end, direction, scroll };
  }

  /**
   * After each keystroke in a controlled field, React 19 restores the type that it last rendered. This doesn't mean that the
   * text should be hidden.
   */
  #noteEdit() {
    this.#atEdit = this.#editing;
    setTimeout(() => (this.#atEdit = undefined));
  }

  /** Shows the field's current type, which the page may also change: it may have its own check box for that. */
  follow() {
    const isHidden = this.#field.type === 'password';
    if (isHidden && this.#atEdit && this.#field.hasAttribute(mark)) this.#setShown(true, this.#atEdit);
    else {
      this.#field.toggleAttribute(mark, this.#field.type === 'text');
      writeAttribute(this.element, 'aria-pressed', String(!isHidden));
    }
  }
}
