/** Reads what the core says of a limited field. */

/** @typedef {ReturnType<typeof readAnswer>} Answer */

/** In the order of `LimitedFieldPresentation.Stage`. */
const stages = ['within', 'full', 'over'];
/**
 * Reads a record, whose fields are in the order of Sources/LiveWeb/LimitedFieldExports.swift.
 *
 * @param {ReturnType<import('../host/memory.js').Memory['record']>} record
 */
export function readAnswer(record) {
  const stage = /** @type {string | undefined} */ (stages[record.number()]);
  const count = record.number();
  const counter = record.text();
  const widestCounter = record.text();
  const isCounterVisible = record.number() === 1;
  const overflow = range(record.number(), record.number());
  const description = record.message();
  const fault = record.message();
  const isRefused = record.number() === 1;
  const edited = range(record.number(), record.number());
  const text = record.text();
  const [kept, dropped] = [record.number(), record.number()];
  const [scale, opacity, duration] = [record.number(), record.number(), record.number()];
  return {
    stage,
    count,
    counter,
    widestCounter,
    isCounterVisible,
    overflow,
    description,
    fault,
    isRefused,
    edit: edited && { ...edited, text },
    limited: Number.isNaN(kept) ? undefined : { kept, dropped },
    pulse: Number.isNaN(scale) ? undefined : { scale, opacity, duration },
    announcement: record.message(),
    wakeTime: record.number(),
  };
}

/**
 * @param {number} start
 * @param {number} end
 */
function range(start, end) {
  return Number.isNaN(start) ? null : { start, end };
}
