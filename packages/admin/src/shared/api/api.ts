import type { SHOP_HEADER } from '@cartwright/core/contract/sign-in';
import { type ApiClient, createApiClient } from './api-client';
import { isForWantOfPlan, planIsMissing } from './plan-missing';
import { shopOfPage } from './shop-of-page';

/** Checked against the contract by type; its module is loaded with the pages that need it. */
const SHOP: typeof SHOP_HEADER = 'X-Cartwright-Shop';

const client = createApiClient('', undefined, callerHeaders);

/** API client of the page's own server. Records calls rejected for a missing plan. */
export const api: ApiClient = {
  async call(endpoint, input) {
    const result = await client.call(endpoint, input);
    if (!result.ok && isForWantOfPlan(result)) planIsMissing.set(true);
    return result;
  },
};

/**
 * Headers with shop and authentication. In Shopify's admin a new session token per call, as they
 * expire after a minute.
 */
export async function callerHeaders(): Promise<Record<string, string>> {
  const shop = shopOfPage();
  const token = await window.shopify?.idToken();
  return { ...(shop && { [SHOP]: shop }), ...(token && { authorization: `Bearer ${token}` }) };
}
