import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { isGift, putInCart } from './models/ajax-cart';
import { Checkout, figures } from './models/checkout';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

/** A store with a cart at its checkout. */
async function atCheckout(page: Page, storeUrl: string, quantity = 1, handle = 'linen-apron') {
  await putInCart(page, storeUrl, handle, quantity);
  const store = new Store(page, storeUrl);
  await store.openCheckout();
  return { store, checkout: new Checkout(page) };
}

/** The numbers of all orders, the newest first. Asked beside the page, which stays where it is. */
async function orderNumbers(page: Page, storeUrl: string): Promise<readonly string[]> {
  const list = await page.request.get(`${storeUrl}/back-office/orders`);
  expect(list.status()).toBe(200);
  return [...(await list.text()).matchAll(/href="\/back-office\/orders\/(\d+)"/g)].map(
    ([, number]) => number ?? '',
  );
}

const MARKETS = {
  dollars: { root: '', postal: {}, teapot: 'Glazed Teapot', stickers: 'Sticker Pack' },
  euros: {
    root: '/de',
    postal: { 'Postal code': '10115' },
    teapot: 'Glasierte Teekanne',
    stickers: 'Aufkleber',
  },
  yen: {
    root: '/ja',
    postal: { 'Postal code': '100-0001' },
    teapot: '釉薬がけのティーポット',
    stickers: 'ステッカーセット',
  },
};

for (const [currency, { root, postal, teapot, stickers }] of Object.entries(MARKETS)) {
  test(`an order in ${currency} has the drawer’s amounts from product page to refund`, async ({
    page,
    shop,
  }) => {
    const drawer = new Drawer(page);
    const checkout = new Checkout(page);
    const store = new Store(page, shop.storeUrl);
    await page.goto(`${shop.storeUrl}${root}/products/glazed-teapot`);
    await drawer.isLoaded();
    await store.addToCart(3);
    await drawer.isOpen();
    await expect.poll(async () => (await store.cart()).items.filter(isGift).length).toBe(1);
    await drawer.isSettled();
    const shown = figures(await page.locator('.cw-checkout-total').innerText());
    await drawer.checkOut();
    await page.waitForURL(`**${root}/checkout`);

    const amounts = await checkout.amounts();
    expect(amounts.Total, 'delivery is free').toBe(shown);
    expect(Object.keys(amounts)).toEqual(
      expect.arrayContaining(['Free gift', '10% off your order', expect.stringMatching(/^Shipping/)]),
    );
    await checkout.fillIn(postal);
    await checkout.payWith('1');
    await checkout.isThanked();
    expect(await checkout.amounts()).toEqual({ ...amounts, 'Paid by card': shown });

    await checkout.openOrder();
    expect((await checkout.orderAmounts('Total'))[0]).toBe(shown);
    const [gift] = await checkout.orderAmounts('Free gift');
    expect(gift).toBe(amounts['Free gift']);
    const [full = '', inShop] = await checkout.orderAmounts('Total');
    await checkout.refund({ [teapot]: 1 });
    const counted = (amount = '') => Number(amount.replace('.', ''));
    const [refunded] = await checkout.orderAmounts('Refunded');
    expect(counted(refunded), 'the first of three has what remains').toBe(Math.ceil(counted(full) / 3));
    await checkout.refund({ [teapot]: 2, [stickers]: 1 });
    expect(await checkout.orderAmounts('Refunded')).toEqual(inShop === undefined ? [full] : [full, inShop]);
    expect((await checkout.orderAmounts('Net payment')).map(Number)).toEqual(
      inShop === undefined ? [0] : [0, 0],
    );
  });
}

test('codes and delivery update the total at once, and keep input', async ({ page, shop }) => {
  const { store, checkout } = await atCheckout(page, shop.storeUrl, 1, 'enamel-mug');
  await checkout.fillIn();
  await checkout.card.fill('1');
  await expect(store.amount('Total')).toHaveText('$24.00');
  await page.getByRole('radio', { name: /^Express/ }).check();
  await expect(store.amount('Total')).toHaveText('$33.00');
  await expect(checkout.payButton).toHaveText('Pay now $33.00');
  await checkout.enterCode('welcome10');
  await expect(page.getByRole('list', { name: 'Discount codes' })).toContainText('welcome10');
  await expect(store.amount('WELCOME10')).toHaveText('−$1.80');
  await expectAccessible(page);
  await checkout.enterCode('EXPIRED');
  await expect(page.getByText('EXPIRED isn’t valid right now.')).toBeVisible();
  await expect(page.getByLabel('Discount code or gift card')).toBeFocused();
  await page.getByLabel('Discount code or gift card').fill('');
  await page.getByRole('button', { name: 'Remove welcome10' }).click();
  await expect(page.getByRole('list', { name: 'Discount codes' })).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.com');
  await expect(checkout.card).toHaveValue('1');
  await checkout.payButton.click();
  await checkout.isThanked();
});

test('a declined card shows an error at its field, and another one pays', async ({ page, shop }) => {
  const before = await orderNumbers(page, shop.storeUrl);
  const { checkout } = await atCheckout(page, shop.storeUrl);
  await checkout.fillIn();
  await checkout.payWith('2');
  await expect(checkout.card).toHaveAccessibleDescription(/^Your card was declined. Use another card./);
  await expect(checkout.card).toBeFocused();
  expect(await orderNumbers(page, shop.storeUrl), 'nothing is ordered').toEqual(before);
  await checkout.payWith('1');
  await checkout.isThanked();
  expect(await orderNumbers(page, shop.storeUrl)).toEqual([await checkout.openOrder(), ...before]);
});

test('a payment with a lost response is reconciled to one order', async ({ page, shop }) => {
  const before = await orderNumbers(page, shop.storeUrl);
  const { checkout } = await atCheckout(page, shop.storeUrl);
  await checkout.fillIn();
  await checkout.payWith('3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re checking your payment');
  await page.getByRole('button', { name: 'Check again' }).click();
  await checkout.isThanked();
  const number = await checkout.openOrder();
  expect(await orderNumbers(page, shop.storeUrl)).toEqual([number, ...before]);
});

test('a payment that never arrived can be repeated', async ({ page, shop }) => {
  const { store, checkout } = await atCheckout(page, shop.storeUrl);
  await checkout.fillIn();
  await checkout.payWith('4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re checking your payment');
  await store.openCheckout();
  await expect(page.getByRole('alert')).toHaveText('Your card wasn’t charged. You can pay again.');
  await expect(page.getByLabel('Last name')).toHaveValue('Berg');
  await checkout.payWith('1');
  await checkout.isThanked();
});

test('two tabs place one order, and a changed cart is shown before payment', async ({
  page,
  context,
  shop,
}) => {
  const { store, checkout } = await atCheckout(page, shop.storeUrl);
  await checkout.fillIn();
  const other = new Checkout(await context.newPage());
  await other.page.goto(`${shop.storeUrl}/checkout`);
  await other.fillIn();

  await putInCart(page, shop.storeUrl, 'linen-apron');
  await checkout.payWith('1');
  await expect(page.getByRole('alert')).toHaveText(
    'Your order has changed. The total is now $116.00. Check it, then pay.',
  );
  await expect(store.amount('Total')).toHaveText('$116.00');
  await checkout.payButton.click();
  await checkout.isThanked();
  await other.payWith('1');
  await other.isThanked();
  expect(other.page.url()).toBe(page.url());
  expect((await store.cart()).item_count).toBe(0);
});

test('checkout works by keyboard, with errors at their fields', async ({ page, shop }) => {
  const { checkout } = await atCheckout(page, shop.storeUrl);
  const { keyboard } = page;
  const email = page.getByLabel('Email');
  await email.focus();
  await keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email.');
  await keyboard.type('anna@example.com');
  for (const typed of ['Anna', 'Berg', '1 Mill Lane', '', 'Hudson', 'NY', '12534']) {
    await keyboard.press('Tab');
    await keyboard.type(typed);
  }
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('1');
  await expect(page.locator('[data-checkout]')).not.toHaveAttribute('aria-busy');
  await keyboard.press('Tab');
  await expect(checkout.payButton).toBeFocused();
  await keyboard.press('Enter');
  await checkout.isThanked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const fits = async (page: Page) => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };

  test('axe reports nothing on the checkout and its errors, without horizontal scrolling', async ({
    page,
    shop,
  }) => {
    const { checkout } = await atCheckout(page, shop.storeUrl, 2);
    await expect(page.getByRole('button', { name: 'Apply' }), 'the summary is folded').toBeHidden();
    await fits(page);
    await page.getByText('Order summary').click();
    await checkout.enterCode('LONELY30');
    await expect(page.getByRole('list', { name: 'Discount codes' })).toBeVisible();
    await fits(page);
    await checkout.payButton.click();
    await expect(page.getByText('Enter your email.')).toBeVisible();
    await fits(page);
  });

  test('axe reports nothing from payment to refund, without horizontal scrolling', async ({ page, shop }) => {
    const { checkout } = await atCheckout(page, shop.storeUrl, 2);
    await checkout.fillIn();
    await checkout.payWith('4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/checking/);
    await fits(page);
    await page.getByRole('button', { name: 'Check again' }).click();
    await checkout.payWith('1');
    await checkout.isThanked();
    await fits(page);
    await checkout.openOrder();
    await checkout.refund({ 'Linen Apron': 1 });
    await fits(page);
    await page.getByRole('link', { name: 'All orders' }).click();
    await fits(page);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper selects delivery, enters a code and pays', async ({ page, shop }) => {
    const { store, checkout } = await atCheckout(page, shop.storeUrl);
    await checkout.fillIn();
    await page.getByRole('radio', { name: /^Express/ }).check();
    await page.getByRole('button', { name: 'Update total' }).click();
    await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
    await checkout.enterCode('WELCOME10');
    await expect(store.amount('WELCOME10')).toHaveText('−$5.80');
    await expect(page.getByLabel('Last name')).toHaveValue('Berg');
    await checkout.payWith('1');
    await checkout.isThanked();
  });
});
