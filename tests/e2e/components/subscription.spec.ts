import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { recordWrites } from '../models/ajax-cart';
import { Drawer } from '../models/drawer';
import { heldAnswer } from '../models/network';
import { Store } from '../models/store';
import { expect, test } from '../test';

/** The cart whose lines can be subscribed to, with a bar that ships subscriptions free. */
const withSwitch = (cart: CartDocument): CartDocument => ({
  ...cart,
  switchToSubscriptionEnabled: true,
  components: cart.components.map((component) =>
    component.type === 'tiered_progress_bar'
      ? {
          ...component,
          settings: {
            bars: component.settings.bars.map((bar) => ({ ...bar, freeShippingOnSubscription: true })),
          },
        }
      : component,
  ),
});

test('a merchant offers subscriptions with custom texts, and shoppers subscribe', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.components.getByRole('link', { name: 'Global settings' }).click();
  await page.getByRole('switch', { name: 'Switch to subscription' }).click();
  await editor.openComponent('Cart Items');
  await page.getByLabel('Subscribe', { exact: true }).fill('On repeat');
  await editor.preview.getByRole('button', { name: 'On repeat Save 10%' }).first().click();
  await expect(editor.preview.getByText('Every month (example)')).toBeVisible();
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('morning-tea');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const tea = drawer.line('Morning Tea');
  const requests = recordWrites(page);
  await tea.getByRole('button', { name: 'On repeat Save 15%' }).click();
  await drawer.isSettled();
  await expect(tea).toContainText('2 weeks');
  const plans = tea.getByRole('combobox', { name: 'Subscription for Morning Tea' });
  await plans.selectOption({ label: '4 weeks · Save 10%' });
  await drawer.isSettled();
  expect((await store.cart()).items[0]?.final_line_price).toBe(1260);
  await expectAccessible(page);
  await tea.getByRole('button', { name: 'One-time purchase' }).click();
  await drawer.isSettled();
  expect((await store.cart()).items[0]?.final_line_price).toBe(1400);
  expect(requests.writes).toEqual(['change', 'change', 'change']);
});

test('a subscription gets free shipping at once, and its line reverts if the store rejects the plan', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(withSwitch);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('morning-tea');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const tea = drawer.line('Morning Tea');
  const subscribe = tea.getByRole('button', { name: /^Subscribe and save/ });
  await expect(subscribe).toBeVisible();

  const refusal = { status: 422, description: 'Cannot apply selling plan to variant' };
  await page.route('**/cart/change.js', (route) => route.fulfill({ status: 422, json: refusal }), {
    times: 1,
  });
  await subscribe.click();
  await expect(tea.locator('[part="line-error"]')).toHaveText('Cannot apply selling plan to variant');
  await expect(subscribe).toHaveAttribute('aria-pressed', 'false');

  const release = await heldAnswer(page, '**/cart/change.js');
  await drawer.tabTo(subscribe);
  await page.keyboard.press('Space');
  const reached = drawer.dialog.locator('[part="tier"][data-state="reached"]');
  await expect(reached).toContainText('Free shipping');
  await expect(subscribe).toHaveAttribute('aria-pressed', 'true');
  release();
  await drawer.isSettled();
  await store.openCheckout();
  await expect(store.amount(/^Shipping/)).toHaveText(/Free/);
});

test('a subscription-only product has no one-time option, and nothing is offered while off', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('pantry-box');
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.line('Seasonal Pantry Box').locator('[part="plan"]')).toHaveCount(0);
  await shop.saveDemoCart(withSwitch);
  await store.openHome();
  await drawer.open();
  const box = drawer.line('Seasonal Pantry Box');
  await expect(box.getByRole('combobox', { name: /^Subscription for/ })).toBeVisible();
  await expect(box.locator('[part="plan-choice"]')).toHaveCount(0);
});
