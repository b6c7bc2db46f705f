import type { Choice } from './filters/choice';
import type { ALL, SortKey } from './listing-rules';

/** Request of a shopper to a list. What its rules don't serve is ignored; what nobody knows finds nothing. */
export interface ListingRequest {
  readonly choices: readonly Choice[];
  /** Null: the default. */
  readonly sort: SortKey | null;
  /** From 1. */
  readonly page: number;
  /** Null: as many as the merchant has set. */
  readonly limit: number | typeof ALL | null;
}

/** Nothing chosen. */
export const FIRST_VIEW: ListingRequest = { choices: [], sort: null, page: 1, limit: null };
