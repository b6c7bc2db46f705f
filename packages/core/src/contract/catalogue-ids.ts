import * as z from 'zod';

/** Number of Shopify's in a query, limited to safe integers. */
export const catalogueId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** At most 100, comma-separated. */
export const catalogueIds = z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/);
