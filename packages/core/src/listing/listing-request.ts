import type { Choice } from './filters/choice';
import type { ALL, SortKey } from './listing-rules';

/** Request of a shopper to a list. Filters that its rules don't serve are ignored; unknown values find nothing. */
export interface ListingRequest {
  readonly choices: readonly Choice[];
  /** Null: the default sort. */
  readonly sort: SortKey | null;
  /** Page number, from 1. */
  readonly page: number;
  /** Null: the merchant's setting. */
  readonly limit: number | typeof ALL | null;
}

/** Request without any choice. */
export const FIRST_VIEW: ListingRequest = { choices: [], sort: null, page: 1, limit: null };
