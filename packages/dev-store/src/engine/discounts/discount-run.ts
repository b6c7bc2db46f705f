import type { Properties } from '../model/cart-state';
import type { CombinesWith, DeliveryOption, Product, Variant } from '../model/catalogue';
import type { DiscountClass, DiscountOperation } from './operation';

/** One discount that is on for this cart, and what it wants to do. */
export interface DiscountRun {
  readonly id: string;
  readonly title: string;
  /** Present for a discount of a code, absent for an automatic one. */
  readonly code?: string;
  readonly discountClasses: readonly DiscountClass[];
  readonly combinesWith: CombinesWith;
  readonly operations: readonly DiscountOperation[];
}

/** A cart before discounts: all that a discount may look at. Amounts are subunits of `currency`. */
export interface CartSnapshot {
  readonly currency: string;
  readonly country: string;
  /** The shop's currency in the cart's: a decimal text, "1" when they are the same. */
  readonly rate: string;
  readonly locale: string;
  readonly codes: readonly string[];
  /** Of the cart, also those that no page is told. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly lines: readonly SnapshotLine[];
  /** Empty when nothing in the cart is shipped. */
  readonly deliveryGroups: readonly DeliveryGroup[];
}

export interface SnapshotLine {
  /** `gid://shopify/CartLine/…`, the same for the line's whole life. */
  readonly id: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly properties: Properties;
  readonly sellingPlanId: number | null;
  readonly product: Product;
  readonly variant: Variant;
}

export interface DeliveryGroup {
  readonly id: string;
  readonly options: readonly DeliveryOption[];
}

/** Where the automatic discounts come from: the store's functions, the preview's core, or a test. */
export type RunDiscounts = (cart: CartSnapshot) => readonly DiscountRun[];

export function subtotalOf(line: SnapshotLine): number {
  return line.unitPrice * line.quantity;
}
