import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import { NO_CHOICES } from '@cartwright/core/rewards/context';
import { describe, expect, it } from 'vitest';
import { aConfig, aRules, aShop, LAMP, MUG } from '../../testing/shop';
import type { AddItem, Intent } from '../ports/intent';
import type { StoreCart } from '../ports/store-cart';
import { forecast } from './forecast';

const item = (variantId: number, quantity: number): AddItem => ({
  variantId,
  quantity,
  properties: {},
  sellingPlanId: null,
});

const add = (variantId: number, quantity: number): Intent => ({
  type: 'add',
  items: [item(variantId, quantity)],
});

describe('cart forecast', () => {
  it('equals the confirmed cart when nothing is waiting', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const truth = shop.cartStore.truth.value;
    if (!truth) throw new Error('The cart was not read');
    expect(forecast(truth, NO_CHOICES, [], aRules()).cart).toEqual(truth);
  });

  it.each([[add(MUG, 1)], [add(LAMP, 1)], [add(LAMP, 2), add(MUG, 1)], [add(MUG, 3), add(MUG, 2)]])(
    'equals the store’s charge (%#)',
    async (...intents) => {
      const shop = await aShop();
      const truth = shop.cartStore.truth.value;
      if (!truth) throw new Error('The cart was not read');
      const { cart } = forecast(truth, NO_CHOICES, intents, aRules());
      for (const intent of intents) await shop.cartStore.dispatch(intent);
      const priced = (lines: typeof cart.lines) =>
        lines.map(({ variantId, quantity, charged }) => [variantId, quantity, charged]).sort();
      const after = shop.cartStore.truth.value;
      expect(cart.total).toBe(after?.total);
      expect(cart.subtotal).toBe(after?.subtotal);
      expect(priced(cart.lines)).toEqual(priced(after?.lines ?? []));
    },
  );

  it('omits impossible changes', async () => {
    const shop = await aShop();
    const truth = shop.cartStore.truth.value;
    if (!truth) throw new Error('The cart was not read');
    const line = { key: 'gone', variantId: 999, properties: {}, sellingPlanId: null };
    const { cart } = forecast(truth, NO_CHOICES, [{ type: 'set_quantity', line, quantity: 2 }], aRules());
    expect(cart.lines).toEqual([]);
  });
});

describe('cart forecast beside an order amount code', () => {
  /** Mugs and lamps at 10.00, lamps excluded; a percentage tier from 5.00 on. */
  async function foresee(
    percent: number,
    lines: AddItem[],
    amount: string,
    combines: boolean,
    intent: Intent,
  ) {
    const tier = { ...newTier('tier', 'discount'), minimum: 5, discountAmountFromTotal: percent };
    const combinesWith = {
      productDiscounts: combines,
      orderDiscounts: combines,
      shippingDiscounts: combines,
    };
    const shop = await aShop({
      config: aConfig({ tiers: [tier], excludedProducts: [{ product_id: 2, variant_ids: [] }] }),
      prices: new Map([
        [1, 1000],
        [2, 1000],
      ]),
      delivery: [{ handle: 'standard', title: 'Standard', price: 500 }],
      codes: [
        { code: 'CODE', title: 'Code', status: 'ACTIVE', combinesWith, gives: { kind: 'order', amount } },
      ],
    });
    await shop.port.write({ path: 'add', items: lines });
    await shop.port.write({ path: 'update', codes: ['CODE'] });
    await shop.cartStore.refresh();
    const truth = shop.cartStore.truth.value;
    if (!truth) throw new Error('The cart was not read');
    const figures = (cart: StoreCart | undefined) => [cart?.orderDiscounts, cart?.subtotal, cart?.total];
    const foreseen = figures(forecast(truth, NO_CHOICES, [intent], shop.rules).cart);
    await shop.cartStore.dispatch(intent);
    expect(foreseen).toEqual(figures(shop.cartStore.truth.value ?? undefined));
    return foreseen;
  }

  const mugs = (quantity: number): Intent => ({
    type: 'set_quantity',
    line: { key: '', variantId: MUG, properties: {}, sellingPlanId: null },
    quantity,
  });

  it('applies our discount after product discounts: 10.00 of 10.00 beside an excluded lamp and 5.00', async () => {
    expect(await foresee(100, [item(LAMP, 1)], '5.00', true, add(MUG, 1))).toEqual([
      [
        { title: 'Reward', amount: 1000 },
        { title: 'CODE', amount: 500 },
      ],
      2000,
      500,
    ]);
  });

  it('caps both discounts at the price', async () => {
    expect(await foresee(50, [item(MUG, 3)], '10.00', true, mugs(1))).toEqual([
      [
        { title: 'Reward', amount: 500 },
        { title: 'CODE', amount: 500 },
      ],
      1000,
      0,
    ]);
  });

  it('omits our discount beside a code that excludes it', async () => {
    expect(await foresee(20, [item(MUG, 3)], '10.00', false, mugs(2))).toEqual([
      [{ title: 'CODE', amount: 1000 }],
      2000,
      1000,
    ]);
  });
});
