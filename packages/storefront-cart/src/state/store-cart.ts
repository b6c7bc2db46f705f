import type { Subunits } from '@cartwright/core/money/subunits';

export type PropertyValue = string | number | boolean;
export type Properties = Readonly<Record<string, PropertyValue>>;

/** A cart as the store last answered it, or as it is predicted to be. Amounts are subunits of `currency`. */
export interface StoreCart {
  readonly token: string;
  readonly currency: string;
  readonly note: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly lines: readonly StoreLine[];
  /** Order discounts, ours and those of others. */
  readonly orderDiscounts: readonly Discount[];
  /** After product discounts. */
  readonly subtotal: Subunits;
  /** After all discounts; taxes and delivery come at checkout. */
  readonly total: Subunits;
}

export interface StoreLine {
  readonly key: string;
  readonly variantId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly properties: Properties;
  readonly sellingPlan: { readonly id: number; readonly name: string } | null;
  readonly giftCard: boolean;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly vendor: string;
  readonly url: string;
  /** The product's; empty until the store has answered. */
  readonly handle: string;
  readonly image: string | null;
  /** All units before discounts; null while the price is not known. */
  readonly linePrice: Subunits | null;
  /** After product discounts; null while that is only predicted. */
  readonly charged: Subunits | null;
  /** Product discounts on the line. */
  readonly discounts: readonly Discount[];
}

export interface Discount {
  readonly title: string;
  readonly amount: Subunits;
}

export function unitsIn(cart: Pick<StoreCart, 'lines'>): number {
  return cart.lines.reduce((units, line) => units + line.quantity, 0);
}
