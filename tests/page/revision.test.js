// One kept state of a match as text: whatever was changed about it shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksum, seal, unseal } from '../../web/app/storage/revisions.js';
import { engine } from './engine.js';

const BROKEN = { state: 'broken', serial: 0, body: '' };

test('a checksum is CRC-32 of the letters, two bytes each', () => {
  assert.equal(checksum(''), '00000000');
  assert.equal(checksum('123456789'), 'a290e877');
  assert.equal(checksum('札✓'), 'fa6181a3');
});

for (const body of ['{}', '', '札とカード 🂡\n\u2028', '\ud800', 'tt1 3 00000000\n{}', 'x'.repeat(100_000)]) {
  test(`what is sealed comes out as it was: ${JSON.stringify(body.slice(0, 20))}`, () => {
    assert.deepEqual(unseal(seal(7, body)), { state: 'valid', serial: 7, body });
  });
}

test('a whole text of a later form is newer, and its body is nobody’s to read', () => {
  assert.deepEqual(unseal(seal(9, '{}', 2)), { state: 'newer', serial: 9, body: '' });
  assert.deepEqual(unseal(seal(9, '{}', 999_999)), { state: 'newer', serial: 9, body: '' });
  assert.deepEqual(unseal(seal(9, '{}', 2).replace('{}', '[]')), BROKEN);
});

test('the bare match of the first edition is taken as it is', () => {
  assert.deepEqual(unseal('{"half'), { state: 'valid', serial: 0, body: '{"half' });
});

const SEALED = seal(3, '{"log": []}');
for (const text of [
  '',
  '\n',
  'something else',
  '[1, 2]',
  'tt1 half',
  'tt1 3 00000000\n{}',
  SEALED.slice(0, -1),
  `${SEALED} `,
  ` ${SEALED}`,
  SEALED.replace('\n', '\r\n'),
  SEALED.replace('tt1', 'tt01'),
  SEALED.replace(' 3 ', ' 03 '),
  SEALED.replace(' 3 ', ' -3 '),
  SEALED.replace(' 3 ', ' 3.0 '),
  SEALED.replace(' 3 ', ' 9999999999999999 '),
  SEALED.toUpperCase(),
]) {
  test(`broken: ${JSON.stringify(text.slice(0, 30))}`, () => assert.deepEqual(unseal(text), BROKEN));
}

test('no changed letter of a match passes as sound, and no part of it', async () => {
  const { save } = await engine.call('new', { game: 'red-dragon', seats: 3, seed: 'oak' });
  const text = seal(2, JSON.stringify(save));
  const wrong = [];
  for (let at = 0; at < text.length; at += 1) {
    for (const bit of [1, 2, 32, 256]) {
      const letter = String.fromCharCode(text.charCodeAt(at) ^ bit);
      if (unseal(text.slice(0, at) + letter + text.slice(at + 1)).state !== 'broken') wrong.push({ at, bit });
    }
    if (unseal(text.slice(0, at)).state !== 'broken') wrong.push({ at });
  }
  assert.deepEqual(wrong, []);
});
