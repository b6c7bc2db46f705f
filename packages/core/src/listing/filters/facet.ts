/** Content of a filter. */
export type FacetContent =
  | {
      readonly kind: 'values';
      readonly values: readonly FacetValue[];
      /** Number of further values, which weren't sent. */
      readonly more: number;
    }
  /** Prices in subunits of the market's currency. Null bounds: no range is left to choose. */
  | {
      readonly kind: 'range';
      readonly least: number | null;
      readonly most: number | null;
      readonly from: number | null;
      readonly to: number | null;
    };

export interface FacetValue {
  /** Value in addresses: `1` and `0` for availability, `true` and `false` for a boolean. */
  readonly value: string;
  /** Label; absent: the value in addresses. */
  readonly text?: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** Maximum number of a filter's values that are sent, besides chosen ones. */
export const MAX_VALUES = 100;
