/**
 * `<live-snap-button area="trailing" hold="300" inset="20" persist="key"><button>…</button></live-snap-button>`
 *
 * Makes the page's own button float. A long press lifts it, it follows the pointer, and on release it snaps to a resting
 * position. It floats over the page, or inside the nearest ancestor with `data-live-snap-area`. Arrow keys and a menu also move
 * it. The menu opens from a context menu request or a long press without movement. A tap is the button's own click. If that opens
 * a popover inside the element, the popover is a menu of the page's actions.
 *
 * @fires live-snap - The button came to rest where the user or a script sent it. The event has the resting position, its center
 *   in the area's pixels, and the velocity and projection of the release.
 * @state data-phase - The button's interaction phase.
 * @state data-slot - The slot where the button rests, or its destination while it moves.
 * @cssclass .live-snap-button-menu - The menu of resting positions, and that of the page's actions.
 * @cssprop --live-snap-button-size - The button's size; at least 44 pixels.
 * @cssprop --live-snap-button-radius - The button's corner radius.
 * @cssprop --live-snap-button-layer - The button's `z-index`.
 * @cssprop --live-snap-button-block-start - The space to keep clear at the top, such as for a navigation bar.
 * @cssprop --live-snap-button-block-end - The space to keep clear at the bottom.
 * @cssprop --live-snap-button-inline-start - The space to keep clear at the inline start.
 * @cssprop --live-snap-button-inline-end - The space to keep clear at the inline end.
 */

import { flagAttribute, integerAttribute, namedAttribute, textAttribute } from '../core/attributes.js';
import { define, liveElement } from '../core/live-element.js';
import { setText } from '../core/text.js';
import { describe, forgetDescriptions } from '../field/field-messages.js';
import { partIfAvailable } from '../host/parts.js';
import { announcerFor, say } from '../localization/announcer.js';
import { messageText } from '../localization/messages.js';
import { filterClicks } from './clicks.js';
import { measure, watchLayout } from './container.js';
import { count, crowdPart } from './crowd.js';
import { SnapDrawing } from './drawing.js';
import { keepPlace, keptPlace } from './kept-place.js';
import { followKeys } from './keys.js';
import { PlaceMenu } from './place-menu.js';
import { followPresses, vibrate } from './presses.js';
import { arrowDirectionNames, dragAxisNames, model, readSnapButtonChoices, snapAreaNames, snapSlotNames } from './wire.js';

export { setMessages } from '../localization/messages.js';

/** @typedef {import('../localization/wire.js').Message} Message */
/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {typeof snapSlotNames[number]} Slot */
/**
 * An edge and the fraction along it, 0…1; a corner; or `anywhere`, with the fractions of the width and the height.
 * @typedef {{ slot: Slot, fraction: number, verticalFraction: number }} Place
 */
/** @typedef {import('./wire.js').SnapButtonAnswer & { time: number }} Answer */
/** @typedef {{ velocity: Point, projection: Point }} Motion In pixels per second, and the projected end. */
/** @typedef {{ x: number, y: number }} Point */

const defaultHold = 300; // milliseconds
const defaultInset = 20; // pixels
const origin = { x: 0, y: 0 };
const ownButton = 'button:not([role=menuitem], live-snap-button [popover] *)';

export class LiveSnapButton extends liveElement(model, {
  /** The resting positions: along one edge, the nearest of all `edges`, the nearest of the `corners`, or `anywhere`. */
  area: namedAttribute('area', snapAreaNames),
  /** The directions in which the button can be dragged and moved with arrow keys. */
  axis: namedAttribute('axis', dragAxisNames, 'both'),
  /** The first resting position, or the nearest one in the area: a corner, or the middle of an edge; empty for the area's own. */
  initialPlace: namedAttribute('initial-place', /** @type {const} */ (['', ...snapSlotNames.slice(0, -1)]), ''),
  /** How long a press must last to lift the button, in milliseconds. */
  hold: integerAttribute('hold', defaultHold),
  /** The distance between the button and the sides of its area, in pixels. */
  inset: integerAttribute('inset', defaultInset),
  /** Whether it rests half out of sight at an edge. It comes into sight while it is lifted. */
  docked: flagAttribute('docked'),
  /** The storage key that saves the position in this browser; empty to not save it. */
  persist: textAttribute('persist'),
}) {
  /** @type {HTMLElement | undefined} */
  #button;
  /** @type {ReturnType<typeof followPresses> | undefined} */
  #pointer;
  /** @type {PlaceMenu | undefined} */
  #menu;
  /** The button's description, which states that it can move. */
  #hint = document.createElement('span');
  /** Identifies the latest request for it, so that older messages that load late are dropped. */
  #hintTurn = 0;
  #drawing = new SnapDrawing(this);
  /** @type {HTMLElement | undefined} The popover that is a menu of actions. */
  #actions;
  /** @type {Answer | undefined} */
  #latest;
  /** @type {import('./neighbors.js').Neighbor | undefined} This button among several. */
  #neighbor;
  /** Identifies the latest menu, so that one whose messages load late is dropped. */
  #turn = 0;

  /** The button's resting position, or its destination while it moves. */
  get place() {
    return this.#latest && { ...this.#latest.place, ...this.#drawing.center };
  }

  /**
   * The velocity of the current or last drag, in pixels per second, and its projected end, in the area's pixels.
   *
   * @returns {Motion}
   */
  get motion() {
    const { velocity = origin, projection = origin } = this.#latest ?? {};
    return { velocity: { ...velocity }, projection: { ...projection } };
  }

  /** The resting positions that the user can choose, with the button's center at each, in the area's pixels. */
  get restingPlaces() {
    return this.#choices.map(({ place, center, name }) => ({ ...place, ...center, name }));
  }

  /**
   * Moves the button to a resting position. Does nothing if the area doesn't have the slot.
   *
   * @param {Slot} slot the destination
   * @param {number} [fraction] the fraction along an edge or, for `anywhere`, of the width, 0…1
   * @param {number} [verticalFraction] the fraction of the height for `anywhere`, 0…1
   */
  moveTo(slot, fraction = 0, verticalFraction = 0) {
    this.#move({ placeChosen: { slot, fraction, verticalFraction } });
  }

  /** @override */
  get corePart() {
    return crowdPart;
  }

  /** @override */
  get isIntact() {
    return !this.#button || (this.#hint.parentNode === this && this.#menu?.element.parentNode === this && this.#actions === this.#popover);
  }

  /** The popover inside that the button opens. */
  get #popover() {
    const { popoverTargetElement: popover } = /** @type {{ popoverTargetElement?: HTMLElement | null }} */ (this.#button ?? {});
    return popover && this.contains(popover) ? popover : undefined;
  }

  get #isEnabled() {
    return /** @type {HTMLElement} */ (this.#button).matches(':enabled');
  }

  /** @override */
  querySubjects() {
    const button = /** @type {HTMLElement | null} */ (this.querySelector(ownButton));
    return button ? [button] : [];
  }

  /**
   * @override
   * @param {MutationRecord[]} changes
   */
  handleMutations(changes) {
    // Removing and reinserting a button ends its pointer capture, which not every browser reports.
    const wasTaken = changes.some(({ removedNodes }) => [...removedNodes].includes(/** @type {Node} */ (this.#button)));
    if (wasTaken) this.send({ pointer: { interrupted: {} } });
    super.handleMutations(changes);
  }

  /**
   * @override
   * @param {HTMLElement[]} subjects
   * @param {LiveControls} controls
   */
  attach([button], controls) {
    this.#button = button;
    if (!button) {
      this.state = 'loading';
      return;
    }
    const { Neighbor } = controls.rules ?? {};
    const neighbor = (this.#neighbor = Neighbor && new Neighbor(controls, () => super.sendSettings()));
    const initial = this.initialPlace ? { slot: this.initialPlace, fraction: 0.5, verticalFraction: 0 } : undefined;
    this.create(this.#latest?.place ?? keptPlace(this.persist) ?? initial);
    this.#drawing.start(controls, button);
    const isLifted = () => this.#drawing.isLifted;
    this.#pointer = followPresses(this, button, {
      report: (event, time) => this.#move({ pointer: event }, time)?.act ?? false,
      isLifted,
      isIdle: () => this.#drawing.phase === 'idle',
      swallowClick: filterClicks(this, button, isLifted, this.signal),
    }, this.signal);
    const menu = (this.#menu = new PlaceMenu(button));
    forgetDescriptions(button);
    const hint = this.#hint;
    hint.hidden = true;
    this.append(...this.markParts(hint, menu.element));
    this.#describe();
    announcerFor(this);
    this.onDetach(() => {
      menu.close();
      this.#drawing.stop();
      neighbor?.leave();
      describe(button, hint, false);
      hint.remove();
      menu.element.remove();
    });
    this.#listen(button, controls);
    this.watchSettings();
    count(this, this.signal);
  }

  /**
   * @param {HTMLElement} button
   * @param {LiveControls} controls
   */
  #listen(button, { core }) {
    const enabling = new MutationObserver(() => this.sendSettings());
    for (let part = /** @type {Element | null | undefined} */ (button); part; part = part.parentElement?.closest('fieldset')) {
      enabling.observe(part, { attributeFilter: ['disabled'] });
    }
    this.onDetach(() => enabling.disconnect());
    followKeys(this, {
      moves: (direction) => core.live_snap_button_moves(this.handle, arrowDirectionNames.indexOf(direction)) === 1,
      arrow: (direction) => this.#move({ arrowPressed: direction }),
      menu: () => this.#menu?.isOpen || this.send({ menuRequested: {} }),
    }, this.signal);
    watchLayout(this, button, () => this.sendSettings(), () => this.#drawing.restore(), this.signal);
    const actions = (this.#actions = this.#popover);
    if (!actions) return;
    const { signal } = this;
    partIfAvailable('snap-button-menus', 'the popover is no menu').then((ActionMenu) => {
      if (ActionMenu && !signal.aborted) new ActionMenu(button, actions, signal);
    });
  }

  /** @override */
  get settings() {
    const layout = { area: this.area, axis: this.axis, inset: this.inset, isDocked: this.docked, ...measure(this, /** @type {HTMLElement} */ (this.#button)) };
    this.#neighbor?.measure(layout);
    return { layout, hold: this.hold / 1000, isEnabled: this.#isEnabled, prefersReducedMotion: this.prefersReducedMotion };
  }

  /** @override */
  sendSettings() {
    if (!this.#button) return;
    describe(this.#button, this.#hint, this.#isEnabled);
    if (!this.#isEnabled) this.#menu?.close();
    if (this.#neighbor) this.#neighbor.arrange(() => this.settings);
    else super.sendSettings();
  }

  /**
   * Sends an event that can move the button to another place.
   *
   * @param {object} event
   * @param {number} [time]
   */
  #move(event, time) {
    this.#neighbor?.expect(event, this.#drawing.phase);
    return this.send(event, time);
  }

  /**
   * @override
   * @param {string} name
   */
  change(name) {
    if (name !== 'persist' && name !== 'initial-place') super.change(name);
  }

  // Menu

  get #choices() {
    if (!this.handle) return [];
    const { core, memory } = /** @type {LiveControls} */ (this.controls);
    return readSnapButtonChoices(memory.record(core.live_snap_button_places(this.handle)));
  }

  /** @param {Message} current the name of the button's current position */
  async #openMenu(current) {
    const turn = ++this.#turn;
    const wasOpen = this.#menu?.isOpen;
    const items = this.#choices.map(async ({ name, message, place }) => {
      const label = await messageText(message, this);
      return { label, name, isCurrent: message.key === current.key, choose: () => this.#move({ placeChosen: place }) };
    });
    const title = await messageText({ key: 'moveTo' }, this);
    const places = await Promise.all(items);
    // Meanwhile, the menu may have closed, or a newer request may be loading.
    if (!this.handle || !this.#isEnabled || turn !== this.#turn || this.#menu?.isOpen !== wasOpen) return;
    const button = /** @type {HTMLElement} */ (this.#button);
    const label = /** @type {string} */ (button.ariaLabel ?? button.textContent).trim();
    // For people who can't press briefly.
    this.#menu?.open(title, label ? [...places, { label, choose: () => button.click() }] : places);
  }

  async #describe() {
    const turn = ++this.#hintTurn;
    const text = await messageText({ key: 'movable' }, this);
    if (turn === this.#hintTurn) setText(this.#hint, text);
  }

  /** @override */
  localize() {
    this.#describe();
    if (this.#menu?.isOpen && this.#latest) this.#openMenu(this.#latest.placeName);
  }

  // Model

  /**
   * @override
   * @param {Answer} answer
   */
  apply(answer) {
    this.#latest = answer;
    this.#drawing.show(answer, answer.time);
    this.#neighbor?.rest(answer);
    if (answer.impact) {
      this.#pointer?.capture();
      vibrate();
    }
    if (answer.openMenu) this.#openMenu(answer.placeName);
    say(answer.announce, this);
    this.wakeAt(answer.wake);
    if (!answer.rested) return;
    keepPlace(this.persist, answer.place);
    this.dispatch('live-snap', { ...answer.place, ...this.#drawing.center, ...this.motion });
  }
}

define('live-snap-button', LiveSnapButton);
