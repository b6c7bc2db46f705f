/** A discount of an order with what it took off the lines that were sold. */
export interface OrderDiscount {
  /** Of a code the code itself. */
  readonly title: string;
  /** Null for one without a code. */
  readonly code: string | null;
  /** Subunits of the shop's currency. */
  readonly amount: number;
}
