import { describe, expect, it } from 'vitest';
import { readQuickProduct } from './read-quick-product';

const variant = (id: number, size: string, more: object = {}) => ({
  id,
  options: [size],
  available: true,
  price: 2400,
  compare_at_price: null,
  featured_image: null,
  requires_selling_plan: false,
  quantity_rule: { min: 1, max: null, increment: 1 },
  ...more,
});

const SHIRT = {
  title: 'Shirt',
  featured_image: '//cdn.example/shirt.jpg',
  requires_selling_plan: false,
  options: [{ name: 'Size', position: 1, values: ['S', 'M'] }],
  variants: [
    variant(1, 'S', { available: false, compare_at_price: 3000 }),
    variant(2, 'M', { featured_image: { src: '//cdn.example/m.jpg' } }),
  ],
};

describe('quick add product', () => {
  it('contains the store’s options and variants', () => {
    expect(readQuickProduct(SHIRT, '/products/shirt')).toEqual({
      title: 'Shirt',
      url: '/products/shirt',
      image: '//cdn.example/shirt.jpg',
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { id: 1, values: ['S'], available: false, amount: 2400, compareAt: 3000, image: null },
        {
          id: 2,
          values: ['M'],
          available: true,
          amount: 2400,
          compareAt: null,
          image: '//cdn.example/m.jpg',
        },
      ],
    });
  });

  it.each([
    ['is sold by subscription only', { requires_selling_plan: true }],
    [
      'has a variant sold by subscription only',
      { variants: [variant(1, 'S'), variant(2, 'M', { requires_selling_plan: true })] },
    ],
    [
      'is sold in packs of six',
      { variants: [variant(1, 'S'), variant(2, 'M', { quantity_rule: { min: 6 } })] },
    ],
    ['has one variant', { variants: [variant(1, 'S')] }],
    [
      'has more variants than the store returns',
      { variants: Array.from({ length: 250 }, (_, id) => variant(id, 'S')) },
    ],
  ])('is null when it %s', (_, changes) => {
    expect(readQuickProduct({ ...SHIRT, ...changes }, '/products/shirt')).toBeNull();
  });

  it('is null for an unreadable response', () => {
    expect(readQuickProduct('<html>', '/products/shirt')).toBeNull();
  });
});
