import { type BrowserContext, test as base } from '@playwright/test';
import { launch } from './launch';
import { Shop } from './shop';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Errors of pages that a test makes on purpose. */
  readonly tolerated: RegExp | null;
  /** Whether shoppers may be counted. Where they aren't, their carts have no link either: requests are the cart's alone. */
  readonly counted: boolean;
  /** Hosts that a test answers for itself. */
  readonly elsewhere: readonly string[];
  /** The worker's shop, taken back to the demo cart. */
  readonly shop: Shop;
}

interface WorkerFixtures {
  readonly runningShop: Shop;
}

/**
 * Playwright's test with a running shop. A test fails when one of its pages throws, breaks its own content security
 * policy, or asks anybody but this machine for anything.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  runningShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's fixtures here
    async ({}, use) => {
      const launched = await launch();
      await use(await Shop.of(launched));
      await launched.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  tolerated: [null, { option: true }],
  counted: [false, { option: true }],
  elsewhere: [[], { option: true }],
  shop: async ({ runningShop }, use) => {
    await runningShop.reset();
    await use(runningShop);
  },
  context: async ({ context, tolerated, elsewhere, counted }, use) => {
    const refused = { name: '_tracking_consent', value: 'no', domain: '127.0.0.1', path: '/' };
    if (!counted) await context.addCookies([refused]);
    const offences = watch(context, tolerated, elsewhere);
    await use(context);
    if (offences.length > 0) throw new Error(offences.join('\n'));
  },
});

/** Notes what no page of ours may do. */
function watch(context: BrowserContext, tolerated: RegExp | null, elsewhere: readonly string[]): string[] {
  const offences: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (isForeign(url) && !elsewhere.includes(url.hostname))
      offences.push(`A page asked for ${request.url()}.`);
  });
  context.on('weberror', (error) => {
    const text = `A page threw ${error.error().stack ?? error.error()}.`;
    if (!tolerated?.test(text)) offences.push(text);
  });
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) offences.push(message.text());
  });
  return offences;
}

const isForeign = (url: URL) => /^(https?|wss?):$/.test(url.protocol) && url.hostname !== '127.0.0.1';
