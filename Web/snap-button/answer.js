/** Reads what the core says of a snapping button; see Sources/LiveWeb/SnapButtonExports.swift. */

/** @typedef {ReturnType<import('../core/memory.js').Memory['record']>} RecordReader */
/** @typedef {import('../core/memory.js').Message} Message */

/** In the order of `SnapSlot`. */
export const slots = ['leading', 'top', 'trailing', 'bottom', 'top-leading', 'bottom-leading', 'top-trailing', 'bottom-trailing'];
/** In the order of `SnapButtonPresentation.Phase`. */
const phases = ['idle', 'pressing', 'lifted', 'dragging', 'snapping'];
/** In the order of `PlaceName`, whose messages begin with this key. */
const names = ['top-left', 'top', 'top-right', 'left', 'right', 'bottom-left', 'bottom', 'bottom-right'];
const firstName = 50;

/**
 * The fields of a record, in the order in which the core wrote them.
 *
 * @param {RecordReader} record
 */
export function readAnswer(record) {
  return {
    phase: phases[record.number()],
    /** To the right, downwards, and of the size. */
    movements: [record.movement(), record.movement(), record.movement()],
    place: { slot: slots[record.number()], fraction: record.number() },
    placeName: /** @type {Message} */ (record.message()),
    motion: {
      velocity: { x: record.number(), y: record.number() },
      projection: { x: record.number(), y: record.number() },
    },
    /** Whether the button's action is due. */
    acts: record.number() === 1,
    impacts: record.number() === 1,
    opensMenu: record.number() === 1,
    rests: record.number() === 1,
    announcement: record.message(),
    wakeTime: record.number(),
    /** Which arrow keys are the button's. */
    moves: { horizontally: record.number() === 1, vertically: record.number() === 1 },
  };
}

/** @param {RecordReader} record of the places that can be chosen */
export function readPlaces(record) {
  return Array.from({ length: record.number() }, () => {
    const [code, fraction, x, y, key] = [record.number(), record.number(), record.number(), record.number(), record.number()];
    return { code, slot: slots[code], fraction, x, y, key, name: names[key - firstName] };
  });
}
