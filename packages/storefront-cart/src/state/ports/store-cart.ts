import type { Subunits } from '@cartwright/core/money/subunits';
import type { QuantityRule } from '@cartwright/core/quantity-rules/quantity-rule';

export type PropertyValue = string | number | boolean;
export type Properties = Readonly<Record<string, PropertyValue>>;

/** Cart from the store's last response, or predicted. Amounts are subunits of `currency`. */
export interface StoreCart {
  readonly token: string;
  readonly currency: string;
  readonly note: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly lines: readonly StoreLine[];
  /** Entered discount codes, in order; those without effect on this cart aren't applicable. */
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
  /** Order discounts, ours and others'. */
  readonly orderDiscounts: readonly Discount[];
  /** After product discounts. */
  readonly subtotal: Subunits;
  /** After all discounts, before taxes and delivery. */
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
  /** Product handle; empty until the store has responded. */
  readonly handle: string;
  readonly image: string | null;
  /** Price of all units before discounts; null while unknown. */
  readonly linePrice: Subunits | null;
  /** After product discounts; null while only predicted. */
  readonly charged: Subunits | null;
  /** Unit price without the selling plan; null for a line without one. */
  readonly priceWithoutPlan: Subunits | null;
  /** Key of the parent line, which removes this one too; null if there is none. */
  readonly parentKey: string | null;
  /** Whether the store allows removing the line, or changing its quantity. */
  readonly removable: boolean;
  readonly countable: boolean;
  readonly rule: QuantityRule;
  /** Component products of a bundle, which aren't lines; else empty. */
  readonly contents: readonly { readonly title: string; readonly quantity: number }[];
  /** Unit price by measure ("per 100 g"), if the merchant has set one up. */
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
