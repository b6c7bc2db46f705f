/** Content of a filter that can be chosen. */
export type FacetContent =
  | {
      readonly kind: 'values';
      readonly values: readonly FacetValue[];
      /** How many values more there are than were sent. */
      readonly more: number;
    }
  /** Prices are subunits of the market's currency. Null ends: nothing is left between which to choose. */
  | {
      readonly kind: 'range';
      readonly least: number | null;
      readonly most: number | null;
      readonly from: number | null;
      readonly to: number | null;
    };

export interface FacetValue {
  /** As addresses have it: of availability `1` and `0`, of a boolean `true` and `false`. */
  readonly value: string;
  /** What it is called; absent: as addresses have it. */
  readonly text?: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** Most values of a filter that are sent, besides those that are chosen. */
export const MAX_VALUES = 100;
