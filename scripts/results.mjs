import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { counted, failuresIn, flakyIn, timesIn } from './reports.mjs';
import { root } from './root.mjs';

const RESULTS = join(root, '.cache', 'results');
const SLOWEST_FILES = 10;

/** An empty folder for the results of a run. */
export function newResults(runName) {
  const folder = join(RESULTS, runName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Summary to print last, where a log that was cut still has it: the slowest files, what failed with the beginning of its
 * message, the tests that passed on a further try only, and "N passed, N failed" over every test of both runners.
 *
 * @param {string} folder of `newResults`
 */
export function summaryOf(folder) {
  return summary(readdirSync(folder).map((name) => readReport(join(folder, name))));
}

/** @param {readonly object[]} reports of Vitest and Playwright */
export function summary(reports) {
  const times = reports.flatMap(timesIn).sort((a, b) => b.ms - a.ms);
  const failures = reports.flatMap(failuresIn);
  const flaky = reports.flatMap(flakyIn);
  const total = (what) => reports.reduce((sum, report) => sum + counted(report)[what], 0);
  return [
    ...titled('Slowest files', times.slice(0, SLOWEST_FILES).map(timeLine)),
    ...failures.map((failure) => `\n${failure}`),
    ...titled(`Flaky (passed on a further try): ${flaky.length}`, flaky),
    `\n${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}

/**
 * Report that a runner has written; an empty object of one that did not come to its end.
 *
 * @param {string} file
 */
export function readReport(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const titled = (title, lines) =>
  lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `  ${line}`)];

const timeLine = ({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`;
