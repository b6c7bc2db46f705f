import { expect, test } from 'vitest';
import type { SourceCondition } from './custom-source';
import { newCondition } from './custom-source';
import { neverHolds } from './never-holds';

const amount = (about: 'total' | 'items', operator: 'at_least' | 'below', value: number | null) =>
  ({ about, operator, amount: value }) as const;
const products = (
  operator: 'any' | 'all' | 'none',
  is: 'product' | 'collection' | 'tag' | 'vendor' | 'type',
  ...values: string[]
): SourceCondition => ({ about: 'cart', is, operator, values });
const among = (
  about: 'country' | 'currency' | 'customer_tag' | 'discount_code',
  operator: 'any' | 'none',
  ...values: string[]
): SourceCondition => ({ about, operator, values });
const time = (from: string | null, until: string | null) => ({ about: 'time', from, until }) as const;

const subject = (conditions: readonly SourceCondition[], match: 'all' | 'any' = 'all') =>
  neverHolds({ match, conditions: [...conditions] });

test.each<[string, SourceCondition[]]>([
  ['total', [amount('total', 'at_least', 100), amount('total', 'below', 50)]],
  ['total', [amount('total', 'at_least', 50), amount('total', 'below', 50)]],
  ['total', [amount('total', 'below', 0)]],
  ['items', [amount('items', 'below', 2), amount('items', 'below', 9), amount('items', 'at_least', 2)]],
  ['currency', [among('currency', 'any', 'USD'), among('currency', 'any', 'EUR', 'gbp')]],
  ['country', [among('country', 'any', 'DE', 'AT'), among('country', 'none', 'de', 'at', 'CH')]],
  ['customer_tag', [among('customer_tag', 'any', 'vip'), among('customer_tag', 'none', 'VIP')]],
  ['discount_code', [among('discount_code', 'any', 'SAVE'), among('discount_code', 'none', 'save ')]],
  ['cart', [products('any', 'product', '1'), products('none', 'product', '1', '2')]],
  ['cart', [products('all', 'tag', 'home'), products('none', 'tag', 'HOME')]],
  ['cart', [products('all', 'product', '1', '2'), products('all', 'product', '3')]],
  ['cart', [products('all', 'vendor', 'Mill'), products('any', 'vendor', 'Loom')]],
  ['cart', [products('any', 'type', 'Mug'), products('none', 'tag', 'a'), products('none', 'type', 'mug')]],
  [
    'signed_in',
    [{ about: 'signed_in', is: true }, amount('items', 'at_least', 1), { about: 'signed_in', is: false }],
  ],
  ['time', [time(null, '2026-11-01T00:00:00Z'), time('2026-11-01T00:00:00Z', null)]],
])('reports contradicting %s conditions in %j', (about, conditions) =>
  expect(subject(conditions)).toBe(about),
);

test.each<[SourceCondition[]]>([
  [[]],
  [[amount('total', 'at_least', 50), amount('total', 'below', 100)]],
  [[amount('total', 'at_least', 100), amount('items', 'below', 50)]],
  [[amount('total', 'at_least', null), amount('total', 'below', 50)]],
  [[among('currency', 'any', 'USD', 'EUR'), among('currency', 'none', 'USD')]],
  [[among('discount_code', 'any', 'A'), among('discount_code', 'any', 'B')]],
  [[products('any', 'product', '1'), products('any', 'product', '2')]],
  [[products('all', 'collection', '1'), products('all', 'collection', '2')]],
  [[products('any', 'tag', 'home'), products('none', 'vendor', 'home')]],
  [
    [
      products('any', 'product', '1'),
      { ...products('none', 'product', '1'), about: 'page' } as SourceCondition,
    ],
  ],
  [[products('any', 'product', '1'), newCondition('cart')]],
  [[newCondition('country'), among('country', 'any', 'DE')]],
  [[time('2026-11-01T00:00:00Z', null), time(null, '2026-12-01T00:00:00Z')]],
])('accepts satisfiable conditions: %j', (conditions) => expect(subject(conditions)).toBeNull());

test('reports an any-match rule only if each condition is impossible alone', () => {
  const under = amount('total', 'below', 0);
  expect(subject([amount('total', 'at_least', 100), amount('total', 'below', 50)], 'any')).toBeNull();
  expect(subject([under, amount('items', 'at_least', 1)], 'any')).toBeNull();
  expect(subject([under, amount('items', 'below', 0)], 'any')).toBe('total');
});
