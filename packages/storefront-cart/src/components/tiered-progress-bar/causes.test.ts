import { expect, it } from 'vitest';
import { aConfig, aRules } from '../../testing/shop';
import { causesOf } from './causes';

type Session = Parameters<typeof causesOf>[0];

/** Session of a cart with a discount of the shop and a code. */
function aSession(config = aConfig()): Session {
  const cart = {
    lines: [],
    codes: [{ code: 'SHIPFREE', applicable: true }],
    orderDiscounts: [{ title: 'Summer', amount: 1500 }],
  };
  const view = { cartStore: { view: { value: { cart } } }, rules: { value: aRules(config) } };
  return view as unknown as Session;
}

it('names the discounts of others', () => {
  expect(causesOf(aSession())).toBe('Summer');
});

it('names nothing in a preview, whose cart has the live cart’s discounts', () => {
  expect(causesOf(aSession({ ...aConfig(), isPreview: true }))).toBe('');
});
