// How far an undo reaches, and who acted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actorsOf, lastPerson, undoCount } from '../../web/app/match/match-record.js';

test('against computers everything down to the last own action goes back', () => {
  assert.equal(undoCount({ actors: '012012', barrier: 0 }, [0]), 3);
  assert.equal(undoCount({ actors: '0120', barrier: 0 }, [0]), 1);
  assert.equal(undoCount({ actors: '0121212', barrier: 7 }, [0]), 7, 'a barrier is for people only');
});

test('there is nothing to take back before a person has acted, or where nobody is one', () => {
  assert.equal(undoCount({ actors: '', barrier: 0 }, [0]), 0);
  assert.equal(undoCount({ actors: '1212', barrier: 0 }, [0]), 0);
  assert.equal(undoCount({ actors: '0120', barrier: 0 }, []), 0);
});

test('people at one screen take back nothing that another has looked behind', () => {
  const people = [0, 1];
  assert.equal(undoCount({ actors: '0120', barrier: 0 }, people), 1);
  assert.equal(undoCount({ actors: '0120', barrier: 3 }, people), 1);
  assert.equal(undoCount({ actors: '0120', barrier: 4 }, people), 0);
  assert.equal(undoCount({ actors: '0122', barrier: 2 }, people), 0, 'their last action lies before it');
  assert.equal(undoCount({ actors: '0122', barrier: 1 }, people), 3);
});

test('nobody takes back past actions of which nobody knows who made them', () => {
  assert.equal(undoCount({ actors: '???0', barrier: 0 }, [0]), 1);
  assert.equal(undoCount({ actors: '???1', barrier: 0 }, [0]), 0);
  assert.equal(undoCount({ actors: '?', barrier: 0 }, [0]), 0);
});

test('the last person is known as far back as actions are', () => {
  assert.equal(lastPerson('0122', [0, 1]), 1);
  assert.equal(lastPerson('0122', [0]), 0);
  assert.equal(lastPerson('22', [0, 1]), null);
  assert.equal(lastPerson('', [0]), null);
  assert.equal(lastPerson('00?2', [0]), null);
  assert.equal(lastPerson('00?20', [0]), 0);
});

test('each action is written down with who made it', () => {
  assert.equal(actorsOf('', 0, []), '');
  assert.equal(actorsOf('01', 3, [2]), '012');
  assert.equal(actorsOf('01', 5, [2, 0, 1]), '01201', 'a claim plays for several');
  assert.equal(actorsOf('0120', 3, []), '???', 'the log is shorter than what is known');
  assert.equal(actorsOf('', 3, [1]), '??1', 'a save from elsewhere does not tell');
});
