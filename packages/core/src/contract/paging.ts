import * as z from 'zod';
import { isPageCursor } from './page-headers';

/** Cursor of the next page of a list (`contract/page-headers`). */
export const pageCursor = z.string().refine(isPageCursor, 'Send a cursor as it was given.');

/** Paging of a list that is read by number of page: what its answer says beside the items. Pages begin at 1. */
export const pagination = z.object({
  limit: z.number().int().positive(),
  page: z.number().int().positive(),
  totalItems: z.number().int().nonnegative(),
  totalPages: z.number().int().nonnegative(),
});
export type Pagination = z.infer<typeof pagination>;

/** Query of such a list; `limit` is the largest limit, which also holds when none is given. */
export const pageQuery = (limit: number) =>
  z.strictObject({
    page: z.coerce.number().int().positive().default(1),
    limit: z.coerce.number().int().positive().max(limit).default(limit),
  });

/** The pagination of a list of `totalItems`; a page behind the last one is the page that was asked, and has no items. */
export function paginationOf({ limit, page, totalItems }: Omit<Pagination, 'totalPages'>): Pagination {
  return { limit, page, totalItems, totalPages: Math.ceil(totalItems / limit) };
}
