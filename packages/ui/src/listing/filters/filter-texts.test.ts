import type { ListedFacet } from '@cartwright/core/listing/listing-response';
import { expect, it } from 'vitest';
import { FILTER_TEXTS } from '../../../gallery/stories/filter-texts';
import { countChosen, filterName, type Range, rangeName, valueName } from './filter-texts';

const PRICE: Range = {
  type: 'price',
  param: 'filter.v.price',
  label: null,
  kind: 'range',
  least: null,
  most: null,
  from: null,
  to: null,
};
const TEN = { value: '10', text: '$10.00' };
const TWENTY = { value: '20', text: '$20.00' };

it('names a filter by its label, or by its type', () => {
  expect(filterName(PRICE, FILTER_TEXTS)).toBe('Price');
  expect(filterName({ ...PRICE, label: 'Budget' }, FILTER_TEXTS)).toBe('Budget');
});

it.each<[ListedFacet['type'], string, string]>([
  ['availability', '1', 'In stock'],
  ['availability', '0', 'Sold out'],
  ['metafield', 'true', 'Yes'],
  ['metafield', 'false', 'No'],
  ['metafield', 'Linen', 'Linen'],
  ['metafield', 'constructor', 'constructor'],
  ['vendor', 'true', 'true'],
])('names the value of %s %s %s', (type, value, name) =>
  expect(valueName({ ...PRICE, type }, { value }, FILTER_TEXTS)).toBe(name),
);

it.each([
  [null, null, null, 0],
  [TEN, null, 'From $10.00', 1],
  [null, TWENTY, 'Up to $20.00', 1],
  [TEN, TWENTY, '$10.00 – $20.00', 1],
])('names the range from %j to %j', (from, to, name, count) => {
  expect(rangeName({ ...PRICE, from, to }, FILTER_TEXTS)).toBe(name);
  expect(countChosen({ ...PRICE, from, to })).toBe(count);
});
