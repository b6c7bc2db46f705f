import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
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
 * What to print at the end of these runs: the tests that passed on a further try only, by name, then
 * "N passed, N failed" over every test of both runners.
 *
 * @param {readonly string[]} runNames
 */
export function closingLines(runNames) {
  return summary(runNames.flatMap((name) => filesIn(join(RESULTS, name)).map(read)));
}

/**
 * @param {readonly object[]} reports Vitest's JSON or Playwright's
 * @returns {string}
 */
export function summary(reports) {
  const flaky = reports.flatMap((report) => [...flakyUnits(report), ...flakyBrowserTests(report)]);
  const sum = (what) => reports.reduce((total, report) => total + countIn(report)[what], 0);
  return [
    ...(flaky.length === 0 ? [] : [`\nFlaky (passed on a further try): ${flaky.length}`]),
    ...flaky.map((name) => `  ${name}`),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);

function countIn({ numPassedTests = 0, numFailedTests = 0, stats }) {
  return {
    passed: numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: numFailedTests + (stats?.unexpected ?? 0),
  };
}

/** Vitest names no flaky tests: they are those that passed and have failures all the same. */
function flakyUnits({ testResults = [] }) {
  return testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages?.length > 0)
      .map((test) => `${relative(root, name)} › ${test.fullName}`),
  );
}

function flakyBrowserTests({ suites = [] }, titles = []) {
  return suites.flatMap((suite) => [
    ...flakyBrowserTests(suite, [...titles, suite.title]),
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => [...titles, suite.title, spec.title].join(' › ')),
  ]);
}

/** Nothing of a file that a runner has not finished. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

if (isMain(import.meta.url)) console.log(closingLines(process.argv.slice(2)));
