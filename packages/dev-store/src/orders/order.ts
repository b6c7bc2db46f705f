import type { Properties } from '../engine/model/cart-state';
import type { Market } from '../engine/model/market';
import type { Contact } from './contact';

/** Amount in presentment and shop currency, in subunits. */
export interface Amount {
  readonly presentment: number;
  readonly shop: number;
}

export const NOTHING: Amount = { presentment: 0, shop: 0 };

/** Source name of online orders. Source: Shopify, `Order.sourceName`. */
export const WEB = 'web';

export interface OrderDiscount {
  readonly title: string;
  /** Whether it comes from a code. */
  readonly isCode: boolean;
  readonly of: 'product' | 'order';
  readonly amount: Amount;
}

/** Order line, or part of a line with its own price. `original` − `discounts` = `paid`. */
export interface OrderLine {
  /** Unique within the order. */
  readonly id: string;
  readonly productId: number;
  readonly variantId: number;
  readonly title: string;
  /** Null for a product without options. */
  readonly variantTitle: string | null;
  readonly sellingPlan: string | null;
  readonly sku: string;
  /** Path of the store; null without an image. */
  readonly image: string | null;
  readonly quantity: number;
  readonly properties: Properties;
  readonly original: Amount;
  readonly discounts: readonly OrderDiscount[];
  readonly paid: Amount;
}

export interface OrderDelivery {
  readonly handle: string;
  readonly title: string;
  readonly original: Amount;
  readonly discount: { readonly title: string; readonly amount: Amount } | null;
  readonly paid: Amount;
}

export interface OrderPayment {
  readonly kind: 'gift_card' | 'card';
  /** Last characters of the gift card's code, or the number of the test card. */
  readonly last: string;
  readonly amount: Amount;
}

export interface Refund {
  /** Idempotency key of the form: each form refunds once. */
  readonly key: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly amount: Amount }[];
  readonly delivery: Amount | null;
  readonly total: Amount;
}

/** Order before it gets a number. */
export interface OrderDraft {
  /** Purchased cart lines; lines added later stay in the cart. */
  readonly bought: readonly { readonly id: string; readonly quantity: number }[];
  readonly market: Market;
  readonly shopCurrency: string;
  /** The address is empty if nothing is shipped. */
  readonly contact: Contact;
  readonly lines: readonly OrderLine[];
  readonly delivery: OrderDelivery | null;
  readonly total: Amount;
  /** They add up to the total. */
  readonly payments: readonly OrderPayment[];
  /** Gift card debits: code, and subunits of the shop's currency. */
  readonly giftCards: readonly { readonly code: string; readonly amount: number }[];
  readonly note: string | null;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Order extends OrderDraft {
  /** Starts at 1001. */
  readonly number: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly checkoutToken: string;
  readonly cartToken: string;
  /** Token of the shopper's next cart. */
  readonly nextCartToken: string;
  readonly refunds: readonly Refund[];
  /** ISO 8601 in UTC; absent unless it was canceled. */
  readonly cancelledAt?: string;
  /** Absent: none. */
  readonly tags?: readonly string[];
  /** Absent for orders of this store's checkout. */
  readonly sourceName?: string;
}

export function addAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce(
    (sum, { presentment, shop }) => ({
      presentment: sum.presentment + presentment,
      shop: sum.shop + shop,
    }),
    NOTHING,
  );
}

export function subtractAmounts(from: Amount, amount: Amount): Amount {
  return { presentment: from.presentment - amount.presentment, shop: from.shop - amount.shop };
}

/** Time of an order's last change. */
export function updatedAtOf({ createdAt, cancelledAt = '', refunds }: Order): string {
  return [createdAt, cancelledAt, ...refunds.map((refund) => refund.createdAt)].reduce((latest, each) =>
    each > latest ? each : latest,
  );
}

/** Subtotal of the items before discounts. */
export function subtotalOfOrder({ lines }: Pick<OrderDraft, 'lines'>): Amount {
  return addAmounts(lines.map(({ original }) => original));
}

/** Product and order discounts of an order, with their totals over all lines. */
export function discountsOfOrder({ lines }: Pick<OrderDraft, 'lines'>): OrderDiscount[] {
  const totals = new Map<string, OrderDiscount>();
  for (const discount of lines.flatMap(({ discounts }) => discounts)) {
    const name = `${discount.of} ${discount.isCode} ${discount.title}`;
    const amount = addAmounts([totals.get(name)?.amount ?? NOTHING, discount.amount]);
    totals.set(name, { ...discount, amount });
  }
  return [...totals.values()];
}

export function refundedOf({ refunds }: Pick<Order, 'refunds'>): Amount {
  return addAmounts(refunds.map(({ total }) => total));
}
