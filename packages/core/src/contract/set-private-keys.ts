import * as z from 'zod';
import { endpoint, noParams } from './endpoint';
import { ALL_FEATURE_KEYS } from './feature-keys';

/** Sets the shop's features, in place of the server's defaults. Staff only (403). */
export const setPrivateKeys = endpoint({
  method: 'PUT',
  path: '/api/shop/private-keys',
  params: noParams,
  query: noParams,
  body: z.strictObject({ privateKeys: z.array(z.enum(ALL_FEATURE_KEYS)).max(ALL_FEATURE_KEYS.length) }),
  response: z.object({ privateKeys: z.array(z.string()) }),
});
