import type { Subunits } from '@cartwright/core/money/subunits';
import type { QuantityRule } from '@cartwright/core/quantity-rules/quantity-rule';

export type PropertyValue = string | number | boolean;
export type Properties = Readonly<Record<string, PropertyValue>>;

/** A cart as the store last answered it, or as it is predicted to be. Amounts are subunits of `currency`. */
export interface StoreCart {
  readonly token: string;
  readonly currency: string;
  readonly note: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly lines: readonly StoreLine[];
  /** The discount codes that were entered, in order; those that give nothing to this cart are not applicable. */
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
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
  /** What a unit costs without its selling plan; null for a line without one. */
  readonly priceWithoutPlan: Subunits | null;
  /** The line that this one stands under and goes with; null for most. */
  readonly parentKey: string | null;
  /** Whether the store lets a shopper take the line out, and change its quantity. */
  readonly removable: boolean;
  readonly countable: boolean;
  readonly rule: QuantityRule;
  /** The products that a bundle is made of; they are not lines. Empty for anything else. */
  readonly contents: readonly { readonly title: string; readonly quantity: number }[];
  /** The price by measure ("per 100 g"), where the merchant has set one up. */
  readonly perMeasure: { readonly price: Subunits; readonly measure: string } | null;
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
