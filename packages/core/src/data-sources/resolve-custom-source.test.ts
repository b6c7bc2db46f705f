import { expect, test } from 'vitest';
import { aSourceRequest, aSourceShop } from '../testing/a-source-shop';
import { times } from '../testing/some-baskets';
import { newResult, newSourceRule, type SourceCondition, type SourceRule } from './custom-source';
import { resolveCustomSource } from './resolve-custom-source';
import { tagSourcePath } from './source-at';
import { NOTHING_KNOWN, type SourceRequest } from './source-request';

const NOON = Date.parse('2026-11-21T12:00:00Z');

/* Sold: 5 six times, 6 five times, 1 and 2 together four times. 2, 5 and 6 are home; 3 is sale, of Loom. */
const SHOP = aSourceShop({
  products: [
    { id: 1, title: 'Mug' },
    { id: 2, title: 'Cup', tags: ['home'] },
    { id: 3, title: 'Rug', tags: ['sale'], vendor: 'Loom' },
    { id: 4, title: 'Pot', productType: 'Garden' },
    { id: 5, title: 'Tea', tags: ['home'] },
    { id: 6, title: 'Jam', tags: ['Home'] },
  ],
  collections: [
    {
      id: 9,
      handle: 'k',
      title: 'K',
      image: null,
      automated: false,
      sortOrder: 'MANUAL',
      productIds: [1, 4],
    },
  ],
  orders: [...times(6, 5), ...times(5, 6), ...times(4, 1, 2)],
});

const rule = (
  id: string,
  conditions: readonly SourceCondition[],
  ...paths: readonly string[]
): SourceRule => ({
  ...newSourceRule(id),
  conditions: [...conditions],
  results: paths.map(newResult),
});
const LAST = rule('last', [], '/products/top_sellers');
const MUG_IN_CART: SourceCondition = { about: 'cart', is: 'product', operator: 'any', values: ['1'] };

const resolved = (rules: readonly SourceRule[], question: Partial<SourceRequest> = {}) => {
  const request = aSourceRequest({ path: '/custom/id/1', ...question });
  const { products, rules: outcomes } = resolveCustomSource(SHOP, { rules: [...rules] }, request, NOON);
  return {
    products: products.map(({ product, rule: by }) => `${product} of ${by}`),
    outcomes: outcomes.map(({ outcome, gave }) => `${outcome} ${gave}`),
  };
};

test('fills the remaining slots from each matching rule, and the last rule for everyone', () => {
  const rules = [
    rule('a', [MUG_IN_CART], tagSourcePath('sale')),
    rule('b', [MUG_IN_CART], tagSourcePath('home')),
    LAST,
  ];
  expect(resolved(rules, { cartProducts: [1], limit: 3 })).toEqual({
    products: ['3 of 0', '5 of 1', '6 of 1'],
    outcomes: ['held 1', 'held 2', 'held 0'],
  });
  expect(resolved(rules, { limit: 3 })).toEqual({
    products: ['5 of 2', '6 of 2', '1 of 2'],
    outcomes: ['did not hold 0', 'did not hold 0', 'held 3'],
  });
});

test('skips the rules below a matching rule that stops', () => {
  const stops = { ...rule('a', [MUG_IN_CART], tagSourcePath('sale')), exitIfMatched: true };
  expect(resolved([stops, LAST], { cartProducts: [1] })).toEqual({
    products: ['3 of 0'],
    outcomes: ['held 1', 'exited 0'],
  });
  expect(resolved([stops, LAST]).outcomes).toEqual(['did not hold 0', 'held 4']);
});

test('uses a rule’s sources in turn, filtered by tags and vendors', () => {
  const joined = rule('last', [], tagSourcePath('sale'), '/products/top_sellers');
  expect(resolved([joined], { limit: 2 }).products).toEqual(['3 of 0', '5 of 0']);
  const narrowed = { ...LAST, results: [{ ...newResult('/products/top_sellers'), onlyTags: ['HOME'] }] };
  expect(resolved([narrowed]).products).toEqual(['5 of 0', '6 of 0', '2 of 0']);
  const ofLoom = { ...LAST, results: [{ ...newResult(tagSourcePath('sale')), onlyVendors: ['Mill'] }] };
  expect(resolved([ofLoom]).products).toEqual([]);
});

const known = (facts: Partial<typeof NOTHING_KNOWN>): Partial<SourceRequest> => ({
  facts: { ...NOTHING_KNOWN, ...facts },
});
const inCart = (
  is: 'collection' | 'tag' | 'vendor' | 'type',
  value: string,
  operator: 'any' | 'all' | 'none' = 'any',
) => ({ about: 'cart' as const, is, operator, values: [value] });

test.each<[string, SourceCondition, Partial<SourceRequest>, boolean]>([
  ['a collection', inCart('collection', '9'), { cartProducts: [2, 4] }, true],
  ['a tag in any case', inCart('tag', 'HOME'), { cartProducts: [6] }, true],
  ['a vendor', inCart('vendor', 'Loom'), { cartProducts: [1] }, false],
  ['a type', inCart('type', 'garden'), { cartProducts: [4] }, true],
  ['all products match', inCart('tag', 'home', 'all'), { cartProducts: [2, 3] }, false],
  ['all products match in an empty cart', inCart('tag', 'home', 'all'), {}, false],
  ['no product matches', inCart('tag', 'home', 'none'), { cartProducts: [3] }, true],
  ['no product matches in an empty cart', inCart('tag', 'home', 'none'), {}, true],
  ['the page', { about: 'page', is: 'product', operator: 'any', values: ['1'] }, { pageProducts: [1] }, true],
  ['a total', { about: 'total', operator: 'at_least', amount: 20 }, known({ total: 20 }), true],
  ['an unknown total', { about: 'total', operator: 'below', amount: 20 }, {}, false],
  ['items', { about: 'items', operator: 'below', amount: 2 }, known({ items: 2 }), false],
  ['a country', { about: 'country', operator: 'any', values: ['de'] }, known({ country: 'DE' }), true],
  [
    'no tag of a customer',
    { about: 'customer_tag', operator: 'none', values: ['vip'] },
    known({ customerTags: [] }),
    true,
  ],
  [
    'no customer tag when signed out',
    { about: 'customer_tag', operator: 'none', values: ['vip'] },
    {},
    false,
  ],
  [
    'a code',
    { about: 'discount_code', operator: 'any', values: ['save20'] },
    known({ discountCodes: ['SAVE20'] }),
    true,
  ],
  ['signed in', { about: 'signed_in', is: false }, known({ isSignedIn: false }), true],
  ['signed in or not', { about: 'signed_in', is: false }, {}, false],
  ['a selling plan', { about: 'selling_plan', is: true }, known({ hasSellingPlan: true }), true],
  ['from now', { about: 'time', from: '2026-11-21T12:00:00Z', until: null }, {}, true],
  ['until now', { about: 'time', from: null, until: '2026-11-21T12:00:00Z' }, {}, false],
])('%s', (_, condition, question, holds) => {
  expect(resolved([rule('a', [condition], '/products/top_sellers'), LAST], question).outcomes[0]).toMatch(
    holds ? /^held/ : /^did not hold/,
  );
});

test('matches all conditions or any of them', () => {
  const both = rule(
    'a',
    [MUG_IN_CART, { about: 'items', operator: 'at_least', amount: 9 }],
    '/products/top_sellers',
  );
  expect(resolved([both, LAST], { cartProducts: [1] }).outcomes[0]).toBe('did not hold 0');
  expect(resolved([{ ...both, match: 'any' }, LAST], { cartProducts: [1] }).outcomes[0]).toMatch(/^held/);
});
