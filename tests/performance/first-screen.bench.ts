import type { Browser, Page } from '@playwright/test';
import { Admin } from '../e2e/models/admin';
import { Editor } from '../e2e/models/editor';
import { expect, test } from '../e2e/test';
import { hand, quantile, rounds } from './results';

const SLOWDOWN = 4;

interface FirstScreen {
  /** Milliseconds of the tasks that the browser calls long: more than 50. */
  readonly tasks: readonly number[];
  /** Bytes of the files as they travelled, with those of the preview's frame. */
  readonly bytes: number;
}

test('the longest task until a page of the admin stands, on a slow processor', async ({ browser, shop }) => {
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
    const longest = measured.map(({ tasks }) => Math.max(0, ...tasks));
    rows.push({
      what,
      figures: {
        p50: quantile(longest, 0.5),
        most: quantile(longest, 1),
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
  hand(
    'first-screen',
    `Longest task until a page of the admin stands: ${SLOWDOWN}× slower processor, ms`,
    rows,
  );
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
  await page.addInitScript(noteLongTasks);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/')) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto(address);
  await stands(page);
  const tasks = await page.evaluate(longTasksSoFar);
  const bytes = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
  await context.close();
  return { tasks, bytes };
}

declare global {
  interface Window {
    longTasks?: PerformanceObserver;
    longTasksNoted?: number[];
  }
}

function noteLongTasks(): void {
  const noted: number[] = [];
  window.longTasksNoted = noted;
  window.longTasks = new PerformanceObserver((list) => {
    noted.push(...list.getEntries().map(({ duration }) => duration));
  });
  window.longTasks.observe({ type: 'longtask', buffered: true });
}

/** When nothing is left to be done. */
async function longTasksSoFar(): Promise<number[]> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  const left = window.longTasks?.takeRecords() ?? [];
  return [...(window.longTasksNoted ?? []), ...left.map(({ duration }) => duration)];
}
