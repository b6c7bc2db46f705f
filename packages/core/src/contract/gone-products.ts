import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * The carts whose settings name products that were deleted in Shopify, and how many. Apart from the list of carts, which
 * reads no documents. None while the copy of the catalogue isn't whole: nobody can tell then.
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
