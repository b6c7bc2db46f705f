import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { placeSearchBlock } from '../e2e/models/collection-block';
import { launchMirrored } from '../e2e/models/mirrored-app';
import { storeBehind } from '../e2e/models/store-behind';
import { test } from '../e2e/test';
import { hand, quantile, rounds } from './results';

const run = promisify(execFile);

/** Shopify's weights for the pages of a store. */
const PAGES = [
  { name: 'home', path: '/', weight: 0.17 },
  { name: 'product', path: '/products/enamel-mug', weight: 0.4 },
  { name: 'collection', path: '/collections/all', weight: 0.43 },
] as const;

/** Pages whose list is ours, by the blocks, or the theme's. */
const LISTS = [
  { name: 'collection', path: '/collections/all' },
  { name: 'search', path: '/search?q=linen' },
] as const;

/** The app's block, as the store prints it at the end of a page. */
const APP_BLOCK = /<div id="shopify-block-[\s\S]*?<\/div>(?=\s*<\/body>)/;

const { LIGHTHOUSE } = process.env;

test('Lighthouse on the pages of the store, with and without the cart', async ({ shop }) => {
  const times = rounds(5, 1);
  test.setTimeout(PAGES.length * 2 * times * 60_000);
  const bare = await withoutTheCart(shop.storeUrl);
  const rows = [];
  let before = 0;
  let after = 0;
  for (const { name, path, weight } of PAGES) {
    const { without, withUs } = await compared(times, {
      without: () => score(`${bare.url}${path}`),
      withUs: () => score(`${shop.storeUrl}${path}`),
    });
    before += weight * without;
    after += weight * withUs;
    rows.push(rowOf(name, without, withUs, times));
  }
  bare.close();
  rows.push(rowOf('weighted as Shopify does', round(before), round(after), times));
  hand('lighthouse', 'Lighthouse performance, median (phone, slow 4G simulated)', rows);
});

test('Lighthouse on pages of lists, by the theme alone and by the blocks', async ({ page }) => {
  const times = rounds(5, 1);
  test.setTimeout(LISTS.length * 2 * times * 60_000 + 240_000);
  const app = await launchMirrored();
  const bare = await withoutTheCart(app.storeUrl);
  const rows = [];
  for (const { name, path } of LISTS) {
    const { without, withUs } = await compared(times, {
      async without() {
        await placeSearchBlock(page, app.storeUrl, false);
        return score(`${bare.url}${path}`);
      },
      async withUs() {
        await placeSearchBlock(page, app.storeUrl, true);
        return score(`${app.storeUrl}${path}`);
      },
    });
    rows.push(rowOf(name, without, withUs, times));
  }
  bare.close();
  await app.stop();
  hand('lighthouse-lists', 'Lighthouse performance of lists, with our blocks and cart, median', rows);
});

const withoutTheCart = (storeUrl: string) =>
  storeBehind(storeUrl, (html) => ({ html: html.replace(APP_BLOCK, '') }));

/** The medians of two ways to score, by turns, so that a busy minute of the machine falls on both. */
async function compared(times: number, by: Record<'without' | 'withUs', () => Promise<number>>) {
  const without: number[] = [];
  const withUs: number[] = [];
  for (let at = 0; at < times; at++) {
    without.push(await by.without());
    withUs.push(await by.withUs());
  }
  return { without: quantile(without, 0.5), withUs: quantile(withUs, 0.5) };
}

const rowOf = (what: string, without: number, withUs: number, runs: number) => ({
  what,
  figures: { without, with: withUs, difference: round(withUs - without), runs },
});

const round = (value: number) => Math.round(value * 10) / 10;

/** The performance score of an address, 0–100. */
async function score(address: string): Promise<number> {
  if (LIGHTHOUSE === undefined) throw new Error('Run this by `npm run bench`, which installs Lighthouse.');
  const { stdout } = await run(
    process.execPath,
    [
      LIGHTHOUSE,
      address,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox --disable-quic --disable-background-networking',
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? chromium.executablePath() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { categories }: { categories: { performance: { score: number } } } = JSON.parse(stdout);
  return Math.round(categories.performance.score * 100);
}
