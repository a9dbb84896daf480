// Calls the core as a page does, with the names and decoders that elements use: node --test Tests/WebAssemblyTests

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { start, web } from './core.mjs';

const { textUnitNames } = await web('core/wire.js');
const { readCountRingAnswer } = await web('count-ring/wire.js');
const { textFieldEventNames } = await web('field/wire.js');
const { readLimitedFieldAnswer, readLimitedFieldTextMessage, textOverflowNames } = await web('limited-field/wire.js');
const { numberTransitionNames, readNumberAnswer } = await web('number/wire.js');
const { namedPolicyNames, readPasswordRulesAnswer, readPasswordSetupAnswer } = await web('password-setup/wire.js');
const { acceptedCharactersNames, readSectionedFieldAnswer, sectionedFormatNames } = await web('sectioned-field/wire.js');
const { readSnapButtonAnswer, readSnapButtonChoices, snapAreaNames, snapSlotNames } = await web('snap-button/wire.js');
const { readEasing } = await web('core/wire.js');

/** The names in a list of Tools/wasm. */
const listed = async (name) => (await readFile(new URL(`../../Tools/wasm/${name}`, import.meta.url), 'utf8')).split('\n').filter(Boolean);
const kind = (name) => textFieldEventNames.indexOf(name);

test('the core exports and imports exactly the functions of the lists', async () => {
  const { module } = await start();
  const named = (list) => list.filter(({ kind }) => kind === 'function').map(({ name }) => name).sort();
  assert.deepEqual(named(WebAssembly.Module.exports(module)), (await listed('exports.txt')).sort());
  const imported = named(WebAssembly.Module.imports(module));
  const allowed = await listed('imports.txt');
  assert.deepEqual(imported.filter((name) => !allowed.includes(name)), []);
  assert.deepEqual(WebAssembly.Module.exports(module).filter(({ kind }) => kind !== 'function'), [{ name: 'memory', kind: 'memory' }]);
});

test('a count ring returns its presentation', async () => {
  const { core, memory } = await start();
  const ring = core.live_count_ring_create(10, textUnitNames.indexOf('utf8'), 3, memory.write(''));
  const answer = readCountRingAnswer(memory.record(core.live_count_ring_text(ring, memory.write('12345678éé'), 0, 1)));
  assert.equal(answer.stage, 'over');
  assert.equal(answer.label, '-2');
  assert.deepEqual(answer.overflow, { start: 9, end: 10 });
  assert.deepEqual(answer.description, { key: 'limit', number: 10, unit: 'utf8' });
  assert.equal(answer.announce, undefined);
  assert.ok(answer.wake > 1);
  const later = readCountRingAnswer(memory.record(core.live_count_ring_wake(ring, answer.wake)));
  assert.deepEqual(later.announce, { key: 'over', number: 2, unit: 'utf8' });
  assert.equal(later.wake, undefined);
});

test('a limited field responds to each event of its native field', async () => {
  const { core, memory } = await start();
  const field = core.live_limited_field_create(5, 0, textOverflowNames.indexOf('truncate'), 0, memory.write('abc'));
  const report = (name, start, end, text) =>
    readLimitedFieldAnswer(memory.record(core.live_limited_field_event(field, kind(name), start, end, memory.write(text), 1)));
  assert.equal(report('willEdit', 3, 3, 'd').allow, true);
  const trimmed = report('willEdit', 1, 1, 'wörld');
  assert.equal(trimmed.allow, false);
  assert.deepEqual(trimmed.perform, { range: { start: 1, end: 1 }, replacement: 'w' });
  assert.deepEqual(trimmed.limited, { kept: 1, dropped: 4 });
  assert.deepEqual(Object.keys(trimmed.pulse), ['scale', 'opacity', 'duration']);
  assert.equal(trimmed.counter, '5/5');
  const without = report('set', 0, 0, 'abc');
  assert.deepEqual([without.perform, without.limited, without.pulse, without.select], [undefined, undefined, undefined, undefined]);
  assert.equal(readLimitedFieldTextMessage(memory.record(core.live_limited_field_text_message(field))), undefined);
  core.live_limited_field_limit(field, 0, textUnitNames.indexOf('sms'), 2);
  const message = readLimitedFieldTextMessage(memory.record(core.live_limited_field_text_message(field)));
  assert.deepEqual(message, { encoding: 'gsm7', partCount: 1, remainingInPart: 157 });
});

test('a sectioned field returns its sections, brand, and validity', async () => {
  const { core, memory } = await start();
  const create = [sectionedFormatNames.indexOf('card'), acceptedCharactersNames.indexOf('any'), 0];
  const field = core.live_sectioned_field_create(...create);
  const report = (name, start, text) =>
    readSectionedFieldAnswer(memory.record(core.live_sectioned_field_event(field, kind(name), start, 0, memory.write(text), 1)));
  const answer = report('edited', 16, '4242424242424242');
  assert.deepEqual(answer.lengths, [4, 4, 4, 4]);
  assert.deepEqual(answer.sections[3], { start: 12, end: 16 });
  assert.equal(answer.brand, 'visa');
  assert.equal(answer.completed, true);
  assert.deepEqual(answer.selection, { start: 16, end: 16 });
  assert.equal(answer.visibleSeparator, undefined);
  core.live_sectioned_field_format(field, sectionedFormatNames.indexOf('expiry'), 0, 0, 2);
  const expiry = report('set', 0, '1399');
  assert.equal(expiry.visibleSeparator, '/');
  assert.equal(expiry.error.key, 'expiryIncorrect');
});

test('a password setup returns its own messages', async () => {
  const { core, memory } = await start();
  const setup = core.live_password_setup_create(namedPolicyNames.indexOf('nist'), memory.write('minlength: 12; required: [<>];'));
  const answer = readPasswordSetupAnswer(
    memory.record(core.live_password_setup_event(setup, 0, kind('edited'), 0, memory.write('<correct horse'), 1)),
  );
  assert.deepEqual(answer.lines.map(({ message, standing }) => [message.key, standing]).slice(0, 2), [['passwordMinLength', 'met'], ['passwordRequired', 'met']]);
  assert.equal(answer.lines[1].characters, '[<>]');
  assert.equal(answer.match, 'neutral');
  assert.equal(answer.score, undefined);
  assert.match(answer.passwordRules, /minlength: 12/);
  const read = (rules) => readPasswordRulesAnswer(memory.record(core.live_password_setup_rules(memory.write(rules))));
  assert.deepEqual(read('required:upper'), { error: undefined, text: 'required: upper; allowed: upper' });
  assert.deepEqual(read('required: ?').error, { reason: 'class-expected', offset: 10 });
});

test('a number counts or rolls', async () => {
  const { core, memory } = await start();
  const number = core.live_number_create(0, numberTransitionNames.indexOf('roll'), memory.write('9'));
  core.live_number_visibility(number, 1, 1);
  const answer = readNumberAnswer(memory.record(core.live_number_value(number, memory.write('-10.5'), 2)));
  assert.equal(answer.finalText, '-10.5');
  assert.deepEqual(answer.roll.wheels.map(({ place }) => place), [1, 0, -1]);
  assert.deepEqual(answer.roll.marks.map(({ text }) => text), ['.']);
  assert.equal(answer.roll.prefix.text, '-');
  assert.equal(answer.roll.digits.join(''), '0123456789');
  assert.ok(answer.roll.wheels[0].motion.motion.response > 0);
  const counted = readNumberAnswer(memory.record(core.live_number_transition(number, numberTransitionNames.indexOf('count'), 3)));
  assert.equal(counted.roll, undefined);
  assert.equal(counted.settled, true);
});

test('a snap button rests at named positions', async () => {
  const { core, memory } = await start();
  const button = core.live_snap_button_create(snapAreaNames.indexOf('corners'), 0.3, snapSlotNames.indexOf('bottom-leading'), 0);
  const laid = core.live_snap_button_layout(button, snapAreaNames.indexOf('corners'), 400, 600, 60, 60, 0, 0, 0, 0, 20, 1, 1);
  // In right-to-left layout, the leading side is the right one.
  const answer = readSnapButtonAnswer(memory.record(laid));
  assert.deepEqual(answer.place, { slot: 'bottom-leading', fraction: 0 });
  assert.deepEqual(answer.center, { x: 350, y: 550 });
  assert.equal(answer.phase, 'idle');
  const choices = readSnapButtonChoices(memory.record(core.live_snap_button_places(button)));
  assert.deepEqual(choices.map(({ name, message }) => [name, message.key])[0], ['top-right', 'topRight']);
  assert.equal(choices.length, 4);
});

test('an easing contains its points', async () => {
  const { core, memory } = await start();
  const { duration, points } = readEasing(memory.record(core.live_spring_easing(0.5, 0.8, 0)));
  assert.ok(duration > 0.5 && points.length > 10);
  assert.deepEqual(points.at(-1), { offset: 1, value: 1 });
});

test('creates views after a call that may have grown the memory', async () => {
  const { core, memory } = await start();
  const field = core.live_limited_field_create(0, 0, 0, 0, memory.write(''));
  for (let length = 1000; length < 4_000_000; length *= 4) {
    const before = core.memory.buffer;
    const text = 'é'.repeat(length);
    const reported = core.live_limited_field_event(field, kind('set'), 0, 0, memory.write(text), 1);
    assert.equal(readLimitedFieldAnswer(memory.record(reported)).count, length);
    if (length > 1_000_000) assert.equal(before.byteLength, 0, 'the memory has grown');
  }
});

test('throws for a text that exceeds the memory, and the core keeps working', async () => {
  const { core, memory } = await start(8);
  const field = core.live_limited_field_create(10, 0, 0, 0, memory.write('abc'));
  const report = (text) => readLimitedFieldAnswer(memory.record(core.live_limited_field_event(field, kind('set'), 0, 0, memory.write(text), 1)));
  // Some texts fit into the inbox, but not as strings. Repeated often enough to exhaust the stack if each call leaked a frame.
  for (const [length, attempts] of [[120_000, 2000], [300_000, 2000], [1_000_000, 5], [100_000_000, 5]]) {
    for (let attempt = 0; attempt < attempts; attempt += 1) assert.throws(() => report('x'.repeat(length)), WebAssembly.RuntimeError);
  }
  assert.equal(report('héllo').count, 5);
});

test('never traps on hostile values, which belong to no model', async () => {
  const { core, memory } = await start();
  const names = await listed('exports.txt');
  const hostile = [0, -1, 1, 2 ** 31 - 1, -(2 ** 31), NaN, Infinity, -Infinity, 1e300, 0.5, 65_536];
  let seed = 7;
  const random = (bound) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % bound;
  // Exports that create a model get an invalid length. For the others, the text exists.
  const called = names.filter((name) => !/_reserve$/.test(name));
  for (let turn = 0; turn < 60_000; turn += 1) {
    const name = called[random(called.length)];
    memory.write('4242 é 👍🏽'.slice(random(4)));
    core[name](...Array.from({ length: core[name].length }, () => (random(3) ? hostile[random(hostile.length)] : random(40))));
  }
  const before = core.live_handle_count();
  assert.ok(before > 0);
  for (const name of names.filter((each) => each.endsWith('_destroy'))) for (let handle = 0; handle < 20_000; handle += 1) core[name](handle);
  assert.equal(core.live_handle_count(), 0);
});
