/** Choice of one filter: some of its values, or a range between two numbers, ends included. */
export interface Choice {
  /** `filterParam` of the filter. */
  readonly param: string;
  readonly values: readonly string[];
  /** Prices are subunits of the market's currency. Null: no end. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Whether a number lies between the ends of a choice. */
export function isWithin({ from, to }: Choice, number: number): boolean {
  return (from === null || number >= from) && (to === null || number <= to);
}
