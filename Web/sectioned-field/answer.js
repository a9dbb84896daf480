/** Reads what the core answers to an event of a sectioned field; see Sources/LiveWeb/SectionedFieldExports.swift. */

import { readFieldAnswer } from '../field/native-field.js';

/** @typedef {ReturnType<import('../core/memory.js').Memory['record']>} RecordReader */
/** @typedef {ReturnType<typeof readAnswer> & { time: number }} Answer At a time of the core's clock, in seconds. */

/** In the order of `SectionedFieldPresentation.Phase`. */
const phases = ['rest', 'unfolding', 'editing', 'filled', 'folding'];
/** In the order of `FieldValidity`. */
export const validities = ['neutral', 'correct', 'incorrect'];
/** In the order of `CardBrand`. */
const brands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'maestro'];

/** @param {string} list */
const numbers = (list) => list.split(' ').filter(Boolean).map(Number);

/**
 * The fields of a record, in the order in which the core wrote them.
 *
 * @param {RecordReader} record
 */
export function readAnswer(record) {
  return {
    phase: phases[record.number()],
    lengths: numbers(record.text()),
    ends: numbers(record.text()),
    separator: record.text(),
    caret: record.range(),
    activeSection: record.number(),
    isComplete: record.number() === 1,
    validity: validities[record.number()],
    brand: brands[record.number()] ?? '',
    opening: record.movement(),
    fault: record.message(),
    description: record.message(),
    ...readFieldAnswer(record),
    isCompleted: record.number() === 1,
    isAsked: record.number() === 1,
    /** @type {string | undefined} */
    changedValidity: validities[record.number()],
    announcement: record.message(),
    wakeTime: record.number(),
  };
}
