import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { subunits } from '../money/subunits';
import { aSourceRequest, aSourceShop } from '../testing/a-source-shop';
import { type CartOfFacts, codeMark, factsIn, factsQuery, mergeRequestedFacts } from './cart-facts';
import { ruleHolds } from './condition-holds';
import { newSourceRule, type SourceCondition } from './custom-source';
import { requestedFacts } from './requested-facts';
import { NOTHING_KNOWN, type ShopperFacts } from './source-request';

const line = (linePrice: number | null, more: Partial<CartOfFacts['lines'][number]> = {}) => ({
  quantity: 1,
  linePrice: linePrice === null ? null : subunits(linePrice),
  properties: {},
  hasSellingPlan: false,
  ...more,
});
const cartOf = (...lines: CartOfFacts['lines']): CartOfFacts => ({ currency: 'USD', codes: [], lines });
const US = { shopCurrency: 'USD', rate: null };
const sourceOf = (...conditions: SourceCondition[]) => ({ rules: [{ ...newSourceRule('r'), conditions }] });
const total = (amount: number | null, operator: 'at_least' | 'below' = 'at_least'): SourceCondition => ({
  about: 'total',
  operator,
  amount,
});

it('requests only the facts that rules use, each amount once', () => {
  const items: SourceCondition = { about: 'items', operator: 'below', amount: 3 };
  const code: SourceCondition = { about: 'discount_code', operator: 'none', values: ['SPRING'] };
  expect(requestedFacts([sourceOf(total(50), items), sourceOf(total(9.5), total(50), code)])).toEqual({
    total: [9.5, 50],
    items: [3],
    codes: true,
  });
  const others: SourceCondition[] = [
    total(null),
    { about: 'signed_in', is: true },
    { about: 'customer_tag', operator: 'any', values: ['vip'] },
    { about: 'country', operator: 'any', values: ['CA'] },
    { about: 'cart', is: 'tag', operator: 'any', values: ['home'] },
  ];
  expect(requestedFacts([sourceOf(...others), sourceOf()])).toBeNull();
});

it('merges the requests of several widgets', () => {
  expect(
    mergeRequestedFacts([
      { total: [50, 100], codes: true },
      { total: [20, 50], plan: true },
    ]),
  ).toEqual({
    total: [20, 50, 100],
    codes: true,
    plan: true,
  });
  expect(mergeRequestedFacts([])).toEqual({});
});

it('sends the largest threshold reached, so that similar carts send the same query', () => {
  const request = { total: [50, 100], items: [2, 5] };
  const sent = (...lines: CartOfFacts['lines']) => factsQuery(request, cartOf(...lines), US);
  expect(sent(line(4999))).toEqual({ total: '0', items: '0' });
  expect(sent(line(5000, { quantity: 4 }))).toEqual({ total: '50', items: '2' });
  expect(sent(line(2000), line(7999))).toEqual({ total: '50', items: '2' });
  expect(sent(line(10_000, { quantity: 5 }))).toEqual({ total: '100', items: '5' });
});

it('leaves out gifts and an unknown total', () => {
  const gift = line(9000, { quantity: 3, properties: { _source: 'widget_gift', _widget: '1' } });
  expect(factsQuery({ total: [50], items: [2] }, cartOf(line(1000), gift), US)).toEqual({
    total: '0',
    items: '0',
  });
  expect(factsQuery({ total: [50] }, cartOf(line(9000), line(null)), US)).toEqual({});
});

it('compares in the shopper’s currency and omits the total without a rate', () => {
  const inEuros = { ...cartOf(line(9000)), currency: 'EUR' };
  const sent = (rate: string | null) =>
    factsQuery({ total: [100], currency: true }, inEuros, { ...US, rate });
  expect(sent('0.9')).toEqual({ total: '100', currency: 'EUR' });
  expect(sent('0.91')).toEqual({ total: '0', currency: 'EUR' });
  expect(sent(null)).toEqual({ currency: 'EUR' });
});

it('sends a mark of each code instead of the code', () => {
  const cart = { ...cartOf(), codes: ['ANNA-7F3Q', 'Spring '] };
  const { codes = '' } = factsQuery({ codes: true }, cart, US);
  expect(codes.toLowerCase()).not.toMatch(/anna|spring/);
  expect(factsIn(new URLSearchParams({ codes })).discountCodes?.toSorted()).toEqual(
    [codeMark('anna-7f3q'), codeMark('SPRING')].sort(),
  );
  expect(factsIn(new URLSearchParams(factsQuery({ codes: true }, cartOf(), US))).discountCodes).toEqual([]);
});

it.each(['total=-1', 'total=1e9', 'items=x', 'plan=2', 'currency=usd', 'codes=SPRING', 'codes=..', ''])(
  'ignores the invalid query %s',
  (query) => {
    expect(new Set(Object.values(factsIn(new URLSearchParams(query))))).toEqual(new Set([null]));
  },
);

it('Rules evaluate the same with the sent facts as with the whole cart.', () => {
  const amount = constantFrom(0, 5, 19.99, 20, 50);
  const operator = constantFrom('at_least' as const, 'below' as const);
  const code = constantFrom('A', 'b', 'C');
  const listed = constantFrom('any' as const, 'none' as const);
  const condition = constantFrom(
    'total' as const,
    'items' as const,
    'discount_code' as const,
    'plan' as const,
  );
  const anyCondition = record({ condition, amount, operator, code, listed, is: boolean() }).map(
    ({ condition: about, ...by }): SourceCondition => {
      if (about === 'plan') return { about: 'selling_plan', is: by.is };
      if (about === 'discount_code') return { about, operator: by.listed, values: [by.code] };
      return { about, operator: by.operator, amount: about === 'items' ? Math.round(by.amount) : by.amount };
    },
  );
  const anyLine = record({
    quantity: integer({ min: 1, max: 30 }),
    linePrice: integer({ min: 0, max: 3000 }).map(subunits),
    hasSellingPlan: boolean(),
  });
  const { index } = aSourceShop({ products: [] });
  assert(
    property(
      array(anyCondition, { minLength: 1, maxLength: 4 }),
      array(anyLine, { maxLength: 3 }),
      array(code, { maxLength: 2 }),
      (conditions, lines, codes) => {
        const cart = { currency: 'USD', codes, lines: lines.map((each) => ({ ...each, properties: {} })) };
        const whole: ShopperFacts = {
          ...NOTHING_KNOWN,
          total: lines.reduce((sum, { linePrice }) => sum + linePrice, 0) / 100,
          items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
          discountCodes: codes,
          hasSellingPlan: lines.some(({ hasSellingPlan }) => hasSellingPlan),
        };
        const sent = factsQuery(requestedFacts([sourceOf(...conditions)]) ?? {}, cart, US);
        const facts = { ...NOTHING_KNOWN, ...factsIn(new URLSearchParams(sent)) };
        for (const each of conditions) {
          const rule = { ...newSourceRule('r'), conditions: [each] };
          const holds = (known: ShopperFacts) =>
            ruleHolds(rule, {
              index,
              question: aSourceRequest({ path: '/custom/id/1', facts: known }),
              instant: 0,
            });
          expect(holds(facts)).toBe(holds(whole));
        }
      },
    ),
  );
});
