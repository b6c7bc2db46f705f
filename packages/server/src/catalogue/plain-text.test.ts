import { expect, test } from 'vitest';
import { cutText, plainText } from './plain-text';

test.each([
  ['<p>Warm &amp; <b>dry</b></p><p>Wool</p>', 'Warm & dry Wool'],
  ['<style>p { color: red }</style>Soft<script>alert("<p>")</script> wool', 'Soft wool'],
  ['<STYLE media="all">p{}</STYLE >Soft', 'Soft'],
  ['for sizes < 4', 'for sizes < 4'],
  ['&#82;ed&nbsp;&unknown;', 'Red &unknown;'],
  ['<script>never closed', ''],
  ['', ''],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('reads a text of a hundred thousand open tags quickly', () => {
  expect(plainText('<script'.repeat(100_000))).toBe('');
});

test('never cuts a text inside a character', () => {
  expect([cutText('ab😀', 3), cutText('ab😀', 4), cutText('abc', 9)]).toEqual(['ab', 'ab😀', 'abc']);
});
