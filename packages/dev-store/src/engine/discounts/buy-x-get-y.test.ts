import { describe, expect, it } from 'vitest';
import { SMALL_STORE } from '../../testing/small-store';
import { buyXGetY } from './buy-x-get-y';
import type { SnapshotLine } from './discount-run';

const [product] = SMALL_STORE.products;
if (!product?.variants[0]) throw new Error('The small store sells something.');
const [variant] = product.variants;

const line = (id: number, unitPrice: number, quantity: number): SnapshotLine => ({
  id: `line-${id}`,
  quantity,
  unitPrice,
  properties: {},
  sellingPlanId: null,
  product: { ...product, id },
  variant: { ...variant, id },
});

const given = (lines: SnapshotLine[], buys: number[] | 'all', gets: number[] | 'all', units = [2, 1]) =>
  buyXGetY(lines, {
    buys: { units: units[0] ?? 2, productIds: buys },
    gets: { units: units[1] ?? 1, productIds: gets, percentage: 100 },
  }).map((each) => `${each.line.id} ${each.units}`);

describe('buy two, get one', () => {
  it('discounts the cheapest of three', () => {
    expect(given([line(1, 3000, 2), line(2, 1000, 1)], 'all', 'all')).toEqual(['line-2 1']);
  });

  it('discounts nothing if a unit would count on both sides', () => {
    expect(given([line(1, 3000, 2)], 'all', 'all')).toEqual([]);
    expect(given([line(1, 3000, 2)], [1], [1])).toEqual([]);
  });

  it('repeats as often as quantities allow', () => {
    expect(given([line(1, 3000, 6)], [1], [1])).toEqual(['line-1 2']);
    expect(given([line(1, 3000, 4), line(2, 1000, 5)], [1], [2])).toEqual(['line-2 2']);
  });

  it('discounts nothing that isn’t in the cart', () => {
    expect(given([line(1, 3000, 4)], [1], [2])).toEqual([]);
    expect(given([line(2, 3000, 4)], [1], [2])).toEqual([]);
  });
});
