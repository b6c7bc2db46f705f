import { readLooks } from '@cartwright/core/contract/looks';
import { type StorefrontLook, storefrontLook } from '@cartwright/core/looks/storefront-look';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Saved look of the shop's surfaces; null for none. */
export async function appliedLook(signal: AbortSignal): Promise<StorefrontLook | null> {
  const { look } = await responseOf(api.call(readLooks, { params: {}, query: {}, body: undefined, signal }));
  return storefrontLook(look) ?? null;
}
