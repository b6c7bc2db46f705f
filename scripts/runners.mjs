import { join } from 'node:path';
import { run, tool } from './command.mjs';
import { playwrightPasses } from './e2e.mjs';

/** Runs Vitest and keeps its results in `folder`. */
export async function unitsPass(folder, name, args = [], env = {}) {
  const file = join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return (await run(tool('vitest'), ['run', ...reporters, ...args], { env })).code === 0;
}

/** Runs the browser tests and keeps their results in `folder`. */
export function browserPasses(folder, name, args = [], env = {}) {
  return playwrightPasses(['--project=e2e', '--reporter=list,json', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, `${name}.json`),
  });
}
