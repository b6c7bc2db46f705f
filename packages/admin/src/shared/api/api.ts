import type { SHOP_HEADER } from '@cartwright/core/contract/sign-in';
import { type ApiClient, createApiClient } from './api-client';
import { isForWantOfPlan, planIsMissing } from './plan-missing';
import { shopOfPage } from './shop-of-page';

/** Held to the contract by its type; the contract's file itself comes with the pages that need it. */
const SHOP: typeof SHOP_HEADER = 'X-Cartwright-Shop';

const client = createApiClient('', undefined, callerHeaders);

/** The client of the server that the page came from. Calls refused for want of a plan are noted, whoever made them. */
export const api: ApiClient = {
  async call(endpoint, input) {
    const result = await client.call(endpoint, input);
    if (!result.ok && isForWantOfPlan(result)) planIsMissing.set(true);
    return result;
  },
};

/** Who calls, and for which shop. In Shopify's admin App Bridge says it, anew for each call: its tokens live a minute. */
export async function callerHeaders(): Promise<Record<string, string>> {
  const shop = shopOfPage();
  const token = await window.shopify?.idToken();
  return { ...(shop && { [SHOP]: shop }), ...(token && { authorization: `Bearer ${token}` }) };
}
