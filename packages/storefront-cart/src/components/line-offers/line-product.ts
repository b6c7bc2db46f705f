/** A product as its lines are offered: with its variants, and the plans of each. */
export interface LineProduct {
  readonly variants: readonly LineVariant[];
  /** Whether it has, or may have, more variants, which can't be had. */
  readonly isPart: boolean;
  /** What a variant is sold by that isn't among them. Absent: nothing is known of it. */
  readonly others?: Pick<LineVariant, 'price' | 'plans'>;
  readonly needsPlan: boolean;
}

export interface LineVariant {
  readonly id: number;
  readonly title: string;
  readonly available: boolean;
  /** Of a unit bought once, in subunits; null where it isn't known. */
  readonly price: number | null;
  readonly plans: readonly LinePlan[];
}

export interface LinePlan {
  readonly id: number;
  readonly name: string;
  /** Of a unit, in subunits; null where it isn't known. */
  readonly price: number | null;
  /** What the plan takes off, where that is a percentage. */
  readonly percent: number | null;
}
