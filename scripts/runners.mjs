import { join } from 'node:path';
import { run, tool } from './command.mjs';
import { playwrightPasses } from './e2e.mjs';

/**
 * A machine that others load may not stop what is right: in CI a test that failed is tried once more (browser tests
 * twice: `tests/playwright.config.ts`), and `results.mjs` names it. By hand nothing is. Vitest's projects do not
 * inherit a `retry` of the root, only the flag.
 */
const RETRY = process.env.CI ? ['--retry=1'] : [];

/** Runs Vitest and keeps its results in `folder`. */
export async function unitsPass(folder, name, args = [], env = {}) {
  const file = join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return (await run(tool('vitest'), ['run', ...reporters, ...RETRY, ...args], { env })).code === 0;
}

/** Runs the browser tests and keeps their results in `folder`. */
export function browserPasses(folder, name, args = [], env = {}) {
  return playwrightPasses(['--project=e2e', '--reporter=list,json', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, `${name}.json`),
  });
}
