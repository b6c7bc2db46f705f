import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { AnalyticsBatches, heardListEvents, hearListEvents, leave } from './models/analytics-batches';
import { placeCollectionBlock, placeSearchBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

test.use({ counted: true });

let app: Launched;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());
test.beforeEach(async ({ page }) => {
  await placeCollectionBlock(page, app.storeUrl, true);
  await hearListEvents(page);
});

const KITCHEN = '/collections/kitchen';
const visit = (page: Page) => page.evaluate(() => localStorage.getItem('cartwright:visit'));
const consent = (page: Page) => page.getByLabel('Allow analytics');
/** Consent that was refused where nothing of ours listens, as at checkout. */
const refuse = (page: Page) =>
  page.context().addCookies([{ name: '_tracking_consent', value: 'no', url: app.storeUrl }]);
const cards = (page: Page) => page.locator('.cw-card');
/** The filter button, which only our list has. */
const filters = (page: Page) => page.getByRole('button', { name: 'Filters' });

/** The list of the kitchen, once what happens with it is counted. */
async function openKitchen(page: Page): Promise<void> {
  await page.goto(`${app.storeUrl}${KITCHEN}`);
  await expect(filters(page)).toBeVisible();
  await expect.poll(() => heardListEvents(page)).toContain('viewed');
}

test('list events of a consenting shopper arrive once, and stop on withdrawal', async ({ context, page }) => {
  const reports = await AnalyticsBatches.of(context);
  await openKitchen(page);
  const names = () => heardListEvents(page);
  await expect.poll(names).toContain('impression');
  await page.getByLabel('Sort by').selectOption({ label: 'Name A-Z' });
  await expect.poll(names).toContain('sorted');
  await filters(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('checkbox', { name: /In stock/ }).check();
  await expect.poll(names).toContain('filtered');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  const href = await cards(page).first().locator('.cw-card-link').getAttribute('href');
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await cards(page).first().locator('.cw-card-link').click();
  await expect.poll(names).toContain('clicked');
  await leave(page);

  const heard = await names();
  await expect.poll(() => reports.listEvents.length).toBe(heard.length);
  expect(reports.sent.map(({ status }) => status)).toEqual(reports.sent.map(() => 204));
  expect(new Set(reports.keys).size).toBe(reports.keys.length);
  const { listEvents } = reports;
  const named = (name: string) => listEvents.filter((event) => event.name === name);
  const { collection } = await (await page.request.get(`${app.storeUrl}${KITCHEN}.json`)).json();
  const [first] = listEvents;
  expect(first).toMatchObject({
    subject: 'collection',
    id: collection.id,
    name: 'viewed',
    page: 1,
    results: 8,
    country: 'US',
  });
  expect(named('sorted')).toMatchObject([{ sort: 'title-ascending' }]);
  expect(named('filtered')).toMatchObject([{ filters: ['filter.v.availability=1'] }]);
  const seen = named('impression').map(({ product }) => product);
  expect(new Set(seen).size, 'each product is seen once').toBe(seen.length);
  const product = await (await page.request.get(`${app.storeUrl}${href}.js`)).json();
  expect(named('clicked')).toMatchObject([{ product: product.id, position: 1, page: 1 }]);
  expect(new Set(listEvents.map(({ session }) => session)).size).toBe(1);
  const { visitor } = JSON.parse((await visit(page)) ?? '');
  expect(listEvents.every((event) => event.visitor === visitor)).toBe(true);
  const { id } = collection;
  const viewed = { kind: 'collection', id, visitor, session: first?.session };
  await expect
    .poll(() => reports.pageViews, 'the page is viewed once, whatever its list shows')
    .toMatchObject([viewed]);

  // Withdrawn on this page: gone from the browser, and from what the app has.
  await consent(page).uncheck();
  await expect.poll(() => reports.forgotten).toEqual([visitor]);
  expect(await visit(page)).toBe('');
  const before = reports.sent.length;
  await openKitchen(page);
  await expect.poll(() => heardListEvents(page)).toContain('impression');
  await leave(page);
  await page.goto(app.storeUrl);
  expect(await visit(page)).toBe('');
  expect(reports.sent).toHaveLength(before);
});

test('without consent nothing is sent or stored', async ({ context, page }) => {
  const reports = await AnalyticsBatches.of(context);
  await refuse(page);
  await openKitchen(page);
  await expect.poll(() => heardListEvents(page)).toContain('impression');
  await leave(page);
  expect(await visit(page)).toBeNull();
  await page.goto(app.storeUrl);
  expect([reports.sent, reports.forgotten]).toEqual([[], []]);
});

test('consent withdrawn on a page without our scripts is applied on the next page, once', async ({
  context,
  page,
}) => {
  const reports = await AnalyticsBatches.of(context);
  await openKitchen(page);
  await leave(page);
  const { visitor } = JSON.parse((await visit(page)) ?? '');
  await refuse(page);
  await openKitchen(page);
  await expect.poll(() => heardListEvents(page)).toContain('impression');
  expect(reports.forgotten).toEqual([visitor]);
});

test('cart and list events share visitor and session, and the withdrawal of consent', async ({
  context,
  page,
}) => {
  const reports = await AnalyticsBatches.of(context);
  await openKitchen(page);
  await leave(page);
  const { visitor, session } = JSON.parse((await visit(page)) ?? '');
  await page.goto(app.storeUrl);
  const drawer = new Drawer(page);
  await drawer.open();
  // By then the cart's events are counted.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heardCart'))).toBe(true);
  await leave(page);
  await expect.poll(() => reports.ofCart).toMatchObject([{ name: 'shown' }, { name: 'opened' }]);
  expect(reports.ofCart).toMatchObject(reports.ofCart.map(() => ({ visitor, session })));
  expect(reports.listEvents).toMatchObject(reports.listEvents.map(() => ({ visitor, session })));
  expect(reports.sent.map(({ status }) => status)).toEqual(reports.sent.map(() => 204));
  await drawer.close();
  await consent(page).uncheck();
  await expect.poll(() => reports.forgotten).toEqual([visitor]);
  expect(await visit(page)).toBe('');
});

test('a search reports its query and number of results, even none', async ({ context, page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  const reports = await AnalyticsBatches.of(context);
  for (const text of ['Enamel MUG', 'zzzzqqq']) {
    await page.goto(`${app.storeUrl}/search?q=${encodeURIComponent(text)}`);
    await expect.poll(() => heardListEvents(page)).toContain('viewed');
    await leave(page);
  }
  await expect.poll(() => reports.listEvents.filter(({ name }) => name === 'viewed')).toHaveLength(2);
  const [found, none] = reports.listEvents.filter(({ name }) => name === 'viewed');
  expect(found).toMatchObject({ subject: 'search', query: 'Enamel MUG', sort: 'relevance' });
  expect(Number(found?.results)).toBeGreaterThan(0);
  expect(none).toMatchObject({ subject: 'search', query: 'zzzzqqq', results: 0 });
  expect(found?.session).toBe(none?.session);
});

test('a product counts as seen once, when half its card was visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openKitchen(page);
  const seen = () =>
    page.evaluate(() => {
      const heard: { name: string; position: number; product: number }[] = Reflect.get(
        window,
        'heardListEvents',
      );
      return heard.filter(({ name }) => name === 'impression');
    });
  const places = async () => (await seen()).map(({ position }) => position);
  /** The places of the cards of which half can be seen. */
  const inSight = () =>
    cards(page).evaluateAll((elements) =>
      elements.flatMap((element, index) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return shown >= height / 2 ? [index + 1] : [];
      }),
    );
  const first = await inSight();
  expect(first.length).toBeLessThan(8);
  await expect.poll(async () => (await places()).toSorted()).toEqual(first);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(places).toContain(8);
  await cards(page).first().scrollIntoViewIfNeeded();
  await cards(page).last().scrollIntoViewIfNeeded();
  // By then a card that was seen again has had its second.
  await filters(page).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /In stock/ })
    .check();
  await expect.poll(() => heardListEvents(page)).toContain('filtered');
  const products = (await seen()).map(({ product }) => product);
  expect(new Set(products).size).toBe(products.length);
});

test('a merchant previewing a cart isn’t counted in lists', async ({ context, page }) => {
  const reports = await AnalyticsBatches.of(context);
  const file = page.waitForResponse(/\/collection-facts-part\.js/);
  await page.goto(`${app.storeUrl}${KITCHEN}?viewcart=true&preview_smart_cart=any`);
  await expect(filters(page)).toBeVisible();
  await file;
  await page.getByLabel('Sort by').selectOption({ label: 'Name A-Z' });
  await expect(page).toHaveURL(/sort_by/);
  await leave(page);
  expect(await heardListEvents(page)).toEqual([]);
  expect(reports.sent).toEqual([]);
});

test('an add from a card is reported once it succeeded, but not if rejected', async ({ page }) => {
  await openKitchen(page);
  const added = () =>
    page.evaluate(() => {
      const heard: { name: string }[] = Reflect.get(window, 'heardListEvents');
      return heard.filter(({ name }) => name === 'added');
    });
  const card = cards(page)
    .filter({ has: page.locator('form.cw-card-buy') })
    .first();
  const variant = Number(await card.locator('input[name="id"]').getAttribute('value'));
  await page.route(
    '**/cart/add.js',
    (route) => route.fulfill({ status: 422, json: { description: 'Sold out' } }),
    {
      times: 1,
    },
  );
  await card.getByRole('button').click();
  await expect(page.getByRole('dialog').getByText('Sold out').first()).toBeVisible();
  expect(await added()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close cart' }).click();
  await card.getByRole('button').click();
  await expect.poll(added).toMatchObject([{ subject: 'collection', variant, page: 1 }]);
  const [{ product, position } = { product: 0, position: 0 }] = (await added()) as unknown as [
    { product: number; position: number },
  ];
  expect([product > 0, position > 0]).toEqual([true, true]);
});

test('the search panel reports complete queries and clicks only', async ({ context, page }) => {
  const reports = await AnalyticsBatches.of(context);
  await placeCollectionBlock(page, app.storeUrl, true, { 'setting:cart:search_panel': 'on' });
  await page.goto(app.storeUrl);
  const field = page.getByRole('banner').locator('input[name="q"]');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('ena');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('mel');
  await expect.poll(() => heardListEvents(page)).toEqual(['viewed']);
  const product = page.getByRole('listbox').getByRole('option', { name: /^Enamel Mug/ });
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await product.click();
  await expect.poll(() => heardListEvents(page)).toEqual(['viewed', 'clicked']);
  await leave(page);
  const about = { subject: 'search', place: 'panel', query: 'enamel', country: 'US' };
  await expect.poll(() => reports.listEvents.length).toBe(2);
  expect(reports.listEvents).toMatchObject([
    { ...about, name: 'viewed', results: expect.any(Number) },
    { ...about, name: 'clicked', product: expect.any(Number), position: expect.any(Number) },
  ]);
  expect(reports.sent.map(({ status }) => status)).toEqual(reports.sent.map(() => 204));
});
