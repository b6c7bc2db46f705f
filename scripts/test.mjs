import { boundariesHold } from './boundaries.mjs';
import { buildStale } from './build.mjs';
import { run, tool } from './command.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { browserGatePasses, unitGatePasses } from './gate.mjs';
import { newResults, summaryOf } from './results.mjs';
import { browserPasses, unitsPass } from './runners.mjs';
import { failedSteps } from './steps.mjs';
import { checkTypes } from './types.mjs';

checkNode();
await ensureInstalled();
/** `--all`: every unit and every browser test, instead of those of the gate. */
const all = process.argv.includes('--all');
const results = newResults(all ? 'all' : 'test');

const failed = await failedSteps([
  { name: 'lockfile', check: () => passes('node', 'scripts/lockfile.mjs') },
  { name: 'format and lint', check: () => passes(tool('biome'), 'check', '--error-on-warnings', '.') },
  { name: 'types', check: checkTypes },
  { name: 'boundaries', check: boundariesHold },
  { name: 'unused files, exports and packages', check: () => passes(tool('knip'), '--no-progress') },
  { name: 'build', check: buildStale },
  {
    name: 'unit, contract and conformance tests',
    needs: 'build',
    check: () => (all ? unitsPass(results, 'units') : unitGatePasses(results)),
  },
  { name: 'size', needs: 'build', check: () => passes(tool('size-limit')) },
  {
    name: 'browser tests',
    needs: 'build',
    check: () => (all ? browserPasses(results, 'browser') : browserGatePasses(results)),
  },
]);

console.log(failed.length === 0 ? '\nEverything is in order.' : `\nFailed: ${failed.join('; ')}`);
console.log(summaryOf(results));
process.exitCode = failed.length === 0 ? 0 : 1;

async function passes(program, ...args) {
  return (await run(program, args)).code === 0;
}
