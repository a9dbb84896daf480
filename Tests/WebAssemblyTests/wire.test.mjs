// Calls the core as a page does, with the names and decoders that elements use: node --test Tests/WebAssemblyTests

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { start, web } from './core.mjs';

const { gestureFrameForm, readEasing, readLimitedFieldTextMessage } = await web('core/wire.js');
const { readPasswordRulesAnswer } = await web('password-setup/wire.js');
const { readSnapButtonChoices } = await web('snap-button/wire.js');

/** The names in a list of Tools/wasm. */
const listed = async (name) => (await readFile(new URL(`../../Tools/wasm/${name}`, import.meta.url), 'utf8')).split('\n').filter(Boolean);

/** A new core with a model of a control, which `send` sends an event and returns the decoded response. */
async function started(folder, settings, initial, pages) {
  const { core, memory } = await start(pages);
  const { model } = await web(`${folder}/wire.js`);
  const form = { settings: model.settings, initial: model.initial };
  const handle = core[`${model.exports}_create`](memory.write({ settings, initial }, form));
  const send = (event, time = 1) => model.read(memory.record(core[`${model.exports}_event`](handle, memory.write(event, model.event), time)));
  return { core, memory, handle, send };
}

const unlimited = { limit: { maximum: 0, unit: 'characters' }, overflow: 'refuse', counter: 'always', prefersReducedMotion: false };

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
  const { send } = await started('count-ring', { limit: { maximum: 10, unit: 'utf8' }, warnAt: 3, prefersReducedMotion: false }, '');
  const answer = send({ field: { set: '12345678éé' } });
  assert.equal(answer.stage, 'over');
  assert.equal(answer.label, '-2');
  assert.deepEqual(answer.overflow, { start: 9, end: 10 });
  assert.deepEqual(answer.description, { key: 'limit', number: 10, unit: 'utf8' });
  assert.equal(answer.announce, undefined);
  assert.ok(answer.wake > 1);
  const later = send({ woke: {} }, answer.wake);
  assert.deepEqual(later.announce, { key: 'over', number: 2, unit: 'utf8' });
  assert.equal(later.wake, undefined);
});

test('a limited field responds to each event of its native field', async () => {
  const settings = { limit: { maximum: 5, unit: 'characters' }, overflow: 'truncate', counter: 'always', prefersReducedMotion: false };
  const { core, memory, handle, send } = await started('limited-field', settings, 'abc');
  assert.equal(send({ field: { willEdit: { range: { start: 3, end: 3 }, replacement: 'd' } } }).allow, true);
  const trimmed = send({ field: { willEdit: { range: { start: 1, end: 1 }, replacement: 'wörld' } } });
  assert.equal(trimmed.allow, false);
  assert.deepEqual(trimmed.perform, { range: { start: 1, end: 1 }, replacement: 'w' });
  assert.deepEqual(trimmed.limited, { kept: 1, dropped: 4 });
  assert.deepEqual(Object.keys(trimmed.pulse), ['scale', 'opacity', 'duration']);
  assert.equal(trimmed.counter, '5/5');
  const without = send({ field: { set: 'abc' } });
  assert.deepEqual([without.perform, without.limited, without.pulse, without.select], [undefined, undefined, undefined, undefined]);
  const message = () => readLimitedFieldTextMessage(memory.record(core.live_unit_text_message(handle)));
  assert.equal(message(), undefined);
  send({ settingsChanged: { ...settings, limit: { maximum: 0, unit: 'sms' } } });
  assert.deepEqual(message(), { encoding: 'gsm7', partCount: 1, remainingInPart: 157 });
});

test('a sectioned field returns its sections, brand, and validity', async () => {
  const settings = { format: 'card ', showsValidityLive: false, prefersReducedMotion: false };
  const { send } = await started('sectioned-field', settings, '');
  const answer = send({ field: { edited: { text: '4242424242424242', caret: 16 } } });
  assert.deepEqual(answer.lengths, [4, 4, 4, 4]);
  assert.deepEqual(answer.sections[3], { start: 12, end: 16 });
  assert.equal(answer.brand, 'visa');
  assert.equal(answer.completed, true);
  assert.deepEqual(answer.selection, { start: 16, end: 16 });
  assert.equal(answer.visibleSeparators, undefined);
  send({ settingsChanged: { ...settings, format: 'expiry ' } });
  const expiry = send({ field: { set: '1399' } });
  assert.equal(expiry.visibleSeparators, '/');
  assert.equal(expiry.error.key, 'expiryIncorrect');
});

test('a password setup returns its own messages', async () => {
  const { core, memory, send } = await started('password-setup', { policy: 'nist', rules: 'minlength: 12; required: [<>];', words: [] });
  const answer = send({ field: { event: { edited: { text: '<correct horse', caret: 0 } }, in: 'entry' } });
  assert.deepEqual(answer.lines.map(({ message, standing }) => [message.key, standing]).slice(0, 2), [['passwordMinLength', 'met'], ['passwordRequired', 'met']]);
  assert.equal(answer.lines[1].characters, '[<>]');
  assert.equal(answer.match, 'neutral');
  assert.equal(answer.score, undefined);
  assert.match(answer.passwordRules, /minlength: 12/);
  const read = (rules) => readPasswordRulesAnswer(memory.record(core.live_password_setup_rules(memory.write(rules, ''))));
  assert.deepEqual(read('required:upper'), { error: undefined, text: 'required: upper; allowed: upper' });
  assert.deepEqual(read('required: ?').error, { reason: 'class-expected', offset: 10 });
});

test('a number counts or rolls', async () => {
  const settings = { digits: '0123456789', transition: 'roll', duration: 0, trend: 'value', wrapsAfter: 0, prefersReducedMotion: false, isVisible: true };
  const number = (value, digits, prefix = '') => ({ prefix, digits, suffix: '', decimals: digits.split('.')[1]?.length ?? 0, value, step: 0 });
  const { send } = await started('number', settings, number(9, '9'));
  const answer = send({ valueChanged: number(-10.5, '10.5', '-') });
  assert.equal(answer.count, undefined);
  assert.deepEqual(answer.roll.wheels.map(({ place }) => place), [1, 0, -1]);
  assert.deepEqual(answer.roll.marks.map(({ text }) => text), ['.']);
  assert.equal(answer.roll.prefix.text, '-');
  assert.equal(answer.roll.digits.join(''), '0123456789');
  assert.ok(answer.roll.wheels[0].motion.motion.response > 0);
  const counted = send({ settingsChanged: { ...settings, transition: 'count' } });
  assert.equal(counted.roll, undefined);
  assert.equal(counted.settled, true);
  assert.equal(send({ valueChanged: number(NaN, '') }).settled, true);
  send({ valueChanged: number(1, '1') });
  assert.equal(send({ valueChanged: number(5, '5') }).count, 1);
});

test('a snap button rests at named positions', async () => {
  const insets = { top: 0, leading: 0, bottom: 0, trailing: 0 };
  const layout = { area: 'corners', axis: 'both', size: { width: 400, height: 600 }, itemSize: { width: 60, height: 60 }, insets, inset: 20, isRightToLeft: true, isDocked: false };
  const settings = { layout, hold: 0.3, isEnabled: true, prefersReducedMotion: false };
  const { core, memory, handle, send } = await started('snap-button', settings, { slot: 'bottom-leading', fraction: 0, verticalFraction: 0 });
  const answer = send({ settingsChanged: settings });
  // In right-to-left layout, the leading side is the right one.
  assert.deepEqual(answer.place, { slot: 'bottom-leading', fraction: 0, verticalFraction: 0 });
  assert.deepEqual(answer.center, { x: 350, y: 550 });
  assert.equal(answer.phase, 'idle');
  const choices = readSnapButtonChoices(memory.record(core.live_snap_button_places(handle)));
  assert.deepEqual(choices.map(({ name, message }) => [name, message.key])[0], ['top-right', 'topRight']);
  assert.equal(choices.length, 4);
  const obstacles = [{ center: { x: 340, y: 540 }, size: { width: 60, height: 60 } }];
  assert.equal(core.live_neighbors_avoid(memory.write(obstacles, { list: gestureFrameForm })), 1);
  assert.equal(send({ settingsChanged: settings }).place.slot, 'bottom-trailing');
});

test('an easing contains its points', async () => {
  const { core, memory } = await start();
  const { duration, points } = readEasing(memory.record(core.live_spring_easing(0.5, 0.8, 0, NaN)));
  assert.ok(duration > 0.5 && points.length > 10);
  assert.deepEqual(points.at(-1), { offset: 1, value: 1 });
});

test('creates views after a call that may have grown the memory', async () => {
  const { core, send } = await started('limited-field', unlimited, '');
  for (let length = 1000; length < 4_000_000; length *= 4) {
    const before = core.memory.buffer;
    assert.equal(send({ field: { set: 'é'.repeat(length) } }).count, length);
    if (length > 1_000_000) assert.equal(before.byteLength, 0, 'the memory has grown');
  }
});

test('throws for a text that exceeds the memory, and the core keeps working', async () => {
  const { send } = await started('limited-field', unlimited, 'abc', 8);
  const report = (text) => send({ field: { set: text } });
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
  const field = () => (random(3) ? random(8) : random(3) ? hostile[random(hostile.length)] : '4242 é 👍🏽'.slice(random(4)));
  const called = names.filter((name) => !/_reserve$/.test(name));
  for (let turn = 0; turn < 60_000; turn += 1) {
    const name = called[random(called.length)];
    const count = memory.write(Object.assign({}, Array.from({ length: 12 }, field)), Object.assign({}, new Array(12).fill(0)));
    core[name](...Array.from({ length: core[name].length }, () => (random(3) ? (random(2) ? count : hostile[random(hostile.length)]) : random(40))));
  }
  const before = core.live_handle_count();
  assert.ok(before > 0);
  for (const name of names.filter((each) => each.endsWith('_destroy'))) for (let handle = 0; handle < 20_000; handle += 1) core[name](handle);
  assert.equal(core.live_handle_count(), 0);
});
