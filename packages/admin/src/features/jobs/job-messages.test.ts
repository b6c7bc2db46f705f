import type { Job } from '@cartwright/core/contract/jobs';
import { describe, expect, test } from 'vitest';
import { jobName, jobTimes, progressText, stateOfJobs } from './job-messages';
import { isChanging } from './jobs-query';

const JOB: Job = {
  id: 'a',
  kind: 'webhooks',
  topic: 'products/update',
  state: 'failed',
  createdAt: '2026-11-23T17:00:00.000Z',
  startedAt: '2026-11-23T17:05:00.000Z',
  tries: 3,
  nextTryAt: null,
  problem: 'Shopify didn’t answer.',
  progress: null,
};
const times = (changes: Partial<Job>) => jobTimes({ ...JOB, ...changes }, 'America/New_York');

describe('job', () => {
  test.each([
    [{}, 'Product update from Shopify'],
    [{ topic: 'customers/redact' }, 'Privacy request from Shopify'],
    [{ topic: 'shop/redact' }, 'Privacy request from Shopify'],
    [{ topic: 'shop/update' }, 'Store update from Shopify'],
    [{ topic: 'themes/publish' }, 'Updates from Shopify'],
    [{ topic: null }, 'Updates from Shopify'],
    [{ topic: null, kind: 'publication' as const }, 'Publishing to your store'],
  ])('with %o is named %s', (changes, name) => {
    expect(jobName({ ...JOB, ...changes })).toBe(name);
  });

  test('that failed shows its number of attempts, and whether it is retried', () => {
    expect(times({})).toBe(
      'Tried 3 times, last on Nov 23, 2026, 12:05 PM EST. It won’t be tried again automatically.',
    );
    expect(times({ tries: 1, nextTryAt: '2026-11-23T18:00:00.000Z' })).toBe(
      'Tried once, last on Nov 23, 2026, 12:05 PM EST. Next try Nov 23, 2026, 1:00 PM EST.',
    );
  });

  test('that runs or waits shows since when', () => {
    expect(times({ state: 'running', tries: 1 })).toBe('Started Nov 23, 2026, 12:05 PM EST');
    expect(times({ state: 'running', tries: 2 })).toBe('Started Nov 23, 2026, 12:05 PM EST, try 2');
    expect(times({ state: 'waiting', startedAt: null })).toBe('Waiting since Nov 23, 2026, 12:00 PM EST');
  });

  test('shows its progress', () => {
    expect(progressText({ done: 1_200, total: 43_000 })).toBe('1,200 of 43,000');
  });
});

test.each([
  [[], 'Nothing running'],
  [[{ state: 'waiting' }], '1 waiting'],
  [[{ state: 'waiting' }, { state: 'running' }], '1 running'],
  [[JOB, { state: 'running' }, JOB], '2 failed'],
] as const)('summarizes %j as “%s”', (jobs, label) => {
  expect(stateOfJobs(jobs).label).toBe(label);
});

test('the list is polled while a job is running or about to be retried', () => {
  const now = Date.parse('2026-11-23T17:00:00Z');
  const failed = (nextTryAt: string | null) => isChanging([{ state: 'failed', nextTryAt }], now);
  expect(isChanging([], now)).toBe(false);
  expect(isChanging([{ state: 'running', nextTryAt: null }], now)).toBe(true);
  expect(isChanging([{ state: 'waiting', nextTryAt: null }], now)).toBe(true);
  expect(failed(null)).toBe(false);
  expect(failed('2026-11-23T17:00:30Z')).toBe(true);
  expect(failed('2026-11-23T18:00:00Z')).toBe(false);
});
