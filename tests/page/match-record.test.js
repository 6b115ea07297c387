// The open match as it is written down.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatchRecord } from '../../web/app/match/match-record.js';
import { matchDoc } from './documents.js';
import { engine } from './engine.js';

/** A match at the engine, and all that is written of it. @param {Parameters<typeof matchDoc>[1]} [how] */
async function begun(how) {
  const { page, ...save } = await matchDoc({ updated: 5 }, how);
  /** @type {Snapshot} */
  let now = await engine.call('load', { save, seat: null });
  /** @type {MatchDoc[]} */
  const written = [];
  const record = new MatchRecord({ ...save, page }, (doc) => written.push(doc));
  const act = async () => {
    const { view } = await engine.call('view', { seat: now.view.to_act });
    now = await engine.call('apply', { action: view.legal[0], seat: null });
    record.keep(now);
  };
  return { record, written, act, first: now };
}

test('each action is written with the age of the match', async () => {
  const { record, written, act } = await begun();
  for (let count = 0; count < 3; count += 1) await act();
  assert.equal(record.doc.log.length, 3);
  assert.equal(written.length, 3);
  assert.deepEqual(written.at(-1), record.doc);
  assert.deepEqual(record.doc.page.glance.to_act, (await engine.call('view', { seat: null })).view.to_act);
  assert.ok(record.doc.page.updated > 5);
});

test('looking at a match makes it no younger', async () => {
  const { record, first } = await begun();
  record.keep(first);
  assert.equal(record.doc.page.updated, 5);
});

test('what is taken back is counted, with the sheet that was to be read', async () => {
  const { record, written, act } = await begun();
  for (let count = 0; count < 4; count += 1) await act();
  record.lay(1);
  const before = written.length;
  record.takeBack();
  const { undone, unread } = record.doc.page;
  assert.deepEqual([undone, unread, written.length], [1, 0, before]);
  record.keep(await engine.call('undo', { to: 1, seat: null }));
  assert.equal(written.at(-1)?.log.length, 1);
});

test('why there is nothing to take back', async () => {
  const { record } = await begun({ people: 2 });
  assert.deepEqual(record.whyNoUndo, { id: 'nothing-to-undo', params: {} });
  const { record: played, first } = await begun({ people: 3, actions: 2 });
  played.keep(first);
  assert.equal(played.whyNoUndo, null);
  played.open();
  assert.deepEqual(played.whyNoUndo, { id: 'undo-seen', params: {} });
});

test('whoever looks closes the way back, unless they acted last themselves', async () => {
  const { record, first } = await begun({ people: 3, actions: 2 });
  record.keep(first);
  const last = first.actors[1];
  record.bar(last);
  assert.equal(record.doc.page.barrier, 0);
  record.bar((last + 1) % 3);
  assert.deepEqual([record.doc.page.barrier, record.undoable], [2, 0]);
});

test('a secret that came out cannot be taken back by people at one screen', async () => {
  const { record, first } = await begun({ people: 3 });
  const revealed = { save: { ...first.save, log: ['x'] }, actors: [0], reveals: true };
  record.keep({ ...first, ...revealed });
  assert.deepEqual([record.doc.page.barrier, record.undoable], [1, 0]);
  const { record: alone, first: same } = await begun({ people: 1 });
  alone.keep({ ...same, ...revealed });
  assert.equal(alone.undoable, 1);
});

test('hints, open hands and the sheet that was read are written at once', async () => {
  const { record, written } = await begun();
  record.lay(2);
  assert.equal(written.length, 0);
  record.countAdvice(1);
  record.countAdvice(1);
  record.putAway();
  record.open();
  assert.deepEqual(
    written.map(({ page: { advice, unread, opened } }) => [advice[1], unread, opened]),
    [
      [1, 2, false],
      [2, 2, false],
      [2, 0, false],
      [2, 0, true],
    ],
  );
});

test('a document that was handed out stays what it was', async () => {
  const { record, written, act } = await begun();
  await act();
  const text = JSON.stringify(written[0]);
  await act();
  record.open();
  assert.equal(JSON.stringify(written[0]), text);
});
