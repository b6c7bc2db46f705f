import { describe, expect, it } from 'vitest';
import type { LineSnapshot } from '../app/public-api';
import type { Intent } from '../state/ports/intent';
import { apiCalls } from './api-calls';

const line: LineSnapshot = {
  key: '11:a',
  variantId: 11,
  productId: 1,
  quantity: 2,
  title: 'Apron',
  variantTitle: null,
  url: '/products/apron',
  image: null,
  properties: { Engraving: 'Mia' },
  sellingPlan: { id: 7, name: 'Monthly' },
  compareAtPrice: null,
  linePrice: 11_600,
  charged: 11_600,
  discounts: [],
  gift: false,
};
const gift: LineSnapshot = { ...line, key: '31:g', gift: true, quantity: 1 };

/** The calls over a cart that accepts and records every intent. */
function theCalls() {
  const intents: Intent[] = [];
  const calls = apiCalls(
    async (intent) => {
      intents.push(intent);
      return { ok: true };
    },
    (key) => [line, gift].find((each) => each.key === key) ?? null,
  );
  return { calls, intents };
}

describe('public API calls', () => {
  it('add one or several items, with a default quantity of one', async () => {
    const { calls, intents } = theCalls();
    await calls.add({ variantId: 11 });
    await calls.add([{ variantId: 11, quantity: 2 }, { variantId: 21 }]);
    expect(intents).toMatchObject([
      { type: 'add', items: [{ variantId: 11, quantity: 1, properties: {}, sellingPlanId: null }] },
      { type: 'add', items: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
  });

  it('reject empty arguments without a request', async () => {
    const { calls, intents } = theCalls();
    // Page scripts have no type checks.
    const results = [
      await Reflect.apply(calls.add, calls, []),
      await calls.add([]),
      await Reflect.apply(calls.applyCodes, calls, []),
      await calls.applyCodes(' '),
    ];
    expect(results.map((result) => !result.ok && result.code)).toEqual(results.map(() => 'invalid'));
    expect(intents).toEqual([]);
  });

  it('reject arguments of the wrong type without a request', async () => {
    const { calls, intents } = theCalls();
    const invalidCalls: readonly (readonly [keyof typeof calls, readonly unknown[]])[] = [
      ['add', [5]],
      ['add', ['11']],
      ['add', [[null]]],
      ['add', [{ variantId: '11' }]],
      ['add', [{ variantId: 11, quantity: '2' }]],
      ['add', [{ variantId: 11, properties: 'Mia' }]],
      ['add', [{ variantId: 11, properties: { Engraving: 5 } }]],
      ['add', [{ variantId: 11, sellingPlanId: 'monthly' }]],
      ['change', [5, 'x']],
      ['change', [5, 1]],
      ['change', [line.key, '3']],
      ['remove', [line]],
      ['swapVariant', [5, 12]],
      ['setPlan', [line.key, 'monthly']],
      ['note', [5]],
      ['note', [null]],
      ['note', []],
      ['attributes', ['x']],
      ['attributes', [null]],
      ['attributes', [['x']]],
      ['attributes', [{ Gift: 5 }]],
      ['applyCodes', [5]],
      ['applyCodes', [['A', 5]]],
      ['removeCodes', [{ code: 'A' }]],
    ];
    for (const [name, args] of invalidCalls) {
      const result = await Reflect.apply(calls[name], calls, args);
      expect(result, `${name}(${JSON.stringify(args)})`).toMatchObject({ ok: false, code: 'invalid' });
      expect(result.message, name).toMatch(/^\w.+\.$/);
    }
    expect(intents).toEqual([]);
  });

  it('accept an empty note and attribute, which clear them', async () => {
    const { calls, intents } = theCalls();
    await calls.note('');
    await calls.attributes({ Gift: '' });
    expect(intents).toEqual([
      { type: 'note', note: '' },
      { type: 'attributes', attributes: { Gift: '' } },
    ]);
  });

  it('accept whole numbers only', async () => {
    const { calls, intents } = theCalls();
    for (const quantity of [1.5, 0, Number.NaN, -1]) {
      expect(await calls.add({ variantId: 11, quantity })).toMatchObject({
        ok: false,
        code: 'invalid',
        message: 'Quantity must be a whole number of 1 or more.',
      });
    }
    expect(await calls.add({ variantId: Number.NaN })).toMatchObject({ ok: false, code: 'invalid' });
    expect(await calls.swapVariant(line.key, 0)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await calls.setPlan(line.key, 1.5)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await calls.change(line.key, 1.5)).toMatchObject({
      message: 'Quantity must be a whole number of 0 or more.',
    });
    expect(intents).toEqual([]);
  });

  it('identify a line by its content, so that a changed key does no harm', async () => {
    const { calls, intents } = theCalls();
    const name = { key: '11:a', variantId: 11, properties: { Engraving: 'Mia' }, sellingPlanId: 7 };
    await calls.change(line.key, 3);
    await calls.remove(line.key);
    await calls.swapVariant(line.key, 12);
    await calls.setPlan(line.key, null);
    expect(intents).toEqual([
      { type: 'set_quantity', line: name, quantity: 3 },
      { type: 'set_quantity', line: name, quantity: 0 },
      { type: 'swap_variant', line: name, variantId: 12 },
      { type: 'set_plan', line: name, sellingPlanId: null },
    ]);
  });

  it('reject a missing line, and more than one unit of a gift', async () => {
    const { calls, intents } = theCalls();
    expect(await calls.change('99:x', 1)).toMatchObject({ ok: false, code: 'line_gone', path: '99:x' });
    expect(await calls.change(gift.key, 2)).toMatchObject({ ok: false, code: 'invalid' });
    expect(intents).toEqual([]);
    await calls.remove(gift.key);
    expect(intents).toMatchObject([{ type: 'set_quantity', quantity: 0 }]);
  });

  it('apply and remove one or several codes', async () => {
    const { calls, intents } = theCalls();
    await calls.applyCodes(' WELCOME10 ');
    await calls.removeCodes(['A', 'B']);
    expect(intents).toEqual([
      { type: 'codes', apply: ['WELCOME10'], remove: [], unless: ['useless'], tell: true },
      { type: 'codes', apply: [], remove: ['A', 'B'] },
    ]);
  });
});
