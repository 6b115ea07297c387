// What a file is known by.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { hex, sha256 } from '../../web/app/site.js';

test('bytes are two figures each', () => {
  assert.equal(hex(Uint8Array.of(0, 9, 16, 255)), '000910ff');
  assert.equal(hex(new Uint8Array()), '');
});

test('a file is known by its SHA-256', async () => {
  for (const size of [0, 1, 55, 56, 64, 100_000]) {
    const content = Uint8Array.from({ length: size }, (_, at) => at * 31);
    assert.equal(await sha256(content), createHash('sha256').update(content).digest('hex'));
  }
});
