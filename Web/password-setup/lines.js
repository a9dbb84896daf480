/** The lines below the fields: the checklist, the confirmation line, and the meter. */

import { showFirst } from '../core/spare-elements.js';
import { svgElement } from '../core/svg.js';
import { setText } from '../core/text.js';
import { messageText } from '../localization/messages.js';
import { passwordSetupFieldNames, passwordStrengthScoreNames } from './wire.js';

/** @typedef {import('../localization/messages.js').Message} Message */
/** @typedef {import('./wire.js').PasswordSetupAnswer} Answer */
/** @typedef {Answer['match']} Standing */
/** @typedef {{ standing: Standing, message?: Message, characters: string }} RuleLine */

/** The text for a rule's state, for users who can't see the mark. */
const standingMessages = /** @type {const} */ ({ neutral: undefined, met: { key: 'passwordRuleMet' }, unmet: { key: 'passwordRuleUnmet' } });

/** Returns a circle for a check mark or a cross. */
const mark = () => svgElement(
  'svg',
  { class: 'live-password-mark', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
  svgElement('circle', { cx: '10', cy: '10', r: '8.25' }),
  svgElement('path', { class: 'live-password-tick', d: 'M6 10.4L8.8 13.2L14 7.2', pathLength: '1' }),
  svgElement('path', { class: 'live-password-cross', d: 'M7 7L13 13M13 7L7 13', pathLength: '1' }),
);

const lineClass = 'live-password-line';

/** Returns a part of the lines. In the markup of a paragraph, which a page may write and parse again, a block would end the paragraph. */
const span = () => document.createElement('span');

/** A line with a mark and a text. A rule's line also has its state as text. */
class Line {
  element = span();
  #words = span();
  #state = span();
  /** @type {RuleLine | undefined} */
  #line;
  /** Identifies the latest request, so that older messages that load late are dropped. */
  #turn = 0;

  constructor() {
    this.element.className = lineClass;
    this.#state.className = 'live-password-state';
    this.element.append(mark(), this.#words, this.#state);
  }

  /**
   * @param {RuleLine} line
   * @param {Element} host determines the language
   */
  show(line, host) {
    const { standing, message, characters } = line;
    const known = this.#line;
    this.#line = line;
    this.element.dataset.standing = standing;
    const isSaid = known && message?.key === known.message?.key && message?.number === known.message?.number;
    if (!isSaid || characters !== known.characters || standing !== known.standing) this.localize(host);
  }

  /**
   * Writes the line in the current language.
   *
   * @param {Element} host
   */
  async localize(host) {
    const turn = ++this.#turn;
    if (!this.#line) return;
    const { message, characters, standing } = this.#line;
    // A rule states a requirement, so its state is separate. The confirmation line already states its result.
    const state = this.element.hasAttribute('role') && standingMessages[standing];
    const words = message ? await messageText(message, host) : '';
    const stateWords = message && state ? await messageText(state, host) : '';
    if (turn !== this.#turn) return;
    setText(this.#words, words.replace('{characters}', () => characters));
    setText(this.#state, stateWords && ` (${stateWords})`);
  }
}

/** The rules, each with a mark. */
class Checklist {
  element = span();
  /** @type {Line[]} */
  #lines = [];

  constructor() {
    this.element.className = 'live-password-rules';
    this.element.setAttribute('role', 'list');
  }

  /**
   * @param {RuleLine[]} lines
   * @param {Element} host
   */
  show(lines, host) {
    while (this.#lines.length < lines.length) {
      const line = new Line();
      line.element.setAttribute('role', 'listitem');
      this.#lines.push(line);
      this.element.append(line.element);
    }
    showFirst(this.#lines.map(({ element }) => element), lines.length, lineClass);
    lines.forEach((line, index) => this.#lines[index].show(line, host));
  }

  /** @param {Element} host */
  localize(host) {
    for (const line of this.#lines) line.localize(host);
  }
}

/** The line that states whether both texts match. */
class MatchLine {
  #line = new Line();
  element = this.#line.element;

  constructor() {
    this.element.classList.add('live-password-match');
  }

  /**
   * @param {Standing} standing
   * @param {Message | undefined} message
   * @param {Element} host
   */
  show(standing, message, host) {
    this.#line.show({ standing, message, characters: '' }, host);
  }

  /** @param {Element} host */
  localize(host) {
    this.#line.localize(host);
  }
}

/** A meter of the password's strength, with four bars and a text. */
class StrengthMeter {
  element = span();
  #bars = span();
  #word = span();
  #advice = span();
  /** @type {(Message | undefined)[]} The text for the score, and the advice. */
  #messages = [];
  /** Identifies the latest request, so that older messages that load late are dropped. */
  #turn = 0;

  constructor() {
    this.element.className = 'live-password-strength';
    this.element.hidden = true;
    this.#bars.className = 'live-password-bars';
    this.#bars.ariaHidden = 'true';
    this.#bars.append(...Array.from({ length: 4 }, span));
    this.#word.className = 'live-password-score';
    this.#advice.className = 'live-password-advice';
    this.element.append(this.#bars, this.#word, this.#advice);
  }

  /**
   * @param {Answer['score']} score
   * @param {Message | undefined} word
   * @param {(Message | undefined)[]} advice
   * @param {Element} host
   */
  show(score, word, advice, host) {
    if (score) this.element.dataset.score = String(passwordStrengthScoreNames.indexOf(score));
    else delete this.element.dataset.score;
    this.#messages = [word, ...advice];
    this.localize(host);
  }

  /** @param {Element} host */
  async localize(host) {
    const turn = ++this.#turn;
    const texts = await Promise.all(this.#messages.map((message) => (message ? messageText(message, host) : '')));
    if (turn !== this.#turn) return;
    const [word = '', ...advice] = texts;
    setText(this.#word, word);
    setText(this.#advice, advice.filter((text) => text).join(' '));
  }
}

/** The line at a focused field while Caps Lock is on. */
class CapsLockLine {
  element = span();

  constructor() {
    this.element.className = 'live-password-caps-lock';
    this.element.hidden = true;
  }

  /** @param {Element} host */
  async localize(host) {
    if (!this.element.hidden) setText(this.element, await messageText({ key: 'passwordCapsLock' }, host));
  }

  /**
   * @param {boolean} isShown
   * @param {Element} host
   */
  show(isShown, host) {
    if (this.element.hidden !== isShown) return;
    this.element.hidden = !isShown;
    this.localize(host);
  }
}

/** All lines below the fields. */
export class PasswordLines {
  #checklist = new Checklist();
  #matchLine = new MatchLine();
  #meter = new StrengthMeter();
  #capsLockLines = passwordSetupFieldNames.map(() => new CapsLockLine());
  #underEntry = span();
  #underConfirmation = span();

  constructor() {
    this.#underEntry.append(this.#meter.element, this.#checklist.element);
    this.#underConfirmation.append(this.#matchLine.element);
    [this.#underEntry, this.#underConfirmation].forEach((element, index) => {
      element.className = 'live-password-lines';
      element.prepend(this.#capsLockLines[index].element);
    });
  }

  /** The elements that describe the entry and the confirmation. */
  get descriptions() {
    return [this.#checklist.element, this.#matchLine.element];
  }

  /**
   * Inserts the lines, and returns their elements.
   *
   * @param {Element[]} elements one for each field
   */
  standAfter(elements) {
    const parts = [this.#underEntry, this.#underConfirmation].slice(0, elements.length);
    elements.forEach((element, index) => element.after(parts[index]));
    return parts;
  }

  /** @param {boolean} isShown */
  showMeter(isShown) {
    this.#meter.element.hidden = !isShown;
  }

  /**
   * @param {Answer} answer
   * @param {Element} host determines the language
   */
  show({ lines, match, matchMessage, capsLockField, score, scoreMessage, warning, suggestion }, host) {
    this.#capsLockLines.forEach((line, index) => line.show(capsLockField === passwordSetupFieldNames[index], host));
    this.#checklist.show(lines, host);
    this.#matchLine.show(match, matchMessage, host);
    this.#meter.show(score, scoreMessage, [warning, suggestion], host);
  }

  /**
   * Updates the text of all lines.
   *
   * @param {Element} host
   */
  localize(host) {
    for (const part of [...this.#capsLockLines, this.#checklist, this.#matchLine, this.#meter]) part.localize(host);
  }
}
