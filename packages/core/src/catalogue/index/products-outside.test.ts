import { expect, it } from 'vitest';
import { aMirroredProduct } from '../../testing/a-mirrored-product';
import { productsOutside } from './products-outside';
import { buildIndex } from './update-index';

it('counts the shop’s products without a collection', () => {
  const collection = {
    id: 7,
    handle: 'tea',
    title: 'Tea',
    image: null,
    automated: false,
    sortOrder: 'manual',
    productIds: [1],
    translations: {},
  };
  const index = buildIndex(
    [1, 2, 3].map((id) => aMirroredProduct({ id })),
    [collection],
    ['en'],
  );
  expect(productsOutside(index, { products: [1, 2, 9], collections: [7, 8] })).toEqual([2]);
});
