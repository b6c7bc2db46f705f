import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import { withBars } from '@cartwright/core/testing/with-bars';
import type { Page } from '@playwright/test';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

const shipping = (minimum: number, minimums: Record<string, number> = {}): Tier => ({
  ...newTier(`ship${minimum}`, 'shipping'),
  minimum,
  presentmentCurrencies: {
    enabled: Object.keys(minimums).length > 0,
    currencies: Object.keys(minimums),
    minimums,
  },
});

const discount = (minimum: number): Tier => ({ ...newTier(`off${minimum}`, 'discount'), minimum });

/** The demo's bar for everybody, and another one for Germany. */
const barsByCountry = ([bar]: readonly Bar[]): Bar[] =>
  bar
    ? [
        { ...bar, tiers: [shipping(80), discount(150)] },
        {
          ...bar,
          id: 'german-bar',
          geolocationEnabled: true,
          countryCodes: ['DE'],
          tiers: [shipping(100, { EUR: 60 }), discount(200)],
        },
      ]
    : [];

async function buyIn(page: Page, country: string): Promise<void> {
  await page.locator('[data-market] summary').click();
  // Until its scripts are there a page's cart is the theme's.
  const loaded = page.waitForEvent('load');
  await page.locator('[data-market]').getByRole('button', { name: country }).click();
  await loaded;
}

test('every country has its bar, currency and money format', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => withBars(cart, barsByCountry));
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const message = drawer.dialog.locator('[part="progress-message"]');

  await test.step('at home', async () => {
    await store.openProduct('linen-apron');
    await store.addToCart();
    await drawer.isOpen();
    await expect(message).toHaveText('$22.00 away from free shipping');
    await drawer.close();
  });

  await test.step('in Germany, with its own minimum', async () => {
    await buyIn(page, 'Germany');
    await expect(page).toHaveURL(/\/de\//);
    await drawer.open();
    await expect(message).toHaveText(/^Noch 6,64\s€ bis zum kostenlosen Versand$/);
    await expect(drawer.subtotal).toHaveText(/^53,36\s€$/);
    await drawer.dialog.getByRole('button', { name: /^Menge von Leinenschürze.* erhöhen$/ }).click();
    await expect(message, 'the other tier is converted').toHaveText(/^Noch 77,28\s€ bis/);
    await drawer.dialog.getByRole('button', { name: /^Menge von Leinenschürze.* verringern$/ }).click();
    await drawer.isSettled();
    await drawer.dialog.getByRole('button', { name: 'Warenkorb schließen' }).click();
    await expect(drawer.dialog).toBeHidden();
  });

  await test.step('in Japan, in whole yen', async () => {
    await buyIn(page, 'Japan');
    await expect(page).toHaveURL(/\/ja\//);
    await drawer.open();
    await expect(message).toHaveText(/^あと[¥￥]3,333で送料無料$/);
    await expect(drawer.subtotal).toHaveText(/^[¥￥]8,787$/);
  });
});

test('a tier with an unknown threshold isn’t shown', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => withBars(cart, barsByCountry));
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const tiers = drawer.dialog.locator('[part="tier"]');
  await store.openProduct('linen-apron');
  await buyIn(page, 'Germany');
  await store.addToCart();
  await drawer.isOpen();
  await expect(tiers).toHaveCount(2);

  await page.addInitScript(() => {
    let shopify: object;
    Object.defineProperty(window, 'Shopify', {
      get: () => shopify,
      set: (given: { readonly currency?: object }) => {
        shopify = { ...given, currency: { ...given.currency, rate: '' } };
      },
    });
  });
  await page.reload();
  await drawer.open();
  await expect(tiers, 'free shipping has a minimum in euros').toHaveText(/Kostenloser Versand/);
  await expect(tiers).toHaveCount(1);
});
