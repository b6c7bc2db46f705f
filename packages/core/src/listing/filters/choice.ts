/** Choice of one filter: values, or an inclusive range of numbers. */
export interface Choice {
  /** `filterParam` of the filter. */
  readonly param: string;
  readonly values: readonly string[];
  /** Bounds; prices in subunits of the market's currency. Null: unbounded. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Whether a number is within the bounds of a choice. */
export function isWithin({ from, to }: Choice, number: number): boolean {
  return (from === null || number >= from) && (to === null || number <= to);
}
