import * as z from 'zod';

/** A number of Shopify's, as long as a number can hold, read from a query. */
export const catalogueId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** At most 100 with commas between them. */
export const catalogueIds = z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/);
