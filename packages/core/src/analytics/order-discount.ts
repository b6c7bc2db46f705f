/** A discount of an order with what it took off the lines that were sold. */
export interface OrderDiscount {
  /** Of a code the code itself. */
  readonly title: string;
  /** As `discountCode` writes it; null for one without a code. */
  readonly code: string | null;
  /** Subunits of the shop's currency. */
  readonly amount: number;
}

/** Discount code in the one way in which reports write it: the store takes it in any case. */
export const discountCode = (code: string): string => code.trim().toUpperCase();
