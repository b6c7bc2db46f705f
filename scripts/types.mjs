import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './command.mjs';
import { isMain, root } from './root.mjs';
import { workspaces } from './workspaces.mjs';

const AT_ONCE = 2;

/** Checks the types of every workspace, and prints each one's errors. Gives whether there were none. */
export async function checkTypes() {
  const waiting = workspaces().filter(({ folder }) => existsSync(join(root, folder, 'tsconfig.json')));
  let right = true;
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      right = (await checkOne(next)) && right;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return right;
}

/** TypeScript 7: a tenth of the time. What builds and documents still needs 5, so this one has a name of its own. */
function compiler() {
  const folder = dirname(fileURLToPath(import.meta.resolve('ts7/package.json')));
  return join(folder, 'bin', 'tsc');
}

async function checkOne({ name, folder }) {
  const started = Date.now();
  const { code, output } = await run(process.execPath, [compiler(), '-p', folder], { quiet: true });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}

if (isMain(import.meta.url)) process.exit((await checkTypes()) ? 0 : 1);
