import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoughtBundle, combinationsOf, MAX_COMBINED } from './bundle-combinations';

const [MUG, TEA, HONEY] = [1, 2, 3];

const box = (products: readonly number[], bundleId = 'box'): BoughtBundle => ({
  bundleId,
  products: new Map(products.map((product) => [product, product * 100])),
});

const found = (bought: readonly BoughtBundle[], products: readonly number[]) =>
  combinationsOf(bought).find((set) => set.products.join() === products.join());

test('counts a combination in every bundle that contains it, with the revenue of its own products', () => {
  const bought = [box([MUG, TEA, HONEY]), box([TEA, MUG]), box([HONEY])];
  expect(found(bought, [MUG, TEA])).toMatchObject({ bundles: 2, revenue: 600, share: (2 / 3) * 100 });
  expect(found(bought, [MUG, TEA, HONEY])).toMatchObject({ bundles: 1, revenue: 600 });
  expect(combinationsOf(bought)).toHaveLength(4);
});

test('expects combinations by chance within bundles of the same kind', () => {
  // Of four boxes two contain the mug and two the tea, so one contains both by chance. Other kinds contain neither.
  const bought = [box([MUG, TEA]), box([MUG, TEA]), box([HONEY]), box([HONEY]), box([HONEY], 'other')];
  expect(found(bought, [MUG, TEA])).toMatchObject({ bundles: 2, expected: 1 });
});

test('lists every pair, no combination above four products, independent of bundle order', () => {
  const bundle = fc
    .uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: MAX_COMBINED })
    .map((products) => box(products));
  const sorted = (bought: readonly BoughtBundle[]) =>
    combinationsOf(bought).sort((a, b) => (a.products.join() < b.products.join() ? -1 : 1));
  fc.assert(
    fc.property(fc.array(bundle, { minLength: 1, maxLength: 4 }), (bought) => {
      const sets = sorted(bought);
      expect(sets).toEqual(sorted([...bought].reverse()));
      for (const { products, bundles } of sets) {
        expect(products.length).toBeLessThanOrEqual(4);
        expect(bundles).toBe(
          bought.filter((each) => products.every((product) => each.products.has(product))).length,
        );
      }
      const pairs = bought.flatMap(({ products }) =>
        [...products.keys()].flatMap((a) =>
          [...products.keys()].filter((b) => b > a).map((b) => `${a},${b}`),
        ),
      );
      expect(
        new Set(sets.map(({ products }) => products.join()).filter((key) => key.split(',').length === 2)),
      ).toEqual(new Set(pairs));
    }),
    { numRuns: 50 },
  );
});
