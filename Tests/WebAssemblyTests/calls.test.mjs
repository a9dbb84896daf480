// Replays the random calls that Tests/LiveWebTests/CallLogTests.swift records in the native build, and compares the responses.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { start } from './core.mjs';

const root = new URL('../../', import.meta.url);

/** The largest relative difference that the platforms' own exp, cos, and sin may cause. */
const tolerance = 1e-9;

const bits = new DataView(new ArrayBuffer(8));

function double(hex) {
  bits.setBigUint64(0, BigInt(`0x${hex}`));
  return bits.getFloat64(0);
}

const isSame = (left, right) => Object.is(left, right) || Math.abs(left - right) <= tolerance * Math.max(Math.abs(left), Math.abs(right));

test('responds to random calls like the native build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'calls-'));
  const file = join(folder, 'log');
  try {
    const environment = { ...process.env, LIVE_CALL_LOG: file };
    // The options of `make test-core`; with others, everything would be built again.
    execFileSync('swift', ['test', '--quiet', '-Xswiftc', '-warnings-as-errors', '--filter', 'CallLogTests'], { cwd: root, env: environment, stdio: 'pipe' });
    const { core, memory } = await start();
    const tables = await readFile(new URL('Web/host/twitter-tables.bin', root));
    assert.ok(core.live_twitter_tables(memory.writeBytes(tables)));
    let handle = 0;
    let count = 0;
    let exact = 0;
    for (const line of (await readFile(file, 'utf8')).split('\n')) {
      const { name, creates, arguments: given, text, answers, fields, texts } = JSON.parse(line);
      const length = memory.writeBytes(Uint8Array.from(text));
      const address = core[name](...given.map((each) => (each === 'handle' ? handle : each === 'length' ? length : double(each))));
      count += 1;
      const where = `call ${count}: ${name}`;
      if (creates) {
        handle = address;
        continue;
      }
      assert.equal(address !== 0, answers, where);
      if (!answers) continue;
      const all = new Float64Array(core.memory.buffer, address, fields.length + 2);
      const written = [...all.subarray(2)];
      const expected = fields.map(double);
      exact += written.every((each, index) => Object.is(each, expected[index]));
      assert.ok(written.every((each, index) => isSame(each, expected[index])), `${where}: ${written}, not ${expected}`);
      assert.deepEqual([...new Uint8Array(core.memory.buffer, all[0], all[1])], texts, where);
    }
    assert.ok(count > 20_000);
    // Nearly all responses are identical to the last digit.
    assert.ok(exact > 0.8 * count, `${exact} of ${count}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
