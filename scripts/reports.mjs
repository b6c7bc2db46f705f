import { relative } from 'node:path';
import { root } from './root.mjs';

/** What stands in the JSON of Vitest and of Playwright; either of them, or an empty one of a run that did not end. */

/** Of a failed test's message: enough to see what was expected, not a whole page of what was there instead. */
const LINES_OF_A_FAILURE = 30;

/** @returns {{ passed: number, failed: number }} */
export function counted({ numPassedTests = 0, numFailedTests = 0, stats }) {
  return {
    passed: numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: numFailedTests + (stats?.unexpected ?? 0),
  };
}

/**
 * The names of the tests that passed on a further try only. Vitest does not count them: they are those that passed and
 * have failures all the same.
 *
 * @returns {readonly string[]}
 */
export function flakyIn(report) {
  return [
    ...unitsIn(report)
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ file, fullName }) => `${file} › ${fullName}`),
    ...specsIn(report)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ path }) => path.join(' › ')),
  ];
}

/**
 * A text for each test that failed, and for each file that could not be run.
 *
 * @returns {readonly string[]}
 */
export function failuresIn(report) {
  const { testResults = [], errors = [] } = report;
  return [
    ...testResults
      .filter(
        ({ message, assertionResults }) =>
          message && assertionResults.every(({ status }) => status !== 'failed'),
      )
      .map(({ name, message }) => failure(fileOf(name), message)),
    ...unitsIn(report)
      .filter(({ status }) => status === 'failed')
      .map(({ file, fullName, failureMessages }) =>
        failure(`${file} › ${fullName}`, failureMessages.join('\n')),
      ),
    ...specsIn(report)
      .filter(({ ok }) => !ok)
      .map(({ path, tests }) => failure(path.join(' › '), messagesOf(tests))),
    ...errors.map(({ message }) => failure('outside of any test', message)),
  ];
}

/**
 * Time that each file took, in milliseconds of its worker.
 *
 * @returns {readonly { file: string, ms: number }[]}
 */
export function timesIn(report) {
  const { testResults = [], suites = [] } = report;
  return [
    ...testResults.map(({ name, startTime, endTime }) => ({ file: fileOf(name), ms: endTime - startTime })),
    ...suites.map((suite) => ({ file: suite.title, ms: sum(specsIn({ suites: [suite] }).map(durationOf)) })),
  ];
}

/**
 * The names of browser tests as Playwright's lists of tests write them.
 *
 * @returns {readonly string[]}
 */
export function browserTestsIn(report) {
  return specsIn(report).map(({ path, tests }) => `[${tests[0].projectName}] › ${path.join(' › ')}`);
}

function unitsIn({ testResults = [] }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: fileOf(name) })),
  );
}

/** @returns {readonly { path: readonly string[], ok: boolean, tests: readonly object[] }[]} */
function specsIn({ suites = [] }, above = []) {
  return suites.flatMap((suite) => {
    const path = [...above, suite.title];
    const specs = (suite.specs ?? []).map((spec) => ({ ...spec, path: [...path, spec.title] }));
    return [...specs, ...specsIn(suite, path)];
  });
}

const fileOf = (name) => (name.startsWith(root) ? relative(root, name) : name);

const durationOf = ({ tests }) =>
  sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration)));

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

const messagesOf = (tests) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)))
    .join('\n');

function failure(title, message) {
  const lines = message.split('\n').slice(0, LINES_OF_A_FAILURE);
  return [`✗ ${title}`, ...lines.map((line) => `  ${line}`)].join('\n');
}
