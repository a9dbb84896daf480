// Written by Tools/wire/build.py from the declarations of the core.

import { readMotionPath } from '../core/wire.js';
import { readMessage } from '../words/wire.js';

/** `SnapArea`: The slots at which a snapping thing may come to rest. */
export const snapAreaNames = /** @type {const} */ (['trailing', 'leading', 'top', 'bottom', 'edges', 'corners']);

/** `SnapSlot`: An edge or a corner at which a thing rests. */
export const snapSlotNames = /** @type {const} */ ([
  'leading', 'top', 'trailing', 'bottom', 'top-leading', 'bottom-leading', 'top-trailing', 'bottom-trailing',
]);

/** `ArrowDirection`: The direction of an arrow key. */
export const arrowDirectionNames = /** @type {const} */ (['left', 'right', 'up', 'down']);

/** `SnapButtonPresentation.Phase`: What the button is doing. */
export const phaseNames = /** @type {const} */ (['idle', 'pressing', 'lifted', 'dragging', 'snapping']);

/**
 * A place, a distance or a velocity in the plane, in a host's points; *x* grows to the right and *y* downwards.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readGesturePoint(record) {
  return {
    /** The horizontal part; it grows to the right in every writing direction, as a finger's does. */
    x: record.number(),
    /** The vertical part; it grows downwards. */
    y: record.number(),
  };
}
/** @typedef {ReturnType<typeof readGesturePoint>} GesturePoint */

/**
 * A resting place: an edge and a fraction of it, or a corner.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readRestingPlace(record) {
  return {
    /** The edge or corner. */
    slot: snapSlotNames[record.number()],
    /** The fraction along the edge, 0…1: from the top to the bottom, or from where lines begin to where they end; 0 in a corner. */
    fraction: record.number(),
  };
}
/** @typedef {ReturnType<typeof readRestingPlace>} RestingPlace */

/**
 * A place that can be chosen.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSnapButtonChoice(record) {
  return {
    place: readRestingPlace(record),
    /** Where the button's centre is at the place, from the container's upper left corner. */
    center: readGesturePoint(record),
    name: placeNames[record.number()],
    /** The name in words. */
    message: readMessage(record),
  };
}
/** @typedef {ReturnType<typeof readSnapButtonChoice>} SnapButtonChoice */

/** `PlaceName`: The name of a place as a person sees it, by physical sides. */
export const placeNames = /** @type {const} */ ([
  'top-left', 'top', 'top-right', 'left', 'right', 'bottom-left', 'bottom', 'bottom-right',
]);

/**
 * The answer that the page gets after each event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSnapButtonAnswer(record) {
  return {
    /** What the button is doing. */
    phase: phaseNames[record.number()],
    /** Where the button's centre is, or is on its way to, from the container's upper left corner. */
    center: readGesturePoint(record),
    /** How the centre moves to `center.x`. */
    horizontalMotion: readMotionPath(record),
    /** How the centre moves to `center.y`. */
    verticalMotion: readMotionPath(record),
    /** The button's size as a multiple of its size at rest. */
    scale: record.number(),
    /** How the button grows or shrinks to `scale`. */
    scaleMotion: readMotionPath(record),
    /** Where the button rests, or rested before it was lifted. */
    place: readRestingPlace(record),
    /** What a person calls that place. */
    placeName: readMessage(record),
    /** How fast the pointer drags the button, or did when it let go, in points a second. */
    velocity: readGesturePoint(record),
    /** Where the button would run on to if it were let go; after that, where it would have run on to. */
    projection: readGesturePoint(record),
    /** The button's action is due. A host whose own button acts lets it, and keeps it from acting without this effect. */
    act: record.flag(),
    /** Let the person feel that the button was lifted: a medium impact. */
    impact: record.flag(),
    /** Show the menu of places. */
    openMenu: record.flag(),
    /** The button has come to rest where the person, or the page, has sent it. */
    rested: record.optional(readRestingPlace),
    /**
     * Say this politely through assistive technology: where the button has come to rest. At most once a second; the last place is
     * always said.
     */
    announce: record.optional(readMessage),
    /** Send `SnapButtonEvent/woke` at this time, in seconds on the clock of the events; replaces an earlier wish. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readSnapButtonAnswer>} SnapButtonAnswer */

/**
 * The places that can be chosen, in reading order.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSnapButtonChoices(record) {
  return record.list(readSnapButtonChoice);
}
/** @typedef {ReturnType<typeof readSnapButtonChoices>} SnapButtonChoices */
