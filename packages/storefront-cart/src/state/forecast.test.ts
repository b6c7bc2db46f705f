import { NO_CHOICES } from '@cartwright/core/rewards/context';
import { describe, expect, it } from 'vitest';
import { aRules, aShop, LAMP, MUG } from '../testing/shop';
import { forecast } from './forecast';
import type { Intent } from './intent';

const add = (variantId: number, quantity: number): Intent => ({
  type: 'add',
  items: [{ variantId, quantity, properties: {}, sellingPlanId: null }],
});

describe('the forecast', () => {
  it('is the truth when nothing waits', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const truth = shop.kernel.truth.value;
    if (!truth) throw new Error('The cart was not read');
    expect(forecast(truth, NO_CHOICES, [], aRules()).cart).toEqual(truth);
  });

  it.each([[add(MUG, 1)], [add(LAMP, 1)], [add(LAMP, 2), add(MUG, 1)], [add(MUG, 3), add(MUG, 2)]])(
    'comes to what the store then charges (%#)',
    async (...intents) => {
      const shop = await aShop();
      const truth = shop.kernel.truth.value;
      if (!truth) throw new Error('The cart was not read');
      const { cart } = forecast(truth, NO_CHOICES, intents, aRules());
      for (const intent of intents) await shop.kernel.dispatch(intent);
      const priced = (lines: typeof cart.lines) =>
        lines.map(({ variantId, quantity, charged }) => [variantId, quantity, charged]).sort();
      const after = shop.kernel.truth.value;
      expect(cart.total).toBe(after?.total);
      expect(cart.subtotal).toBe(after?.subtotal);
      expect(priced(cart.lines)).toEqual(priced(after?.lines ?? []));
    },
  );

  it('leaves out what cannot be done', async () => {
    const shop = await aShop();
    const truth = shop.kernel.truth.value;
    if (!truth) throw new Error('The cart was not read');
    const line = { key: 'gone', variantId: 999, properties: {}, sellingPlanId: null };
    const { cart } = forecast(truth, NO_CHOICES, [{ type: 'set_quantity', line, quantity: 2 }], aRules());
    expect(cart.lines).toEqual([]);
  });
});
