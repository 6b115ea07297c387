// What a person chose once for this device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Shelf, Tab } from './browser.js';

/** @param {Record<string, string>} kept @param {string} [lang] */
async function chosen(kept, lang = 'en') {
  const shelf = new Shelf(
    Object.fromEntries(Object.entries(kept).map(([key, text]) => [`trick-table:setting:${key}`, text])),
  );
  return { shelf, ...(await new Tab({ shelf, lang }).import('shell/settings')) };
}

test('a first visitor has the language of the browser, and nothing is written before somebody chooses', async () => {
  const { shelf, language, speed, sound, speakingKeys } = await chosen({}, 'ja');
  assert.deepEqual([language.value, speed.value, sound.value, speakingKeys.value], ['ja', 'normal', false, true]);
  assert.equal(shelf.length, 0);
  assert.equal((await chosen({}, 'la')).language.value, 'en', 'what the page does not speak is English');
});

test('what is chosen is kept, and there at the next visit', async () => {
  const { shelf, language, cardSize, volume, leftHanded } = await chosen({});
  language.value = 'ja';
  cardSize.value = 'largest';
  volume.value = 0.25;
  leftHanded.value = true;
  const next = await new Tab({ shelf }).import('shell/settings');
  assert.deepEqual(
    [next.language.value, next.cardSize.value, next.volume.value, next.leftHanded.value],
    ['ja', 'largest', 0.25, true],
  );
});

test('a choice that is taken back is a choice, too', async () => {
  const { shelf, speed } = await chosen({});
  speed.value = 'fast';
  speed.value = 'normal';
  assert.equal(shelf.getItem('trick-table:setting:speed'), '"normal"');
});

const ODD = ['', '{{{', 'null', '1e999', '"__proto__"', '"constructor"', '[]', '{}', '-1', '"<img src=x>"'];
for (const text of ODD) {
  test(`whatever storage says, a setting is one that there is: ${text}`, async () => {
    const names = ['language', 'speed', 'patience', 'card-size', 'tap-to-go-on', 'sound', 'volume'];
    const kept = Object.fromEntries(names.map((name) => [name, text]));
    const { language, speed, patience, cardSize, tapToGoOn, sound, volume } = await chosen(kept);
    assert.deepEqual(
      [language, speed, patience, cardSize, tapToGoOn, sound, volume].map(({ value }) => value),
      ['en', 'normal', 'brisk', 'normal', false, false, 0.5],
    );
  });
}
