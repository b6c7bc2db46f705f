/** Discount of an order with the amount taken off its lines. */
export interface OrderDiscount {
  /** Title, or the code itself. */
  readonly title: string;
  /** Code, normalized by `discountCode`; null for a discount without one. */
  readonly code: string | null;
  /** Subunits of the shop's currency. */
  readonly amount: number;
}

/** Normalized discount code for reports: the store ignores case. */
export const discountCode = (code: string): string => code.trim().toUpperCase();
