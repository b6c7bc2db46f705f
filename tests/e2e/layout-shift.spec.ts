import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { Campaigns } from './models/campaigns';
import { placeSearchBlock } from './models/collection-block';
import { isPainted, shiftsOf } from './models/layout-shift';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

let app: Launched;
// Tests build on what earlier ones publish.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());
test.beforeEach(({ page }) => placeSearchBlock(page, app.storeUrl, true));

const titles = (page: Page) => page.locator('.cw-card-title');
/** The filter button, which only our list has. */
const filters = (page: Page) => page.getByRole('button', { name: 'Filters' });
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;

/** Answers for lists are there, but the page gets none before it is let go. */
async function heldLists(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/apps\/cartwright\/(?:collections\/|search\?)/, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return () => release();
}

test('a campaign puts its products first, also in the page printed by Liquid', async ({ page }) => {
  test.setTimeout(120_000);
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await campaigns.create('Tea time');
  await campaigns.chooseCollection('Kitchen');
  await campaigns.featureProducts('Glazed Teapot', 'Enamel Mug');
  await campaigns.publish();
  await expect(page.getByText('Campaign published')).toBeVisible();
  const printed = async () => (await page.request.get(`${app.storeUrl}/collections/kitchen`)).text();
  await expect
    .poll(
      async () => /data-first-page[\s\S]*?class="cw-card-title"[^G]*Glazed Teapot/.test(await printed()),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
});

for (const [width, height] of SIZES) {
  test(`a collection with a stored first page doesn’t shift when our list loads, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const letGo = await heldLists(page);
    await page.goto(`${app.storeUrl}/collections/kitchen`, { waitUntil: 'commit' });
    await expect(titles(page).first()).toHaveText('Glazed Teapot');
    await expect(titles(page).nth(1)).toHaveText('Enamel Mug');
    const printed = await titles(page).allTextContents();
    await page.waitForLoadState('domcontentloaded');
    const painted = await isPainted(page);
    letGo();
    await expect(filters(page)).toBeVisible();
    await expect(titles(page)).toHaveText(printed);
    await isPainted(page);
    expect(await shiftsOf(page, painted)).toEqual([]);
  });

  test(`results that load after the theme’s cause no layout shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const letGo = await heldLists(page);
    await page.goto(`${app.storeUrl}/search?q=linen`, { waitUntil: 'commit' });
    await expect(titles(page).first()).toBeAttached();
    await expect(page.locator('.cw-listing[data-awaiting]')).toHaveCount(0);
    await page.waitForLoadState('domcontentloaded');
    const painted = await isPainted(page);
    letGo();
    await expect(filters(page)).toBeVisible();
    await isPainted(page);
    expect(await shiftsOf(page, painted)).toEqual([]);
  });

  test(`a misspelt search waits for our results before showing none, without layout shift, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const letGo = await heldLists(page);
    await page.goto(`${app.storeUrl}/search?q=gadren`, { waitUntil: 'commit' });
    const none = page.getByText('Check the spelling');
    await expect(none).toBeAttached();
    await page.waitForLoadState('domcontentloaded');
    const painted = await isPainted(page);
    await expect(none).toBeHidden();
    letGo();
    await expect(filters(page)).toBeVisible();
    await expect(titles(page).first()).toBeVisible();
    await isPainted(page);
    expect(await shiftsOf(page, painted)).toEqual([]);
  });
}
