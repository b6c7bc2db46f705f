import { smallestUnit } from '@cartwright/core/money/currency';
import { sum } from '@cartwright/core/money/subunits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_CONTACT } from '../orders/contact';
import { type Amount, addAmounts, subtractAmounts } from '../orders/order';
import { aQuote } from '../testing/some-quotes';
import { draftOrder } from './draft-order';
import type { Quote } from './quote';

const drafted = (quote: Quote) => draftOrder(quote, { contact: NO_CONTACT, card: '1', shopCurrency: 'USD' });

function everyAmount({ lines, delivery, total, payments }: ReturnType<typeof drafted>): Amount[] {
  return [
    total,
    ...payments.map(({ amount }) => amount),
    ...lines.flatMap(({ original, discounts, paid }) => [
      original,
      paid,
      ...discounts.map(({ amount }) => amount),
    ]),
    ...(delivery ? [delivery.original, delivery.paid] : []),
  ];
}

describe('draft order', () => {
  it('has exactly the amounts of the quote shown on the page', () => {
    fc.assert(
      fc.property(aQuote, (quote) => {
        const order = drafted(quote);
        expect(order.total.presentment).toBe(quote.total);
        expect(quote.total).toBe(quote.cart.total + (quote.delivery?.finalPrice ?? 0));
        expect(sum(order.lines.map(({ original }) => original.presentment))).toBe(quote.subtotal);
        expect(order.delivery?.paid.presentment ?? 0).toBe(quote.delivery?.finalPrice ?? 0);
        expect(order.delivery?.original.presentment ?? 0).toBe(quote.delivery?.originalPrice ?? 0);
        const byCard = order.payments.filter(({ kind }) => kind === 'card');
        expect(sum(byCard.map(({ amount }) => amount.presentment))).toBe(quote.toPay);
        for (const { application, amount } of quote.discounts) {
          const taken = quote.lines.flatMap(({ discounts }) =>
            discounts.filter((each) => each.application === application),
          );
          expect(sum(taken.map((each) => each.amount))).toBe(amount);
        }
      }),
    );
  });

  it('adds up in the shopper’s and in the shop’s currency', () => {
    fc.assert(
      fc.property(aQuote, (quote) => {
        const order = drafted(quote);
        const { lines, delivery, total, payments } = order;
        for (const { original, discounts, paid } of lines) {
          expect(subtractAmounts(original, addAmounts(discounts.map(({ amount }) => amount)))).toEqual(paid);
        }
        const parts = [...lines.map(({ paid }) => paid), ...(delivery ? [delivery.paid] : [])];
        expect(addAmounts(parts)).toEqual(total);
        expect(addAmounts(payments.map(({ amount }) => amount))).toEqual(total);
        if (delivery?.discount) {
          expect(subtractAmounts(delivery.original, delivery.discount.amount)).toEqual(delivery.paid);
        }
        const unit = smallestUnit(order.market.currency);
        for (const { presentment, shop } of everyAmount(order)) {
          expect(Math.min(presentment, shop)).toBeGreaterThanOrEqual(0);
          expect(presentment % unit).toBe(0);
          if (order.market.currency === 'USD') expect(shop).toBe(presentment);
        }
      }),
    );
  });

  it('charges no gift card more than its balance', () => {
    fc.assert(
      fc.property(aQuote, (quote) => {
        for (const { code, amount } of drafted(quote).giftCards) {
          const card = quote.giftCards.find((each) => each.code === code);
          expect(amount).toBeLessThanOrEqual(card?.balance ?? 0);
        }
      }),
    );
  });
});
