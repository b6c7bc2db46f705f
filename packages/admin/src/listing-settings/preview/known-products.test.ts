import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';
import { expect, it } from 'vitest';
import { knownProducts, withoutPage } from './known-products';

const page = (id: number, why: string) =>
  ({
    list: { products: [{ id, title: `Product ${id}` }] },
    reasons: [{ id, why }],
  }) as unknown as PreviewedListing;

it('include all pages shown, with the latest version of each product', () => {
  const first = knownProducts(page(1, 'Featured'), new Map());
  expect([...knownProducts(page(2, 'By its name'), first)]).toEqual([
    ['1', { title: 'Product 1', why: 'Featured' }],
    ['2', { title: 'Product 2', why: 'By its name' }],
  ]);
  expect(knownProducts(page(1, 'By its name'), first).get('1')?.why).toBe('By its name');
});

it('belong to one list across its pages', () => {
  expect(withoutPage('?page=3&sort_by=manual')).toBe(withoutPage('?sort_by=manual'));
  expect(withoutPage('?page=3&sort_by=manual')).not.toBe(withoutPage('?page=3'));
});
