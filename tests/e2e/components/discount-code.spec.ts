import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { withBars } from '@cartwright/core/testing/with-bars';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';
import { withToken } from './with-token';

const codesIn = async (store: Store) => (await store.cart()).discount_codes.map(({ code }) => code);

const fieldIn = ({ dialog }: Drawer) => dialog.getByRole('textbox', { name: 'Discount Code' });

async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

const afterDiscounts = (cart: CartDocument) =>
  withBars(cart, (bars) => bars.map((bar) => ({ ...bar, excludeDiscountInSubtotal: false })));

test('a merchant adds codes and gift cards with a token, and shoppers use both', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Discount Code');
  const panel = page.getByRole('region', { name: 'Discount Code' });
  const create = panel.getByRole('button', { name: 'Create Storefront access token' });
  const toggle = panel.getByRole('switch', { name: 'Use the Storefront API' });
  await expect(create.or(toggle)).toBeVisible();
  if (await create.isVisible()) {
    await create.click();
    await expect(page.getByText('Storefront access token created')).toBeVisible();
    await expect(toggle, 'who creates a token wants it used').toBeChecked();
    await toggle.click();
  }
  await expect(panel.getByText('The Storefront API is off')).toBeVisible();
  await toggle.click();
  await expect(panel.getByText('The Storefront API is off')).toHaveCount(0);
  await panel.getByLabel('Discount Code Label').fill('Promo code');
  await panel.getByRole('switch', { name: 'Let shoppers enter gift cards' }).click();
  await editor.preview.locator('[part="code-open"]').click();
  await expect(editor.preview.getByRole('textbox', { name: 'Promo code' })).toBeVisible();
  await expect(editor.preview.getByRole('textbox', { name: 'Gift Card Code' })).toBeVisible();
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('glazed-teapot');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const { dialog } = drawer;
  await dialog.locator('[part="code-open"]').click();
  await enter(dialog.getByRole('textbox', { name: 'Promo code' }), 'save20, VIP FIRST100 muglove');
  await expect(dialog.getByText('save20 applied.')).toBeVisible();
  await expect(dialog.getByText('VIP isn’t available for your account.')).toBeVisible();
  await expect(dialog.getByText('FIRST100 has reached its usage limit.')).toBeVisible();
  await expect(dialog.getByText('muglove doesn’t apply to the items in your cart.')).toBeVisible();
  expect(await codesIn(store)).toEqual(['save20']);
  await expect(dialog.getByRole('list', { name: 'Applied codes' })).toContainText('saves $12.80');

  const giftCard = dialog.getByRole('textbox', { name: 'Gift Card Code' });
  await enter(giftCard, 'GIFT-9999-8888-LATE');
  await expect(dialog.getByText('This gift card has expired.', { exact: true })).toBeVisible();
  await enter(giftCard, 'gift 1234 5678 abcd');
  await expect(dialog.getByRole('list', { name: 'Applied gift cards' })).toContainText('pays $25.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove Gift card ending in ABCD' }).click();
  await expect(dialog.getByRole('list', { name: 'Applied gift cards' })).toHaveCount(0);
});

test('a component of version 1.0 asks before enabling the Storefront API, and saves the cart', async ({
  page,
  shop,
}) => {
  await withToken(shop);
  await shop.saveDemoCart((cart) => {
    const legacy = withComponent('discount_code')(cart);
    return {
      ...legacy,
      components: legacy.components.map((each) => {
        if (each.type === 'discount_code') return { ...each, version: '1.0' };
        if (each.type !== 'cart_subtotal') return each;
        return { ...each, settings: { ...each.settings, showDiscountSummary: false } };
      }),
    };
  });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Discount Code');
  const panel = page.getByRole('region', { name: 'Discount Code' });
  const toggle = panel.getByRole('switch', { name: 'Use the Storefront API' });
  const modal = page.getByRole('dialog', { name: 'Enable Storefront API Integration' });
  await toggle.click();
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await modal.getByRole('button', { name: 'Enable & Save' }).click();
  await expect(page.getByText('Saved successfully!')).toBeVisible();
  await expect(panel.getByText('Show the discount summary')).toBeVisible();
  const { cart } = await shop.demoCart();
  const saved = cart.components.find((each) => each.type === 'discount_code');
  expect(saved?.settings).toMatchObject({ useStorefrontApi: true });
});

test('several codes are entered and removed by keyboard in their own field', async ({ page, shop }) => {
  await shop.saveDemoCart(withComponent('discount_code'));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const { dialog } = drawer;
  const field = fieldIn(drawer);
  await drawer.tabTo(field);
  await page.keyboard.type(' welcome10,SHIPFREE; expired ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('expired: This discount code doesn’t apply to your cart.')).toBeVisible();
  await expect(field).toHaveValue('expired');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/expired: This discount code doesn’t apply/);
  await expect(dialog.getByText('Applied at checkout')).toBeVisible();
  expect(await codesIn(store)).toEqual(['welcome10', 'SHIPFREE']);
  await enter(field, 'WELCOME10');
  await expect(dialog.getByText('WELCOME10 is already applied.')).toBeVisible();
  await expectAccessible(page);

  await drawer.tabTo(
    dialog.getByRole('list', { name: 'Applied codes' }).getByRole('button', { name: 'Remove SHIPFREE' }),
  );
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect.poll(() => codesIn(store)).toEqual(['welcome10']);
  // The summary states it, and leaves taking it out to the field's list.
  await expect(dialog.locator('[part="discounts"]')).toContainText(/welcome10/i);
  await dialog.getByRole('button', { name: /^Remove WELCOME10/i }).click();
  await expect.poll(() => codesIn(store)).toEqual([]);
});

test('a code that would cost the gift needs one confirmation, and closing the cart keeps the gift', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart((cart) => withComponent('discount_code')(afterDiscounts(cart)));
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  for (const handle of ['glazed-teapot', 'enamel-mug']) {
    await store.openProduct(handle);
    await store.addToCart();
    await drawer.isOpen();
  }
  const { dialog } = drawer;
  const gift = drawer.giftLine('Sticker Pack');
  await expect(gift).toHaveCount(1);
  const field = fieldIn(drawer);
  await enter(field, 'SAVE20');
  const question = dialog.getByRole('group', { name: /^Use code SAVE20 and lose your free gift: / });
  await expect(question.getByRole('button', { name: 'Keep gift' })).toBeFocused();
  await expect(gift).toHaveCount(1);
  expect(await codesIn(store)).toEqual([]);
  await expectAccessible(page);
  // Escape answers the question, and the cart stays.
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(gift).toHaveCount(1);

  await enter(field, 'SAVE20');
  await expect(question).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close cart' }).click();
  await drawer.open();
  await expect(question).toHaveCount(0);
  await expect(gift).toHaveCount(1);

  await enter(field, 'SAVE20');
  await question.getByRole('button', { name: 'Keep gift' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  expect(await codesIn(store)).toEqual([]);

  await enter(field, 'SAVE20');
  await question.getByRole('button', { name: 'Use code' }).click();
  await expect(gift).toHaveCount(0);
  await expect(field).toBeFocused();
  await drawer.isSettled();
  const cart = await store.cart();
  expect(cart.discount_codes).toEqual([{ code: 'SAVE20', applicable: true }]);
  expect(cart.items.filter(({ properties }) => properties?._source !== undefined)).toEqual([]);
});

test('the cart shows the amount to pay after gift cards, and checkout charges it', async ({ page, shop }) => {
  await withToken(shop);
  await shop.saveDemoCart(
    withComponent('discount_code', { useStorefrontApi: true, allowGiftCardInput: true }),
  );
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('glazed-teapot');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const { dialog } = drawer;
  const checkOut = dialog.getByRole('button', { name: /^Check ?out/i });
  const payments = dialog.locator('[part="payments"]');
  const giftCard = dialog.getByRole('textbox', { name: 'Gift Card Code' });
  await expect(checkOut).toContainText('$64.00');
  // Both fields are collapsed until opened.
  await expect(giftCard).toBeHidden();
  await drawer.tabTo(dialog.locator('[part="code-open"]'));
  await page.keyboard.press('Enter');
  await enter(giftCard, 'GIFT-1234-5678-ABCD');
  await expect(payments).toHaveText('Gift card ending in ABCD−$25.00To pay$39.00');
  await expect(drawer.subtotal).toHaveText('$64.00');
  await expect(checkOut).toContainText('$39.00');
  await expectAccessible(page);
  // A card that is used up pays the same of more: no figure is missing, and none is wrong.
  await drawer.increase('Glazed Teapot');
  await expect(payments).toContainText('To pay$103.00');
  await expect(checkOut).toContainText('$103.00');

  await enter(giftCard, 'GIFT-2222-3333-BIGG');
  await expect(payments).toHaveText(
    'Gift card ending in ABCD−$25.00Gift card ending in BIGG−$103.00To pay, excluding delivery$0.00',
  );
  // Only the delivery remains to be paid, which isn't known yet: the button shows no amount.
  await expect(checkOut).not.toContainText('$');
  await dialog.getByRole('button', { name: 'Remove Gift card ending in ABCD' }).click();
  await expect(payments).toHaveText('Gift card ending in BIGG−$128.00To pay, excluding delivery$0.00');
  await enter(giftCard, 'GIFT-1234-5678-ABCD');
  await expect(payments).toHaveText(
    'Gift card ending in BIGG−$128.00Gift card ending in ABCDNothing left to payTo pay, excluding delivery$0.00',
  );
  await expect(dialog.getByRole('list', { name: 'Applied gift cards' })).toContainText(
    'ABCD Nothing left to pay',
  );

  // The first card's balance isn't known: until the store responds, no amount is shown.
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/graphql.json', async (route) => {
    await responded;
    await route.continue();
  });
  await drawer.increase('Glazed Teapot');
  await expect(drawer.subtotal).not.toHaveText('$128.00');
  await expect(payments).toHaveText('Gift card ending in BIGGGift card ending in ABCDTo pay');
  await expect(checkOut).not.toContainText('$');
  respond();
  await expect(payments).toContainText('To pay, excluding delivery$0.00');
  await drawer.isSettled();

  await drawer.checkOut();
  const sums = page.locator('.sums');
  await expect(sums).toContainText('Gift card •••• BIGG');
  await expect(sums).toContainText('Nothing left to pay');
  await expect(sums.locator('.sums__total').last()).toHaveText('To pay$0.00');
});

test('an ineffective code shows why: shipping is already free, or another code saves more', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(withComponent('discount_code'));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('glazed-teapot');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const { dialog } = drawer;
  const field = fieldIn(drawer);
  await enter(field, 'SHIPFREE');
  await expect(dialog.getByText('SHIPFREE: You already have free shipping')).toBeVisible();
  expect(await codesIn(store)).toEqual([]);
  await enter(field, 'EXPIRED');
  await expect(dialog.getByText('EXPIRED: This discount code doesn’t apply to your cart.')).toBeVisible();

  const applied = dialog.getByRole('list', { name: 'Applied codes' });
  await enter(field, 'SAVE20');
  await expect(dialog.getByText('SAVE20 applied.')).toBeVisible();
  await enter(field, 'WELCOME10');
  await expect(dialog.getByText('WELCOME10: SAVE20 saves more')).toBeVisible();
  await expect(applied).toContainText('WELCOME10 SAVE20 saves more');
  await expectAccessible(page);
  await drawer.increase('Glazed Teapot');
  await expect(dialog.getByText('WELCOME10: SAVE20 saves more'), 'it is spent').toHaveCount(0);
  await expect(applied).toContainText('WELCOME10 SAVE20 saves more');

  await page.reload();
  await drawer.open();
  await expect(applied).toContainText('WELCOME10 SAVE20 saves more');
  await applied.getByRole('button', { name: 'Remove SAVE20' }).click();
  await expect(applied).toContainText('WELCOME10 saves $12.80');
});

test('a shipping code beside an item code leaves earned free shipping to checkout', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(withComponent('discount_code'));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const applied = drawer.dialog.getByRole('list', { name: 'Applied codes' });
  await enter(fieldIn(drawer), 'SAVE20 FREESHIP');
  await expect(drawer.dialog.getByText('FREESHIP applied.')).toBeVisible();
  await expect(applied).toContainText('FREESHIP Applied at checkout');
  const open = drawer.dialog.getByText('Checkout shows if free shipping still applies.');
  await expect(open).toHaveCount(0);
  const tiers = drawer.dialog.locator('[part="tier"]');
  const earned = tiers.filter({ hasText: /Earned/ });
  for (let mugs = 2; mugs <= 4; mugs++) await drawer.increase('Enamel Mug');
  await expect(open).toBeVisible();
  await expect(earned).toHaveCount(0);
  await expect(tiers.filter({ hasText: 'Decided at checkout' })).toHaveText(/free shipping/i);
  await expect(applied).toContainText(
    'FREESHIP You’ve already earned free shipping. Checkout shows if it still applies.',
  );
  // The free gift shows that our discount holds, and Shopify applies it whole.
  await drawer.increase('Enamel Mug');
  await expect(earned).toHaveCount(2);
  await expect(applied).toContainText('FREESHIP You already have free shipping');
  await expect(open).toHaveCount(0);
  await applied.getByRole('button', { name: 'Remove SAVE20' }).click();
  await expect(applied).toContainText('FREESHIP You already have free shipping');
});

test('a code that doesn’t combine removes all rewards, and the cart shows it', async ({ page, shop }) => {
  await withToken(shop);
  await shop.saveDemoCart(
    withComponent('discount_code', { useStorefrontApi: true, allowGiftCardInput: true }),
  );
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('linen-apron');
  await store.addToCart(2);
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const { dialog } = drawer;
  await expect(drawer.giftLine('Sticker Pack')).toHaveCount(1);
  const tiers = dialog.locator('[part="tier"]');
  await expect(tiers.filter({ hasText: /Earned/ })).toHaveCount(2);
  await dialog.locator('[part="code-open"]').click();
  await enter(fieldIn(drawer), 'LONELY30');
  const question = dialog.getByRole('group', { name: /^Use code LONELY30 and lose your free gift: / });
  await expect(question).toBeVisible();
  // What else is entered meanwhile leaves the question where it is.
  await enter(dialog.getByRole('textbox', { name: 'Gift Card Code' }), 'GIFT-9999-8888-LATE');
  await expect(dialog.getByText('This gift card has expired.', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Use code' }).click();
  await expect(drawer.giftLine('Sticker Pack')).toHaveCount(0);
  await drawer.isSettled();
  await expect(dialog.locator('[part="progress-message"]')).toHaveText(
    'With LONELY30 your rewards don’t apply.',
  );
  await expect(tiers.filter({ hasText: /Earned/ })).toHaveCount(0);
  await expect(dialog.getByText('Not available with LONELY30').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Try again/ })).toHaveCount(0);
  await enter(fieldIn(drawer), 'SHIPFREE');
  await expect(dialog.locator('[part="code-messages"]').first()).toContainText(
    'SHIPFREE can’t be combined with your other discounts.',
  );
  await expect(dialog.getByText('You already have free shipping')).toHaveCount(0);
  await expectAccessible(page);
});

test('a failing Storefront API is retried, and otherwise the input stays', async ({ page, shop }) => {
  await withToken(shop);
  await shop.saveDemoCart(
    withComponent('discount_code', { useStorefrontApi: true, allowGiftCardInput: true }),
  );
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('glazed-teapot');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const { dialog } = drawer;
  const field = fieldIn(drawer);
  const faults = new Faults(page, shop.storeUrl);
  await faults.set(
    { on: 'storefront', kind: 'refuse', status: 429, html: true },
    { on: 'storefront', kind: 'lost' },
  );
  await dialog.locator('[part="code-open"]').click();
  await enter(field, 'SAVE20');
  await expect(dialog.getByText('SAVE20 applied.')).toBeVisible({ timeout: 15_000 });
  expect(await codesIn(store)).toEqual(['SAVE20']);
  expect(await faults.left()).toEqual([]);

  await faults.set({ on: 'storefront', kind: 'refuse', status: 503, times: 10 });
  const giftCard = dialog.getByRole('textbox', { name: 'Gift Card Code' });
  await enter(giftCard, 'GIFT-1234-5678-ABCD');
  await expect(dialog.getByText(/Something went wrong at the store/)).toBeVisible({ timeout: 15_000 });
  await expect(giftCard).toHaveValue('GIFT-1234-5678-ABCD');
  await faults.end();
  await giftCard.press('Enter');
  await expect(dialog.locator('[part="payments"]')).toContainText('−$25.00');
});
