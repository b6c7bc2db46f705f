import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
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
  const bare = await storeWithoutApps(shop.storeUrl);
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
  bare.server.close();
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

/** The same store with what the app puts into its pages taken out. */
async function storeWithoutApps(
  storeUrl: string,
): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${storeUrl}${request.url}`, {
        headers: forwarded(request),
        redirect: 'manual',
      });
      const type = answer.headers.get('content-type') ?? '';
      const body = type.startsWith('text/html')
        ? Buffer.from((await answer.text()).replace(APP_BLOCK, ''))
        : Buffer.from(await answer.arrayBuffer());
      for (const name of ['content-type', 'cache-control', 'location', 'etag']) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.writeHead(answer.status).end(body);
    })().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

function forwarded({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    ['accept', 'accept-language', 'cookie', 'user-agent'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
