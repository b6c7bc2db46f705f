import { expect, test } from 'vitest';
import { gainExample, planMessage, progressMessage, variantsMessage } from './experiment-messages';

test('lists what the variants show', () => {
  const variants = [
    { id: 'control', control: true, traffic: 60, shows: 'Round' },
    { id: 'b', control: false, traffic: 40, shows: null },
  ];
  expect(variantsMessage({ variants })).toBe('Control: Round (60 %) · B: nothing chosen (40 %)');
});

test('estimates how long a test takes', () => {
  const plan = { weeks: 4, visitors: 130_914, lastWeek: 8 };
  expect(planMessage({ kind: 'size', plan }, 2, 10, 'en')).toBe(
    'About 4 weeks with 130,914 visitors, 65,457 for each variant on average. A true change of 10 % is found in 4 of 5 such ' +
      'tests. With fewer visitors it goes on until week 8 at the latest.',
  );
  const whole = { ...plan, weeks: 8 };
  expect(planMessage({ kind: 'size', plan: whole }, 2, 10, 'en')).not.toContain('at the latest');
  expect(planMessage({ kind: 'too_few', weeks: 8, gain: 12.96 }, 2, 10, 'en')).toBe(
    'Too few visitors for 10 %: in 8 weeks, the longest a test runs, they find a change of 13 % or more.',
  );
  expect(planMessage({ kind: 'unknown' }, 2, 10, 'en')).toBeNull();
});

test('shows no visitors on the first day of a test', () => {
  const startedAt = '2026-05-04T12:00:00.000Z';
  const run = {
    startedAt,
    timezone: 'UTC',
    plan: { weeks: 2, visitors: 1_000, lastWeek: 4 },
    endsAt: '2026-06-02T00:00:00.000Z',
    endedAt: null,
    used: null,
  };
  const now = Date.parse(startedAt) + 60_000;
  const first = { days: 0, visitors: 0, findings: [] };
  expect(progressMessage({ run, counted: first }, now, 'en')).toBe(
    'First day: open the test to see its visitors so far',
  );
  expect(progressMessage({ run: { ...run, endedAt: startedAt }, counted: first }, now, 'en')).toBe(
    'Ended on its first day',
  );
  expect(progressMessage({ run, counted: { ...first, days: 8, visitors: 1_204 } }, now, 'en')).toBe(
    '8 of at most 28 days, 1,204 visitors',
  );
});

test.each([
  [{ measure: 'rate', now: null, gain: null, currency: null }, '2 % now, a gain of 10 % is 2.2 %'],
  [{ measure: 'rate', now: 3.1, gain: 20, currency: 'EUR' }, '3.1 % now, a gain of 20 % is 3.72 %'],
  [{ measure: 'amount', now: null, gain: 10, currency: 'USD' }, '$50 now, a gain of 10 % is $55'],
  [{ measure: 'amount', now: 42.5, gain: 5, currency: 'USD' }, '$42.50 now, a gain of 5 % is $44.63'],
  [{ measure: 'amount', now: 4000, gain: 5, currency: 'JPY' }, '¥4,000 now, a gain of 5 % is ¥4,200'],
  [{ measure: 'units', now: 2.4, gain: 0, currency: 'USD' }, '2.4 now, a gain of 10 % is 2.64'],
] as const)('uses the entered figures in the example of a gain: %j', (entered, example) => {
  expect(gainExample(entered, 'en-US')).toBe(example);
});
