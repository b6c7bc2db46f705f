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
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('a text that opens a hundred thousand tags is read at once', () => {
  expect(plainText('<script'.repeat(100_000))).toBe('');
});

test('a text is cut before a character that would not be whole', () => {
  expect([cutText('ab😀', 3), cutText('ab😀', 4), cutText('abc', 9)]).toEqual(['ab', 'ab😀', 'abc']);
});
