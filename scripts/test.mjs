import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { boundaryProblems } from './boundaries-selftest.mjs';
import { buildStale } from './build.mjs';
import { run, tool } from './command.mjs';
import { playwrightPasses } from './e2e.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';
import { checkTypes } from './types.mjs';

const RESULTS = join(root, '.cache', 'results');
const UNIT_RESULTS = join(RESULTS, 'vitest.json');
const BROWSER_RESULTS = join(RESULTS, 'playwright.json');

/** The checks in order. `needs` names a step without which another cannot run. */
const STEPS = [
  { name: 'lockfile', check: () => passes('node', 'scripts/lockfile.mjs') },
  { name: 'format and lint', check: () => passes(tool('biome'), 'check', '--error-on-warnings', '.') },
  { name: 'types', check: checkTypes },
  { name: 'boundaries', check: checkBoundaries },
  { name: 'unused files, exports and packages', check: () => passes(tool('knip'), '--no-progress') },
  { name: 'build', check: buildStale },
  { name: 'unit, contract and conformance tests', check: checkUnits },
  { name: 'size', needs: 'build', check: () => passes(tool('size-limit')) },
  { name: 'browser tests', needs: 'build', check: checkInBrowser },
];

checkNode();
await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// All of them, also after a failure: whoever reads this wants the whole list.
const failed = [];
for (const { name, needs, check } of STEPS) {
  if (needs !== undefined && failed.includes(needs)) {
    failed.push(name);
    console.log(`\n== ${name}: not run, because the ${needs} failed`);
    continue;
  }
  console.log(`\n== ${name}`);
  const started = Date.now();
  const passed = await check();
  if (!passed) failed.push(name);
  console.log(`== ${name}: ${passed ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

console.log(failed.length === 0 ? '\nEverything is in order.' : `\nFailed: ${failed.join('; ')}`);
console.log(closingLine());
process.exitCode = failed.length === 0 ? 0 : 1;

async function passes(program, ...args) {
  return (await run(program, args)).code === 0;
}

async function checkBoundaries() {
  const problems = await boundaryProblems();
  for (const problem of problems) console.error(problem);
  const args = ['--config', '.dependency-cruiser.cjs', 'packages', 'extensions', 'examples', 'tests'];
  return (await passes(tool('depcruise'), ...args)) && problems.length === 0;
}

function checkUnits() {
  return passes(
    tool('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_RESULTS}`,
  );
}

function checkInBrowser() {
  return playwrightPasses(['--project=e2e', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS,
  });
}

/** "N passed, N failed" over every test of both runners. */
function closingLine() {
  const units = read(UNIT_RESULTS);
  const browser = read(BROWSER_RESULTS)?.stats;
  const passed = (units?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
  const broken = (units?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
  return `${passed} passed, ${broken} failed`;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
