import type { Page } from '@playwright/test';

/** A shop keeps its token, which another test may have made: it is as if it had none until one is asked for. */
export async function withoutToken(page: Page) {
  let isMade = false;
  await page.route('**/api/shop/storefront-token', (route) => {
    isMade = true;
    return route.fallback();
  });
  await page.route('**/api/shop', async (route) => {
    const response = await route.fetch();
    const { shop } = await response.json();
    const hasStorefrontAccessToken = isMade && shop.hasStorefrontAccessToken;
    await route.fulfill({ response, json: { shop: { ...shop, hasStorefrontAccessToken } } });
  });
}
