import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  option,
  property,
  record,
  subarray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { aSourceRequest, aSourceShop } from '../testing/a-source-shop';
import { ruleHolds } from './condition-holds';
import type { SourceCondition } from './custom-source';
import { neverHolds } from './never-holds';

const { index } = aSourceShop({
  products: [
    { id: 1, vendor: 'Mill', productType: 'Mug', tags: ['a'] },
    { id: 2, vendor: 'Loom', productType: 'Mug', tags: ['a', 'b'] },
    { id: 3, vendor: 'Loom', productType: 'Rug', tags: [] },
  ],
  collections: [1, 2].map((id) => ({
    id,
    handle: `c${id}`,
    title: `C${id}`,
    image: null,
    automated: false,
    sortOrder: 'MANUAL' as const,
    productIds: id === 1 ? [1, 2] : [2, 3],
  })),
});

const few = (...values: string[]) => subarray(values);
const product: Arbitrary<SourceCondition> = constantFrom(
  ['product', few('1', '2', '3')] as const,
  ['collection', few('1', '2')] as const,
  ['tag', few('a', 'B')] as const,
  ['vendor', few('mill', 'Loom')] as const,
  ['type', few('Mug', 'rug')] as const,
).chain(([is, values]) =>
  record({
    about: constantFrom('page', 'cart'),
    is: constantFrom(is),
    operator: constantFrom('any', 'all', 'none'),
    values,
  }),
);
const amount: Arbitrary<SourceCondition> = record({
  about: constantFrom('total', 'items'),
  operator: constantFrom('at_least', 'below'),
  amount: constantFrom(null, 0, 1, 2, 3),
});
const listed: Arbitrary<SourceCondition> = record({
  about: constantFrom('country', 'currency', 'customer_tag', 'discount_code'),
  operator: constantFrom('any', 'none'),
  values: few('X', 'y', 'Z'),
});
const choice: Arbitrary<SourceCondition> = record({
  about: constantFrom('signed_in', 'selling_plan'),
  is: boolean(),
});
const days = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => `${day}T00:00:00Z`);
const day = option(constantFrom(...days));
const time: Arbitrary<SourceCondition> = record({ about: constantFrom('time'), from: day, until: day });

const anyOf = (conditions: Arbitrary<SourceCondition>) => array(conditions, { minLength: 1, maxLength: 3 });
// Conditions of the same kind often contradict each other.
const conditions = constantFrom(product, amount, listed, choice, time).chain((one) =>
  record({
    one: anyOf(one),
    other: array(
      constantFrom(product, amount, listed).chain((each) => each),
      { maxLength: 1 },
    ),
  }),
);
const rule = record({
  match: constantFrom('all', 'any'),
  conditions: conditions.map(({ one, other }) => [...one, ...other]),
});

const known = <Value>(...values: Value[]) => constantFrom(null, ...values);
const requested = record({
  instant: constantFrom(...days).map((each) => Date.parse(each)),
  pageProducts: subarray([1, 2, 3, 4]),
  cartProducts: subarray([1, 2, 3, 4]),
  facts: record({
    total: known(0, 1, 2.5, 3),
    items: known(0, 1, 2, 3),
    country: known('X', 'Y'),
    currency: known('X', 'Z', 'W'),
    customerTags: option(few('x', 'Y')),
    discountCodes: option(few('X', 'z')),
    isSignedIn: known(true, false),
    hasSellingPlan: known(true, false),
  }),
});

test('A rule reported as impossible matches no cart, page, shopper or time.', () => {
  const found = { impossible: 0 };
  assert(
    property(
      rule,
      array(requested, { minLength: 20, maxLength: 20 }),
      ({ match, conditions: all }, questions) => {
        if (neverHolds({ match, conditions: all }) === null) return;
        found.impossible += 1;
        const whole = { id: 'a', match, conditions: all, results: [], exitIfMatched: false };
        for (const { instant, ...facts } of questions) {
          const question = aSourceRequest({ path: '/custom/id/1', ...facts });
          expect(ruleHolds(whole, { index, question, instant })).toBe(false);
        }
      },
    ),
    { numRuns: 2000 },
  );
  expect(found.impossible, 'impossible rules found').toBeGreaterThan(100);
});
