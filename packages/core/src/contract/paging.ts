import * as z from 'zod';
import { isPageCursor } from './page-headers';

/** Cursor of the next page of a list (`contract/page-headers`). */
export const pageCursor = z.string().refine(isPageCursor, 'Send a cursor as it was given.');

/** Paging of a list by page number, in responses. Pages start at 1. */
export const pagination = z.object({
  limit: z.number().int().positive(),
  page: z.number().int().positive(),
  totalItems: z.number().int().nonnegative(),
  totalPages: z.number().int().nonnegative(),
});
export type Pagination = z.infer<typeof pagination>;

/** Query of such a list; `limit` is the maximum and default limit. */
export const pageQuery = (limit: number) =>
  z.strictObject({
    page: z.coerce.number().int().positive().default(1),
    limit: z.coerce.number().int().positive().max(limit).default(limit),
  });

/** Pagination of a list of `totalItems`; a page beyond the last one is empty, and keeps its number. */
export function paginationOf({ limit, page, totalItems }: Omit<Pagination, 'totalPages'>): Pagination {
  return { limit, page, totalItems, totalPages: Math.ceil(totalItems / limit) };
}
