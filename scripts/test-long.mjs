import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildStale } from './build.mjs';
import { containersStart } from './containers.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { newComponentHolds } from './new-in-copy.mjs';
import { withPostgres } from './postgres.mjs';
import { newResults, summaryOf } from './results.mjs';
import { root } from './root.mjs';
import { browserPasses, unitsPass } from './runners.mjs';
import { failedSteps } from './steps.mjs';

/** How much of each; but for the visitors less than half an hour on two quiet cores. */
const ROUNDS_OF_LAWS = 3;
const CARTS_AT_CHECKOUT = 100_000;
const ROUNDS_OF_CRASHES = 40;
const ROUNDS_OF_CHAOS = 40;
const HOSTILE_REQUESTS = 500;
const HOSTILE_QUERIES = 2_000;
const WEBHOOKS = 10_000;
const NEW_WALKS = 20;
const VISITORS = Number(process.env.VISITORS ?? 2_000);

checkNode();
await ensureInstalled();
const results = newResults('long');

/** The same for everything that is random here; what fails is repeated with it. */
const seed = Number(process.env.SEED ?? seedOfFiles());
// Known walks are taken without it.
delete process.env.SEED;
const withSeed = (number) => ({ SEED: String(number) });
console.log(`New cases come from SEED=${seed}; the same again: SEED=${seed} npm run test:long`);

const failed = await failedSteps([
  { name: 'build', check: buildStale },
  ...Array.from({ length: ROUNDS_OF_LAWS }, (_, round) => ({
    name: `laws and properties, SEED=${seed + round}`,
    needs: 'build',
    check: () => unitsPass(results, `laws-${round}`, propertyTests(), withSeed(seed + round)),
  })),
  {
    name: `carts through the built discount function, SEED=${seed}, CARTS=${CARTS_AT_CHECKOUT}`,
    needs: 'build',
    check: () =>
      unitsPass(
        results,
        'built-function',
        [
          'tests/laws/checkout.test.ts',
          'tests/laws/shown-is-given.test.ts',
          'tests/laws/bundles-and-codes.test.ts',
        ],
        {
          ...withSeed(seed),
          CARTS: String(CARTS_AT_CHECKOUT),
        },
      ),
  },
  {
    name: `saves while the server is killed, SEED=${seed}, ROUNDS=${ROUNDS_OF_CRASHES}`,
    check: () =>
      unitsPass(results, 'crashes', ['packages/server/src/crash.test.ts'], {
        ...withSeed(seed),
        ROUNDS: String(ROUNDS_OF_CRASHES),
      }),
  },
  {
    name: `hostile requests, SEED=${seed}, ROUNDS=${HOSTILE_REQUESTS}`,
    check: () =>
      unitsPass(results, 'hostile-requests', ['packages/server/src/hostile-requests.test.ts'], {
        ...withSeed(seed),
        ROUNDS: String(HOSTILE_REQUESTS),
      }),
  },
  {
    name: `hostile questions to lists and search, SEED=${seed}, QUERIES=${HOSTILE_QUERIES}`,
    check: () =>
      unitsPass(
        results,
        'hostile-lists',
        ['tests/contract/hostile-lists.property.test.ts', 'packages/server/src/hostile-requests.test.ts'],
        {
          ...withSeed(seed),
          QUERIES: String(HOSTILE_QUERIES),
          ROUTES: 'smart-search',
          ROUNDS: String(HOSTILE_QUERIES),
        },
      ),
  },
  {
    name: `webhooks of a catalogue, SEED=${seed}, WEBHOOKS=${WEBHOOKS}`,
    check: () =>
      unitsPass(results, 'many-webhooks', ['tests/contract/many-webhooks.test.ts'], {
        ...withSeed(seed),
        WEBHOOKS: String(WEBHOOKS),
      }),
  },
  { name: 'templates as Shopify’s public cases have them', check: liquidCasesHold },
  { name: 'a new component, in a copy of the repository', check: newComponentHolds },
  { name: 'a second database: PostgreSQL', check: onPostgres },
  { name: 'containers of deploy/, where Docker is', check: () => containersStart() },
  {
    name: 'walks that have failed once',
    needs: 'build',
    check: () => browserPasses(results, 'known-walks', ['walks'], { WALKS: 'all' }),
  },
  {
    name: `new walks, SEED=${seed}, WALKS=${NEW_WALKS}`,
    needs: 'build',
    check: () =>
      browserPasses(results, 'new-walks', ['walks'], { ...withSeed(seed), WALKS: String(NEW_WALKS) }),
  },
  {
    name: `visitors of running tests, VISITORS=${VISITORS}`,
    needs: 'build',
    check: () => browserPasses(results, 'visitors', ['simulated-visitors'], { VISITORS: String(VISITORS) }),
  },
]);

console.log(failed.length === 0 ? '\nEverything is in order.' : `\nFailed: ${failed.join('; ')}`);
console.log(summaryOf(results));
process.exitCode = failed.length === 0 ? 0 : 1;

function liquidCasesHold() {
  if (process.env.LIQUID_SPEC) return unitsPass(results, 'liquid', ['tests/conformance/liquid']);
  console.log('Skipped: LIQUID_SPEC names no folder with a copy of https://github.com/Shopify/liquid-spec.');
  return true;
}

async function onPostgres() {
  try {
    return await withPostgres((url) =>
      unitsPass(
        results,
        'postgres',
        ['packages/server/src', 'tests/contract', '--exclude', '**/crash.test.ts'],
        {
          TEST_DATABASE_URL: url,
          CHAOS_ROUNDS: String(ROUNDS_OF_CHAOS),
          FAULTS: 'all',
          ...withSeed(seed),
        },
      ),
    );
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

/** Each commit draws cases of its own, and draws them again wherever it is run; any number outside a clone. */
function seedOfFiles() {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, stdio: 'pipe' });
    return 1 + (Number.parseInt(tree.toString().slice(0, 8), 16) % 1_000_000);
  } catch {
    return randomInt(1, 1_000_000);
  }
}

/** The files of tests that draw their cases, by what they import. */
function propertyTests() {
  return ['packages', 'extensions', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes(`${sep}node_modules${sep}`))
      .filter((file) => /from '(fast-check|.*\/testing\/arbitraries)'/.test(readFileSync(file, 'utf8')))
      .map((file) => relative(root, file)),
  );
}
