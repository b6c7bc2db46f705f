import { buildStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { run, tool } from './command.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { isMain } from './root.mjs';

/** What touches time, tabs or the network, and is to hold however often it runs; `--timing` stands for them. */
const TIMING = [
  'cart-page-checkout',
  'e2e/checkout',
  'faults/',
  'first-add',
  'hostile-pages',
  'keyboard',
  'leaving-for-checkout',
  'live-cart',
  'markets',
  'missing-part',
  'recovery',
  'replaced-files',
  'theme-extension',
  'schedule',
  'store-actions',
  'theme-events',
  'thread',
  'what-is-shown',
  'without-the-drawer',
];

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
  const args = process.argv.slice(2).flatMap((each) => (each === '--timing' ? TIMING : [each]));
  const passed = (await buildStale()) && (await playwrightPasses(['--project=e2e', ...args]));
  process.exit(passed ? 0 : 1);
}
