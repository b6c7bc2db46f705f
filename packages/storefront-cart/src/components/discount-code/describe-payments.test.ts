import { subunits } from '@cartwright/core/money/subunits';
import { describe, expect, it } from 'vitest';
import { aShop, LAMP } from '../../testing/shop';
import { describePayments } from './describe-payments';
import { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';

describe('gift card payment rows', () => {
  it('name each gift card and the remaining amount', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const cart = shop.cartStore.truth.value;
    if (!cart) throw new Error('No cart');
    const card = { id: '1', last: 'ABCD', used: 2500 };
    const held = { token: cart.token, currency: 'USD', total: 8000, cards: [card] };
    const payments = describePayments(held, DISCOUNT_CODE_MESSAGES, (amount) => `$${amount / 100}`);
    expect(payments?.({ ...cart, total: subunits(8000) }).rows).toEqual([
      { label: 'Gift card ending in ABCD', amount: '−$25' },
      { kind: 'due', label: 'To pay', amount: '$55' },
    ]);
  });
});
