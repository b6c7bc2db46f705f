import { expect, type Page } from '@playwright/test';

/** Turns the blocks for collection and search pages on, or both off. */
export async function placeSearchBlock(page: Page, storeUrl: string, isOn: boolean): Promise<void> {
  await placeCollectionBlock(page, storeUrl, isOn, {
    'setting:main-search/search:columns': '4',
    'setting:main-search/search:per_page': '12',
    ...(isOn && { 'on:main-search/search': 'on' }),
  });
}

/** Turns the block on as the grid of collection pages; off takes the theme back to what a first start leaves. */
export async function placeCollectionBlock(
  page: Page,
  storeUrl: string,
  isOn: boolean,
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = {
    editor: '1',
    'on:cart': 'on',
    'setting:cart:radius': '8',
    'setting:main-product/cart-button:show_count': 'on',
    'setting:cart-apps/cart-button:show_count': 'on',
    ...(isOn && { 'on:main-collection/collection': 'on' }),
    ...others,
  };
  const saved = await page.request.post(`${storeUrl}/admin/themes/current/editor`, { form });
  expect(saved.ok()).toBe(true);
}
