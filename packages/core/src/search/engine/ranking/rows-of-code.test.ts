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
])('finds a SKU by a part of it: %s', (text, found) => {
  expect(names(rowsOfCodePart(index, text))).toEqual(found);
});

test.each(['dre', 'kt', '60', '5799', ''])(
  'ignores parts that are too short or letters only: "%s"',
  (text) => {
    expect(names(rowsOfCodePart(index, text))).toEqual([]);
  },
);

test.each(['012345678905', '0012345678905', '00012345678905', '12345678905'])(
  'treats a UPC and its EAN as the same code: %s',
  (text) => {
    expect(names(rowsOfCode(index, text))).toEqual(['Scarf']);
  },
);

test('finds a word as a code only if it is a product’s whole code', () => {
  const shop = searchable('en', [
    'Towel',
    { title: 'Rug', codes: ['TOWEL'] },
    { title: 'Mat', codes: ['towel-1'] },
  ]);
  const found = rowsOfCode(shop.index, 'towel');
  expect([...found.keys()].map((row) => shop.titles[row])).toEqual(['Rug']);
});
