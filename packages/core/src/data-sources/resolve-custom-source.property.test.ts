import { array, assert, boolean, constantFrom, integer, property, record, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { aSourceRequest, aSourceShop } from '../testing/a-source-shop';
import { times } from '../testing/some-baskets';
import { newResult, newSourceRule } from './custom-source';
import { resolveCustomSource } from './resolve-custom-source';
import { tagSourcePath } from './source-at';

const IDS = [1, 2, 3, 4, 5, 6];
const SHOP = aSourceShop({
  products: IDS.map((id) => ({ id, title: `Tea ${id % 3}`, tags: id % 2 ? ['odd'] : ['even'] })),
  orders: [...times(5, 1, 2), ...times(4, 3, 4), ...times(2, 5)],
  exclusions: { excludedProducts: [6], excludedTags: [], excludedCollections: [] },
});

const path = constantFrom(
  '/products/top_sellers',
  '/products/recommended',
  '/products/similar',
  ...['odd', 'even'].map(tagSourcePath),
);
const rule = record({
  holds: boolean(),
  exitIfMatched: boolean(),
  paths: array(path, { minLength: 1, maxLength: 2 }),
});
const ruleOf = ({
  holds,
  exitIfMatched,
  paths,
}: {
  holds: boolean;
  exitIfMatched: boolean;
  paths: string[];
}) => ({
  ...newSourceRule('id'),
  conditions: [{ about: 'signed_in' as const, is: holds }],
  results: paths.map(newResult),
  exitIfMatched,
});
const facts = {
  total: null,
  items: null,
  country: null,
  currency: null,
  customerTags: null,
  discountCodes: null,
  isSignedIn: true,
  hasSellingPlan: null,
};

test('Rules fill in order, without duplicates, cart items or exclusions, up to a rule that stops.', () => {
  assert(
    property(
      array(rule, { maxLength: 5 }),
      integer({ min: 1, max: 8 }),
      subarray(IDS, { maxLength: 3 }),
      (made, limit, cartProducts) => {
        const rules = made.map(ruleOf);
        const question = aSourceRequest({ path: '/custom/id/1', limit, cartProducts, facts });
        const response = resolveCustomSource(SHOP, { rules }, question, 0);
        expect(resolveCustomSource(SHOP, { rules }, question, 0)).toEqual(response);
        const ids = response.products.map(({ product }) => product);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(limit);
        expect(ids.filter((id) => id === 6 || cartProducts.includes(id))).toEqual([]);
        const by = response.products.map((each) => each.rule ?? -1);
        expect(by).toEqual(by.toSorted((a, b) => a - b));
        const last = made.findIndex(({ holds, exitIfMatched }) => holds && exitIfMatched);
        expect(by.every((at) => made[at]?.holds && (last === -1 || at <= last))).toBe(true);
        // The results of a rule don't depend on the rules below it.
        const before = resolveCustomSource(SHOP, { rules: rules.slice(0, 2) }, question, 0);
        expect(ids.slice(0, before.products.length)).toEqual(before.products.map(({ product }) => product));
      },
    ),
  );
});
