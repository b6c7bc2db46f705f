import {
  createExperiment,
  endExperiment,
  readExperiment,
  readExperimentResults,
  saveExperiment,
  startExperiment,
} from '@cartwright/core/contract/experiments';
import { meanEstimate } from '@cartwright/core/experiments/goals/estimate';
import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { AnalyticsBatches, leave } from './models/analytics-batches';
import { placeCollectionBlock } from './models/collection-block';
import { launchMirrored } from './models/mirrored-app';
import { aVisitor, call, comeAs, countedVisitors, pathOf } from './models/running-test';
import { Store } from './models/store';
import { aWidget } from './models/tested-widget';
import { expect, test } from './test';

test.use({ counted: true });

let app: Launched;
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

const ROUND = { name: 'Round', product: 'olive-soap' };
const SQUARE = { name: 'Square', product: 'linen-apron' };

/** A running test of two widgets, the control on product pages; gives its id. */
async function aRunningTest(page: Page): Promise<string> {
  const shown = [await aWidget(page, app, ROUND), await aWidget(page, app, SQUARE)];
  const body = { name: 'Round or square', context: 'widget' };
  const { id } = (await call(page, app.adminUrl, 'post', createExperiment.path, body)).data;
  const { experiment } = (await call(page, app.adminUrl, 'get', pathOf(readExperiment, id))).data;
  const setting = {
    ...experiment,
    variants: experiment.variants.map((each: object, at: number) => ({ ...each, documentId: shown[at] })),
  };
  await call(page, app.adminUrl, 'put', pathOf(saveExperiment, id), { setting, revision: 1 });
  const known = { visitorsAWeek: 33_000, rate: 0.025 };
  await call(page, app.adminUrl, 'post', pathOf(startExperiment, id), { revision: 2, known });
  await placeCollectionBlock(page, app.storeUrl, false, {
    'on:main-product/widget': 'on',
    'setting:main-product/widget:widget': shown[0] ?? '',
  });
  expect((await page.request.get(`${app.storeUrl}/apps/cartwright/widgets?ids=${shown[0]}`)).ok()).toBe(true);
  return id;
}

const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function sees(page: Page, name: string): Promise<void> {
  await new Store(page, app.storeUrl).openProduct('glazed-teapot');
  await widget(page, name).scrollIntoViewIfNeeded();
  await expect(widget(page, name)).toBeVisible();
  await expect(widget(page, name === 'Round' ? 'Square' : 'Round')).toBeHidden();
}

/** Calls for rows of a report. */
const ROWS = '**/api/reports/*/*/rows';

test('a merchant starts a test, finds its subject locked, reads results, and ends it', async ({ page }) => {
  for (const widget of [ROUND, SQUARE]) await aWidget(page, app, widget);
  await page.goto(`${app.adminUrl}/experiments/`);
  await page.getByRole('button', { name: 'Create test' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Which shape');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Which shape', level: 1 })).toBeVisible();

  let countedMayCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    countedMayCome = resolve;
  });
  await page.route(ROWS, async (route) => {
    await mayCome;
    const response = await (await route.fetch()).json();
    const [id] = route.request().postDataJSON().ids;
    const rows = [{ id, title: 'Round', values: { sessions: 3_000 } }];
    await route.fulfill({ json: { ...response, rows } });
  });
  const counted = page.waitForResponse(ROWS);
  const start = page.locator('#main').getByRole('button', { name: 'Start test' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Start test' });
  await start.click();
  await expect(page.getByText('B: Choose what B shows.')).toBeVisible();
  await page.getByLabel('Control: the widget that shoppers see now').selectOption({ label: 'Round' });
  await page.getByLabel('B: the widget to test').selectOption({ label: 'Square' });
  await page.getByLabel('Visitors a week').pressSequentially('330');
  // What was counted comes while it is typed.
  countedMayCome();
  await counted;
  await page.unroute(ROWS);
  await page.getByLabel('Visitors a week').pressSequentially('00');
  await expect(page.getByLabel('Visitors a week')).toHaveValue('33000');
  await expect(page.getByText('Entered by you. 700 sessions a week')).toBeVisible();
  await page.getByLabel('Conversion now').fill('2.5');
  await page.getByLabel('Main goal', { exact: true }).selectOption({ label: 'Revenue per visitor' });
  await expect(page.getByLabel('Conversion now')).toHaveValue('2.5');
  await page.getByLabel('Main goal', { exact: true }).selectOption({ label: 'Conversion' });
  await expect(page.getByLabel('Conversion now')).toHaveValue('2.5');
  await expect(start).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved successfully!').first()).toBeVisible();
  await start.click();
  await expect(confirm).toBeVisible();
  const card = page.getByText('Visitors who allow analytics are divided from then on.');
  await expect(card, 'the page stays where it is behind the question').toBeInViewport();
  await expectAccessible(page);
  await confirm.click();

  await expect(page.getByText(/^B: not decided; first check/)).toBeVisible();
  await expect(page.getByText(/planned for 4 weeks and 130,914 visitors/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${app.adminUrl}/widgets/`);
  const row = page.getByRole('listitem').filter({ hasText: 'Square' });
  await expect(row.getByText('In a running test')).toBeVisible();
  await row.getByRole('link', { name: 'Square', exact: true }).click();
  await expect(page.getByText('This widget is in a running test')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Sharp');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByLabel('Title', { exact: true }).fill('Square');

  await page.getByRole('link', { name: 'Open “Which shape”' }).click();
  await page.getByRole('button', { name: 'End test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End test' }).click();
  await expect(page.getByText('B: ended by hand, not decided.')).toBeVisible();
  await page.goto(`${app.adminUrl}/experiments/`);
  await expect(page.getByText('Ended, not decided')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${app.adminUrl}/widgets/`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Square' }).first()).toBeVisible();
  await expect(page.getByText('In a running test')).toBeHidden();
});

test('the winner’s settings are applied to the control, and reverted', async ({ page }) => {
  const id = await aRunningTest(page);
  // Ten days in made-up time.
  await page.route(`**${pathOf(readExperimentResults, id)}*`, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const rate = (visitors: number, events: number) =>
      meanEstimate({ visitors, events, sum: events, squares: events });
    const day = 86_400_000;
    const start = Date.now() - 10 * day;
    const days = Array.from({ length: 10 }, (_, at) => ({
      day: at + 1,
      at: new Date(start + (at + 1) * day).toISOString(),
      estimates: [rate(2_000 * (at + 1), 50 * (at + 1)), rate(2_010 * (at + 1), 66 * (at + 1))],
    }));
    const finding = {
      variant: 1,
      kind: 'better',
      check: 1,
      control: 0.025,
      mean: 0.0328,
      interval: { low: 0.002, high: 0.013 },
      relative: { low: 0.08, high: 0.6 },
      gainRuledOut: false,
    };
    const decision = { check: 1, checks: 8, running: false, winner: 1, findings: [finding] };
    const changes = { days, decision, checkDays: [7], nextCheckAt: null, inSeveral: 2, harmful: [] };
    await route.fulfill({ response, json: { data: { ...data, ...changes } } });
  });
  await page.goto(`${app.adminUrl}/experiments/edit/${id}/`);
  await expect(
    page.getByText(/^B is better: 3.28 % against 2.50 %, between \+8 % and \+60 %, decided/),
  ).toBeVisible();
  await expect(page.getByText('2 visitors saw more than one variant and are left out.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Control by day' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Checks' })).toContainText('Check 1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use B' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use B' }).click();
  await expect(page.getByText('The control has the settings of B').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Use B' })).toBeVisible();
  // The results are read once more.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a shopper sees one variant on every page and tab, and counts once; others see the control', async ({
  browser,
  context,
  page,
}) => {
  const id = await aRunningTest(page);
  const batches = await AnalyticsBatches.of(context);
  await comeAs(page, aVisitor(id, 1));
  await sees(page, 'Square');
  await leave(page);
  await expect
    .poll(() => batches.exposures)
    .toMatchObject([{ experiment: id, testVariant: 'b', name: 'exposed' }]);
  expect(batches.sent.every(({ status }) => status === 204)).toBe(true);
  await page.reload();
  await sees(page, 'Square');
  const tab = await context.newPage();
  await sees(tab, 'Square');
  await leave(tab);

  const other = await browser.newContext();
  const another = await other.newPage();
  await comeAs(another, aVisitor(id, 0));
  await sees(another, 'Round');
  await leave(another);
  const counted = () => countedVisitors(page, app.adminUrl, id);
  await expect.poll(counted).toEqual([1, 1]);
  await other.close();

  // Without consent, and of a merchant who looks, nothing is counted.
  const refusing = await browser.newContext();
  await refusing.addCookies([{ name: '_tracking_consent', value: 'no', url: app.storeUrl }]);
  const refused = await AnalyticsBatches.of(refusing);
  const without = await refusing.newPage();
  await sees(without, 'Round');
  await leave(without);
  await without.goto(`${app.storeUrl}/products/glazed-teapot?cartwright_test=${id}.b`);
  await widget(without, 'Square').scrollIntoViewIfNeeded();
  await expect(widget(without, 'Square')).toBeVisible();
  await leave(without);
  expect(refused.exposures).toEqual([]);
  await refusing.close();
  const before = batches.exposures.length;
  await page.goto(`${app.storeUrl}/products/glazed-teapot?cartwright_test=${id}.control`);
  await expect(widget(page, 'Round')).toBeVisible();
  await leave(page);
  expect(batches.exposures).toHaveLength(before);
  expect(await counted()).toEqual([1, 1]);

  await page.goto(`${app.adminUrl}/experiments/edit/${id}/`);
  await page.getByRole('button', { name: /show what’s behind Visitors of B$/ }).click();
  const rows = page.getByRole('dialog', { name: 'Visitors: B' });
  await expect(rows.getByText('Visitor: saw this variant')).toHaveCount(1);
  await expect(rows.getByText('1 visitor', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await rows.getByRole('button', { name: 'Close' }).click();

  await call(page, app.adminUrl, 'post', pathOf(endExperiment, id), {});
  await sees(page, 'Round');
});
