/** Reads what the core answers to an event of a sectioned field; see Sources/LiveWeb/SectionedFieldExports.swift. */

/** @typedef {ReturnType<import('./memory.js').Memory['record']>} RecordReader */

/** In the order of `SectionedFieldPresentation.Phase`. */
const phases = ['rest', 'unfolding', 'editing', 'filled', 'folding'];
/** In the order of `FieldValidity`. */
export const validities = ['neutral', 'correct', 'incorrect'];
/** In the order of `CardBrand`. */
const brands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'maestro'];

/**
 * The fields of a record, in the order in which the core wrote them.
 *
 * @param {RecordReader} record
 */
export function readAnswer(record) {
  return {
    phase: phases[record.number()],
    display: record.text(),
    text: record.text(),
    lengths: record.text().split(' ').filter(Boolean).map(Number),
    hasVisibleSeparator: record.number() === 1,
    activeSection: record.number(),
    isComplete: record.number() === 1,
    validity: validities[record.number()],
    brand: brands[record.number()] ?? '',
    opening: record.movement(),
    fault: record.message(),
    description: record.message(),
    isAllowed: record.number() === 1,
    replacement: { start: record.number(), end: record.number(), text: record.text() },
    selection: { start: record.number(), end: record.number() },
    isCompleted: record.number() === 1,
    isAsked: record.number() === 1,
    /** @type {string | undefined} */
    changedValidity: validities[record.number()],
    announcement: record.message(),
    wakeTime: record.number(),
  };
}
