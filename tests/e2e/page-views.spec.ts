import type { Page } from '@playwright/test';
import { AnalyticsBatches, leave } from './models/analytics-batches';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test.use({ counted: true });

const visit = (page: Page) => page.evaluate(() => localStorage.getItem('cartwright:visit'));
const consent = (page: Page) => page.getByLabel('Allow analytics');
const refuse = (page: Page, url: string) =>
  page.context().addCookies([{ name: '_tracking_consent', value: 'no', url }]);

/** Waits until the file that counts pages has come and the page was idle, so that a view would be counted by now. */
async function counted(page: Page): Promise<void> {
  const file = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/page-view.js'))?.name ?? '',
  );
  await page.evaluate(
    async (url) => {
      await import(url);
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      await idle();
      await idle();
    },
    await file.jsonValue(),
  );
}

/** Leaves a page that is counted, once its view is sent. */
async function sentFrom(page: Page, reports: AnalyticsBatches, views: number): Promise<void> {
  await expect
    .poll(async () => {
      await leave(page);
      return reports.pageViews.length;
    })
    .toBe(views);
}

test('every page reports a consenting shopper’s view once, with its subject', async ({
  context,
  page,
  shop,
}) => {
  const reports = await AnalyticsBatches.of(context);
  const numberOf = async (path: string, what: string) => {
    const json = await (await page.request.get(`${shop.storeUrl}${path}`)).json();
    return (what ? json[what] : json).id;
  };
  const [product, collection] = [
    await numberOf('/products/linen-apron.js', ''),
    await numberOf('/collections/kitchen.json', 'collection'),
  ];
  const paths = [
    '/',
    '/products/linen-apron',
    '/collections/kitchen',
    '/search?q=mug',
    '/cart',
    '/account/login',
    '/ja/',
  ];
  for (const [index, path] of paths.entries()) {
    await page.goto(`${shop.storeUrl}${path}`);
    await sentFrom(page, reports, index + 1);
  }
  const { visitor, session } = JSON.parse((await visit(page)) ?? '');
  const viewed = { subject: 'page', name: 'viewed', country: 'US', language: 'en', visitor, session };
  expect(reports.pageViews).toMatchObject([
    { ...viewed, kind: 'home' },
    { ...viewed, kind: 'product', product },
    { ...viewed, kind: 'collection', id: collection },
    { ...viewed, kind: 'search' },
    { ...viewed, kind: 'cart' },
    { ...viewed, kind: 'other' },
    { ...viewed, kind: 'home', country: 'JP', language: 'ja' },
  ]);
  expect(reports.sent.map(({ status }) => status)).toEqual(paths.map(() => 204));
  expect(new Set(reports.keys).size).toBe(paths.length);
});

test('cart events share visitor and session with the page view', async ({ context, page, shop }) => {
  const reports = await AnalyticsBatches.of(context);
  await new Store(page, shop.storeUrl).openHome();
  await new Drawer(page).open();
  await expect
    .poll(async () => {
      await leave(page);
      return reports.ofCart.map(({ name }) => name);
    })
    .toEqual(['shown', 'opened']);
  await sentFrom(page, reports, 1);
  const { visitor, session } = JSON.parse((await visit(page)) ?? '');
  for (const event of [...reports.ofCart, ...reports.pageViews]) {
    expect(event).toMatchObject({ visitor, session });
  }
});

test('consent withdrawn on a page without list or open cart is applied there', async ({
  context,
  page,
  shop,
}) => {
  const reports = await AnalyticsBatches.of(context);
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  await sentFrom(page, reports, 1);
  const { visitor } = JSON.parse((await visit(page)) ?? '');
  const before = await visit(page);
  await page.goto(`${shop.storeUrl}/products/linen-apron`);
  await expect.poll(() => visit(page), 'the second view waits to be sent').not.toBe(before);
  await consent(page).uncheck();
  await expect.poll(() => reports.forgotten).toEqual([visitor]);
  expect(await visit(page)).toBe('');

  await leave(page);
  await store.openHome();
  await counted(page);
  await leave(page);
  expect(await visit(page)).toBe('');
  expect(reports.pageViews, 'what waited, and later pages').toHaveLength(1);
  expect(reports.forgotten).toEqual([visitor]);
});

test('without consent no page view is counted, and consent given on a page counts it', async ({
  context,
  page,
  shop,
}) => {
  const reports = await AnalyticsBatches.of(context);
  await refuse(page, shop.storeUrl);
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  await counted(page);
  await leave(page);
  expect(await visit(page)).toBeNull();
  await page.goto(`${shop.storeUrl}/products/linen-apron`);
  await counted(page);
  expect([reports.sent, reports.forgotten, await visit(page)]).toEqual([[], [], null]);

  await consent(page).check();
  await sentFrom(page, reports, 1);
  expect(reports.pageViews).toMatchObject([{ kind: 'product' }]);
});

test('page views are counted without a live cart, and once if the script is included twice', async ({
  context,
  page,
  shop,
}) => {
  await shop.saveDemoCart((cart) => ({ ...cart, enabled: false }));
  const reports = await AnalyticsBatches.of(context);
  await page.route(`${shop.storeUrl}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const twice = html.replace(/<script src="[^"]*cartwright\.js[^>]*><\/script>/, '$&$&');
    expect(twice).not.toBe(html);
    await route.fulfill({ response, body: twice });
  });
  await page.goto(shop.storeUrl);
  await counted(page);
  await sentFrom(page, reports, 1);
  expect(await page.evaluate(() => Reflect.has(window, 'Cartwright'))).toBe(false);
});

test('a merchant isn’t counted in the theme editor or a cart preview', async ({ context, page, shop }) => {
  const reports = await AnalyticsBatches.of(context);
  const { previewKey } = await shop.demoCart();
  await page.goto(`${shop.storeUrl}/?preview_smart_cart=${previewKey}`);
  await counted(page);
  await leave(page);
  await page.goto(`${shop.storeUrl}/?preview_smart_cart=`);
  await sentFrom(page, reports, 1);
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => Object.assign(window, { Shopify: { designMode: true } }));
  await page.goto(shop.storeUrl);
  await counted(page);
  await leave(page);
  expect(await visit(page)).toBeNull();
  expect(reports.pageViews).toHaveLength(1);
});
