import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestsIn } from './reports.mjs';
import { readReport } from './results.mjs';
import { root } from './root.mjs';
import { browserPasses, unitsPass } from './runners.mjs';

/**
 * What `npm test` runs: short, with the same cases at every run, so that it is red only for what a change broke. All
 * else runs by `npm run test:all`, and what is random or long by `npm run test:long`.
 */

/** These search for new faults, or wait for what takes long. */
const UNITS_ON_DEMAND = [
  'packages/admin/src/features/cart/editor/model/nothing-is-lost.property.test.ts',
  'packages/core/src/experiments/simulations/simulations.test.ts',
  'packages/server/src/crash.test.ts',
  'packages/server/src/hostile-requests.test.ts',
  'packages/server/src/orders/orders.property.test.ts',
  'packages/server/src/publishing/chaos.test.ts',
  'packages/server/src/publishing/every-step.test.ts',
  'packages/storefront-cart/src/session/checkout-walks.property.test.ts',
  'packages/storefront-cart/src/state/store/forecast.property.test.ts',
  'packages/storefront-cart/src/state/store/two-tabs.property.test.ts',
  'tests/contract/catalogue-crash.test.ts',
  'tests/contract/hostile-lists.property.test.ts',
  'tests/laws/catalogue-mirror.test.ts',
  'tests/laws/figures-and-rows.test.ts',
];

const BROWSER_TESTS = join(root, 'tests', 'gate.txt');
/** A new test comes in, an old one goes: whoever waits for the gate pays for each. */
const MAX_BROWSER_TESTS = 170;

/** @param {string} results the folder for the results */
export function unitGatePasses(results) {
  // One that was moved would come back into the gate without a word.
  const missing = UNITS_ON_DEMAND.filter((file) => !existsSync(join(root, file)));
  for (const file of missing) console.error(`scripts/gate.mjs names a file that there is not: ${file}`);
  if (missing.length > 0) return false;
  return unitsPass(
    results,
    'units',
    UNITS_ON_DEMAND.flatMap((file) => ['--exclude', file]),
  );
}

/** @param {string} results the folder for the results */
export async function browserGatePasses(results) {
  const names = namesIn(readFileSync(BROWSER_TESTS, 'utf8'));
  if (names.length > MAX_BROWSER_TESTS) {
    console.error(
      `tests/gate.txt names ${names.length} tests; ${MAX_BROWSER_TESTS} is the limit. Take one out.`,
    );
    return false;
  }
  const passed = await browserPasses(results, 'browser', ['--test-list', BROWSER_TESTS]);
  const run = new Set(browserTestsIn(readReport(join(results, 'browser.json'))));
  // A test that was renamed would leave the gate without a word.
  const missing = names.filter((name) => !run.has(name));
  for (const name of missing) console.error(`tests/gate.txt names what did not run: ${name}`);
  return passed && missing.length === 0;
}

/** The names in a list of tests as Playwright reads it. */
function namesIn(list) {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
