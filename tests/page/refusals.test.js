// What is asked for and cannot be done, and why.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusals, isOthers } from '../../web/app/match/refusals.js';
import { engine } from './engine.js';

const { view: dealt } = await engine.call('new', { game: 'red-dragon', seats: 3, seed: 'oak', seat: 0 });
const { to_act } = dealt;
const { view: mine } = await engine.call('view', { seat: to_act });
const { view: theirs } = await engine.call('view', { seat: (to_act + 1) % 3 });

test('whose turn it is decides who waits', () => {
  assert.deepEqual([isOthers(mine), isOthers(theirs)], [false, true]);
  assert.equal(isOthers({ ...theirs, to_act: null }), false);
});

test('an action out of turn waits for whoever is to act, and the engine is not asked', async () => {
  const refusals = new Refusals({ call: () => assert.fail('nobody is to be asked') });
  const [{ card, action }] = theirs.scene.hand;
  await refusals.explain(theirs, action, () => true);
  assert.deepEqual(refusals.shown.value, {
    card,
    label: { id: '', params: { card } },
    reason: { id: 'not-your-turn', params: { seat: to_act } },
  });
  refusals.clear();
  assert.equal(refusals.shown.value, null);
});

test('an action of one’s own turn is refused with the engine’s reason, about the card that was asked for', async () => {
  const refusals = new Refusals(engine);
  const [foreign] = theirs.hand;
  await refusals.explain(mine, `give ${foreign}`, () => true);
  assert.deepEqual(refusals.shown.value, {
    card: foreign,
    label: { id: 'give', params: { card: foreign } },
    reason: { id: 'card-not-in-hand', params: { card: foreign } },
  });
});

test('what is allowed is not refused', async () => {
  const refusals = new Refusals(engine);
  await refusals.explain(mine, mine.legal[0], () => true);
  assert.equal(refusals.shown.value, null);
});

test('an answer that comes too late is about nothing that is shown', async () => {
  const refusals = new Refusals(engine);
  await refusals.explain(mine, 'give X99', () => false);
  assert.equal(refusals.shown.value, null);
});

test('an action without a card names none', () => {
  const refusals = new Refusals(engine);
  refusals.say({ id: 'x', params: {} }, { id: 'pickup', params: {} });
  assert.equal(refusals.shown.value?.card, '');
  refusals.waitFor(theirs);
  assert.deepEqual([refusals.shown.value?.label, refusals.shown.value?.card], [null, '']);
  refusals.say(null);
  assert.equal(refusals.shown.value?.reason.id, 'not-your-turn', 'no reason is none');
});
