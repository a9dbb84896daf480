/**
 * `<live-password-setup policy="classic" rules="minlength: 12; required: digit" strength>` around one or two password fields.
 *
 * The first field is the entry, and the second is its confirmation. They remain the page's own, with their names, labels, and
 * autofill. The element adds a button to each field that reveals its text, a checklist of the rules, with two fields a line that
 * states whether both texts match, and with `strength` a meter. It enables the form's submit buttons only when the password meets all
 * requirements. Until then, the Enter key makes the fields report the reason, as HTML's own fields do. With `gate="report"`, the
 * buttons stay enabled, and a press reports what is missing.
 *
 * @fires live-validity - The validity has changed. The event never contains the password.
 * @state data-validity - Whether the password meets all rules and both texts, if there are two, match; absent until the element
 *   is ready.
 * @cssclass .live-password-reveal - The button that reveals a field's text.
 * @cssclass .live-password-rules - The checklist.
 * @cssclass .live-password-line - A line of the checklist, or the confirmation line; its `data-standing` is `neutral`, `met`,
 *   or `unmet`.
 * @cssclass .live-password-match - The confirmation line.
 * @cssclass .live-password-caps-lock - The line at a focused field while Caps Lock is on.
 * @cssclass .live-password-strength - The meter; its `data-score` is 0 to 4.
 */

import { flagAttribute, namedAttribute, textAttribute, writeAttribute } from '../core/attributes.js';
import { define, liveElement } from '../core/live-element.js';
import { describe, forgetDescriptions } from '../field/field-messages.js';
import { NativeField } from '../field/native-field.js';
import { markInvalid, PendingError } from '../field/pending-error.js';
import { part } from '../host/parts.js';
import { announcerFor, say } from '../localization/announcer.js';
import { messageText } from '../localization/messages.js';
import { openPasswordDictionary } from './dictionary.js';
import { PasswordForm } from './form.js';
import { PasswordLines } from './lines.js';
import { hideRevealed, isRevealed, RevealButton } from './reveal-button.js';
import { model, namedPolicyNames, passwordSetupFieldNames, passwordSetupGateNames } from './wire.js';

export { setMessages } from '../localization/messages.js';

/** @typedef {import('../core/live-element.js').RecordReader} RecordReader */
/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('./wire.js').PasswordSetupAnswer} Answer */
/** @typedef {(prefix: string) => string | Promise<string>} BreachList */

/**
 * The attributes that a field gets for the time in the element, unless the page has set them. A revealed password is plain text, which a browser might send to a
 * spell checker. The rules follow with the core's first answer.
 */
const fieldAttributes = { autocomplete: 'new-password', passwordrules: '', spellcheck: 'false', autocapitalize: 'none', autocorrect: 'off' };

export class LivePasswordSetup extends liveElement(model, {
  /** The named set of rules. */
  policy: namedAttribute('policy', namedPolicyNames),
  /** Rules in password-rules syntax, which override `policy`; empty for none. */
  rules: textAttribute('rules'),
  /** Whether to show a strength meter. */
  strength: flagAttribute('strength'),
  /** The treatment of a submission before all requirements are met: disabled buttons, or a report after a press. */
  gate: namedAttribute('gate', passwordSetupGateNames),
}, ['breachList']) {
  /** @type {HTMLInputElement[]} */
  #fields = [];
  /** @type {RevealButton[]} */
  #buttons = [];
  /** @type {Element[]} */
  #parts = [];
  #lines = new PasswordLines();
  #pending = new PendingError(() => this.#reportSubmission(), () => this.#followForm());
  /** @type {PasswordForm | undefined} */
  #form;
  #isValid = false;
  #isSubmitEnabled = false;
  #isStrengthShown = false;
  #isCapsLockOn = false;
  /** @type {Answer['error']} */
  #error;
  /** @type {BreachList | undefined} */
  #breachList;
  /** Identifies the latest lookup in that list. */
  #lookup = 0;
  /** Identifies the latest report, so that older messages that load late are dropped. */
  #turn = 0;

  /** Whether the password meets all rules and both texts, if there are two, match. */
  get isValid() {
    return this.#isValid;
  }

  /**
   * A list of breached passwords, which are refused. Half a second after the last key, it receives the first five hexadecimal digits
   * of the password's SHA-1 hash, and returns lines with the other digits of all hashes that begin with them, as the API of "Pwned
   * Passwords" does. The form is blocked until the list responds. A password is accepted if the list can't be reached or doesn't respond
   * within five seconds.
   *
   * @type {((prefix: string) => string | Promise<string>) | undefined}
   */
  get breachList() {
    return this.#breachList;
  }

  set breachList(list) {
    this.#breachList = list;
    if (this.handle) this.sendSettings();
  }

  /** @override */
  get isIntact() {
    return this.#parts.every((part) => this.contains(part));
  }

  /**
   * Returns the first two password fields inside.
   *
   * @override
   */
  querySubjects() {
    return [...this.querySelectorAll('input')].filter((field) => field.type === 'password' || isRevealed(field)).slice(0, 2);
  }

  /** @override */
  get watched() {
    return { ...super.watched, characterData: true };
  }

  /**
   * @override
   * @param {MutationRecord[]} changes
   */
  handleMutations(changes) {
    // The element's own lines, which change with each key, name no field.
    const isOutside = changes.some(({ target }) => !this.#parts.some((part) => part.contains(target)));
    for (const button of this.#buttons) {
      button.follow();
      if (isOutside) button.localize();
    }
    super.handleMutations(changes);
  }

  /**
   * @override
   * @param {HTMLInputElement[]} fields
   * @param {LiveControls} controls
   */
  attach(fields, controls) {
    /** @type {NativeField<any>[]} */
    const natives = [];
    this.#fields = fields;
    this.#isValid = false;
    if (fields.length === 0) return;
    this.onDetach(() => this.#detach(controls));
    announcerFor(this);
    this.#addParts(fields);
    this.#form = new PasswordForm(fields, this, {
      isValid: () => this.#isValid || this.#isBarred,
      hide: () => this.#buttons.forEach((button) => button.hideText()),
      report: () => this.#reportSubmission(),
      reset: () => natives.forEach((native) => native.adopt()),
      wordsChanged: () => this.sendSettings(),
    }, this.signal);
    this.create();
    this.sendSettings();
    for (const [index, field] of fields.entries()) {
      const name = passwordSetupFieldNames[index];
      const native = new NativeField(field, {
        asks: false,
        selects: false,
        send: (event) => {
          this.send({ field: { event, in: name } });
          return undefined;
        },
        show: () => {},
      });
      for (const type of ['keydown', 'keyup', 'pointerdown']) {
        field.addEventListener(type, (event) => this.#noteCapsLock(/** @type {KeyboardEvent | PointerEvent} */ (event)), { signal: this.signal });
      }
      natives.push(native);
      this.onDetach(() => native.end());
      if (field.value) native.adopt();
    }
    if (this.strength) this.#showStrength();
  }

  /** Reports what is missing, and returns `false` if it leaves that to the form. */
  #reportSubmission() {
    return this.send({ submitted: {} })?.focus !== undefined;
  }

  /**
   * Autofill dispatches key events without a state.
   *
   * @param {KeyboardEvent | PointerEvent} event
   */
  #noteCapsLock(event) {
    const isOn = event.getModifierState?.('CapsLock') ?? this.#isCapsLockOn;
    if (isOn === this.#isCapsLockOn) return;
    this.#isCapsLockOn = isOn;
    this.send({ capsLockChanged: isOn });
  }

  /** @param {LiveControls} controls */
  #detach({ core }) {
    this.#turn++;
    this.#form = undefined;
    this.#isCapsLockOn = false;
    this.#isStrengthShown = false;
    core.live_password_setup_forget();
    for (const button of this.#buttons) button.end();
    this.#pending.end();
    for (const part of this.#parts.splice(0)) part.remove();
    this.#fields.forEach((field) => markInvalid(field));
    this.#buttons = [];
    this.#isValid = false;
    delete this.dataset.validity;
  }

  /** @param {HTMLInputElement[]} fields */
  #addParts(fields) {
    const lines = this.#lines;
    fields.forEach(hideRevealed);
    this.#buttons = fields.map((field) => new RevealButton(this, field));
    const buttons = this.#buttons.map(({ element }) => element);
    this.#parts = this.markParts(...buttons, ...lines.standAfter(buttons), this.#pending.element);
    buttons[0].after(this.#pending.element);
    for (const [index, field] of fields.entries()) {
      forgetDescriptions(field);
      describe(field, lines.descriptions[index], true);
      this.onDetach(() => describe(field, lines.descriptions[index], false));
      for (const [name, value] of Object.entries(fieldAttributes)) {
        if (field.hasAttribute(name)) continue;
        field.setAttribute(name, value);
        this.onDetach(() => field.removeAttribute(name));
      }
    }
    // The page's own list of rules is the fallback without scripts. In a cloned element, it's already hidden.
    for (const fallback of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('[data-live-fallback]'))) {
      if (fallback.hidden && fallback.dataset.liveFallback !== 'hidden') continue;
      fallback.hidden = true;
      fallback.dataset.liveFallback = 'hidden';
      this.onDetach(() => {
        fallback.hidden = false;
        fallback.dataset.liveFallback = '';
      });
    }
  }

  /** @override */
  get settings() {
    const strengthYear = this.#isStrengthShown ? new Date().getFullYear() : undefined;
    const requiresConfirmation = this.#fields.length > 1;
    return {
      policy: this.policy, rules: this.rules.trim(), words: this.#form?.words ?? [], requiresConfirmation, gate: this.gate,
      checksBreaches: this.#breachList !== undefined, strengthYear,
    };
  }

  /**
   * @override
   * @param {string} name
   */
  change(name) {
    if (name === 'strength') this.#showStrength();
    else super.change(name);
  }

  async #showStrength() {
    const controls = /** @type {LiveControls} */ (this.controls);
    this.#isStrengthShown = this.strength && (await openPasswordDictionary(controls)) && this.strength;
    if (!this.handle) return;
    this.#lines.showMeter(this.#isStrengthShown);
    this.sendSettings();
  }

  async #lookUp() {
    const turn = ++this.#lookup;
    const [field] = this.#fields;
    const { value } = field;
    const isWanted = () => turn === this.#lookup && field === this.#fields[0] && field.value === value && this.handle !== 0;
    let isBreached;
    try {
      isBreached = await (await part('breach-check'))(value, this.#breachList, isWanted);
    } catch (error) {
      console.warn('LiveControls: the password could not be looked up in the list of breached ones.', error);
    }
    if (isWanted()) this.send({ breachesChecked: { isBreached } });
  }

  /** @override */
  localize() {
    if (!this.handle) return;
    for (const button of this.#buttons) button.localize();
    this.#lines.localize(this);
    this.#report(this.#error);
    // The page may have provided the dictionary.
    if (this.strength && !this.#isStrengthShown) this.#showStrength();
  }

  /**
   * @override
   * @param {RecordReader} record
   */
  decode(record) {
    const answer = super.decode(record);
    this.controls?.core.live_password_setup_forget();
    return answer;
  }

  /**
   * @override
   * @param {Answer} answer
   */
  apply(answer) {
    const { isValid, error, passwordRules } = answer;
    this.#lines.show(answer, this);
    const isShownWrong = [answer.lines.some(({ standing }) => standing === 'unmet'), answer.match === 'unmet'];
    for (const [index, field] of this.#fields.entries()) {
      writeAttribute(field, 'passwordrules', passwordRules || null);
      markInvalid(field, isShownWrong[index] || (isValid ? false : undefined));
    }
    this.#isSubmitEnabled = answer.isSubmitEnabled;
    this.#updateGate();
    if (answer.focus) this.#fields[passwordSetupFieldNames.indexOf(answer.focus)]?.focus();
    this.#error = error;
    this.#report(error);
    this.#pending.show(error !== undefined && isShownWrong[passwordSetupFieldNames.indexOf(error.field)]);
    if (answer.checkBreaches) this.#lookUp();
    say(answer.announce, this);
    this.wakeAt(answer.wake);
    this.#reportValidity(isValid);
  }

  /** Whether the entry is disabled or read-only, and so takes no part in the validation of its form. */
  get #isBarred() {
    return this.#fields[0]?.matches(':read-only') ?? false;
  }

  /** Starts again if the fields belong to another form, such as one that the page adds after them. */
  #followForm() {
    if (this.#form && !this.#form.isCurrent) this.restart();
    else this.#updateGate();
  }

  #updateGate() {
    this.#form?.setOpen(this.#isSubmitEnabled || this.#isBarred);
  }

  /** @param {boolean} isValid */
  #reportValidity(isValid) {
    const isKnown = this.dataset.validity !== undefined;
    this.mark('validity', isValid ? 'valid' : 'invalid');
    if (isKnown && isValid === this.#isValid) return;
    this.#isValid = isValid;
    this.dispatch('live-validity', { isValid });
  }

  /**
   * Makes the fields report why the form can't be submitted, through the browser's own validation.
   *
   * @param {Answer['error']} error
   */
  async #report(error) {
    const turn = ++this.#turn;
    const blamed = error && this.#fields[passwordSetupFieldNames.indexOf(error.field)];
    // The message may have to load. The form is blocked immediately.
    if (blamed !== this.#pending.field || !blamed) this.#pending.set(blamed, blamed ? '…' : '');
    if (!error || !blamed) return;
    const text = await messageText(error.message, this);
    if (turn === this.#turn) this.#pending.set(blamed, text.replace('{characters}', () => error.characters));
  }
}

define('live-password-setup', LivePasswordSetup);
