import type { Browser, Page } from '@playwright/test';
import { Admin } from '../e2e/models/admin';
import { Editor } from '../e2e/models/editor';
import { expect, test } from '../e2e/test';
import { hand, quantile, rounds } from './results';
import { longest, noteSlowWork, slowWorkSoFar } from './slow-work';

const SLOWDOWN = 4;

/** The largest text or picture is to be painted by then, in milliseconds since the page was asked for. */
const AIM = 1500;

interface FirstScreen {
  /** Milliseconds until the largest text or picture of the page was painted (LCP). */
  readonly largest: number;
  /** Milliseconds of the tasks that the browser calls long: more than 50. */
  readonly tasks: readonly number[];
  /** Bytes of the files as they travelled, with those of the preview's frame. */
  readonly bytes: number;
}

test('the largest paint and the longest task until a page of the admin stands, on a slow processor', async ({
  browser,
  shop,
}) => {
  test.setTimeout(300_000);
  const { cart } = await shop.demoCart();
  const screens = [
    {
      what: 'list of carts',
      address: `${shop.adminUrl}/smartcart/`,
      stands: (page: Page) => expect(new Admin(page, shop.adminUrl).row('Demo cart')).toBeVisible(),
    },
    {
      what: 'editor, its preview included',
      address: `${shop.adminUrl}/smartcart/edit/${cart.id}/`,
      stands: (page: Page) => expect(new Editor(page).previewProgress).toBeVisible(),
    },
  ];
  const rows = [];
  for (const { what, address, stands } of screens) {
    const measured: FirstScreen[] = [];
    for (let round = 0; round < rounds(9, 2); round++) {
      measured.push(await firstScreen(browser, address, stands));
    }
    const paints = measured.map(({ largest }) => largest);
    const tasks = measured.map((each) => longest(each.tasks));
    rows.push({
      what,
      figures: {
        LCP: quantile(paints, 0.5),
        'max of LCP': quantile(paints, 1),
        'aim of LCP': AIM,
        'longest task': quantile(tasks, 0.5),
        max: quantile(tasks, 1),
        'long tasks': quantile(
          measured.map(({ tasks }) => tasks.length),
          0.5,
        ),
        'bytes travelled': quantile(
          measured.map(({ bytes }) => bytes),
          0.5,
        ),
        pages: measured.length,
      },
    });
  }
  hand('first-screen', `A page of the admin until it stands: ${SLOWDOWN}× slower processor, ms`, rows);
});

/** Opens a page in a browser that has none of its files. */
async function firstScreen(
  browser: Browser,
  address: string,
  stands: (page: Page) => Promise<void>,
): Promise<FirstScreen> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await noteSlowWork(page);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/')) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto(address);
  await stands(page);
  const { tasks } = await slowWorkSoFar(page);
  const largest = await page.evaluate(largestPaint);
  const bytes = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
  await context.close();
  return { largest, tasks, bytes };
}

/** The last time that something larger was painted than all before. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
