// Written by Tools/wire/build.py from the declarations of the core.

import { gesturePointForm, gestureSizeForm, readGesturePoint, readMotionPath } from '../core/wire.js';
import { readMessage } from '../localization/wire.js';

/** `SnapArea`: The slots at which a snapping element can come to rest. */
export const snapAreaNames = /** @type {const} */ ([
  'trailing', 'leading', 'top', 'bottom', 'edges', 'corners', 'anywhere',
]);

/** `DragAxis`: The directions in which an element can be dragged. */
export const dragAxisNames = /** @type {const} */ (['both', 'horizontal', 'vertical']);

/** `SnapSlot`: An edge or a corner at which an element rests, or any place. */
export const snapSlotNames = /** @type {const} */ ([
  'leading', 'top', 'trailing', 'bottom', 'top-leading', 'bottom-leading', 'top-trailing', 'bottom-trailing', 'anywhere',
]);

/** `ArrowDirection`: The direction of an arrow key. */
export const arrowDirectionNames = /** @type {const} */ (['left', 'right', 'up', 'down']);

/** `SnapButtonPresentation.Phase`: The state of the button's interaction. */
export const phaseNames = /** @type {const} */ (['idle', 'pressing', 'lifted', 'dragging', 'snapping']);

/**
 * A resting place: an edge and a fraction of it, a corner, or two fractions of the area.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readRestingPlace(record) {
  return {
    /** The edge or corner. */
    slot: snapSlotNames[record.number()],
    /**
     * The fraction along the edge, 0…1, from top to bottom or from the leading to the trailing side. It's 0 in a corner. For
     * `SnapSlot/anywhere`, it's the fraction of the width from the leading side.
     */
    fraction: record.number(),
    /** The fraction of the height from the top, 0…1, for `SnapSlot/anywhere`; otherwise 0. */
    verticalFraction: record.number(),
  };
}
/** @typedef {ReturnType<typeof readRestingPlace>} RestingPlace */

/**
 * A resting position that the user can choose.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSnapButtonChoice(record) {
  return {
    place: readRestingPlace(record),
    /** The button's center at this position, relative to the container's upper-left corner. */
    center: readGesturePoint(record),
    name: placeNames[record.number()],
    /** The localized name of the position. */
    message: readMessage(record),
  };
}
/** @typedef {ReturnType<typeof readSnapButtonChoice>} SnapButtonChoice */

/** `PlaceName`: The name of a place by physical sides, as a person sees it. */
export const placeNames = /** @type {const} */ ([
  'top-left', 'top', 'top-right', 'left', 'center', 'right', 'bottom-left', 'bottom', 'bottom-right',
]);

/**
 * The form of `AreaInsets`: Insets to keep clear at the sides of a container, such as safe areas, bars, or a keyboard, in the
 * host's points.
 */
export const areaInsetsForm = { top: 0, leading: 0, bottom: 0, trailing: 0 };

/** The form of `SnapLayout`: A container, the element that snaps in it, and the area in which that element can rest. */
export const snapLayoutForm = {
  area: snapAreaNames,
  axis: dragAxisNames,
  size: gestureSizeForm,
  itemSize: gestureSizeForm,
  insets: areaInsetsForm,
  inset: 0,
  isRightToLeft: false,
  isDocked: false,
};

/** The form of `SnapButtonSettings`: The settings of a snap button. */
export const snapButtonSettingsForm = { layout: snapLayoutForm, hold: 0, isEnabled: false, prefersReducedMotion: false };

/** The form of `RestingPlace`: A resting place: an edge and a fraction of it, a corner, or two fractions of the area. */
export const restingPlaceForm = { slot: snapSlotNames, fraction: 0, verticalFraction: 0 };

/** The form of `PressDragEvent`: An event for a `PressDragRecognizer`. */
export const pressDragEventForm = { cases: {
  down: { pointer: 0, at: gesturePointForm },
  moved: { pointer: 0, to: gesturePointForm },
  up: { pointer: 0, at: gesturePointForm, isInside: false },
  cancelled: { pointer: 0 },
  interrupted: {},
  woke: {},
} };

/** The form of `SnapButtonEvent`: An event that a snap button handles. */
export const snapButtonEventForm = { cases: {
  pointer: pressDragEventForm,
  settingsChanged: snapButtonSettingsForm,
  arrowPressed: arrowDirectionNames,
  placeChosen: restingPlaceForm,
  menuRequested: {},
  woke: {},
} };

/**
 * The model's response to an event.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSnapButtonAnswer(record) {
  return {
    /** The state of the button's interaction. */
    phase: phaseNames[record.number()],
    /** The position of the button's center, or the position it's moving to, relative to the container's upper-left corner. */
    center: readGesturePoint(record),
    /** The motion of the center to `center.x`. */
    horizontalMotion: readMotionPath(record),
    /** The motion of the center to `center.y`. */
    verticalMotion: readMotionPath(record),
    /** The button's size as a multiple of its size at rest. */
    scale: record.number(),
    /** The motion of the button's size to `scale`. */
    scaleMotion: readMotionPath(record),
    /** The place where the button rests, or rested before it was lifted. */
    place: readRestingPlace(record),
    /** The name of that place. */
    placeName: readMessage(record),
    /** The velocity with which the pointer drags the button, or released it, in points per second. */
    velocity: readGesturePoint(record),
    /** The position that the button would reach by deceleration alone, if released now or from its latest release. */
    projection: readGesturePoint(record),
    /** Perform the button's action. If the host's native button has an action of its own, allow that action only with this effect. */
    act: record.flag(),
    /** Play medium-impact haptic feedback, to indicate that the button lifted. */
    impact: record.flag(),
    /** Show the menu of places. */
    openMenu: record.flag(),
    /** Report that the button came to rest at the place to which the person or the page sent it. */
    rested: record.optional(readRestingPlace),
    /**
     * Announce the button's resting place politely through assistive technology. There is at most one announcement per second, and
     * the last place is always announced.
     */
    announce: record.optional(readMessage),
    /** Send `SnapButtonEvent/woke` at this time, in seconds on the clock of the events. Replaces any earlier wake-up. */
    wake: record.optional(() => record.number()),
  };
}
/** @typedef {ReturnType<typeof readSnapButtonAnswer>} SnapButtonAnswer */

/**
 * The resting positions that the user can choose, in reading order.
 *
 * @param {import('../core/memory.js').RecordReader} record
 */
export function readSnapButtonChoices(record) {
  return record.list(readSnapButtonChoice);
}
/** @typedef {ReturnType<typeof readSnapButtonChoices>} SnapButtonChoices */

/** The model in the core: its exports, and the forms of its settings, initial value, and events. */
export const model = {
  exports: 'live_snap_button',
  settings: snapButtonSettingsForm,
  initial: restingPlaceForm,
  event: snapButtonEventForm,
  read: readSnapButtonAnswer,
};
