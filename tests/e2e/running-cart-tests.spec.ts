import { duplicateCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { createExperiment, endExperiment, listExperiments } from '@cartwright/core/contract/experiments';
import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { AnalyticsBatches, leave } from './models/analytics-batches';
import { Drawer } from './models/drawer';
import { aVisitor, call, comeAs, countedVisitors, pathOf } from './models/running-test';
import { Store } from './models/store';
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

/** A copy of the demo cart under another title. */
async function aCopy(page: Page, shop: Shop): Promise<void> {
  const { cart: demo } = await shop.demoCart();
  const made = await call(page, shop.adminUrl, 'post', pathOf(duplicateCart, demo.id), {});
  const { cart, revision }: SavedCart = made.cart;
  const components = cart.components.map((component) =>
    component.type === 'title_bar'
      ? { ...component, settings: { ...component.settings, title: 'Second bag' } }
      : component,
  );
  const body = { cart: { ...cart, name: 'Second', components }, revision };
  await call(page, shop.adminUrl, 'put', pathOf(saveCart, cart.id), body);
}

async function opens(page: Page, shop: Shop, { second }: { readonly second: boolean }): Promise<void> {
  await new Store(page, shop.storeUrl).openProduct('canvas-tote');
  await new Drawer(page).open();
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Second bag' });
  await expect(title).toHaveCount(second ? 1 : 0);
}

test('a merchant tests two carts; each visitor sees one of them in every tab and counts once, others see the control', async ({
  browser,
  context,
  page,
  shop,
}) => {
  await aCopy(page, shop);
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
  await expectAccessible(page);
  await page.goto(`${shop.adminUrl}/smartcart/`);
  const row = page.getByRole('listitem').filter({ hasText: 'Second' });
  await expect(row.getByText('In a running test')).toBeVisible();
  await expect(row.getByRole('link', { name: '“Which bag”' })).toBeVisible();
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
  await expect(without.getByRole('dialog').getByRole('heading', { name: 'Second bag' })).toBeVisible();
  await leave(without);
  expect(refused.exposures).toEqual([]);
  await refusing.close();
  expect(await counted()).toEqual([1, 1]);

  await endAll(page, shop);
  await opens(page, shop, { second: false });
});
