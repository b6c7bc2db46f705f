import { expect, it } from 'vitest';
import { scheduleText } from './schedule-text';

const cart = { isScheduled: true, startDate: '2026-11-27T05:00:00Z', endDate: '2026-12-01T04:30:00Z' };

it('a schedule is told on the clock of the shop', () => {
  expect(scheduleText(cart, 'America/New_York')?.replaceAll('\u202f', ' ')).toBe(
    'Nov 27, 2026, 12:00 AM – Nov 30, 2026, 11:30 PM',
  );
  expect(scheduleText(cart, 'Asia/Tokyo')).toContain('Nov 27, 2026, 2:00');
});

it('nothing is told of what has none', () => {
  expect(scheduleText({ ...cart, isScheduled: false }, 'UTC')).toBeNull();
  expect(scheduleText({ ...cart, endDate: null }, 'UTC')).toBeNull();
});
