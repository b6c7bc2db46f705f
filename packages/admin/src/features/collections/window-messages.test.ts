import { expect, it } from 'vitest';
import {
  editedWindowMessage,
  isSeenInTestOnly,
  turningQuestion,
  untilNextStatus,
  windowMessage,
} from './window-messages';

const START = '2026-12-01T00:00:00.000Z';
const END = '2026-12-24T00:00:00.000Z';
const day = (instant: string) => instant.slice(5, 10);
const always = { startDate: null, endDate: null, noEndDate: true };
const window = { startDate: START, endDate: END, noEndDate: false };

it.each([
  [{ ...always, status: 'draft' }, 'Starts when published'],
  [{ ...window, status: 'draft' }, 'Not scheduled yet: 12-01 to 12-24'],
  [{ ...window, noEndDate: true, status: 'draft' }, 'Not scheduled yet: from 12-01'],
  [{ ...window, startDate: null, status: 'draft' }, 'Starts when published, ends 12-24'],
  [{ ...window, status: 'scheduled' }, 'Starts 12-01, ends 12-24'],
  [{ ...window, noEndDate: true, status: 'scheduled' }, 'Starts 12-01'],
  [{ ...window, status: 'live' }, 'Ends 12-24'],
  [{ ...window, noEndDate: true, status: 'live' }, 'No end date'],
  [{ ...window, status: 'completed' }, 'Ended 12-24'],
] as const)('shows when it is live: %j', (campaign, message) => {
  expect(windowMessage(campaign, day)).toBe(message);
});

it('is seen only through a test if an unpublished variant isn’t the control', () => {
  const inTest = (isControl: boolean) => ({ id: 'test', name: 'Which first', isControl });
  const only = (status: 'draft' | 'scheduled' | 'live' | 'completed', isControl = false) =>
    isSeenInTestOnly({ status, runningTest: inTest(isControl) });
  expect([only('draft'), only('completed')]).toEqual([true, true]);
  expect([only('scheduled'), only('live'), only('draft', true)]).toEqual([false, false, false]);
  expect(isSeenInTestOnly({ status: 'draft', runningTest: null })).toBe(false);
});

it('uses the edited dates of a draft, and the saved ones once published', () => {
  expect(editedWindowMessage({ ...always, status: 'draft' }, window, day)).toBe(
    'Not scheduled yet: 12-01 to 12-24',
  );
  expect(editedWindowMessage({ ...always, status: 'live' }, window, day)).toBe('No end date');
});

it('is refetched when a campaign starts or ends, until the status changes', () => {
  const at = (instant: string, before: number) => Date.parse(instant) - before;
  const scheduled = { ...window, status: 'scheduled' } as const;
  const live = { ...window, status: 'live' } as const;
  expect(untilNextStatus([scheduled, live], at(START, 60_000))).toBe(61_000);
  expect(untilNextStatus([live], at(END, 0))).toBe(1_000);
  expect(untilNextStatus([scheduled], at(START, -1))).toBe(5_000);
  expect(untilNextStatus([live], at(START, 0))).toBe(86_400_000);
});

it('isn’t refetched for changes that only the merchant makes', () => {
  const statuses = ['draft', 'completed', 'error'] as const;
  expect(
    untilNextStatus(
      statuses.map((status) => ({ ...window, status })),
      0,
    ),
  ).toBe(false);
  expect(untilNextStatus([{ ...always, status: 'live' }], 0)).toBe(false);
});

it('asks for confirmation before dates change whether a campaign is live', () => {
  const now = Date.parse(START) - 1;
  const published = (status: 'scheduled' | 'live' | 'draft' | 'completed') => ({
    status,
    publishedAt: status === 'draft' ? null : '2026-11-01T00:00:00.000Z',
  });
  const questionFor = (status: Parameters<typeof published>[0], edited: typeof window | typeof always) =>
    turningQuestion(published(status), edited, now);
  expect(questionFor('scheduled', always)).toContain('is live as soon as you save');
  expect(questionFor('completed', always)).toContain('is live as soon as you save');
  expect(questionFor('live', window)).toContain('isn’t live for now');
  expect(turningQuestion(published('live'), window, Date.parse(END))).toContain('ends as soon as you save');
  expect(questionFor('live', always)).toBeNull();
  expect(questionFor('scheduled', window)).toBeNull();
  expect(questionFor('draft', always)).toBeNull();
});
