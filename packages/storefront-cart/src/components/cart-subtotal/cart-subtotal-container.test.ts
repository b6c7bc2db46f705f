import { cartSubtotal } from '@cartwright/core/components/cart-subtotal';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { aRules, aShop, LAMP } from '../../testing/shop';
import { CartSubtotalContainer } from './cart-subtotal-container';

/** Discount rows for two lamps, which earn stickers and ten percent. */
async function discountsShown(showDiscountSummary: boolean) {
  const shop = await aShop();
  await shop.add(LAMP, 2);
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules: aRules(),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.refresh();
  const settings = { ...cartSubtotal.defaults(() => ''), showDiscountSummary };
  const drawn = CartSubtotalContainer({ settings, session, only: undefined });
  return drawn?.props.discounts;
}

describe('subtotal discounts', () => {
  it('are listed and add up to the savings', async () => {
    expect(await discountsShown(true)).toMatchObject([
      { label: 'Free gift', amount: '−$4.00' },
      { label: 'Reward', amount: '−$16.00' },
      { kind: 'savings', label: 'You save', amount: '$20.00' },
    ]);
  });

  it('are a single savings amount when they aren’t named', async () => {
    expect(await discountsShown(false)).toMatchObject([{ label: 'You save', amount: '$20.00' }]);
  });
});
