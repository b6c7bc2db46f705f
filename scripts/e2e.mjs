import { buildStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { run, tool } from './command.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { isMain } from './root.mjs';

/** Specs by topic; `--timing` stands for those of the first. */
const TOPICS = {
  /** What touches time, tabs or the network, and is to hold however often it runs. */
  '--timing': [
    'cart-page-checkout',
    'collection-page',
    'e2e/checkout',
    'faults/',
    'first-add',
    'hostile-pages',
    'keyboard',
    'layout-shift',
    'leaving-for-checkout',
    'live-cart',
    'markets',
    'missing-part',
    'pickers',
    'recovery',
    'replaced-files',
    'theme-extension',
    'schedule',
    'store-actions',
    'theme-events',
    'thread',
    'what-is-shown',
    'without-the-drawer',
  ],
  /** The local store's own pages, its checkout, and what `npm start` and the examples begin with. */
  '--store': [
    'e2e/checkout',
    'examples',
    'held-publication',
    'quick-start',
    'store-pages',
    'store-without-script',
  ],
  /** What people see: to be run whenever `packages/ui` changes. */
  '--looks': ['accessib', 'gallery'],
};

/**
 * Runs Playwright on what is built. Gives whether everything passed.
 *
 * @param {readonly string[]} args for Playwright
 * @param {Record<string, string>} [env]
 */
export async function playwrightPasses(args, env = {}) {
  const chromium = await ensureChromium();
  if (chromium === null) {
    console.error('No Chromium found. Install one, or name it: CHROMIUM=/path/to/chromium npm test');
    return false;
  }
  const command = ['test', '--config', 'tests/playwright.config.ts', ...args];
  const { code } = await run(tool('playwright'), command, { env: { ...env, CHROMIUM: chromium } });
  return code === 0;
}

if (isMain(import.meta.url)) {
  checkNode();
  await ensureInstalled();
  const args = process.argv.slice(2).flatMap((each) => TOPICS[each] ?? [each]);
  const passed = (await buildStale()) && (await playwrightPasses(['--project=e2e', ...args]));
  process.exit(passed ? 0 : 1);
}
