import * as z from 'zod';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/** `query` is found anywhere in a tag or vendor, without case and accents; `after` is the cursor that the page before gave in its headers. */
const search = z.strictObject({ query: text('search').optional(), after: text('cursor').optional() });

/** The tags of the store's products. 50 a page, by name; a page may hold fewer, and its cursor still leads on. */
export const listProductTags = endpoint({
  method: 'GET',
  path: '/api/product-tags',
  params: noParams,
  query: search,
  body: noBody,
  response: z.object({ tags: z.array(z.string()) }),
  paging: 'headers',
});

/** The vendors of the store's products, as `listProductTags`. */
export const listProductVendors = endpoint({
  method: 'GET',
  path: '/api/product-vendors',
  params: noParams,
  query: search,
  body: noBody,
  response: z.object({ vendors: z.array(z.string()) }),
  paging: 'headers',
});
