// The table of results as text for a spreadsheet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commaSeparated, tabbed } from '../../web/app/classroom/class-results.js';

test('cells go apart at tabs, rows at line ends, and a name has neither', () => {
  assert.equal(
    tabbed([
      ['Name', 'Points'],
      ['Mei\tand\r\nKen', -3],
    ]),
    'Name\tPoints\nMei and Ken\t-3',
  );
});

test('a file begins with the mark of UTF-8, ends each line as Windows does, and quotes whatever a name holds', () => {
  assert.equal(
    commaSeparated([
      ['名, "Mei"', 7],
      ['two\nlines', 0],
    ]),
    '\ufeff"名, ""Mei""","7"\r\n"two\nlines","0"\r\n',
  );
});

for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK(A1,"x")']) {
  test(`no name is a formula: ${JSON.stringify(name)}`, () => {
    assert.ok(tabbed([[name]]).startsWith("'"));
    assert.ok(commaSeparated([[name]]).startsWith('\ufeff"\''));
  });
}

test('a figure below zero stays a figure', () => {
  assert.equal(tabbed([[-5]]), '-5');
  assert.equal(commaSeparated([[-5]]), '\ufeff"-5"\r\n');
});
