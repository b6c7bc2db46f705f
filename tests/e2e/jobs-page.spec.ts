import type { Job } from '@cartwright/core/contract/jobs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import type { Shop } from './shop';
import { expect, test } from './test';

const FAILED: Job = {
  id: 'failed/1',
  kind: 'webhooks',
  topic: 'products/update',
  state: 'failed',
  createdAt: '2026-11-23T17:00:00.000Z',
  startedAt: '2026-11-23T17:05:00.000Z',
  tries: 3,
  nextTryAt: null,
  problem: 'Shopify didn’t answer.',
  progress: null,
};
const SYNC: Job = {
  ...FAILED,
  id: 'sync',
  kind: 'catalogue',
  topic: null,
  state: 'running',
  tries: 1,
  problem: null,
  progress: { done: 12_000, total: 43_000 },
};
const PUBLISHING: Job = {
  ...SYNC,
  id: 'publishing',
  kind: 'publication',
  state: 'waiting',
  startedAt: null,
  tries: 0,
  progress: null,
};

const section = (page: Page) => page.getByRole('region', { name: 'Background work' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again: Product update from Shopify' });

/** A server whose shop has these jobs; one that is tried again runs until `finish`. */
async function withJobs(page: Page, given: readonly Job[]) {
  const server = { jobs: [...given], asked: 0, isUp: true };
  await page.route('**/api/jobs', (route) => {
    server.asked += 1;
    return server.isUp ? route.fulfill({ json: { jobs: server.jobs } }) : route.abort();
  });
  await page.route('**/api/jobs/*/again', (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-2) ?? '');
    server.jobs = server.jobs.map((job) =>
      job.id === id ? { ...job, state: 'running', tries: job.tries + 1, problem: null } : job,
    );
    return route.fulfill({ json: {} });
  });
  return Object.assign(server, {
    finish: (id: string) => {
      server.jobs = server.jobs.filter((job) => job.id !== id);
    },
  });
}

async function opened(page: Page, shop: Shop) {
  await page.goto(`${shop.adminUrl}/store-data/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Store data' })).toBeVisible();
}

test('lists failed, running and waiting jobs with reason and progress; axe reports nothing', async ({
  page,
  shop,
}) => {
  await withJobs(page, [PUBLISHING, SYNC, FAILED]);
  await opened(page, shop);
  const items = section(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText('Product update from Shopify');
  await expect(items.nth(0)).toContainText('Shopify didn’t answer.');
  await expect(items.nth(0)).toContainText('It won’t be tried again automatically.');
  await expect(items.nth(1)).toContainText('12,000 of 43,000');
  await expect(items.nth(1).getByRole('progressbar')).toHaveAttribute('value', /^27/);
  await expect(items.nth(2)).toContainText('Publishing to your store');
  await expect(section(page).getByRole('button')).toHaveCount(1);
  await expect(page).toHaveTitle('Store data · Cartwright');
  await expectAccessible(page);
});

test('retries a failed job by keyboard, and follows it until done', async ({ page, shop }) => {
  const server = await withJobs(page, [FAILED]);
  await opened(page, shop);
  await expect(section(page).getByRole('status').first()).toHaveText(/Background work: .*1 failed/);
  await tryAgain(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Trying again.')).toBeVisible();
  await expect(section(page)).toContainText('Running');
  await expect(section(page).getByRole('status').first()).toHaveText(/Background work: .*1 running/);
  await expect(section(page).locator(':focus')).toHaveCount(1);
  server.finish(FAILED.id);
  await expect(section(page).getByRole('listitem')).toHaveCount(0);
  await expect(section(page)).toContainText('Nothing is running, and nothing failed.');
});

test('shows the progress of reading orders instead of zero sales', async ({ page, shop }) => {
  const orders = {
    status: 'gathering',
    progress: 0.42,
    coverage: { kind: 'nothing' },
    lastOrderAt: null,
    problem: null,
  };
  await page.route('**/api/orders/state', (route) => route.fulfill({ json: { orders } }));
  const pagination = { page: 1, totalPages: 0, totalItems: 0, limit: 5 };
  await page.route('**/api/sales?*', (route) =>
    route.fulfill({ json: { currency: 'USD', products: [], pagination } }),
  );
  await opened(page, shop);
  const card = page.getByRole('region', { name: 'Orders' });
  await expect(card.getByRole('status').first()).toContainText('Reading orders');
  await expect(card.getByRole('progressbar', { name: 'Reading past orders: 42%' })).toBeVisible();
  await expect(card).toContainText('They’ll show here as your orders are read.');
  await expect(card).not.toContainText('No sales');
  await expectAccessible(page);
});

test('shows that a job is already gone, and refreshes the list', async ({ page, shop }) => {
  const server = await withJobs(page, [FAILED]);
  await opened(page, shop);
  await expect(tryAgain(page)).toBeVisible();
  await page.unroute('**/api/jobs/*/again');
  server.finish(FAILED.id);
  await tryAgain(page).click();
  await expect(page.getByText('This is done already, or was removed.')).toBeVisible();
  await expect(section(page)).toContainText('Nothing is running, and nothing failed.');
});

test('keeps the list while the server is down, and continues afterwards', async ({ page, shop }) => {
  const server = await withJobs(page, [SYNC]);
  await opened(page, shop);
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  server.isUp = false;
  await expect(section(page)).toContainText('This list couldn’t be refreshed.', { timeout: 30_000 });
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  server.isUp = true;
  server.finish(SYNC.id);
  await expect(section(page)).toContainText('Nothing is running, and nothing failed.', { timeout: 30_000 });
});

test('loads a failed list on retry', async ({ page, shop }) => {
  let isAllowed = false;
  await page.route('**/api/jobs', (route) => (isAllowed ? route.fallback() : route.fulfill({ status: 403 })));
  await opened(page, shop);
  await expect(section(page).getByRole('alert')).toContainText('You do not have permission');
  isAllowed = true;
  await section(page).getByRole('button', { name: 'Retry' }).click();
  // From here on it is the real server.
  await expect(section(page)).toContainText('Nothing is running, and nothing failed.');
  await expectAccessible(page);
});

for (const width of [360, 768, 1280]) {
  test(`fits a window of ${width} pixels`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await withJobs(page, [
      PUBLISHING,
      SYNC,
      FAILED,
      {
        ...FAILED,
        id: 'long',
        topic: 'orders/create',
        nextTryAt: '2026-11-23T18:00:00.000Z',
        problem:
          'Shopify refused to tell about the order: the app needs the permission read_all_orders first.',
      },
    ]);
    await opened(page, shop);
    await expect(section(page).getByRole('listitem')).toHaveCount(4);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    if (process.env.SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/store-data-${width}.png`, fullPage: true });
    }
  });
}
