import { rangeOf, rangeOfDays } from '@cartwright/core/analytics/ranges';
import { expect, it } from 'vitest';
import { beforeText, comparedText, daysText, dayText, optionLabel } from './range-labels';

const NOW = Date.parse('2026-11-28T12:00:00Z');
/** Intl writes thin spaces around the dash. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('names the options', () => {
  expect([0, 1, 30, 60, 90].map(optionLabel)).toEqual([
    'Today',
    'Yesterday',
    'Last 30 days',
    'Last 60 days',
    'Last 90 days',
  ]);
});

it('formats days as the shop does', () => {
  expect(dayText('2026-11-28', 'en-US')).toBe('Nov 28, 2026');
  expect(dayText('2026-11-28', 'en-GB')).toBe('28 Nov 2026');
  expect(plain(daysText({ from: '2026-11-01', to: '2026-11-28' }, 'en-US'))).toBe('Nov 1 – 28, 2026');
  expect(daysText({ from: '2026-11-28', to: '2026-11-28' }, 'en-US')).toBe('Nov 28, 2026');
});

it('names the range for comparison', () => {
  const own = { from: '2026-11-01', to: '2026-11-07' };
  expect(beforeText(0, rangeOf(0, NOW, 'UTC'))).toBe('yesterday at this time');
  expect(beforeText(1, rangeOf(1, NOW, 'UTC'))).toBe('the day before');
  expect(beforeText(30, rangeOf(30, NOW, 'UTC'))).toBe('in the 30 days before');
  expect(beforeText(own, rangeOfDays(own, NOW, 'UTC'))).toBe('in the 7 days before');
  expect(plain(comparedText(rangeOfDays(own, NOW, 'UTC'), 'en-US'))).toBe('Compared with Oct 25 – 31, 2026');
});
