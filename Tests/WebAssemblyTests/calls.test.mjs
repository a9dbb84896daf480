// Makes random calls in the module and in the native build, and compares the responses.
//
// The calls follow the forms from which pages encode settings and events. LIVE_CALLS sets their number.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { start, web } from './core.mjs';

const root = new URL('../../', import.meta.url);
const callCount = Number(process.env.LIVE_CALLS ?? 30_000);
/** The number of calls in a file. */
const batch = 30_000;
/** The number of events that a model receives. */
const eventCount = 60;

/** The largest relative difference that the platforms' own exp, cos, and sin may cause. */
const tolerance = 1e-9;
const isSame = (left, right) => Object.is(left, right) || Math.abs(left - right) <= tolerance * Math.max(Math.abs(left), Math.abs(right));

/** In the order of `ModelCalls.all` in Tests/LiveWebTests. */
const folders = ['count-ring', 'limited-field', 'number', 'password-setup', 'sectioned-field', 'snap-button'];
const models = await Promise.all(folders.map(async (folder) => (await web(`${folder}/wire.js`)).model));

const pieces = [
  'a', 'é', '4', '12', '4242424242424242', '04/27', 'DE89 3704', '+1 (212) 555', '👍🏽', '漢字', '한', ' ', '\n', '٤٢', 'e\u0301', '\u{1F468}\u200D\u{1F469}',
  'Tr0ub4dor&3', 'password1999', 'minlength: 12; required: [<>];', 'card', 'code 3 3', 'digits 4 4 4', 'phone-us', 'any 2-2', 'iban', 'expiry', '-0.25', '1e308', 'Infinity',
];

class Random {
  #state;

  constructor(seed) {
    this.#state = BigInt(seed);
  }

  /** An integer from 0 up to a bound (SplitMix64). */
  below(bound) {
    this.#state = BigInt.asUintN(64, this.#state + 0x9e3779b97f4a7c15n);
    let mixed = this.#state;
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return Number((mixed ^ (mixed >> 31n)) % BigInt(bound));
  }

  of(list) {
    return list[this.below(list.length)];
  }

  number() {
    const small = this.below(12);
    return this.of([small, small, small, this.below(900), -small, small / 3, this.below(9) === 0 ? NaN : 1]);
  }

  text() {
    return Array.from({ length: this.below(4) }, () => this.of(pieces)).join('');
  }

  /** A value of a form. */
  value(form) {
    if (Array.isArray(form)) return this.of(form);
    if (typeof form === 'string') return this.text();
    if (typeof form === 'number') return this.number();
    if (typeof form === 'boolean') return this.below(2) === 1;
    if (form === undefined || this.below(40) === 0) return undefined;
    if ('list' in form) return Array.from({ length: this.below(4) }, () => this.value(form.list));
    if (form.cases) {
      // Most events of a field are those of its text.
      const names = Object.keys(form.cases);
      const name = this.below(2) ? names[0] : this.of(names);
      return { [name]: this.value(form.cases[name]) };
    }
    // A script sends only numbers of rules that it has installed, and here it installs none.
    return Object.fromEntries(Object.keys(form).map((name) => [name, name === 'rules' ? 0 : this.value(form[name])]));
  }
}

/** Encodes values with the writer of the pages, without a core. */
async function encoder() {
  const { Memory } = await web('core/memory.js');
  const memory = { buffer: new ArrayBuffer(1 << 20) };
  let reserved = 0;
  const writer = new Memory({ memory, live_inbox_reserve: (length) => ((reserved = length), 0) });
  return (value, form) => {
    const count = writer.write(value, form);
    return { count, bytes: Buffer.from(memory.buffer.slice(0, reserved)) };
  };
}

const int = (number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(number);
  return bytes;
};
const double = (number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(number);
  return bytes;
};

/** Calls with the values that each passes. */
function randomCalls(seed, encode) {
  const random = new Random(seed);
  const calls = [];
  let control = 0;
  let time = 0;
  for (let index = 0; index < Math.min(batch, callCount); index += 1) {
    const isCreation = index % eventCount === 0;
    if (isCreation) [control, time] = [(index / eventCount) % models.length, 0];
    const { settings, initial, event } = models[control];
    const form = isCreation ? { settings, initial } : event;
    time += random.of([0, 0.01, 0.1, 0.4, 1.1]);
    const value = isCreation ? { settings: random.value(settings), initial: random.value(initial) } : (random.value(event) ?? { woke: {} });
    calls.push({ control, isCreation, time, value, ...encode(value, form) });
  }
  return calls;
}

async function compare(seed, encode, folder) {
  const calls = randomCalls(seed, encode);
  const file = join(folder, 'calls');
  const written = calls.flatMap(({ control, isCreation, time, count, bytes }) => [int(control), int(Number(isCreation)), double(time), int(count), int(bytes.length), bytes]);
  await writeFile(file, Buffer.concat(written));
  // The options of `make test-core`; with others, everything would be built again.
  const command = ['test', '--quiet', '--disable-xctest', '-Xswiftc', '-warnings-as-errors', '--filter', 'CallLogTests'];
  execFileSync('swift', command, { cwd: root, env: { ...process.env, LIVE_CALL_LOG: file }, stdio: ['ignore', 'ignore', 'inherit'] });
  const answers = await readFile(`${file}.answers`);
  const { core, memory } = await start();
  core.live_twitter_tables(memory.writeBytes(await readFile(new URL('Web/host/twitter-tables.bin', root))));
  core.live_unit_tables(memory.writeBytes(await readFile(new URL('Web/host/word-tables.bin', root))));
  let [offset, handle, exact, answered] = [0, 0, 0, 0];
  const next = () => answers.readInt32LE((offset += 4) - 4);
  for (const [index, { control, isCreation, time, value, count, bytes }] of calls.entries()) {
    const { exports } = models[control];
    const where = () => `seed ${seed}, call ${index}: ${exports} ${JSON.stringify(value)}`;
    memory.writeBytes(bytes);
    if (isCreation) {
      if (handle) core[`${models[calls[index - 1].control].exports}_destroy`](handle);
      handle = core[`${exports}_create`](count);
      assert.equal(Number(handle !== 0), next(), where());
      continue;
    }
    const address = core[`${exports}_event`](handle, count, time);
    const [fieldCount, textLength] = [next(), next()];
    assert.equal(address !== 0, fieldCount > 0, where());
    if (!address) continue;
    answered += 1;
    const fields = new Float64Array(core.memory.buffer, address, fieldCount + 2);
    let isExact = true;
    for (let field = 0; field < fieldCount; field += 1, offset += 8) {
      const [actual, expected] = [fields[field + 2], answers.readDoubleLE(offset)];
      isExact &&= Object.is(actual, expected);
      if (!isSame(actual, expected)) assert.fail(`${where()}: field ${field} is ${actual}, not ${expected}`);
    }
    exact += isExact;
    const texts = Buffer.from(core.memory.buffer, fields[0], fields[1]);
    assert.ok(texts.equals(answers.subarray(offset, (offset += textLength))), where());
  }
  assert.equal(offset, answers.length);
  return { exact, answered };
}

test('responds to random calls like the native build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'calls-'));
  try {
    const encode = await encoder();
    let [exact, answered] = [0, 0];
    for (let seed = 1; (seed - 1) * batch < callCount; seed += 1) {
      const result = await compare(seed, encode, folder);
      exact += result.exact;
      answered += result.answered;
    }
    assert.ok(answered > 0.7 * callCount, `${answered} of ${callCount} answered`);
    // Nearly all responses are identical to the last digit.
    assert.ok(exact > 0.8 * answered, `${exact} of ${answered}`);
    console.log(`# ${answered} responses compared, ${exact} identical to the last digit`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
