import type { Properties } from '../model/cart-state';
import type { CombinesWith, DeliveryOption, Product, Variant } from '../model/catalogue';
import type { DiscountClass, DiscountOperation } from './operation';

/** Active discount of a cart, with its operations. */
export interface DiscountRun {
  readonly id: string;
  readonly title: string;
  /** Code; absent for an automatic discount. */
  readonly code?: string;
  readonly discountClasses: readonly DiscountClass[];
  readonly combinesWith: CombinesWith;
  readonly operations: readonly DiscountOperation[];
}

/** Cart before discounts, the input of discount functions. Amounts are subunits of `currency`. */
export interface CartSnapshot {
  readonly currency: string;
  readonly country: string;
  /** Exchange rate from the shop's currency to the cart's, a decimal text; "1" if they are the same. */
  readonly rate: string;
  readonly locale: string;
  readonly codes: readonly string[];
  /** Cart attributes, including private ones. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly lines: readonly SnapshotLine[];
  /** Empty if nothing is shipped. */
  readonly deliveryGroups: readonly DeliveryGroup[];
}

export interface SnapshotLine {
  /** Line id as `gid://shopify/CartLine/…`; never changes. */
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

/** Source of the automatic discounts: the store's functions, the preview's core, or a test. */
export type RunDiscounts = (cart: CartSnapshot) => readonly DiscountRun[];

export function subtotalOf(line: SnapshotLine): number {
  return line.unitPrice * line.quantity;
}
