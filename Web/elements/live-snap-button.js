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

import { announce, announcerFor } from '../host/announcer.js';
import { adoptEarlyProperties, integerAttribute, toggleToken } from '../host/attributes.js';
import { keepPlace, keptPlace } from '../host/kept-place.js';
import { liveControls } from '../host/loader.js';
import { messageText } from '../host/messages.js';
import { MovingProperty } from '../host/motion.js';
import { PlaceMenu } from '../host/place-menu.js';
import { PointerFollower } from '../host/pointer-follower.js';
import { containerOf, measure, originOf, watchLayout } from '../host/snap-container.js';

/** @typedef {import('../host/loader.js').LiveControls} LiveControls */
/** @typedef {import('../host/memory.js').Message} Message */
/** @typedef {import('../host/snap-container.js').Layout} Layout */
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

/** In the order of `SnapArea`, `SnapSlot`, `SnapButtonPresentation.Phase`, `ArrowDirection` and, from key 50, `PlaceName`. */
const areas = ['trailing', 'leading', 'top', 'bottom', 'edges', 'corners'];
const slots = ['leading', 'top', 'trailing', 'bottom', 'top-leading', 'bottom-leading', 'top-trailing', 'bottom-trailing'];
const phases = ['idle', 'pressing', 'lifted', 'dragging', 'snapping'];
const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const names = ['top-left', 'top', 'top-right', 'left', 'right', 'bottom-left', 'bottom', 'bottom-right'];
const firstName = 50;
const moveTo = { key: 58, number: 0, unit: 0 };
const movable = { key: 59, number: 0, unit: 0 };

const defaultHold = 300; // milliseconds
const defaultInset = 20; // pixels
/** How far what is shown may be from what the core computes, in pixels. */
const precision = 0.1;
/** A click comes right after the pointer has gone up; one that comes later, in milliseconds, is another. */
const clickDelay = 500;
/** A timer that comes later than this, in milliseconds, lets the events that waited with it go first. */
const late = 30;
/** An event whose time is further away, in milliseconds, has another clock. */
const farAway = 10_000;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const ownButton = 'button:not([role=menuitem])';

export class LiveSnapButton extends HTMLElement {
  static observedAttributes = ['area', 'hold', 'inset'];
  static #count = 0;

  /** @type {LiveControls | undefined} */
  #live;
  #handle = 0;
  /** @type {HTMLElement | undefined} */
  #button;
  /** @type {PointerFollower | undefined} */
  #pointer;
  /** @type {PlaceMenu | undefined} */
  #menu;
  #hint = document.createElement('span');
  /** @type {MovingProperty[]} */
  #motions = [];
  /** @type {MutationObserver | undefined} */
  #children;
  /** @type {(() => void)[]} */
  #endings = [];
  #timer = 0;
  /** Until when a click belongs to a press that was no tap, on the clock of `performance.now()`. */
  #swallowsUntil = 0;
  #phase = 'idle';
  /** @type {Place | undefined} */
  #place;
  #center = { x: 0, y: 0 };
  #motion = { velocity: { x: 0, y: 0 }, projection: { x: 0, y: 0 } };
  #moves = { horizontally: false, vertically: false };

  /** Where the button may rest: `trailing`, `leading`, `top`, `bottom`, `edges` or `corners`. */
  get area() {
    return areas[this.#areaCode];
  }

  set area(area) {
    this.setAttribute('area', area);
  }

  /** How long a press lasts before it lifts the button, in milliseconds. */
  get hold() {
    return integerAttribute(this, 'hold', defaultHold);
  }

  set hold(hold) {
    this.setAttribute('hold', String(hold));
  }

  /** How far the button stays from the sides of its area, in pixels. */
  get inset() {
    return integerAttribute(this, 'inset', defaultInset);
  }

  set inset(inset) {
    this.setAttribute('inset', String(inset));
  }

  /** The name under which the place is kept in this browser; empty for not at all. */
  get persist() {
    return this.getAttribute('persist') ?? '';
  }

  set persist(key) {
    this.setAttribute('persist', key);
  }

  /** Where the button rests or is on its way to. */
  get place() {
    return this.#place && { ...this.#place, ...this.#center };
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
      this.#live = await liveControls();
    } catch {
      this.dataset.state = 'unavailable';
      return;
    }
    if (this.isConnected) this.#findButton();
  }

  get #areaCode() {
    return Math.max(0, areas.indexOf(this.getAttribute('area') ?? ''));
  }

  #findButton() {
    const button = this.querySelector(ownButton) ?? undefined;
    if (button === this.#button) return;
    this.#leaveButton();
    if (this.#live && button instanceof HTMLElement) this.#start(this.#live, button);
  }

  /**
   * @param {LiveControls} live
   * @param {HTMLElement} button
   */
  #start(live, button) {
    this.#button = button;
    const { core } = live;
    const place = this.#place ?? keptPlace(this.persist);
    this.#handle = core.live_snap_button_create(this.#areaCode, this.hold / 1000, slots.indexOf(place?.slot ?? ''), place?.fraction ?? 0);
    // Each on an element of its own: one animation a property is what a compositor runs without the page.
    this.#motions = [
      new MovingProperty(live, this, (x) => ({ translate: `calc(${x}px - 50%)` }), precision),
      new MovingProperty(live, button, (y) => ({ translate: `0 calc(${y}px - 50%)` }), precision),
      new MovingProperty(live, button, (scale) => ({ scale: String(scale) })),
    ];
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
    this.#removeCopies(button);
    this.#hint.id ||= `live-snap-button-hint-${++LiveSnapButton.#count}`;
    this.#hint.className = 'live-snap-button-hint';
    this.#hint.hidden = true;
    this.append(this.#hint, this.#menu.element);
    toggleToken(button, 'aria-describedby', this.#hint.id, true);
    messageText(movable, this).then((text) => (this.#hint.textContent = text));
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
    this.addEventListener('click', (event) => this.#filterClick(event), { signal, capture: true });
    this.addEventListener('contextmenu', (event) => this.#openContextMenu(event), { signal });
    this.addEventListener('keydown', (event) => this.#pressKey(event), { signal });
    addEventListener('pointerdown', () => (this.#swallowsUntil = 0), { signal, capture: true });
    reducedMotion.addEventListener('change', () => {
      this.#send(core.live_snap_button_reduced_motion, Number(reducedMotion.matches));
    }, { signal });
    const tellIfEnabled = () => this.#send(core.live_snap_button_enabled, Number(!button.matches(':disabled')));
    const enabling = new MutationObserver(tellIfEnabled);
    enabling.observe(button, { attributeFilter: ['disabled'] });
    tellIfEnabled();
    this.#endings = [() => ending.abort(), () => enabling.disconnect(), watchLayout(this, button, () => this.#layOut())];
  }

  #leaveButton() {
    const button = this.#button;
    if (!button) return;
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#pointer?.stop();
    this.#menu?.close();
    clearTimeout(this.#timer);
    for (const motion of this.#motions) motion.stop();
    toggleToken(button, 'aria-describedby', this.#hint.id, false);
    button.style.removeProperty('translate');
    button.style.removeProperty('scale');
    this.#live?.core.live_snap_button_destroy(this.#handle);
    this.#handle = 0;
    this.#button = undefined;
    this.#hint.remove();
    this.#menu?.element.remove();
    this.#phase = 'idle';
    delete this.dataset.phase;
  }

  /**
   * A clone of an element brings along what another one has added.
   *
   * @param {HTMLElement} button
   */
  #removeCopies(button) {
    for (const copy of this.querySelectorAll(':scope > :is(.live-snap-button-hint, .live-snap-button-menu)')) {
      toggleToken(button, 'aria-describedby', copy.id, false);
      copy.remove();
    }
  }

  #layOut() {
    if (!this.#live || !this.#button) return;
    const { isRightToLeft, ...layout } = measure(this, this.#button);
    this.#send(
      this.#live.core.live_snap_button_layout, this.#areaCode,
      layout.width, layout.height, layout.buttonWidth, layout.buttonHeight,
      layout.top, layout.leading, layout.bottom, layout.trailing, this.inset, Number(isRightToLeft),
    );
  }

  // Pointers

  get #isLifted() {
    return this.#phase === 'lifted' || this.#phase === 'dragging';
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
    if (!acts) this.#swallowsUntil = performance.now() + clickDelay;
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    if (this.#live) this.#sendAt(timeOf(event), this.#live.core.live_snap_button_cancel, event.pointerId);
    this.#swallowsUntil = performance.now() + clickDelay;
  }

  /** @param {Event} event */
  #interrupt(event) {
    if (event.type === 'keydown' && this.#phase !== 'idle') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (this.#live) this.#send(this.#live.core.live_snap_button_interrupt);
  }

  /**
   * A click that ends a drag is none. A key's click, and one of a script, has no press before it.
   *
   * @param {MouseEvent} event
   */
  #filterClick(event) {
    if (!this.#button?.contains(/** @type {Node} */ (event.target))) return;
    const isOfPress = event.detail > 0 && performance.now() < this.#swallowsUntil;
    if (!isOfPress && !this.#isLifted) return;
    this.#swallowsUntil = 0;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // Without dragging

  /** @param {MouseEvent} event */
  #openContextMenu(event) {
    event.preventDefault();
    if (this.#live && !this.#menu?.isOpen) this.#send(this.#live.core.live_snap_button_menu);
  }

  /** @param {KeyboardEvent} event */
  #pressKey(event) {
    if (!this.#live || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions.indexOf(event.key);
    if (direction >= 0 && !event.shiftKey) {
      // Also at the end of the way, where a page that began to scroll would be a surprise.
      const isOurs = direction < 2 ? this.#moves.horizontally : this.#moves.vertically;
      if (!isOurs) return;
      event.preventDefault();
      this.#send(this.#live.core.live_snap_button_arrow, direction);
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      if (!this.#menu?.isOpen) this.#send(this.#live.core.live_snap_button_menu);
    }
  }

  #places() {
    const live = this.#live;
    if (!live || !this.#handle) return [];
    const record = live.memory.record(live.core.live_snap_button_places(this.#handle));
    return Array.from({ length: record.number() }, () => {
      const [code, fraction, x, y, key] = [record.number(), record.number(), record.number(), record.number(), record.number()];
      return { code, slot: slots[code], fraction, x, y, key, name: names[key - firstName] };
    });
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
    const record = /** @type {LiveControls} */ (this.#live).memory.record(address);
    const phase = phases[record.number()];
    const movements = [record.movement(), record.movement(), record.movement()];
    const [slot, fraction] = [slots[record.number()], record.number()];
    const placeName = /** @type {Message} */ (record.message());
    const velocity = { x: record.number(), y: record.number() };
    const projection = { x: record.number(), y: record.number() };
    const [acts, impacts, opensMenu, rests] = [record.number(), record.number(), record.number(), record.number()];
    const announcement = record.message();
    const wakeTime = record.number();
    this.#moves = { horizontally: record.number() === 1, vertically: record.number() === 1 };

    const jump = Math.hypot(movements[0].target - this.#center.x, movements[1].target - this.#center.y);
    this.#center = { x: movements[0].target, y: movements[1].target };
    this.#place = { slot, fraction };
    this.#motion = { velocity, projection };
    this.#motions.forEach((motion, index) => motion.move(movements[index], time));
    if (reducedMotion.matches && phase === 'idle' && jump > 1 && this.#phase !== 'idle') this.#fadeIn();
    this.#phase = phase;
    this.dataset.phase = phase;
    this.dataset.slot = slot;
    if (impacts) {
      this.#pointer?.capture();
      impact();
    }
    if (opensMenu) this.#openMenu(placeName);
    if (announcement) messageText(announcement, this).then((text) => announce(text, this));
    clearTimeout(this.#timer);
    if (!Number.isNaN(wakeTime)) this.#wakeAt(wakeTime);
    if (rests) this.#tellOfRest();
    return acts === 1;
  }

  #tellOfRest() {
    if (this.#place) keepPlace(this.persist, this.#place);
    const detail = { ...this.place, ...this.motion };
    this.dispatchEvent(new CustomEvent('live-snap', { bubbles: true, composed: true, detail }));
  }

  /** The button has jumped; so that it is not lost from sight, it appears where it is. */
  #fadeIn() {
    this.#button?.animate({ opacity: [0, 1] }, { duration: 200, easing: 'ease-out' });
  }

  /** @param {number} wakeTime in seconds */
  #wakeAt(wakeTime) {
    const wake = () => this.#live && this.#send(this.#live.core.live_snap_button_wake);
    this.#timer = setTimeout(() => {
      if (performance.now() - wakeTime * 1000 > late) this.#timer = setTimeout(wake);
      else wake();
    }, Math.ceil(wakeTime * 1000 - performance.now()));
  }
}

/**
 * When an event happened, in seconds on the clock of `performance.now()`; a busy page hears of it later.
 *
 * @param {Event} event
 */
function timeOf({ timeStamp }) {
  const now = performance.now();
  return (Math.abs(now - timeStamp) < farAway ? timeStamp : now) / 1000;
}

/** Lets the person feel that the button was lifted. Before a page has been touched for the first time, it is not allowed to. */
function impact() {
  const { userActivation } = /** @type {{ userActivation?: { hasBeenActive: boolean } }} */ (navigator);
  if (userActivation?.hasBeenActive) navigator.vibrate?.(10);
}

if (!customElements.get('live-snap-button')) customElements.define('live-snap-button', LiveSnapButton);
