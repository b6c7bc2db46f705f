import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { Page } from '@playwright/test';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

const MINUTE = 60_000;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

/** On, and live from `from` to `to` minutes from now. */
const scheduled = (from: number, to: number): Partial<CartDocument> => ({
  enabled: true,
  isScheduled: true,
  startDate: inMinutes(from),
  endDate: inMinutes(to),
});

/** Sets a distinct cart title. */
const titled =
  (title: string) =>
  (cart: CartDocument): CartDocument => ({
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'title_bar'
        ? { ...component, settings: { ...component.settings, title } }
        : component,
    ),
  });

/** Time goes on by itself, and can be sent ahead. */
async function withClock(page: Page): Promise<(minutes: number) => Promise<void>> {
  await page.clock.install();
  return (minutes) => page.clock.fastForward(minutes * MINUTE);
}

const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name });

test('an open cart switches to the scheduled one on time, loses the other’s gift, and switches back', async ({
  page,
  shop,
}) => {
  await shop.addCart('Sale', scheduled(6, 20), titled('Sale bag'));
  const goOn = await withClock(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('canvas-tote');
  await store.addToCart(5);
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(heading(page, 'Sale bag')).toHaveCount(0);
  const gifts = async () =>
    (await store.cart()).items.filter(({ properties }) => properties && '_tier' in properties).length;
  expect(await gifts()).toBe(1);

  await goOn(7);
  await expect(heading(page, 'Sale bag')).toBeVisible();
  await expect.poll(gifts).toBe(0);
  expect((await store.cart()).item_count).toBe(5);

  await goOn(15);
  await expect(heading(page, 'Sale bag')).toHaveCount(0);
  await expect.poll(gifts).toBe(1);
});

test('a closed cart that goes live writes nothing until the shopper opens it', async ({ page, shop }) => {
  await shop.addCart('Sale', scheduled(6, 20), titled('Sale bag'));
  const goOn = await withClock(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('canvas-tote');
  await store.addToCart(5);
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.close();
  const before = JSON.stringify((await store.cart()).items);
  await goOn(7);
  await drawer.open();
  await expect(heading(page, 'Sale bag')).toBeVisible();
  expect(before).toContain('_tier');
  await expect.poll(async () => JSON.stringify((await store.cart()).items)).not.toContain('_tier');
});

test('outside every schedule the theme’s own cart works, without a reload', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => ({ ...cart, enabled: false }));
  await shop.addCart('Sale', scheduled(6, 20), titled('Sale bag'));
  const goOn = await withClock(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  await expect(page.getByText('Added to your cart').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await goOn(7);
  await store.cartIcon.click();
  await expect(heading(page, 'Sale bag')).toBeVisible();

  await goOn(15);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await store.cartIcon.click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('a preview link shows a saved cart throughout the store, without adding gifts', async ({
  page,
  shop,
}) => {
  const { cart } = await shop.demoCart();
  const draft = await shop.addCart('Draft', {}, (made) => {
    const bars = cart.components.find(({ type }) => type === 'tiered_progress_bar')?.settings;
    return titled('Draft bag')({
      ...made,
      components: made.components.map((component) =>
        component.type === 'tiered_progress_bar' && bars && 'bars' in bars
          ? { ...component, settings: bars }
          : component,
      ),
    });
  });
  await page.goto(`${shop.storeUrl}/?preview_smart_cart=${draft.previewKey}&viewcart=true&cart_version=2`);
  await expect(heading(page, 'Draft bag')).toBeVisible();
  const note = page.getByText('You are looking at a preview of “Draft”.');
  await expect(note).toBeAttached();
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('wool-throw');
  await expect(note).toBeVisible();
  await expect(page.getByText('Its gifts, discounts and offers begin once it’s live.')).toBeVisible();
  await store.addToCart(2);
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(heading(page, 'Draft bag')).toBeVisible();
  // The live cart's discount is taken off, and isn't blamed for the draft's rewards.
  await expect(page.locator('[part="progress-message"]')).toHaveText('Your rewards don’t apply right now.');
  expect(JSON.stringify((await store.cart()).items)).not.toContain('_tier');
  await drawer.close();

  await page.getByRole('link', { name: 'Leave preview' }).click();
  await page.waitForURL(/preview_smart_cart=(&|$)/);
  await expect(note).toHaveCount(0);
  await drawer.open();
  await expect(heading(page, 'Draft bag')).toHaveCount(0);
});

test('a failed preview shows a message, and the live cart stays', async ({ page, shop }) => {
  await page.route('**/storefront/preview-config.json*', (route) => route.abort());
  await page.goto(`${shop.storeUrl}/?preview_smart_cart=some-cart&viewcart=true&cart_version=2`);
  await expect(page.getByText('The preview couldn’t be loaded.')).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute('**/storefront/preview-config.json*');
  await page.goto(`${shop.storeUrl}/?preview_smart_cart=some-cart&viewcart=true&cart_version=2`);
  await expect(page.getByText('This link is no longer valid.')).toBeAttached();
});
