/**
 * `<live-password-setup policy="classic" rules="minlength: 12; required: digit" strength>` around two password fields.
 *
 * The first field is the entry, the second its confirmation; both stay the page's own, with their names, labels and
 * autofill. The element adds a button to each that shows the text, a checklist of the rules, a line that says whether
 * both are the same, and with `strength` a meter. The form's submit buttons are enabled only when all is met; before, the
 * Enter key makes the fields report why, as fields of HTML do.
 *
 * The element shows `data-state` (`loading`, `ready`, `unavailable`) and, when ready, `data-validity` (`valid`,
 * `invalid`). When that changes it sends `live-validity`, whose detail has `isValid` and never the password.
 */

import { adoptEarlyProperties, toggleToken } from '../core/attributes.js';
import { liveControls } from '../core/loader.js';
import { NativeField, watchInside } from '../field/native-field.js';
import { announce, announcerFor } from '../words/announcer.js';
import { addEnglish, messageText } from '../words/messages.js';
import { openPasswordDictionary } from './dictionary.js';
import { passwordKeys, passwordSentences } from './english.js';
import { PasswordLines } from './lines.js';
import { RevealButton } from './reveal-button.js';
import { SubmitGate } from './submit-gate.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../core/memory.js').Message} Message */
/** @typedef {import('./lines.js').RuleLine} RuleLine */

/**
 * What the element calls of the core; see Sources/LiveWeb/PasswordSetupExports.swift.
 *
 * @typedef {object} PasswordSetupExports
 * @property {(policy: number, length: number) => number} live_password_setup_create
 * @property {(handle: number) => void} live_password_setup_destroy
 * @property {(handle: number, policy: number, length: number, time: number) => number} live_password_setup_policy
 * @property {(handle: number, field: number, kind: number, isFocused: number, length: number, time: number) => number} live_password_setup_event
 * @property {(handle: number, length: number, time: number) => number} live_password_setup_words
 * @property {(handle: number, isShown: number, year: number, time: number) => number} live_password_setup_strength
 * @property {(handle: number, time: number) => number} live_password_setup_wake
 * @property {(length: number) => number} live_password_setup_rules
 * @property {(length: number) => number} live_password_setup_dictionary_reserve
 * @property {(length: number) => number} live_password_setup_dictionary_open
 * @property {() => void} live_password_setup_forget
 */

addEnglish(passwordKeys, passwordSentences);

const policyNames = ['classic', 'nist'];
/** Of rules in the attribute `rules`, after the numbers of the names. */
const ownRules = policyNames.length;
/** What the person says of themselves, which a password should not hold. */
const personalFields = 'input:is([autocomplete~=username], [autocomplete~=email], [autocomplete~=name], [autocomplete~=given-name], [autocomplete~=family-name], [autocomplete~=nickname])';

export class LivePasswordSetup extends HTMLElement {
  static observedAttributes = ['policy', 'rules', 'strength'];

  /** @type {LiveControls | undefined} */
  #live;
  #handle = 0;
  /** @type {HTMLInputElement[]} */
  #fields = [];
  /** @type {RevealButton[]} */
  #buttons = [];
  #gate = new SubmitGate();
  /** @type {PasswordLines | undefined} */
  #lines;
  /** @type {(() => void)[]} */
  #endings = [];
  /** @type {(() => void) | undefined} */
  #endWatch;
  #timer = 0;
  #isValid = false;
  /** Answers that come late are about an older text. */
  #turn = 0;

  /** `classic` (the default) or `nist`. */
  get policy() {
    return policyNames[this.#policyNumber];
  }

  set policy(name) {
    this.setAttribute('policy', name);
  }

  /** Rules in the password-rules syntax, which win over `policy`; empty for none. */
  get rules() {
    return this.getAttribute('rules') ?? '';
  }

  set rules(text) {
    this.setAttribute('rules', text);
  }

  /** Whether a meter is shown. */
  get strength() {
    return this.hasAttribute('strength');
  }

  set strength(isShown) {
    this.toggleAttribute('strength', Boolean(isShown));
  }

  /** Whether the password meets all rules and was given twice. */
  get isValid() {
    return this.#isValid;
  }

  get #policyNumber() {
    return Math.max(0, policyNames.indexOf(this.getAttribute('policy') ?? ''));
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['policy', 'rules', 'strength']);
    if (this.#live) this.#start(this.#live);
    else this.#load();
  }

  disconnectedCallback() {
    this.#endWatch?.();
    this.#endWatch = undefined;
    this.#stop();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#live || !this.#handle) return;
    if (name === 'strength') this.#showStrength();
    else this.#send(this.#live.core.live_password_setup_policy, ...this.#policyArguments());
  }

  async #load() {
    this.dataset.state = 'loading';
    try {
      this.#live = await liveControls(this.localName);
    } catch {
      this.dataset.state = 'unavailable';
      return;
    }
    if (this.isConnected && !this.#endWatch) this.#start(this.#live);
  }

  /** @param {LiveControls} live */
  #start(live) {
    this.dataset.state = 'ready';
    this.#endWatch = watchInside(this, () => this.#findFields(live));
    this.#findFields(live);
  }

  /**
   * Takes the first two password fields inside, if they are others; each pair gets a model of its own.
   *
   * @param {LiveControls} live
   */
  #findFields(live) {
    const isPassword = (/** @type {HTMLInputElement} */ field) => field.type === 'password' || this.#fields.includes(field);
    const fields = [...this.querySelectorAll('input')].filter(isPassword).slice(0, 2);
    if (fields.length === this.#fields.length && fields.every((field, index) => field === this.#fields[index])) return;
    this.#stop();
    if (fields.length === 2) this.#enterFields(live, fields);
  }

  /**
   * @param {LiveControls} live
   * @param {HTMLInputElement[]} fields
   */
  #enterFields(live, fields) {
    this.#fields = fields;
    this.#handle = live.core.live_password_setup_create(...this.#policyArguments());
    announcerFor(this);
    this.#addParts();
    this.#watchForm();
    this.#send(live.core.live_password_setup_words, this.#writeWords());
    this.#watchFields(live);
    if (this.strength) this.#showStrength();
  }

  #stop() {
    for (const end of this.#endings) end();
    this.#endings = [];
    clearTimeout(this.#timer);
    this.#turn++;
    if (this.#handle && this.#live) {
      this.#live.core.live_password_setup_destroy(this.#handle);
      this.#live.core.live_password_setup_forget();
    }
    this.#handle = 0;
    for (const button of this.#buttons) button.remove();
    this.#lines?.remove();
    for (const field of this.#fields) field.setCustomValidity('');
    this.#gate.open();
    this.#buttons = [];
    this.#fields = [];
    this.#isValid = false;
    delete this.dataset.validity;
  }

  /** The number of the policy, and the length of the rules that were put into the inbox. */
  #policyArguments() {
    const rules = this.rules.trim();
    return /** @type {[number, number]} */ (rules ? [ownRules, this.#live?.memory.write(rules) ?? 0] : [this.#policyNumber, 0]);
  }

  #addParts() {
    this.#buttons = this.#fields.map((field) => new RevealButton(this, field));
    const lines = (this.#lines ??= new PasswordLines());
    lines.standAfter(this.#buttons[0].element, this.#buttons[1].element);
    this.#fields.forEach((field, index) => {
      const id = lines.ids[index];
      toggleToken(field, 'aria-describedby', id, true);
      this.#endings.push(() => toggleToken(field, 'aria-describedby', id, false));
    });
    // The page's own list of the rules is for when there is no script.
    for (const fallback of this.querySelectorAll('[data-live-fallback]')) {
      if (!(fallback instanceof HTMLElement) || fallback.hidden) continue;
      fallback.hidden = true;
      this.#endings.push(() => (fallback.hidden = false));
    }
    for (const field of this.#fields) {
      this.#setUnlessThere(field, 'autocomplete', 'new-password');
      // A revealed password is a text, which a browser might send away to check its spelling.
      this.#setUnlessThere(field, 'spellcheck', 'false');
      this.#setUnlessThere(field, 'autocapitalize', 'none');
      this.#setUnlessThere(field, 'autocorrect', 'off');
    }
  }

  /**
   * @param {HTMLInputElement} field
   * @param {string} name
   * @param {string} value
   */
  #setUnlessThere(field, name, value) {
    if (field.hasAttribute(name)) return;
    field.setAttribute(name, value);
    this.#endings.push(() => field.removeAttribute(name));
  }

  /** @param {LiveControls} live */
  #watchFields(live) {
    for (const [index, field] of this.#fields.entries()) {
      const native = new NativeField(field, {
        asks: false,
        selects: false,
        send: (kind, isFocused, _, text) => {
          this.#send(live.core.live_password_setup_event, index, kind, isFocused, live.memory.write(text));
          return undefined;
        },
        show: () => {},
      });
      this.#endings.push(() => native.end());
      if (field.value) native.adopt();
    }
  }

  #watchForm() {
    const form = this.#fields[0].form;
    const abort = new AbortController();
    const options = { signal: abort.signal };
    this.#endings.push(() => abort.abort());
    const hide = () => this.#buttons.forEach((button) => button.hideText());
    addEventListener('pagehide', hide, options);
    if (!form) return;
    form.addEventListener('reset', hide, options);
    for (const field of this.#fields) {
      // A form whose submit button is disabled is not sent by the Enter key, and would not say why.
      const explain = (/** @type {KeyboardEvent} */ event) => {
        if (event.key === 'Enter' && !event.isComposing && !this.#isValid) form.reportValidity();
      };
      field.addEventListener('keydown', explain, options);
    }
    form.addEventListener(
      'submit',
      (event) => {
        hide();
        // Reached while invalid only where a script sends a form whose own validation the page has turned off.
        if (this.#isValid || event.target !== form) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#fields[0].focus();
      },
      { ...options, capture: true },
    );
    form.addEventListener(
      'input',
      (event) => {
        if (!this.#live || !(event.target instanceof Element) || !event.target.matches(personalFields)) return;
        this.#send(this.#live.core.live_password_setup_words, this.#writeWords());
      },
      options,
    );
  }

  /** Puts the person's own words into the inbox, a line for each. */
  #writeWords() {
    const fields = /** @type {NodeListOf<HTMLInputElement>} */ ((this.#fields[0].form ?? this).querySelectorAll(personalFields));
    const words = [...fields].map((field) => field.value).filter((word) => word);
    return this.#live?.memory.write(words.join('\n')) ?? 0;
  }

  async #showStrength() {
    const live = this.#live;
    if (!live) return;
    const year = new Date().getFullYear();
    const isReady = this.strength && (await openPasswordDictionary(live));
    if (!this.#handle) return;
    this.#lines?.showMeter(isReady && this.strength);
    this.#send(live.core.live_password_setup_strength, Number(isReady && this.strength), year);
  }

  /**
   * Sends an event to the model and shows what comes of it.
   *
   * @param {(handle: number, ...values: number[]) => number} event an export that takes the time last
   * @param {number[]} values
   */
  #send(event, ...values) {
    if (!this.#live || !this.#handle) return;
    const time = this.#live.time;
    this.#render(event(this.#handle, ...values, time), time);
    this.#live.core.live_password_setup_forget();
  }

  /**
   * Shows a record, whose fields are in the order of Sources/LiveWeb/PasswordSetupExports.swift.
   *
   * @param {number} address
   * @param {number} time
   */
  #render(address, time) {
    const record = /** @type {LiveControls} */ (this.#live).memory.record(address);
    const isValid = record.number() === 1;
    const match = record.number();
    const matchMessage = record.message();
    const reason = record.message();
    const score = record.number();
    const strength = record.message();
    const advice = [record.message(), record.message()];
    const passwordRules = record.text();
    const announcement = record.message();
    const wakeTime = record.number();
    /** @type {RuleLine[]} */
    const lines = Array.from({ length: record.number() }, () => ({
      state: record.number(),
      message: record.message(),
      characters: record.text(),
    }));

    this.#lines?.show({ lines, match, matchMessage, score, strength, advice }, this);
    for (const field of this.#fields) {
      if (passwordRules) field.setAttribute('passwordrules', passwordRules);
      else field.removeAttribute('passwordrules');
    }
    if (isValid) this.#gate.open();
    else this.#gate.close(this.#fields[0].form);
    this.#report(isValid ? undefined : reason, lines);
    if (announcement) messageText(announcement, this).then((text) => announce(text, this));
    if (!Number.isNaN(wakeTime)) this.#wakeAt(wakeTime, time);
    this.#tellValidity(isValid);
  }

  /** @param {boolean} isValid */
  #tellValidity(isValid) {
    const isKnown = this.dataset.validity !== undefined;
    this.dataset.validity = isValid ? 'valid' : 'invalid';
    if (isKnown && isValid === this.#isValid) return;
    this.#isValid = isValid;
    this.dispatchEvent(new CustomEvent('live-validity', { bubbles: true, composed: true, detail: { isValid } }));
  }

  /**
   * Makes the fields report why the form is not sent, in the browser's own way.
   *
   * @param {Message | undefined} reason
   * @param {RuleLine[]} lines
   */
  async #report(reason, lines) {
    const [entry, confirmation] = this.#fields;
    const turn = ++this.#turn;
    const isEntryMet = lines.every((line) => line.state === 1);
    const [blamed, other] = isEntryMet ? [confirmation, entry] : [entry, confirmation];
    other.setCustomValidity('');
    if (!reason) return blamed.setCustomValidity('');
    // The words may take a moment; the field is held back at once.
    if (!blamed.validationMessage) blamed.setCustomValidity('…');
    const text = await messageText(reason, this);
    const characters = lines.find((line) => line.message?.key === reason.key)?.characters ?? '';
    if (turn === this.#turn) blamed.setCustomValidity(text.replace('{characters}', characters));
  }

  /**
   * @param {number} wakeTime
   * @param {number} time
   */
  #wakeAt(wakeTime, time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#live) this.#send(this.#live.core.live_password_setup_wake);
    }, (wakeTime - time) * 1000);
  }
}

if (!customElements.get('live-password-setup')) customElements.define('live-password-setup', LivePasswordSetup);
