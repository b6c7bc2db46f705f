import { expect, it } from 'vitest';
import { defineProduct } from '../catalogue/define-product';
import { inCollectionOrder } from './collection-order';
import type { CollectionSortOrder } from './model/catalogue';

const sketch = { description: '', type: 'Home' };
const products = [
  defineProduct({ ...sketch, handle: 'b', title: 'Éclair tin', price: '9.00', since: '2026-05-01' }),
  defineProduct({ ...sketch, handle: 'c', title: 'Fan', price: '4.00', since: '2026-04-01' }),
  defineProduct({
    ...sketch,
    handle: 'a',
    title: 'dish',
    price: '12.00',
    options: { Size: ['S', 'L'] },
    priceOf: { S: '4.00' },
    since: '2026-06-01',
  }),
];

it.each<[CollectionSortOrder, string[]]>([
  ['MANUAL', ['b', 'c', 'a']],
  ['BEST_SELLING', ['b', 'c', 'a']],
  ['ALPHA_ASC', ['a', 'b', 'c']],
  ['ALPHA_DESC', ['c', 'b', 'a']],
  ['CREATED', ['c', 'b', 'a']],
  ['CREATED_DESC', ['a', 'b', 'c']],
  ['PRICE_ASC', ['c', 'a', 'b']],
  ['PRICE_DESC', ['b', 'c', 'a']],
])('%s sorts as %j', (order, handles) => {
  expect(inCollectionOrder(products, order).map(({ handle }) => handle)).toEqual(handles);
});
