import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTestsIn, failuresIn, timesIn } from './reports.mjs';
import { summary } from './results.mjs';
import { root } from './root.mjs';

/** As Vitest writes it. */
const units = (...assertionResults) => ({
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
  testResults: [
    {
      name: join(root, 'packages/core/src/a.test.ts'),
      message: '',
      startTime: 1000,
      endTime: 3500,
      assertionResults,
    },
  ],
});
const unit = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });

/** As Playwright writes it. */
const browser = (...specs) => {
  const having = (status) => specs.filter(({ tests }) => tests[0].status === status).length;
  return {
    stats: { expected: having('expected'), flaky: having('flaky'), unexpected: having('unexpected') },
    suites: [{ title: 'thread.spec.ts', specs: [], suites: [{ title: 'on a phone', specs }] }],
  };
};
const spec = (title, status, message) => ({
  title,
  ok: status !== 'unexpected',
  tests: [{ projectName: 'e2e', status, results: [{ duration: 500, errors: message ? [{ message }] : [] }] }],
});

test('counts tests of both runners together, with the slowest files first', () => {
  const reports = [
    browser(spec('opens', 'expected'), spec('turns', 'expected')),
    units(unit('adds', 'passed'), unit('rounds', 'passed')),
  ];
  expect(summary(reports).trim().split('\n')).toEqual([
    'Slowest files',
    '     2.5 s  packages/core/src/a.test.ts',
    '     1.0 s  thread.spec.ts',
    '',
    '4 passed, 0 failed',
  ]);
});

test('counts a test that passed on retry as passed, and names it', () => {
  const reports = [
    units(unit('adds', 'passed', 'not at first')),
    browser(spec('opens', 'flaky', 'nor this')),
  ];
  expect(summary(reports)).toContain(
    [
      'Flaky (passed on a further try): 2',
      '  packages/core/src/a.test.ts › adds',
      '  thread.spec.ts › on a phone › opens',
      '',
      '2 passed, 0 failed',
    ].join('\n'),
  );
});

test('prints failed tests with file and message, and no passed ones', () => {
  expect(failuresIn(units(unit('adds', 'passed'), unit('rounds', 'failed', '1 is not 2')))).toEqual([
    '✗ packages/core/src/a.test.ts › rounds\n  1 is not 2',
  ]);
  expect(failuresIn(browser(spec('opens', 'expected'), spec('closes', 'unexpected', 'Timed out')))).toEqual([
    '✗ thread.spec.ts › on a phone › closes\n  Timed out',
  ]);
});

test('prints a file that failed to run', () => {
  const testResults = [{ name: 'a.test.ts', message: 'Cannot find module', assertionResults: [] }];
  expect(failuresIn({ testResults })).toEqual(['✗ a.test.ts\n  Cannot find module']);
});

test('truncates a long message', () => {
  const message = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
  expect(failuresIn({ errors: [{ message }] })[0].split('\n')).toHaveLength(31);
});

test('names browser tests as in a test list', () => {
  expect(browserTestsIn(browser(spec('opens', 'expected')))).toEqual([
    '[e2e] › thread.spec.ts › on a phone › opens',
  ]);
});

test('ignores an unfinished report', () => {
  expect(summary([{}]).trim()).toBe('0 passed, 0 failed');
  expect(timesIn({})).toEqual([]);
});
