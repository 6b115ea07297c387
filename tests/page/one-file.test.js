// The page put together as one file: what was said of each place comes into it, and nothing is left out unheard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { filled } from '../../web/app/offline/one-file.js';

const SKELETON = `<meta name="public-address" content="">
<template data-path="a/plain.bin" data-integrity="sha256-one"><!----></template>
<template data-path="b.json" data-packed data-integrity="sha256-two"><!----></template>`;
/** Longer than what is encoded at a time, and no whole number of it. */
const LONG = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251);

/** @param {string} text @param {string} path */
function contentOf(text, path) {
  const [, base64] = new RegExp(`data-path="${path}"[^>]*><!--([^-]*)-->`).exec(text) ?? [];
  return Buffer.from(base64 ?? '', 'base64');
}

test('each file comes into its place, as it is or packed', async () => {
  /** @type {string[][]} */ const asked = [];
  /** @type {number[]} */ const told = [];
  const read = async (/** @type {string} */ path, /** @type {string} */ integrity) => {
    asked.push([path, integrity]);
    return LONG;
  };
  const text = (await filled(SKELETON, read, '', (share) => told.push(share)))?.join('') ?? '';
  assert.deepEqual(asked, [
    ['a/plain.bin', 'sha256-one'],
    ['b.json', 'sha256-two'],
  ]);
  assert.deepEqual(new Uint8Array(contentOf(text, 'a/plain.bin')), LONG);
  assert.deepEqual(new Uint8Array(gunzipSync(contentOf(text, 'b.json'))), LONG);
  assert.match(text, /content="">/);
  assert.deepEqual(told, [0.5, 1]);
});

test('its public address is an address, and no markup', async () => {
  const read = async () => LONG;
  const parts = await filled(SKELETON, read, 'https://example.org/a b/"><script>', () => {});
  const [, address] = /content="([^"]*)">/.exec(parts?.[0] ?? '') ?? [];
  assert.equal(address, 'https://example.org/a%20b/%22%3E%3Cscript%3E');
});

test('without one of its files there is none', async () => {
  const read = async (/** @type {string} */ path) => (path === 'b.json' ? null : LONG);
  assert.equal(await filled(SKELETON, read, '', () => {}), null);
});
