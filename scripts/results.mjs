import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './root.mjs';

const RESULTS = join(root, '.cache', 'results');

/** An empty folder for the results of a run. */
export function newResults(runName) {
  const folder = join(RESULTS, runName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * "N passed, N failed" over every test of both runners, of these runs together.
 *
 * @param {readonly string[]} runNames
 */
export function closingLine(runNames) {
  const counts = runNames.flatMap((name) => filesIn(join(RESULTS, name)).map(countIn));
  const sum = (what) => counts.reduce((total, each) => total + each[what], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);

/** Of Vitest's JSON, or of Playwright's. */
function countIn(file) {
  const { numPassedTests = 0, numFailedTests = 0, stats } = read(file);
  return {
    passed: numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: numFailedTests + (stats?.unexpected ?? 0),
  };
}

/** Nothing of a file that a runner has not finished. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

if (isMain(import.meta.url)) console.log(closingLine(process.argv.slice(2)));
