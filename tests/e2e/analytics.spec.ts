import type { BrowserContext, Page } from '@playwright/test';
import { isGift, putInCart } from './models/ajax-cart';
import { AnalyticsBatches } from './models/analytics-batches';
import { Checkout } from './models/checkout';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test.use({ counted: true });

/** Reports of the cart on their way to the app, with what the app answered: pages report their views by themselves. */
async function listen(context: BrowserContext) {
  const reports: { readonly status: number; readonly names: string[] }[] = [];
  await context.route(/\/storefront\/events\?shop=/, async (route) => {
    const sent: { events: { name: string; subject?: string }[] } = JSON.parse(
      route.request().postData() ?? '',
    );
    const response = await route.fetch();
    const names = sent.events.flatMap(({ name, subject }) => (subject === undefined ? [name] : []));
    if (names.length > 0) reports.push({ status: response.status(), names });
    await route.fulfill({ response });
  });
  return reports;
}

/** Records the cart events that the page receives. */
const hear = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('cartwright:analytics', (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail.name);
    });
  });
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));

/** Dispatches `pagehide`, as browsers do on leaving; tests can't see the requests of a closed page. */
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

const EARNING = ['shown', 'opened', 'tier_reached', 'gift_added'];

test('shopper events reach the page at once, and the app when the page is left', async ({
  context,
  page,
  shop,
}) => {
  const reports = await listen(context);
  await hear(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('linen-apron');
  await store.addToCart(2);
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining(EARNING));
  expect(reports).toEqual([]);
  await leave(page);
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]?.status).toBe(204);
  expect(reports[0]?.names).toEqual(expect.arrayContaining(EARNING));

  // A response without content doesn't navigate, so the page can still be inspected.
  await page.route('**/cart', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect.poll(() => heard(page)).toContain('checkout');
  await page.unroute('**/cart');

  // The next page counts what is new only.
  await store.openHome();
  await new Drawer(page).open();
  await expect.poll(() => heard(page)).toEqual(['shown', 'opened']);
});

test('without consent nothing is sent or stored', async ({ context, page, shop }) => {
  const reports = await listen(context);
  await hear(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('linen-apron');
  await page.getByLabel('Allow analytics').uncheck();
  await store.addToCart(2);
  await expect.poll(() => heard(page)).toContain('opened');
  expect(await page.evaluate(() => localStorage.getItem('cartwright:told'))).toBeNull();
  await leave(page);
  await store.openHome();
  expect(reports).toEqual([]);
});

test('a merchant previewing a cart isn’t counted', async ({ page, shop }) => {
  await hear(page);
  const { previewKey } = await shop.demoCart();
  const beacon = page.waitForResponse(/\/beacon\.js/);
  await page.goto(`${shop.storeUrl}/?viewcart=true&preview_smart_cart=${previewKey}`);
  const drawer = new Drawer(page);
  await drawer.isOpen();
  // The link of the live cart shows what shoppers see.
  await expect(page.getByText('You are looking at a preview')).toHaveCount(0);
  await beacon;
  await drawer.close();
  await drawer.open();
  await page.getByRole('dialog').getByRole('button', { name: 'Close cart' }).click();
  expect(await heard(page)).toEqual([]);
  // The tab previews until it is told not to.
  await page.goto(`${shop.storeUrl}/?viewcart=true&preview_smart_cart=`);
  await expect.poll(() => heard(page)).toContain('opened');
});

/** Records the cart links that pages set, in order. */
function recordLinks(context: BrowserContext) {
  const links: string[] = [];
  const others: string[] = [];
  context.on('request', (request) => {
    const action = /\/cart\/(add|change|update)\.js/.exec(request.url())?.[1];
    if (!action) return;
    const { attributes } = request.postDataJSON() ?? {};
    if (attributes?.__cw === undefined) others.push(action);
    else links.push(attributes.__cw);
  });
  return { links, others };
}

test('a cart is linked once, on its first add; the order has the link, and the next cart a new one', async ({
  context,
  page,
  shop,
}) => {
  const reports = await AnalyticsBatches.of(context);
  const { links, others } = recordLinks(context);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await new Drawer(page).isLoaded();
  await store.addToCart();
  await expect.poll(() => links).toHaveLength(1);
  await new Drawer(page).isSettled();
  expect(others, 'nobody follows a write that no page shows').toEqual(['add']);
  const [link = ''] = links;
  const linked = { subject: 'page', link, visitor: expect.any(String), session: expect.any(String) };
  const reported = async () => {
    await leave(page);
    return reports.ofPages('linked');
  };
  await expect.poll(reported).toMatchObject([linked]);
  await store.openProduct('linen-apron');
  await store.addToCart();
  await expect.poll(async () => (await store.cart()).items.filter(isGift).length).toBe(1);
  await new Drawer(page).isSettled();
  await expect.poll(reported).toHaveLength(1);
  await store.openCheckout();
  expect(reports.sent.map(({ status }) => status)).toEqual(reports.sent.map(() => 204));

  const checkout = new Checkout(page);
  await checkout.fillIn();
  await checkout.payWith('1');
  await checkout.isThanked();
  const orders = await (await page.request.get(`${shop.storeUrl}/back-office/orders`)).text();
  const [order] = /\/back-office\/orders\/\d+/.exec(orders) ?? [];
  expect(await (await page.request.get(`${shop.storeUrl}${order}`)).text()).toContain(link);

  await store.openProduct('enamel-mug');
  await store.addToCart();
  await expect.poll(() => links).toHaveLength(2);
  expect(links[1]).not.toBe(link);
});

test('a cart filled by others is linked, and unlinked on withdrawal of consent', async ({
  context,
  page,
  shop,
}) => {
  await shop.saveDemoCart((cart) => ({ ...cart, enabled: false }));
  const { links } = recordLinks(context);
  await putInCart(page, shop.storeUrl, 'enamel-mug');
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  await expect.poll(() => links).toHaveLength(1);
  await page.getByLabel('Allow analytics').uncheck();
  await expect.poll(() => links).toHaveLength(2);
  expect(links[1]).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('cartwright:link'))).toBe('');
});

test('going to checkout is reported from any page, with or without our cart', async ({
  context,
  page,
  shop,
}) => {
  const reports = await AnalyticsBatches.of(context);
  const kinds = async () => {
    await leave(page);
    return reports.ofPages('checkout').map(({ kind }) => kind);
  };
  // A response without content doesn't navigate, so the page can still be inspected.
  const stays = { status: 204 };
  await page.route('**/cart', (route) =>
    route.request().method() === 'POST' ? route.fulfill(stays) : route.continue(),
  );
  await page.route('**/checkout', (route) => route.fulfill(stays));
  const viewed = async () => {
    await leave(page);
    return reports.pageViews.length;
  };
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  await expect.poll(viewed).toBe(1);
  await new Drawer(page).isSettled();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect.poll(kinds).toEqual(['product']);

  await shop.saveDemoCart((cart) => ({ ...cart, enabled: false }));
  await store.openCartPage();
  await expect.poll(viewed).toBe(2);
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect.poll(kinds).toEqual(['product', 'cart']);

  await store.openHome();
  await expect.poll(viewed).toBe(3);
  await page.evaluate(() => location.assign('/checkout'));
  await expect.poll(kinds).toEqual(['product', 'cart', 'home']);
});
