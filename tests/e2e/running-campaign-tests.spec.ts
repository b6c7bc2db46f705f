import {
  createExperiment,
  endExperiment,
  readExperiment,
  saveExperiment,
  startExperiment,
} from '@cartwright/core/contract/experiments';
import type { BrowserContext, Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { AnalyticsBatches, leave } from './models/analytics-batches';
import { Campaigns } from './models/campaigns';
import { placeCollectionBlock } from './models/collection-block';
import { launchMirrored } from './models/mirrored-app';
import { aVisitor, call, comeAs, countedVisitors, pathOf } from './models/running-test';
import { aCampaign } from './models/tested-campaign';
import { expect, test } from './test';

test.use({ counted: true });

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

/** Title of the collection, and of its first product. */
const TEAPOT = ['Teapot first', 'Glazed Teapot'] as const;
const MUG = ['Mug first', 'Enamel Mug'] as const;
type Shown = typeof TEAPOT | typeof MUG;

const COLLECTION = '/collections/all';
const titles = (page: Page) => page.locator('.cw-card-title');
/** The filter button, which only our list has. */
const filters = (page: Page) => page.getByRole('button', { name: 'Filters' });
const inStore = (query = '') => `${app.storeUrl}${COLLECTION}${query}`;

/** A running test of two campaigns for all collections, the control the live one; gives its id. */
async function aRunningTest(page: Page): Promise<string> {
  const shown = [
    await aCampaign(page, app, {
      name: TEAPOT[0],
      first: 'glazed-teapot',
      columns: 4,
      perPage: 4,
      isLive: true,
    }),
    await aCampaign(page, app, { name: MUG[0], first: 'enamel-mug', columns: 2, perPage: 6, isLive: false }),
  ];
  const body = { name: 'Teapot or mug', context: 'collection' };
  const { id } = (await call(page, app.adminUrl, 'post', createExperiment.path, body)).data;
  const { experiment } = (await call(page, app.adminUrl, 'get', pathOf(readExperiment, id))).data;
  const variants = experiment.variants.map((each: object, at: number) => ({
    ...each,
    documentId: shown[at],
  }));
  const setting = { ...experiment, variants };
  await call(page, app.adminUrl, 'put', pathOf(saveExperiment, id), { setting, revision: 1 });
  const known = { visitorsAWeek: 33_000, rate: 0.025 };
  await call(page, app.adminUrl, 'post', pathOf(startExperiment, id), { revision: 2, known });
  await placeCollectionBlock(page, app.storeUrl, true, {
    'setting:main-collection/collection:heading': 'on',
  });
  await expect.poll(() => isPrinted(page, id), { timeout: 60_000 }).toBe(true);
  return id;
}

/** Whether pages of the store know of a test. */
const isPrinted = async (page: Page, id: string) =>
  (await (await page.request.get(inStore())).text()).includes(id);

/** Titles of the answer to a page, as the list of a variant has them. */
async function listedIn(page: Page, query: string): Promise<string[]> {
  const response = await page.request.get(`${app.storeUrl}/apps/cartwright${COLLECTION}?${query}`);
  return (await response.json()).products.map(({ title }: { title: string }) => title);
}

async function sees(page: Page, [heading, first]: Shown, query = ''): Promise<void> {
  await page.goto(inStore(query));
  await expect(filters(page)).toBeVisible();
  await expect(titles(page).first()).toHaveText(first);
  await expect(page.locator('.cw-listing-heading')).toHaveText(heading);
  const columns = heading === MUG[0] ? '2' : '4';
  await expect(page.locator('.cw-listing')).toHaveAttribute('data-columns', new RegExp(`^${columns} `));
}

/** However slow this machine is, lists are covered, and consent is waited for, until they are there. */
const stretchTimeouts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const stretched = (call: () => void, ms = 0, ...more: []) =>
      later(call, ms === 800 || ms === 400 ? 60_000 : ms, ...more);
    Object.assign(window, { setTimeout: stretched });
  });

test('a shopper sees one variant’s list on every page and tab, and counts once; others see the control', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(300_000);
  const id = await aRunningTest(page);
  const counted = () => countedVisitors(page, app.adminUrl, id);

  const batches = await AnalyticsBatches.of(context);
  await stretchTimeouts(context);
  await comeAs(page, aVisitor(id, 1));
  await sees(page, MUG);
  // Another page, another order, and back.
  const second = await listedIn(page, `variant=${id}.b&page=2`);
  expect(second).not.toEqual(await listedIn(page, 'page=2'));
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(titles(page)).toHaveText(second);
  await page.goBack();
  await expect(titles(page).first()).toHaveText(MUG[1]);
  await page.getByLabel('Sort by').selectOption('price-ascending');
  await expect(titles(page)).toHaveText(await listedIn(page, `variant=${id}.b&sort_by=price-ascending`));
  await leave(page);
  await expect
    .poll(() => batches.exposures)
    .toMatchObject([{ experiment: id, testVariant: 'b', name: 'exposed' }]);
  const tab = await context.newPage();
  await sees(tab, MUG);
  await leave(tab);

  const other = await browser.newContext();
  await stretchTimeouts(other);
  const another = await other.newPage();
  await comeAs(another, aVisitor(id, 0));
  await sees(another, TEAPOT);
  await leave(another);
  await expect.poll(counted).toEqual([1, 1]);
  await other.close();

  // If the response takes too long, the server-rendered list is shown, and the control stays.
  const slow = await browser.newContext();
  const late = await slow.newPage();
  const lateBatches = await AnalyticsBatches.of(slow);
  await comeAs(late, aVisitor(id, 1));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await late.route(/[?&]variant=/, async (route) => {
    await released;
    await route.continue();
  });
  await sees(late, TEAPOT);
  release();
  await leave(late);
  await expect.poll(() => lateBatches.pageViews).toHaveLength(1);
  expect(lateBatches.exposures).toEqual([]);
  await late.unrouteAll({ behavior: 'wait' });
  await slow.unrouteAll({ behavior: 'wait' });
  await slow.close();

  // Without consent, and of a merchant who looks, nothing is counted.
  const refusing = await browser.newContext();
  await refusing.addCookies([{ name: '_tracking_consent', value: 'no', url: app.storeUrl }]);
  const refused = await AnalyticsBatches.of(refusing);
  const without = await refusing.newPage();
  await comeAs(without, aVisitor(id, 1));
  await sees(without, TEAPOT);
  await leave(without);
  await sees(without, MUG, `?cartwright_test=${id}.b`);
  await leave(without);
  expect(refused.exposures).toEqual([]);
  await refusing.close();
  expect(await counted()).toEqual([1, 1]);

  const office = await browser.newContext();
  const merchant = await office.newPage();
  const campaigns = new Campaigns(merchant, app.adminUrl);
  await campaigns.open();
  await expect(merchant.getByText('In a running test')).toHaveCount(2);
  await expectAccessible(merchant);
  // The variant isn't published, and shoppers see it all the same.
  await expect(merchant.getByText(/Part of the shoppers see it in place of the control/)).toHaveCount(1);
  await expect(merchant.getByText('Draft', { exact: true })).toBeHidden();
  await merchant.getByRole('link', { name: MUG[0], exact: true }).click();
  await expect(merchant.getByText('This campaign is in a running test')).toBeVisible();
  await expect(merchant.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expect(merchant.getByLabel('Name', { exact: true })).toBeDisabled();
  await expectAccessible(merchant);

  // Each variant opens on a page that shows it.
  await merchant.goto(`${app.adminUrl}/experiments/edit/${id}/`);
  await expect(merchant.getByLabel('Page of your store')).toHaveValue(COLLECTION);
  const opened = merchant.waitForEvent('popup');
  await merchant.getByRole('link', { name: 'Open B in a new tab' }).click();
  const preview = await opened;
  await expect(titles(preview).first()).toHaveText(MUG[1]);
  await preview.close();
  await office.close();

  // A page that still has the test is answered the control.
  await call(page, app.adminUrl, 'post', pathOf(endExperiment, id), {});
  await sees(page, TEAPOT);
  await expect.poll(() => isPrinted(page, id), { timeout: 60_000 }).toBe(false);
  await sees(page, TEAPOT);
});
