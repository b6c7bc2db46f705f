import { expect, test } from 'vitest';
import { defineProduct } from '../catalogue/define-product';
import { meetsRules } from './collection-rules';
import type { CollectionRule } from './model/catalogue';

const bowl = defineProduct({
  handle: 'bowl',
  title: 'Bowl',
  description: '',
  type: 'Kitchen',
  vendor: 'Fernbank',
  tags: ['Gift'],
  price: '20.00',
  options: { Size: ['S', 'L'] },
  priceOf: { L: '30.00' },
});
const rule = (column: CollectionRule['column'], condition: string): CollectionRule => ({
  column,
  relation: column === 'VARIANT_PRICE' ? 'LESS_THAN' : 'EQUALS',
  condition,
});

test.each([
  [rule('TAG', 'gift'), true],
  [rule('TAG', 'gif'), false],
  [rule('TYPE', 'Kitchen'), true],
  [rule('VENDOR', 'Tolland'), false],
  [rule('VARIANT_PRICE', '25'), true],
  [rule('VARIANT_PRICE', '20.00'), false],
  [rule('VARIANT_PRICE', 'cheap'), false],
])('a product matches %j: %s', (one, expected) => {
  expect(meetsRules(bowl, { any: false, rules: [one] })).toBe(expected);
});

const reduced = defineProduct({
  handle: 'lamp',
  title: 'Paper lamp',
  description: '',
  type: 'Home',
  tags: ['New', 'Paper'],
  price: '15.00',
  compareAt: '20.00',
  stock: 4,
});

test.each<[CollectionRule['column'], CollectionRule['relation'], string, boolean]>([
  ['TITLE', 'CONTAINS', 'LAMP', true],
  ['TITLE', 'STARTS_WITH', 'lamp', false],
  ['TITLE', 'ENDS_WITH', 'lamp', true],
  ['TITLE', 'LESS_THAN', 'z', false],
  ['TAG', 'NOT_EQUALS', 'new', false],
  ['TAG', 'NOT_CONTAINS', 'sale', true],
  ['VARIANT_TITLE', 'EQUALS', 'default title', true],
  ['VARIANT_PRICE', 'GREATER_THAN', '14.99', true],
  ['VARIANT_PRICE', 'NOT_EQUALS', '15.00', false],
  ['VARIANT_COMPARE_AT_PRICE', 'EQUALS', '20', true],
  ['VARIANT_COMPARE_AT_PRICE', 'IS_NOT_SET', '', false],
  ['VARIANT_INVENTORY', 'LESS_THAN', '5', true],
  ['VARIANT_INVENTORY', 'EQUALS', 'four', false],
  ['IS_PRICE_REDUCED', 'IS_SET', '', true],
  ['IS_PRICE_REDUCED', 'IS_NOT_SET', '', false],
])('a lamp on sale matches %s %s %j: %s', (column, relation, condition, expected) => {
  expect(meetsRules(reduced, { any: false, rules: [{ column, relation, condition }] })).toBe(expected);
});

test('matches all rules, or any of them', () => {
  const rules = [rule('TAG', 'gift'), rule('TYPE', 'Garden')];
  expect(meetsRules(bowl, { any: false, rules })).toBe(false);
  expect(meetsRules(bowl, { any: true, rules })).toBe(true);
});
