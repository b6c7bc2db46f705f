import { expect, type Page } from '@playwright/test';
import { readCart, unitsOf, variantId } from '../models/ajax-cart';
import { test } from '../test';
import { cartJsPage, liquidAjaxCartPage, openOwnPage } from './peer-pages';

const MUG = 'enamel-mug';
const units = (page: Page) => page.locator('#units');
const inStore = async (page: Page) => {
  const cart = await readCart(page);
  return { units: unitsOf(cart), note: cart.note };
};

test('liquid-ajax-cart, unmodified, adds, changes, writes a note and removes', async ({ page, shop }) => {
  const mug = await variantId(page, shop.storeUrl, MUG);
  await openOwnPage(page, shop.storeUrl, liquidAjaxCartPage(mug));
  await page.waitForFunction(() => document.documentElement.classList.contains('js-ajax-cart-init'));

  await page.getByRole('button', { name: 'Add' }).click();
  await expect(units(page)).toHaveText('1');
  await page.getByLabel('Quantity').fill('3');
  await page.getByLabel('Quantity').press('Enter');
  await expect(units(page)).toHaveText('3');
  await page.getByLabel('Note').fill('By hand, please');
  await page.getByLabel('Note').press('Control+Enter');
  await expect.poll(() => inStore(page)).toEqual({ units: [[MUG, 3]], note: 'By hand, please' });
  await expect(page.getByLabel('Note')).toHaveValue('By hand, please');
  await page.getByRole('link', { name: 'Remove' }).click();
  await expect(units(page)).toHaveText('0');
  expect(await inStore(page)).toEqual({ units: [], note: 'By hand, please' });
});

test('liquid-ajax-cart shows a sold-out product’s error at its form', async ({ page, shop }) => {
  const can = await variantId(page, shop.storeUrl, 'watering-can');
  await openOwnPage(page, shop.storeUrl, liquidAjaxCartPage(can));
  await page.waitForFunction(() => document.documentElement.classList.contains('js-ajax-cart-init'));
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('[data-ajax-cart-errors]')).toContainText('is already sold out');
  expect(await inStore(page)).toEqual({ units: [], note: null });
});

test('shopify-cartjs, unmodified, adds, changes, writes a note and removes', async ({ page, shop }) => {
  const mug = await variantId(page, shop.storeUrl, MUG);
  const empty: unknown = await (await page.request.get(`${shop.storeUrl}/cart.js`)).json();
  await openOwnPage(page, shop.storeUrl, cartJsPage(mug, empty));

  await page.getByRole('button', { name: 'Add' }).click();
  await expect(units(page)).toHaveText('1');
  await page.getByRole('button', { name: 'Three' }).click();
  await expect(units(page)).toHaveText('3');
  await page.getByLabel('Note').fill('By hand, please');
  await page.getByLabel('Note').blur();
  await expect.poll(() => inStore(page)).toEqual({ units: [[MUG, 3]], note: 'By hand, please' });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(units(page)).toHaveText('0');
  expect(await inStore(page)).toEqual({ units: [], note: 'By hand, please' });
});
