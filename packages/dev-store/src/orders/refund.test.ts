import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOrder } from '../checkout/draft-order';
import { aQuote } from '../testing/some-quotes';
import { NO_CONTACT } from './contact';
import { type Order, refundedOf } from './order';
import { deliveryLeft, type RefundRequest, refundAmounts, unitsLeft } from './refund';

const anOrder = aQuote.map(
  (quote): Order => ({
    ...draftOrder(quote, { contact: NO_CONTACT, card: '1', shopCurrency: 'USD' }),
    number: 1001,
    createdAt: '2026-03-01T10:00:00.000Z',
    checkoutToken: 'checkout',
    cartToken: 'cart',
    nextCartToken: 'next',
    refunds: [],
  }),
);

function refund(order: Order, request: RefundRequest): Order {
  const refunded = refundAmounts(order, request);
  if (!refunded.ok) throw new Error(refunded.problem);
  const { length } = order.refunds;
  const record = { key: String(length), createdAt: order.createdAt, ...refunded.amounts };
  return { ...order, refunds: [...order.refunds, record] };
}

const oneOf = (id: string): RefundRequest => ({ quantities: new Map([[id, 1]]), delivery: false });

describe('refund', () => {
  it('of everything, unit by unit in any order, equals exactly what was paid', () => {
    fc.assert(
      fc.property(anOrder, fc.infiniteStream(fc.nat()), (order, chances) => {
        const units = order.lines.flatMap(({ id, quantity }) => Array<string>(quantity).fill(id));
        const steps = [...units, ...(deliveryLeft(order) ? ['delivery'] : [])];
        let refunded = order;
        while (steps.length > 0) {
          const [step = ''] = steps.splice(chances.next().value % steps.length, 1);
          const nothing: RefundRequest = { quantities: new Map(), delivery: true };
          refunded = refund(refunded, step === 'delivery' ? nothing : oneOf(step));
          const back = refundedOf(refunded);
          expect(back.presentment).toBeLessThanOrEqual(order.total.presentment);
          expect(back.shop).toBeLessThanOrEqual(order.total.shop);
        }
        expect(refundedOf(refunded)).toEqual(order.total);
      }),
    );
  });

  it('of several units equals the sum of single refunds', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const [line] = order.lines;
        if (!line) return;
        const together = refund(order, {
          quantities: new Map([[line.id, line.quantity]]),
          delivery: false,
        });
        let apart = order;
        for (let unit = 0; unit < line.quantity; unit++) apart = refund(apart, oneOf(line.id));
        expect(refundedOf(apart)).toEqual(refundedOf(together));
        expect(refundedOf(together)).toEqual(line.paid);
      }),
    );
  });

  it('never exceeds what is left', () => {
    fc.assert(
      fc.property(anOrder, fc.integer({ min: -3, max: 20 }), (order, quantity) => {
        const [line] = order.lines;
        if (!line || quantity === 0) return;
        const refunded = refundAmounts(order, {
          quantities: new Map([[line.id, quantity]]),
          delivery: false,
        });
        expect(refunded.ok).toBe(quantity > 0 && quantity <= unitsLeft(order, line));
      }),
    );
  });

  it('of nothing is rejected, and of delivery happens once', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const nothing = refundAmounts(order, { quantities: new Map(), delivery: false });
        expect(nothing).toEqual({ ok: false, problem: 'nothing_chosen' });
        const delivery: RefundRequest = { quantities: new Map(), delivery: true };
        if (deliveryLeft(order) === null) {
          expect(refundAmounts(order, delivery)).toEqual({ ok: false, problem: 'more_than_left' });
          return;
        }
        const refunded = refund(order, delivery);
        expect(refundedOf(refunded)).toEqual(order.delivery?.paid);
        expect(refundAmounts(refunded, delivery)).toEqual({ ok: false, problem: 'more_than_left' });
      }),
    );
  });
});
