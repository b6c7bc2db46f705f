import type { Order, OrderDraft } from '../orders/order';
import type { CheckoutRecord, PaymentAttempt } from '../state/sales-records';
import type { Sales } from '../state/sales-state';
import type { Gateway } from './gateway';

/** Outcome of a payment. `checking`: unknown. `not_charged`: can be retried. */
export type PaymentOutcome =
  | { readonly kind: 'ordered'; readonly order: Order }
  | { readonly kind: 'declined' | 'checking' | 'not_charged' };

export interface Payments {
  /**
   * Pays and creates the order. Settles an unfinished earlier payment instead, without charging.
   */
  pay(checkout: CheckoutRecord, order: OrderDraft, card: string): Promise<PaymentOutcome>;
  /** Settles the payment of a checkout. */
  settle(checkoutToken: string): Promise<PaymentOutcome>;
}

interface Parts {
  readonly sales: Sales;
  readonly gateway: Gateway;
  readonly clock: () => Date;
  readonly random: () => string;
  /** Resolves when writes are durable; rejects on failure. */
  readonly kept: () => Promise<void>;
}

/**
 * Payment flow from checkout to its single order. Charge and gift card debits are persisted with an
 * idempotency key before the gateway request, so that any failure can be settled later. Order,
 * checkout and cart are completed in one write. Orders are only reported once durable.
 */
export function payments({ sales, gateway, clock, random, kept }: Parts): Payments {
  /** Keys with a pending response in this process; after a restart they are settled. */
  const waiting = new Set<string>();

  const complete = (checkout: CheckoutRecord, draft: OrderDraft, giftCards = NO_CARDS): PaymentOutcome => {
    const order: Order = {
      ...draft,
      number: sales.nextOrderNumber(),
      createdAt: clock().toISOString(),
      checkoutToken: checkout.token,
      cartToken: checkout.cartToken,
      nextCartToken: `${random()}?key=${random()}`,
      refunds: [],
    };
    sales.write({ order, giftCards, ended: checkout.token });
    return { kind: 'ordered', order };
  };

  const takeBack = ({ attempt, ...checkout }: CheckoutRecord) => {
    const giftCards = attempt?.order.giftCards.map(({ code, amount }) => ({ code, amount: -amount })) ?? [];
    sales.write({ checkout, giftCards });
  };

  /** Handles every result of a key, in any order and idempotently. */
  const conclude = (
    token: string,
    key: string,
    result: 'charged' | 'declined' | 'lost' | 'closed',
  ): PaymentOutcome => {
    const order = sales.orderOfCheckout(token);
    if (order) return { kind: 'ordered', order };
    const checkout = sales.checkout(token);
    if (checkout?.attempt?.key !== key) return { kind: 'not_charged' };
    if (result === 'lost') return { kind: 'checking' };
    if (result === 'charged') return complete(checkout, checkout.attempt.order);
    takeBack(checkout);
    return { kind: result === 'declined' ? 'declined' : 'not_charged' };
  };

  const afterKept = async (outcome: PaymentOutcome): Promise<PaymentOutcome> => {
    if (outcome.kind === 'ordered') await kept();
    return outcome;
  };

  const settle = async (token: string): Promise<PaymentOutcome> => {
    const order = sales.orderOfCheckout(token);
    if (order) return { kind: 'ordered', order };
    const key = sales.checkout(token)?.attempt?.key;
    if (key === undefined) return { kind: 'not_charged' };
    if (waiting.has(key)) return { kind: 'checking' };
    return afterKept(conclude(token, key, await gateway.settle(key).catch(() => 'lost' as const)));
  };

  return {
    settle,
    async pay(checkout, draft, card) {
      const { token } = checkout;
      const known = sales.checkout(token);
      if (sales.orderOfCheckout(token) || known?.attempt) return settle(token);
      const charge = draft.payments.find(({ kind }) => kind === 'card');
      if (!charge) return afterKept(complete(checkout, draft, draft.giftCards));
      const attempt: PaymentAttempt = { key: random(), order: draft };
      sales.write({ checkout: { ...checkout, attempt }, giftCards: draft.giftCards });
      waiting.add(attempt.key);
      const { key } = attempt;
      const request = { key, amount: charge.amount.presentment, currency: draft.market.currency, card };
      const result = await kept()
        .then(() => gateway.charge(request).catch(() => 'lost' as const))
        .finally(() => waiting.delete(key));
      return afterKept(conclude(token, key, result));
    },
  };
}

const NO_CARDS: OrderDraft['giftCards'] = [];
