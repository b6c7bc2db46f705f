import { boundaryProblems } from './boundaries-selftest.mjs';
import { run, tool } from './command.mjs';
import { folderCircles } from './folder-circles.mjs';
import { isMain } from './root.mjs';

/** Proves the rules of who may import whom, checks them, and looks for folders that import each other. */
export async function boundariesHold() {
  const problems = [...(await boundaryProblems()), ...(await folderCircles())];
  for (const problem of problems) console.error(problem);
  const args = ['--config', '.dependency-cruiser.cjs', 'packages', 'extensions', 'examples', 'tests'];
  return (await run(tool('depcruise'), args)).code === 0 && problems.length === 0;
}

if (isMain(import.meta.url)) process.exit((await boundariesHold()) ? 0 : 1);
