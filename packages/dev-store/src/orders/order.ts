import type { Properties } from '../engine/model/cart-state';
import type { Market } from '../engine/model/market';
import type { Contact } from './contact';

/** The same amount in the shopper's currency and in the shop's, in subunits. */
export interface Amount {
  readonly presentment: number;
  readonly shop: number;
}

export const NOTHING: Amount = { presentment: 0, shop: 0 };

/** Name of the source of orders that shoppers place online. Source: Shopify, `Order.sourceName`. */
export const WEB = 'web';

export interface OrderDiscount {
  readonly title: string;
  /** Whether a code has brought it. */
  readonly isCode: boolean;
  readonly of: 'product' | 'order';
  readonly amount: Amount;
}

/** One line, or the part of a line that has a price of its own. `original` − `discounts` = `paid`. */
export interface OrderLine {
  /** Within the order. */
  readonly id: string;
  readonly productId: number;
  readonly variantId: number;
  readonly title: string;
  /** Null for a product without options. */
  readonly variantTitle: string | null;
  readonly sellingPlan: string | null;
  readonly sku: string;
  /** A path of the store; null without a picture. */
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
  /** The last characters of the gift card's code, or the number of the test card. */
  readonly last: string;
  readonly amount: Amount;
}

export interface Refund {
  /** Of the form that asked for it: the same form refunds once. */
  readonly key: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly amount: Amount }[];
  readonly delivery: Amount | null;
  readonly total: Amount;
}

/** An order before it has a number. */
export interface OrderDraft {
  /** The cart's lines that it is made of: what comes into the cart afterwards stays there. */
  readonly bought: readonly { readonly id: string; readonly quantity: number }[];
  readonly market: Market;
  readonly shopCurrency: string;
  /** Its address is empty when nothing is shipped. */
  readonly contact: Contact;
  readonly lines: readonly OrderLine[];
  readonly delivery: OrderDelivery | null;
  readonly total: Amount;
  /** They add up to the total. */
  readonly payments: readonly OrderPayment[];
  /** What gift cards lose: code and subunits of the shop's currency. */
  readonly giftCards: readonly { readonly code: string; readonly amount: number }[];
  readonly note: string | null;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Order extends OrderDraft {
  /** From 1001 on. */
  readonly number: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly checkoutToken: string;
  readonly cartToken: string;
  /** The cart that the shopper goes on with. */
  readonly nextCartToken: string;
  readonly refunds: readonly Refund[];
  /** ISO 8601 in UTC; absent unless it was canceled. */
  readonly cancelledAt?: string;
  /** Absent: none. */
  readonly tags?: readonly string[];
  /** Absent for an order of this store's checkout. */
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

/** When anything was last done to an order. */
export function updatedAtOf({ createdAt, cancelledAt = '', refunds }: Order): string {
  return [createdAt, cancelledAt, ...refunds.map((refund) => refund.createdAt)].reduce((latest, each) =>
    each > latest ? each : latest,
  );
}

/** Subtotal of the items before discounts. */
export function subtotalOfOrder({ lines }: Pick<OrderDraft, 'lines'>): Amount {
  return addAmounts(lines.map(({ original }) => original));
}

/** The product and order discounts of an order with what each takes off all lines. */
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
