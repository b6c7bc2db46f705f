import type { Pagination } from '@cartwright/core/contract/paging';

/** A page of a list, as a server answered. */
export interface FoundList<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
}
