/** Reads what the core says of a limited field. */

import { readFieldAnswer } from '../field/native-field.js';

/** @typedef {ReturnType<typeof readAnswer> & { time: number }} Answer At a time of the core's clock, in seconds. */

/** In the order of `LimitedFieldPresentation.Stage`. */
const stages = ['within', 'full', 'over'];

/**
 * Reads a record, whose fields are in the order of Sources/LiveWeb/LimitedFieldExports.swift.
 *
 * @param {ReturnType<import('../core/memory.js').Memory['record']>} record
 */
export function readAnswer(record) {
  const stage = /** @type {string | undefined} */ (stages[record.number()]);
  const count = record.number();
  const counter = record.text();
  const widestCounter = record.text();
  const isCounterVisible = record.number() === 1;
  const overflow = record.range() ?? null;
  const description = record.message();
  const fault = record.message();
  const field = readFieldAnswer(record);
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
    ...field,
    limited: Number.isNaN(kept) ? undefined : { kept, dropped },
    pulse: Number.isNaN(scale) ? undefined : { scale, opacity, duration },
    announcement: record.message(),
    wakeTime: record.number(),
  };
}
