import { createWidget, readWidget, saveWidget } from '@cartwright/core/contract/widgets';
import { newTier } from '@cartwright/core/widgets/bundle-settings';
import { OWN_BOX } from '@cartwright/core/widgets/bundle-templates';
import type { Locator, Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { recordWrites } from './models/ajax-cart';
import { Checkout } from './models/checkout';
import { placeCollectionBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { launchMirrored } from './models/mirrored-app';
import { Store } from './models/store';
import { expect, test } from './test';

const BOX = 'Your box';
const [SOAP, MUG, APRON, TEAPOT] = ['Olive Oil Soap', 'Enamel Mug', 'Linen Apron', 'Glazed Teapot'];

let app: Launched;
let number = 0;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

const headers = () => ({ origin: new URL(app.adminUrl).origin });

/** Publishes a box of three to six, with 10 % off; gives its number once pages of the store have its rule. */
async function aBox(page: Page): Promise<number> {
  const step = async (at: number, ...handles: string[]) => ({
    ...(OWN_BOX.steps[at] as (typeof OWN_BOX.steps)[number]),
    products: await Promise.all(
      handles.map(async (handle) => {
        const found = await page.request.get(`${app.storeUrl}/products/${handle}.js`);
        return { product_id: ((await found.json()) as { id: number }).id, variant_ids: [] };
      }),
    ),
  });
  const steps = [await step(0, 'olive-soap', 'enamel-mug'), await step(1, 'linen-apron', 'glazed-teapot')];
  const discount = { ...OWN_BOX.discount, tiers: [{ ...newTier('1'), requiredQuantity: 3 }] };
  const bundle = { ...OWN_BOX, isPublished: true, stepDisplay: 'page', steps, discount };
  const widget = { name: 'Box', title: BOX, classification: 'bundle_builder', settings: { bundle } };
  const response = await page.request.post(`${app.adminUrl}${createWidget.path}`, {
    headers: headers(),
    data: { widget },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { widget_id: id } = createWidget.response.parse(await response.json());
  await placeCollectionBlock(page, app.storeUrl, false, {
    'on:main-product/widget': 'on',
    'setting:main-product/widget:widget': `${id}`,
  });
  await isPublished(page, id, 10);
  return id;
}

/** Waits until pages of the store have the rule with this percentage. */
async function isPublished(page: Page, id: number, percent: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const html = await (await page.request.get(app.storeUrl)).text();
        const config = /id="cartwright-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
        const { bundles = [] } = JSON.parse(config) as {
          bundles?: { id: string; discount: { tiers: { discountValue: string }[] } }[];
        };
        return bundles.find((each) => each.id === `${id}`)?.discount.tiers[0]?.discountValue;
      },
      { timeout: 60_000 },
    )
    .toBe(`${percent}`);
  const address = `${app.storeUrl}/apps/cartwright/widgets?ids=${id}`;
  await expect
    .poll(async () =>
      (await (await page.request.get(address)).text()).includes(`"discountValue":"${percent}"`),
    )
    .toBe(true);
}

async function openBuilder(page: Page, root = ''): Promise<Locator> {
  await page.goto(`${app.storeUrl}${root}/products/glazed-teapot`);
  const builder = page.locator('.cw-bundle');
  await builder.scrollIntoViewIfNeeded();
  await expect(builder.locator('.cw-card')).toHaveCount(4);
  return builder;
}

const increase = (builder: Locator, title = '') =>
  builder.getByRole('button', { name: `Increase quantity of ${title}` }).click();

/** Two soaps, or a soap and a mug, and an apron. */
async function build(page: Page, ...titles: (string | undefined)[]): Promise<Locator> {
  const builder = await openBuilder(page);
  for (const title of titles) await increase(builder, title);
  return builder;
}

const addButton = (builder: Locator) => builder.getByRole('button', { name: 'Add bundle to cart' });
const totalOf = (builder: Locator) => builder.locator('.cw-bundle-total strong').innerText();
const groupsOf = ({ dialog }: Drawer) => dialog.locator('[part="bundle"]');
const priceOf = (group: Locator) => group.locator('[part="bundle-price"] > span').nth(1).innerText();

test('a shopper builds a box, edits it, keeps and removes a part, and pays the price shown', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  number = await aBox(page);
  const { writes } = recordWrites(page);
  const builder = await build(page, SOAP, MUG, APRON);
  const shown = await totalOf(builder);
  await addButton(builder).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const group = groupsOf(drawer);
  await expect(group.locator('[part="bundle-title"]')).toHaveText(BOX);
  await expect(group.locator('[part="line"]')).toHaveCount(3);
  await expect(group.locator('[part="bundle-savings"]')).toHaveText(/^You save \$/);
  expect(await priceOf(group)).toBe(shown);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('group-1280.png') });

  // From a page without the builder.
  await new Store(page, app.storeUrl).openHome();
  await drawer.open();
  await group.getByRole('link', { name: `Edit: ${BOX}` }).click();
  await expect(page).toHaveURL(/\/products\/glazed-teapot\?cw-bundle=/);
  await expect(builder.getByText('You’re changing a bundle in your cart.')).toBeVisible();
  await expect(builder.locator('.cw-bundle-slot:not([data-empty])')).toHaveCount(3);
  expect(await totalOf(builder)).toBe(shown);
  await increase(builder, TEAPOT);
  const edited = await totalOf(builder);
  const before = writes.length;
  await builder.getByRole('button', { name: 'Save changes' }).click();
  await drawer.isOpen();
  await expect(group.locator('[part="line"]')).toHaveCount(4);
  await drawer.isSettled();
  expect(await priceOf(group)).toBe(edited);
  expect(writes.slice(before, before + 1)).toEqual(['add']);
  await expect(page).not.toHaveURL(/cw-bundle/);

  // In this page; nothing is changed.
  await group.getByRole('link', { name: `Edit: ${BOX}` }).click();
  await expect(drawer.dialog).toBeHidden();
  await expect(builder).toBeFocused();
  await builder.getByRole('button', { name: 'Cancel' }).click();
  await expect(builder.getByRole('button', { name: 'Add bundle to cart' })).toBeVisible();

  // Four are more than the discount needs, three aren't.
  await drawer.open();
  await group.getByRole('button', { name: `Remove: ${TEAPOT}` }).click();
  await expect(group.locator('[part="line"]')).toHaveCount(3);
  await drawer.isSettled();
  await group.getByRole('button', { name: `Remove: ${SOAP}` }).focus();
  await page.keyboard.press('Enter');
  const question = group.locator('[part="bundle-question"]');
  await expect(question).toContainText(
    /^Remove Olive Oil Soap\? The rest of your bundle will cost \$\d+\.\d\d more\./,
  );
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('question-1280.png') });
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(group.getByRole('button', { name: `Remove: ${SOAP}` })).toBeFocused();
  await expect(group.locator('[part="line"]')).toHaveCount(3);
  await group.getByRole('button', { name: `Remove: ${SOAP}` }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(group.locator('[part="line"]')).toHaveCount(2);
  await drawer.isSettled();
  await expect(group.locator('[part="bundle-savings"]')).toHaveCount(0);

  // Editing brings the discount back.
  await group.getByRole('link', { name: `Edit: ${BOX}` }).click();
  await expect(builder.locator('.cw-bundle-slot:not([data-empty])')).toHaveCount(2);
  await increase(builder, MUG);
  const last = await totalOf(builder);
  await builder.getByRole('button', { name: 'Save changes' }).click();
  await drawer.isOpen();
  await expect.poll(() => priceOf(group)).toBe(last);

  await new Store(page, app.storeUrl).openCheckout();
  const checkout = new Checkout(page);
  await checkout.fillIn();
  await checkout.payWith('1');
  await checkout.isThanked();
  await expect(page.getByText(last).first()).toBeVisible();
});

test('two identical boxes stay separate, and one is removed in one request', async ({ page }) => {
  await addButton(await build(page, SOAP, MUG, APRON)).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await addButton(await build(page, SOAP, SOAP, APRON)).click();
  await drawer.isOpen();
  const groups = groupsOf(drawer);
  await expect(groups).toHaveCount(2);
  const { writes } = recordWrites(page);
  await groups
    .nth(0)
    .getByRole('button', { name: `Remove bundle: ${BOX}` })
    .click();
  await expect(groups).toHaveCount(1);
  await drawer.isSettled();
  expect(writes[0]).toBe('update');
  await expect(groups.locator('[part="line"]')).toHaveCount(3);
});

test('lines stay in place and usable while the bundle part loads late', async ({ page }) => {
  await addButton(await build(page, SOAP, MUG, APRON)).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(groupsOf(drawer)).toHaveCount(1);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/bundle-groups-part.js*', async (route) => {
    await released;
    await route.continue();
  });
  await new Store(page, app.storeUrl).openHome();
  await drawer.open();
  const tops = () =>
    drawer.dialog
      .locator('[part="line-image"]')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  await expect(groupsOf(drawer)).toHaveCount(0);
  await drawer.increase(SOAP ?? '');
  const before = await tops();
  release();
  await expect(groupsOf(drawer)).toHaveCount(1);
  expect(await tops()).toEqual(before);
});

for (const width of [360, 768]) {
  test(`a box in the cart fits into ${width} px, also in Arabic`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 800 });
    for (const root of ['', '/ar']) {
      const builder = await openBuilder(page, root);
      // One of each.
      for (const at of [0, 1, 2])
        await builder
          .locator('.cw-bundle-by')
          .nth(2 * at + 1)
          .click();
      await builder.locator('.cw-bundle-add').click();
      const group = groupsOf(new Drawer(page)).first();
      await expect(group).toBeVisible();
      await expect(group.locator('[part="line"]')).toHaveCount(3);
      await group.locator('[part="remove"]').first().click();
      await expect(group.locator('[part="bundle-question"]')).toBeVisible();
      const body = page.locator('[part="body"]');
      expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      );
      await page.locator('[part="bundle-question"]').scrollIntoViewIfNeeded();
      await page.screenshot({ path: info.outputPath(`group${root.replace('/', '-')}-${width}.png`) });
      await group.locator('[part="bundle-question"] button').first().click();
    }
  });
}

test('B7: a discount changed by the merchant is announced before checkout', async ({ page }, info) => {
  test.setTimeout(120_000);
  await addButton(await build(page, SOAP, MUG, APRON)).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(groupsOf(drawer).locator('[part="bundle-savings"]')).toBeVisible();
  await expect(groupsOf(drawer).locator('[part="bundle-note"]')).toHaveCount(0);
  const address = `${app.adminUrl}${readWidget.path.replace(':id', `${number}`)}`;
  const { widget, revision } = readWidget.response.parse(await (await page.request.get(address)).json());
  const { bundle } = widget.settings;
  if (!bundle) throw new Error('The widget is no bundle.');
  const tiers = bundle.discount.tiers.map((tier) => ({ ...tier, discountValue: 5 }));
  const settings = { ...widget.settings, bundle: { ...bundle, discount: { ...bundle.discount, tiers } } };
  const saved = await page.request.put(`${app.adminUrl}${saveWidget.path.replace(':id', `${number}`)}`, {
    headers: headers(),
    data: { widget: { ...widget, settings }, revision },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await isPublished(page, number, 5);
  await new Store(page, app.storeUrl).openHome();
  await drawer.open();
  await expect(groupsOf(drawer).locator('[part="bundle-note"]')).toHaveText(
    /^This bundle’s discount has changed: you now save \$\d+\.\d\d instead of \$\d+\.\d\d\.$/,
  );
  await page.screenshot({ path: info.outputPath('changed-1280.png') });
});
