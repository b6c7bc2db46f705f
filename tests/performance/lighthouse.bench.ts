import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { storeBehind } from '../e2e/models/store-behind';
import { test } from '../e2e/test';
import { hand, quantile, rounds } from './results';

const run = promisify(execFile);

/** What Shopify weighs the pages of a store with. */
const PAGES = [
  { name: 'home', path: '/', weight: 0.17 },
  { name: 'product', path: '/products/enamel-mug', weight: 0.4 },
  { name: 'collection', path: '/collections/all', weight: 0.43 },
] as const;

/** The app's block, as the store prints it at the end of a page. */
const APP_BLOCK = /<div id="shopify-block-[\s\S]*?<\/div>(?=\s*<\/body>)/;

const { LIGHTHOUSE } = process.env;

test('Lighthouse on the pages of the store, with and without the cart', async ({ shop }) => {
  if (LIGHTHOUSE === undefined) throw new Error('Run this by `npm run bench`, which installs Lighthouse.');
  const times = rounds(5, 1);
  test.setTimeout(PAGES.length * 2 * times * 60_000);
  const bare = await storeBehind(shop.storeUrl, (html) => ({ html: html.replace(APP_BLOCK, '') }));
  const rows = [];
  let before = 0;
  let after = 0;
  for (const { name, path, weight } of PAGES) {
    const scores: Record<'without' | 'with', number[]> = { without: [], with: [] };
    // By turns, so that a busy minute of the machine falls on both.
    for (let round = 0; round < times; round++) {
      scores.without.push(await score(LIGHTHOUSE, `${bare.url}${path}`));
      scores.with.push(await score(LIGHTHOUSE, `${shop.storeUrl}${path}`));
    }
    const [without, withCart] = [quantile(scores.without, 0.5), quantile(scores.with, 0.5)];
    before += weight * without;
    after += weight * withCart;
    rows.push({
      what: name,
      figures: { without, with: withCart, difference: withCart - without, runs: times },
    });
  }
  bare.close();
  const [without, withCart] = [round(before), round(after)];
  rows.push({
    what: 'weighted as Shopify does',
    figures: { without, with: withCart, difference: round(withCart - without), runs: times },
  });
  hand('lighthouse', 'Lighthouse performance, median (phone, slow 4G simulated)', rows);
});

const round = (value: number) => Math.round(value * 10) / 10;

/** The performance score of an address, 0–100. */
async function score(lighthouse: string, address: string): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [
      lighthouse,
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
