/** Product of a line, with variants and their selling plans. */
export interface LineProduct {
  readonly variants: readonly LineVariant[];
  /** Whether variants are, or may be, missing that couldn't be read. */
  readonly isPart: boolean;
  /** Price and plans of variants not in the list; absent if unknown. */
  readonly others?: Pick<LineVariant, 'price' | 'plans'>;
  readonly needsPlan: boolean;
}

export interface LineVariant {
  readonly id: number;
  readonly title: string;
  readonly available: boolean;
  /** Unit price of a one-time purchase, in subunits; null if unknown. */
  readonly price: number | null;
  readonly plans: readonly LinePlan[];
}

export interface LinePlan {
  readonly id: number;
  readonly name: string;
  /** Unit price, in subunits; null if unknown. */
  readonly price: number | null;
  /** Percentage discount of the plan, if it has one. */
  readonly percent: number | null;
}
