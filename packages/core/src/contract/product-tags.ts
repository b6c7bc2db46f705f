import * as z from 'zod';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * `query` matches anywhere in a tag or vendor, ignoring case and accents; `after` is the cursor in the previous
 * page's headers.
 */
const search = z.strictObject({ query: text('search').optional(), after: text('cursor').optional() });

/** Tags of the store's products, by name. 50 per page; a page may have fewer and still have a next one. */
export const listProductTags = endpoint({
  method: 'GET',
  path: '/api/product-tags',
  params: noParams,
  query: search,
  body: noBody,
  response: z.object({ tags: z.array(z.string()) }),
  paging: 'headers',
});

/** Vendors of the store's products, as `listProductTags`. */
export const listProductVendors = endpoint({
  method: 'GET',
  path: '/api/product-vendors',
  params: noParams,
  query: search,
  body: noBody,
  response: z.object({ vendors: z.array(z.string()) }),
  paging: 'headers',
});
