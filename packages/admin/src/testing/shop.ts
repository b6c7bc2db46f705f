import type { Shop } from '@cartwright/core/contract/shop';

/** Shop as the server returns it. */
export const SHOP: Shop = {
  shopifyShopDomain: 'oak-and-linen.myshopify.com',
  name: 'Oak & Linen',
  hasStorefrontAccessToken: false,
  timezone: 'America/New_York',
  currency: 'USD',
  enabledPresentmentCurrencies: ['USD', 'EUR', 'JPY'],
  country: 'US',
  countries: ['DE', 'JP', 'US'],
  storeUrl: 'http://127.0.0.1:4701',
  publication: { status: 'published', message: null, warnings: [] },
};
