import { join } from 'node:path';
import { expect, test } from 'vitest';
import { summary } from './results.mjs';
import { root } from './root.mjs';

const units = (...assertionResults) => ({
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
  testResults: [{ name: join(root, 'packages/core/src/a.test.ts'), assertionResults }],
});
const unit = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });

const browser = (...specs) => ({
  stats: {
    expected: specs.filter(({ tests }) => tests[0].status === 'expected').length,
    flaky: specs.filter(({ tests }) => tests[0].status === 'flaky').length,
    unexpected: specs.filter(({ tests }) => tests[0].status === 'unexpected').length,
  },
  suites: [{ title: 'thread.spec.ts', specs: [], suites: [{ title: 'on a phone', specs }] }],
});
const spec = (title, status) => ({ title, tests: [{ status }] });

test('tests of both runners are counted together', () => {
  const reports = [
    units(unit('adds', 'passed'), unit('divides', 'failed', 'no')),
    browser(spec('opens', 'expected'), spec('closes', 'unexpected')),
  ];
  expect(summary(reports)).toBe('2 passed, 2 failed');
});

test('what passed on a further try counts as passed, and is named', () => {
  const reports = [units(unit('adds', 'passed', 'not at first')), browser(spec('opens', 'flaky'))];
  expect(summary(reports).trim().split('\n')).toEqual([
    'Flaky (passed on a further try): 2',
    '  packages/core/src/a.test.ts › adds',
    '  thread.spec.ts › on a phone › opens',
    '2 passed, 0 failed',
  ]);
});

test('a report that a runner has not finished counts for nothing', () => {
  expect(summary([{}])).toBe('0 passed, 0 failed');
});
