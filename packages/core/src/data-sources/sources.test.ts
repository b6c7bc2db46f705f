import { expect, it } from 'vitest';
import { namedDataSources } from './built-in-sources';
import {
  builtInAt,
  cartSourceAt,
  collectionSourcePath,
  customSourceId,
  sourceAt,
  tagSourcePath,
} from './source-at';

it('lists data sources by name', () => {
  const names = namedDataSources().map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  for (const { path, name } of namedDataSources()) expect(builtInAt(path)?.name).toBe(name);
});

it.each([
  ['/custom/id/7', 7],
  ['/custom/id/07', null],
  ['/custom/id/', null],
  ['/products/related', null],
])('reads the custom source id of %s as %s', (path, id) => expect(customSourceId(path)).toBe(id));

it.each([
  [collectionSourcePath(12), { source: 'collection', collectionId: 12 }],
  ['/products/collection', { source: 'collection', collectionId: null }],
  [tagSourcePath('50 % / off?'), { source: 'tag', tag: '50 % / off?' }],
  ['/products/tag/%E0%A4%A', null],
  ['/products/collection/012', null],
  ['/products/recommended', { source: 'recommended' }],
  ['/products/recommended/', null],
  ['/products/recommended/3', null],
  ['/products/toString', null],
  ['/products/for_you', null],
  ['', null],
])('parses %s to %j', (path, at) => expect(sourceAt(path)).toEqual(at));

it.each([
  ['/products/hand_picked', 'hand_picked'],
  ['/products/related', 'recommended'],
  ['/products/complementary', 'complementary'],
  ['/products/top_sellers', 'server'],
  [collectionSourcePath(12), 'server'],
  [tagSourcePath('New'), 'server'],
  ['/custom/id/7', 'server'],
  ['/products/purchased', null],
  ['/products/none', null],
])('resolves %s in a cart as %s', (path, source) => expect(cartSourceAt(path)).toBe(source));
