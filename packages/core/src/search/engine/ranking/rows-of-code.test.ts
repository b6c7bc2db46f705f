import { expect, test } from 'vitest';
import { searchable } from '../../../testing/a-search';
import { rowsOfCode, rowsOfCodePart } from './rows-of-code';

const { index, titles } = searchable('en', [
  { title: 'Printer', codes: ['WF-M5799DWF'] },
  { title: 'Valve', codes: ['NOR.0707-60'] },
  { title: 'Dress', codes: ['KT-INS114-DRE'] },
  { title: 'Red dress', codes: ['KT-INS114-RED'] },
  { title: 'Scarf', codes: ['012345678905'] },
]);

const names = (rows: ReadonlyMap<number, unknown>) => [...rows.keys()].map((row) => titles[row]);

test.each([
  ['M5799DWF', ['Printer']],
  ['0707-60', ['Valve']],
  ['0707 60', ['Valve']],
  ['nor.0707', ['Valve']],
  ['ins114', ['Dress', 'Red dress']],
  ['kt-ins114', ['Dress', 'Red dress']],
])('a part of a SKU finds it: %s', (text, found) => {
  expect(names(rowsOfCodePart(index, text))).toEqual(found);
});

test.each(['dre', 'kt', '60', '5799', ''])('what is too short or only letters is no part: "%s"', (text) => {
  expect(names(rowsOfCodePart(index, text))).toEqual([]);
});

test.each(['012345678905', '0012345678905', '00012345678905', '12345678905'])(
  'a UPC and its EAN are one code: %s',
  (text) => {
    expect(names(rowsOfCode(index, text))).toEqual(['Scarf']);
  },
);

test('what has a word in its title isn’t found by it as a code, and what has it as a code is', () => {
  const shop = searchable('en', [
    'Towel',
    { title: 'Rug', codes: ['TOWEL'] },
    { title: 'Mat', codes: ['towel-1'] },
  ]);
  const found = rowsOfCode(shop.index, 'towel');
  expect([...found.keys()].map((row) => shop.titles[row])).toEqual(['Rug']);
});
