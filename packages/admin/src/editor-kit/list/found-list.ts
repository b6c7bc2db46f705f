import type { Pagination } from '@cartwright/core/contract/paging';

/** Page of a list in a response. */
export interface FoundList<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
}
