import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Carts whose settings have products that were deleted in Shopify, with their number. Separate from the list of
 * carts, which reads no documents. Empty until the mirror is complete, because that is unknown then.
 */
export const readDeletedProducts = endpoint({
  method: 'GET',
  path: '/api/gone-products',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    carts: z.array(z.object({ id: z.string(), products: z.number().int().positive() })),
  }),
});
