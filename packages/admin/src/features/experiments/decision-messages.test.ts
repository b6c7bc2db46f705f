import type { ExperimentResultsResponse } from '@cartwright/core/contract/experiments';
import { expect, test } from 'vitest';
import { type DecisionContext, decisionSentences, runTimeText } from './decision-messages';

type Decision = ExperimentResultsResponse['decision'];
type Finding = Decision['findings'][number];

const CONTEXT: DecisionContext = {
  goalId: 2,
  smallestGain: 10,
  checkedAt: ['2026-04-28T04:00:00Z', '2026-05-05T04:00:00Z'],
  nextCheckAt: '2026-05-12T04:00:00Z',
  formats: { locale: 'en-GB', timezone: 'America/New_York', currency: 'GBP' },
};

function messageFor(
  finding: Partial<Finding>,
  decision: Partial<Decision> = {},
  context: Partial<DecisionContext> = {},
) {
  const whole: Finding = {
    variant: 1,
    kind: 'open',
    check: 2,
    control: 0.025,
    mean: 0.0271,
    interval: { low: -0.0014, high: 0.0062 },
    relative: { low: -0.0591, high: 0.2508 },
    gainRuledOut: false,
    ...finding,
  };
  const decided = { check: 2, checks: 4, running: true, winner: null, findings: [whole], ...decision };
  const [message] = decisionSentences(decided, { ...CONTEXT, ...context });
  return `${message?.bold}${message?.rest}`;
}

test('says not decided before the first check and after others', () => {
  expect(messageFor({})).toBe(
    'Check 2 of 4: B 2.71 %, control 2.50 %; the true change lies between −6 % and +25 %. Not decided; next check 12 May.',
  );
  expect(messageFor({ relative: null })).toContain('lies between −0.1 and +0.6 points.');
  expect(messageFor({ check: null, interval: null, relative: null }, { check: 0 })).toBe(
    'B: not decided; first check 12 May.',
  );
});

test('names a winner and a loser', () => {
  const relative = { low: 0.02, high: 0.23 };
  expect(messageFor({ kind: 'better', mean: 0.028, relative })).toBe(
    'B is better: 2.80 % against 2.50 %, between +2 % and +23 %, decided 5 May. Early results look larger than they are.',
  );
  expect(messageFor({ kind: 'worse', variant: 2 })).toMatch(/^C is worse: /);
});

test('formats revenue and averages in the shop’s currency, units as a number', () => {
  const spent = { control: 190, mean: 214, interval: { low: 3, high: 45 } };
  expect(
    messageFor({ ...spent, kind: 'better', relative: { low: 0.02, high: 0.23 } }, {}, { goalId: 1 }),
  ).toMatch(/^B is better: £2\.14 against £1\.90, between \+2 % and \+23 %/);
  expect(messageFor({ ...spent, relative: null }, {}, { goalId: 3 })).toContain(
    'lies between +£0.03 and +£0.45.',
  );
  const units = { control: 2.1, mean: 2.25, interval: { low: -0.1, high: 0.4 }, relative: null };
  expect(messageFor(units, {}, { goalId: 7 })).toContain(
    'B 2.25, control 2.10; the true change lies between −0.10 and +0.40.',
  );
});

test('describes an end without a winner', () => {
  const over = { running: false };
  const relative = { low: -0.06, high: 0.08 };
  expect(messageFor({ kind: 'none', relative, gainRuledOut: true }, over)).toBe(
    'No difference found. B changes conversion by −6 % to +8 %; the +10 % you planned for is ruled out.',
  );
  expect(messageFor({ kind: 'none', relative: { low: -0.06, high: 0.12 } }, over)).toBe(
    'No difference found. B changes conversion by −6 % to +12 %.',
  );
  expect(messageFor({ kind: 'few' }, over)).toBe('Too few orders for a verdict on B.');
  expect(messageFor({ kind: 'few' }, {}, { goalId: 4 })).toBe(
    'Check 2 of 4: too few clicks to judge B. Not decided; next check 12 May.',
  );
  expect(messageFor({ kind: 'stopped' }, over)).toBe('B: ended by hand, not decided.');
  expect(messageFor({ kind: 'withheld' })).toBe(
    'B: no verdict while visitors aren’t divided as they should be.',
  );
});

test('shows when another test ran, in this one’s time zone', () => {
  const ran = (startedAt: string, endedAt: string | null) =>
    runTimeText({ startedAt, endedAt }, { ...CONTEXT.formats, locale: 'en-US' });
  expect(ran('2026-05-04T12:00:00Z', null)).toBe('since May 4');
  // Until the midnight that ends May 18.
  expect(ran('2026-05-04T12:00:00Z', '2026-05-19T04:00:00Z')).toBe('May 4 to May 18');
  expect(ran('2026-05-04T12:00:00Z', '2026-05-04T15:00:00Z')).toBe('on May 4');
});
