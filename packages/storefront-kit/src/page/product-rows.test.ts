import { describe, expect, it } from 'vitest';
import { type ProductRow, productsOfRows } from './product-rows';

const SHIRT: ProductRow = [
  7,
  'shirt',
  'Shirt',
  '/shirt.svg',
  0,
  0,
  [
    [40_000_000_000_000, 'S', 4200],
    [32_768, 'M', 4200, 5000, 0, 1],
    [-65_536, 'L', 4500, null, 1, 1],
    [1, 'XL', 4500, null, 2, 6],
    [1, 'XXL', 4500, 9000, 3, 1],
  ],
];

const usual = { compareAtPrice: null, available: true, needsSellingPlan: false, minimumQuantity: 1 };

describe('product rows printed by the embed', () => {
  it('contain the same variant data as a full product', () => {
    expect(productsOfRows([SHIRT])).toEqual([
      {
        id: 7,
        handle: 'shirt',
        title: 'Shirt',
        image: '/shirt.svg',
        giftCard: false,
        variants: [
          { ...usual, id: 40_000_000_000_000, title: 'S', price: 4200 },
          { ...usual, id: 40_000_000_032_768, title: 'M', price: 4200, compareAtPrice: 5000 },
          { ...usual, id: 39_999_999_967_232, title: 'L', price: 4500, available: false },
          {
            ...usual,
            id: 39_999_999_967_233,
            title: 'XL',
            price: 4500,
            needsSellingPlan: true,
            minimumQuantity: 6,
          },
          {
            ...usual,
            id: 39_999_999_967_234,
            title: 'XXL',
            price: 4500,
            compareAtPrice: 9000,
            available: false,
            needsSellingPlan: true,
          },
        ],
      },
    ]);
    expect(productsOfRows([[1, 'a', 'A', null, 1, 1, [[2, 'x', 3]]]])).toMatchObject([{ giftCard: true }]);
  });

  it('are empty on a page printed by another build', () => expect(productsOfRows(undefined)).toEqual([]));
});
