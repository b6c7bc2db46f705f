import type { Order } from '../orders/order';
import type { Charge, CheckoutRecord } from './sales-records';

/** Maximum number of checkouts; the least recently used are dropped, except those with a payment of unknown status. */
const MAX_CHECKOUTS = 500;
const FIRST_ORDER = 1001;

/** Checkouts, orders and payments. */
export interface Sales {
  checkout(token: string): CheckoutRecord | undefined;
  /** Checkout of a cart without an order. */
  checkoutOfCart(cartToken: string): CheckoutRecord | undefined;
  /** Oldest first. */
  orders(): readonly Order[];
  order(number: number): Order | undefined;
  orderOfCheckout(token: string): Order | undefined;
  /** Latest order of a cart. */
  orderOfCart(cartToken: string): Order | undefined;
  nextOrderNumber(): number;
  charge(key: string): Charge | undefined;
  /** Payments by a gift card, in subunits of the shop's currency. */
  paidByGiftCard(code: string): number;
  /** Writes several records atomically. */
  write(change: SalesChange): void;
  /** Subscribes to written and deleted orders, with their previous state, within the same write. */
  watch(listener: OrderListener): void;
}

/** Listener of changed orders. `order` is undefined if deleted. */
export type OrderListener = (order: Order | undefined, before: Order | undefined) => void;

export interface SalesChange {
  readonly checkout?: CheckoutRecord;
  readonly order?: Order;
  /** Number of a deleted order. */
  readonly deleted?: number;
  readonly charge?: Charge;
  /** Gift card debits; negative for refunds. */
  readonly giftCards?: readonly { readonly code: string; readonly amount: number }[];
  /** Token of a checkout that became an order. */
  readonly ended?: string;
}

export interface SalesSnapshot {
  readonly checkouts: readonly CheckoutRecord[];
  readonly orders: readonly Order[];
  /** Reserved by a deleted order: later orders get higher numbers. Absent: none was deleted. */
  readonly lastNumber?: number;
  readonly charges: readonly Charge[];
  readonly paidByGiftCards: Readonly<Record<string, number>>;
}

/** Restores saved sales, or none. `changed` is called for every write, after `endCart` for its order. */
export function openSales(
  kept: SalesSnapshot | undefined,
  { endCart, changed }: { readonly endCart: (order: Order) => void; readonly changed: () => void },
): Sales & { readonly snapshot: () => SalesSnapshot } {
  const checkouts = new Map(kept?.checkouts.map((checkout) => [checkout.token, checkout]));
  const orders = new Map(kept?.orders.map((order) => [order.number, order]));
  const charges = new Map(kept?.charges.map((charge) => [charge.key, charge]));
  const paid = new Map(Object.entries(kept?.paidByGiftCards ?? {}));
  const listeners: OrderListener[] = [];
  let lastNumber = kept?.lastNumber ?? Math.max(FIRST_ORDER - 1, ...orders.keys());
  const newestFirst = () => [...orders.values()].reverse();

  const putCheckout = (checkout: CheckoutRecord) => {
    checkouts.delete(checkout.token);
    checkouts.set(checkout.token, checkout);
    if (checkouts.size <= MAX_CHECKOUTS) return;
    const oldest = [...checkouts.values()].find(({ attempt }) => !attempt);
    if (oldest) checkouts.delete(oldest.token);
  };

  return {
    checkout: (token) => checkouts.get(token),
    checkoutOfCart: (cartToken) => [...checkouts.values()].find((each) => each.cartToken === cartToken),
    orders: () => [...orders.values()],
    order: (number) => orders.get(number),
    orderOfCheckout: (token) => newestFirst().find(({ checkoutToken }) => checkoutToken === token),
    orderOfCart: (token) => newestFirst().find(({ cartToken }) => cartToken === token),
    nextOrderNumber: () => lastNumber + 1,
    charge: (key) => charges.get(key),
    paidByGiftCard: (code) => paid.get(code) ?? 0,
    write({ checkout, order, deleted, charge, giftCards = [], ended }) {
      if (checkout) putCheckout(checkout);
      const before = order && orders.get(order.number);
      if (order && !before) endCart(order);
      if (order) {
        orders.set(order.number, order);
        lastNumber = Math.max(lastNumber, order.number);
      }
      const gone = deleted === undefined ? undefined : orders.get(deleted);
      if (gone) orders.delete(gone.number);
      if (charge) charges.set(charge.key, charge);
      for (const { code, amount } of giftCards) paid.set(code, (paid.get(code) ?? 0) + amount);
      if (ended !== undefined) checkouts.delete(ended);
      for (const tell of listeners) {
        if (order) tell(order, before);
        if (gone) tell(undefined, gone);
      }
      changed();
    },
    watch(listener) {
      listeners.push(listener);
    },
    snapshot: () => ({
      checkouts: [...checkouts.values()],
      orders: [...orders.values()],
      lastNumber,
      charges: [...charges.values()],
      paidByGiftCards: Object.fromEntries(paid),
    }),
  };
}
