import { createExperiment, endExperiment, listExperiments } from '@cartwright/core/contract/experiments';
import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { AnalyticsBatches, leave } from './models/analytics-batches';
import { Checkout } from './models/checkout';
import { Drawer } from './models/drawer';
import { aVisitor, call, comeAs, countedVisitors, pathOf } from './models/running-test';
import { Store } from './models/store';
import { aCopy, checkOutAsShown, generous, SECOND_TITLE } from './models/tested-carts';
import type { Shop } from './shop';
import { expect, test } from './test';

test.use({ counted: true });

const endAll = async (page: Page, shop: Shop) => {
  const path = listExperiments.path.replace(':context', 'smart_cart');
  const { experiments } = await call(page, shop.adminUrl, 'get', path);
  for (const { id, run } of experiments)
    if (run && !run.endedAt) await call(page, shop.adminUrl, 'post', pathOf(endExperiment, id), {});
};

// A running test locks its carts for the tests that follow.
test.afterEach(({ page, shop }) => endAll(page, shop));

/** Starts a test of the demo cart against the copy, as a merchant does; gives its id. */
async function startTest(page: Page, shop: Shop): Promise<string> {
  const { cart: demo } = await shop.demoCart();
  const body = { name: 'Which bag', context: 'smart_cart' };
  const { id } = (await call(page, shop.adminUrl, 'post', createExperiment.path, body)).data;
  await page.goto(`${shop.adminUrl}/experiments/edit/${id}/`);
  await page.getByLabel('Control: the cart that shoppers see now').selectOption({ label: demo.name });
  await page.getByLabel('B: the cart to test').selectOption({ label: 'Second' });
  await page.getByLabel('Visitors a week').fill('33000');
  await page.getByLabel('Conversion now').fill('2.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved successfully!').first()).toBeVisible();
  await page.locator('#main').getByRole('button', { name: 'Start test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start test' }).click();
  await expect(page.getByText(/^B: not decided; first check/)).toBeVisible();
  return id;
}

async function opens(page: Page, shop: Shop, { second }: { readonly second: boolean }): Promise<void> {
  await new Store(page, shop.storeUrl).openProduct('canvas-tote');
  await new Drawer(page).open();
  const title = page.getByRole('dialog').getByRole('heading', { name: SECOND_TITLE });
  await expect(title).toHaveCount(second ? 1 : 0);
}

test('a merchant tests two carts; each visitor sees one in every tab and counts once, others the control', async ({
  browser,
  context,
  page,
  shop,
}) => {
  await aCopy(page, shop);
  const id = await startTest(page, shop);
  await expectAccessible(page);
  await page.goto(`${shop.adminUrl}/smartcart/`);
  const row = page.getByRole('listitem').filter({ hasText: 'Second' });
  await expect(row.getByText('In a running test')).toBeVisible();
  await expect(row.getByRole('link', { name: '“Which bag”' })).toBeVisible();
  await expect(row).not.toContainText('Inactive');
  await expect(row.getByRole('switch')).toBeDisabled();
  await expect(
    page.getByRole('heading', { name: '“Demo cart” and “Second” are live in the test “Which bag”' }),
  ).toBeVisible();
  await expectAccessible(page);

  const batches = await AnalyticsBatches.of(context);
  await comeAs(page, aVisitor(id, 1));
  await new Store(page, shop.storeUrl).openProduct('canvas-tote');
  const viewed = async () => {
    await leave(page);
    return batches.pageViews;
  };
  await expect.poll(viewed).toHaveLength(1);
  expect(batches.exposures, 'who hasn’t opened the cart').toEqual([]);
  await opens(page, shop, { second: true });
  await leave(page);
  await expect
    .poll(() => batches.exposures)
    .toMatchObject([{ experiment: id, testVariant: 'b', name: 'exposed' }]);
  const tab = await context.newPage();
  await opens(tab, shop, { second: true });
  await leave(tab);

  const other = await browser.newContext();
  const another = await other.newPage();
  await comeAs(another, aVisitor(id, 0));
  await opens(another, shop, { second: false });
  await leave(another);
  const counted = () => countedVisitors(page, shop.adminUrl, id);
  await expect.poll(counted).toEqual([1, 1]);
  await other.close();

  // Without consent, and of a merchant who looks, nothing is counted.
  const refusing = await browser.newContext();
  await refusing.addCookies([{ name: '_tracking_consent', value: 'no', url: shop.storeUrl }]);
  const refused = await AnalyticsBatches.of(refusing);
  const without = await refusing.newPage();
  await opens(without, shop, { second: false });
  await leave(without);
  await without.goto(`${shop.storeUrl}/products/canvas-tote?cartwright_test=${id}.b`);
  await new Drawer(without).open();
  await expect(without.getByRole('dialog').getByRole('heading', { name: SECOND_TITLE })).toBeVisible();
  await leave(without);
  expect(refused.exposures).toEqual([]);
  await refusing.close();
  expect(await counted()).toEqual([1, 1]);

  await endAll(page, shop);
  await opens(page, shop, { second: false });
});

/** Buys as a visitor: what the drawer shows is what checkout charges. Gives the amounts. */
async function buys(page: Page, shop: Shop): Promise<Readonly<Record<string, string>>> {
  const drawer = new Drawer(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('canvas-tote');
  await drawer.isLoaded();
  await store.addToCart(2);
  return checkOutAsShown(page);
}

test('shoppers in a test of rewards pay what their cart shows; a forged mark gives no other reward', async ({
  browser,
  page,
  shop,
}) => {
  await shop.protectGifts(true);
  await aCopy(page, shop, generous);
  const id = await startTest(page, shop);
  const [ofControl, ofB] = [await browser.newContext(), await browser.newContext()];
  const [one, two] = [await ofControl.newPage(), await ofB.newPage()];
  await comeAs(one, aVisitor(id, 0));
  await comeAs(two, aVisitor(id, 1));
  const control = await buys(one, shop);
  const b = await buys(two, shop);
  expect(Object.keys(control)).not.toContain('A quarter off');
  expect(Object.keys(b)).toContain('A quarter off');
  expect(b).toMatchObject({ 'Free gift': expect.any(String) });
  const { attributes } = await new Store(two, shop.storeUrl).cart();
  expect(attributes).toMatchObject({ _cw_variant: `${id}.b` });
  expect((await new Store(one, shop.storeUrl).cart()).attributes).not.toHaveProperty('_cw_variant');

  // In the next tab the promise stands from the first moment.
  const tab = await ofB.newPage();
  await new Store(tab, shop.storeUrl).openProduct('canvas-tote');
  await new Drawer(tab).open();
  await expect(tab.getByRole('dialog').getByText('A quarter off')).toBeVisible();

  const forger = new Store(one, shop.storeUrl);
  await forger.post('update', { attributes: { _cw_variant: `${id}.gold` } });
  await one.goto(`${shop.storeUrl}/checkout`);
  expect(await new Checkout(one).amounts()).toEqual(control);

  // When it ends, checkout gives the control's to everybody, and the cart says so.
  await endAll(page, shop);
  await new Store(two, shop.storeUrl).openProduct('canvas-tote');
  await new Drawer(two).open();
  await expect(two.getByRole('dialog').getByText('A quarter off')).toHaveCount(0);
  await ofControl.close();
  await ofB.close();
});
