/**
 * `<live-snap-button area="trailing" hold="300" inset="20" persist="key"><button>…</button></live-snap-button>`
 *
 * The page's own button, floating: a long press lifts it, it follows the pointer, and let go, it snaps to where it may
 * rest. It floats over the page, or inside the nearest ancestor with `data-live-snap-area`. Arrow keys and a menu, which
 * a context menu or a long press without moving opens, move it as well. A tap is the button's own click.
 *
 * The element shows `data-state` (`loading`, `ready`, `unavailable`), `data-phase` (`idle`, `pressing`, `lifted`,
 * `dragging`, `snapping`) and `data-slot`. `live-snap` tells where it came to rest.
 */

import { adoptEarlyProperties } from '../core/attributes.js';
import { liveControls } from '../core/loader.js';
import { announce, announcerFor } from '../words/announcer.js';
import { messageText } from '../words/messages.js';
import { readAnswer, readPlaces, slots } from './answer.js';
import { SnapButtonElement } from './attributes.js';
import { ClickFilter } from './clicks.js';
import { Alarm, timeOf } from './clock.js';
import { containerOf, measure, originOf, watchLayout } from './container.js';
import { SnapDrawing } from './drawing.js';
import { MovableHint, removeCopies } from './hint.js';
import { keepPlace, keptPlace } from './kept-place.js';
import { followKeys } from './keys.js';
import { PlaceMenu } from './place-menu.js';
import { PointerFollower } from './pointer-follower.js';

/** @typedef {import('../core/loader.js').LiveControls} LiveControls */
/** @typedef {import('../core/memory.js').Message} Message */
/** @typedef {{ slot: string, fraction: number }} Place An edge and how far along it, 0…1; or a corner. */

/**
 * What the element calls of the core; see Sources/LiveWeb/SnapButtonExports.swift.
 *
 * @typedef {object} SnapButtonExports
 * @property {(area: number, hold: number, slot: number, fraction: number) => number} live_snap_button_create
 * @property {(handle: number) => void} live_snap_button_destroy
 * @property {(handle: number, area: number, width: number, height: number, buttonWidth: number, buttonHeight: number,
 *   top: number, leading: number, bottom: number, trailing: number, inset: number, isRightToLeft: number,
 *   time: number) => number} live_snap_button_layout
 * @property {(handle: number, hold: number, time: number) => number} live_snap_button_hold
 * @property {(handle: number, pointer: number, x: number, y: number, time: number) => number} live_snap_button_down
 * @property {(handle: number, pointer: number, x: number, y: number, time: number) => number} live_snap_button_move
 * @property {(handle: number, pointer: number, x: number, y: number, isInside: number, time: number) => number} live_snap_button_up
 * @property {(handle: number, pointer: number, time: number) => number} live_snap_button_cancel
 * @property {(handle: number, time: number) => number} live_snap_button_interrupt
 * @property {(handle: number, direction: number, time: number) => number} live_snap_button_arrow
 * @property {(handle: number, slot: number, fraction: number, time: number) => number} live_snap_button_choose
 * @property {(handle: number, time: number) => number} live_snap_button_menu
 * @property {(handle: number, isEnabled: number, time: number) => number} live_snap_button_enabled
 * @property {(handle: number, isReduced: number, time: number) => number} live_snap_button_reduced_motion
 * @property {(handle: number, time: number) => number} live_snap_button_wake
 * @property {(handle: number) => number} live_snap_button_places
 */

const moveTo = { key: 58, number: 0, unit: 0 };
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const ownButton = 'button:not([role=menuitem])';

export class LiveSnapButton extends SnapButtonElement {
  /** @type {LiveControls | undefined} */
  #live;
  #handle = 0;
  /** @type {HTMLElement | undefined} */
  #button;
  /** @type {PointerFollower | undefined} */
  #pointer;
  /** @type {PlaceMenu | undefined} */
  #menu;
  /** @type {ClickFilter | undefined} */
  #clicks;
  #hint = new MovableHint();
  #drawing = new SnapDrawing(this);
  /** @type {MutationObserver | undefined} */
  #children;
  /** @type {(() => void)[]} */
  #endings = [];
  #alarm = new Alarm(() => this.#live && this.#send(this.#live.core.live_snap_button_wake));
  /** @type {Place | undefined} */
  #place;
  #motion = { velocity: { x: 0, y: 0 }, projection: { x: 0, y: 0 } };
  #moves = { horizontally: false, vertically: false };

  /** Where the button rests or is on its way to. */
  get place() {
    return this.#place && { ...this.#place, ...this.#drawing.center };
  }

  /** How fast the button is or was dragged, in pixels a second, and where it would run on to, in the area's pixels. */
  get motion() {
    return structuredClone(this.#motion);
  }

  /** The places that can be chosen, with the button's centre at each, in the area's pixels. */
  get restingPlaces() {
    return this.#places().map(({ slot, fraction, x, y, name }) => ({ slot, fraction, x, y, name }));
  }

  /**
   * Sends the button to a place; does nothing when the area has no such slot.
   *
   * @param {string} slot
   * @param {number} [fraction] how far along an edge, 0…1
   */
  moveTo(slot, fraction = 0) {
    if (this.#live) this.#send(this.#live.core.live_snap_button_choose, slots.indexOf(slot), fraction);
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['area', 'hold', 'inset', 'persist']);
    this.#children = new MutationObserver((changes) => {
      // One that was taken out and put back has lost its pointer, and not every browser says so.
      const wasTaken = changes.some(({ removedNodes }) => [...removedNodes].some((node) => node === this.#button));
      if (wasTaken && this.#live) this.#send(this.#live.core.live_snap_button_interrupt);
      this.#findButton();
    });
    this.#children.observe(this, { childList: true, subtree: true });
    if (this.#live) this.#findButton();
    else this.#load();
  }

  disconnectedCallback() {
    this.#children?.disconnect();
    this.#leaveButton();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#live || !this.#handle) return;
    if (name === 'hold') this.#send(this.#live.core.live_snap_button_hold, this.hold / 1000);
    else this.#layOut();
  }

  async #load() {
    this.dataset.state = 'loading';
    try {
      this.#live = await liveControls(this.localName);
    } catch {
      this.dataset.state = 'unavailable';
      return;
    }
    if (this.isConnected) this.#findButton();
  }

  #findButton() {
    const button = /** @type {HTMLElement | null} */ (this.querySelector(ownButton)) ?? undefined;
    if (button === this.#button) return;
    this.#leaveButton();
    if (this.#live && button) this.#start(this.#live, button);
  }

  /**
   * @param {LiveControls} live
   * @param {HTMLElement} button
   */
  #start(live, button) {
    this.#button = button;
    const { core } = live;
    const place = this.#place ?? keptPlace(this.persist);
    this.#handle = core.live_snap_button_create(this.areaCode, this.hold / 1000, slots.indexOf(place?.slot ?? ''), place?.fraction ?? 0);
    this.#drawing.start(live, button);
    this.#pointer = new PointerFollower(button, {
      down: (event) => this.#sendPointer(core.live_snap_button_down, event),
      move: (event) => this.#sendPointer(core.live_snap_button_move, event),
      up: (event) => this.#release(event),
      cancel: (event) => this.#cancel(event),
      interrupt: (event) => this.#interrupt(event),
      isLifted: () => this.#isLifted,
    });
    this.#menu = new PlaceMenu(button, (key) => {
      const { code, fraction } = this.#places()[key];
      this.#send(core.live_snap_button_choose, code, fraction);
    });
    this.#clicks = new ClickFilter(this, button, () => this.#isLifted);
    removeCopies(this, button);
    this.#hint.add(this, button);
    this.append(this.#menu.element);
    announcerFor(this);
    this.dataset.state = 'ready';
    this.#listen(button);
    this.#send(core.live_snap_button_reduced_motion, Number(reducedMotion.matches));
    this.#layOut();
  }

  /** @param {HTMLElement} button */
  #listen(button) {
    const core = /** @type {LiveControls} */ (this.#live).core;
    const ending = new AbortController();
    const { signal } = ending;
    reducedMotion.addEventListener('change', () => {
      this.#send(core.live_snap_button_reduced_motion, Number(reducedMotion.matches));
    }, { signal });
    const tellIfEnabled = () => this.#send(core.live_snap_button_enabled, Number(!button.matches(':disabled')));
    const enabling = new MutationObserver(tellIfEnabled);
    enabling.observe(button, { attributeFilter: ['disabled'] });
    tellIfEnabled();
    const keys = followKeys(this, {
      moves: () => this.#moves,
      arrow: (direction) => this.#send(core.live_snap_button_arrow, direction),
      menu: () => this.#menu?.isOpen || this.#send(core.live_snap_button_menu),
    });
    const layout = watchLayout(this, button, () => this.#layOut());
    this.#endings = [() => ending.abort(), () => enabling.disconnect(), keys, layout];
  }

  #leaveButton() {
    const button = this.#button;
    if (!button) return;
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#pointer?.stop();
    this.#menu?.close();
    this.#clicks?.stop();
    this.#alarm.stop();
    this.#drawing.stop();
    this.#live?.core.live_snap_button_destroy(this.#handle);
    this.#handle = 0;
    this.#button = undefined;
    this.#hint.remove();
    this.#menu?.element.remove();
  }

  #layOut() {
    if (!this.#live || !this.#button) return;
    const { isRightToLeft, ...layout } = measure(this, this.#button);
    this.#send(
      this.#live.core.live_snap_button_layout, this.areaCode,
      layout.width, layout.height, layout.buttonWidth, layout.buttonHeight,
      layout.top, layout.leading, layout.bottom, layout.trailing, this.inset, Number(isRightToLeft),
    );
  }

  // Pointers

  get #isLifted() {
    const { phase } = this.#drawing;
    return phase === 'lifted' || phase === 'dragging';
  }

  /**
   * @param {(handle: number, pointer: number, x: number, y: number, time: number) => number} event
   * @param {PointerEvent} pointer
   */
  #sendPointer(event, pointer) {
    const { x, y } = originOf(containerOf(this));
    this.#sendAt(timeOf(pointer), event, pointer.pointerId, pointer.clientX - x, pointer.clientY - y);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (!this.#live || !this.#button) return;
    const { x, y } = originOf(containerOf(this));
    const { left, right, top, bottom } = this.#button.getBoundingClientRect();
    const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    const acts = this.#sendAt(
      timeOf(event), this.#live.core.live_snap_button_up, event.pointerId, event.clientX - x, event.clientY - y, Number(isInside),
    );
    if (!acts) this.#clicks?.swallow();
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    if (this.#live) this.#sendAt(timeOf(event), this.#live.core.live_snap_button_cancel, event.pointerId);
    this.#clicks?.swallow();
  }

  /** @param {Event} event */
  #interrupt(event) {
    if (event.type === 'keydown' && this.#drawing.phase !== 'idle') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (this.#live) this.#send(this.#live.core.live_snap_button_interrupt);
  }

  // The menu

  #places() {
    const live = this.#live;
    if (!live || !this.#handle) return [];
    return readPlaces(live.memory.record(live.core.live_snap_button_places(this.#handle)));
  }

  /** @param {Message} current the name of the place where the button is */
  async #openMenu(current) {
    const text = (/** @type {number} */ key) => messageText({ key, number: 0, unit: 0 }, this);
    const items = this.#places().map(async ({ key, name }, index) => {
      return { key: index, label: await text(key), name, isCurrent: key === current.key };
    });
    const [title, ...places] = [await messageText(moveTo, this), ...(await Promise.all(items))];
    if (this.#handle) this.#menu?.open(/** @type {string} */ (title), /** @type {any[]} */ (places));
  }

  // The model

  /**
   * Sends an event to the model and shows what comes of it.
   *
   * @param {(handle: number, ...values: number[]) => number} event an export that takes the time last
   * @param {number[]} values
   */
  #send(event, ...values) {
    return this.#sendAt(performance.now() / 1000, event, ...values);
  }

  /**
   * @param {number} time
   * @param {(handle: number, ...values: number[]) => number} event
   * @param {number[]} values
   * @returns whether the button's action is due
   */
  #sendAt(time, event, ...values) {
    if (!this.#handle) return false;
    return this.#render(event(this.#handle, ...values, time), time);
  }

  /**
   * Shows a record, whose fields are in the order of Sources/LiveWeb/SnapButtonExports.swift.
   *
   * @param {number} address
   * @param {number} time
   */
  #render(address, time) {
    const answer = readAnswer(/** @type {LiveControls} */ (this.#live).memory.record(address));
    const { place, announcement } = answer;
    this.#moves = answer.moves;
    this.#place = place;
    this.#motion = answer.motion;
    this.#drawing.show(answer, time, reducedMotion.matches);
    if (answer.impacts) {
      this.#pointer?.capture();
      impact();
    }
    if (answer.opensMenu) this.#openMenu(answer.placeName);
    if (announcement) messageText(announcement, this).then((text) => announce(text, this));
    this.#alarm.set(answer.wakeTime);
    if (answer.rests) this.#tellOfRest();
    return answer.acts;
  }

  #tellOfRest() {
    if (this.#place) keepPlace(this.persist, this.#place);
    const detail = { ...this.place, ...this.motion };
    this.dispatchEvent(new CustomEvent('live-snap', { bubbles: true, composed: true, detail }));
  }
}

/** Lets the person feel that the button was lifted. Before a page has been touched for the first time, it is not allowed to. */
function impact() {
  const { userActivation } = /** @type {{ userActivation?: { hasBeenActive: boolean } }} */ (navigator);
  if (userActivation?.hasBeenActive) navigator.vibrate?.(10);
}

if (!customElements.get('live-snap-button')) customElements.define('live-snap-button', LiveSnapButton);
