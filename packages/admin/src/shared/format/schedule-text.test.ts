import { expect, it } from 'vitest';
import { momentText, scheduleText, zoneNote } from './schedule-text';

const cart = { isScheduled: true, startDate: '2026-11-27T05:00:00Z', endDate: '2026-12-01T04:30:00Z' };

it('shows a schedule in the shop’s time zone', () => {
  expect(scheduleText(cart, 'America/New_York')?.replaceAll('\u202f', ' ')).toBe(
    'Nov 27, 2026, 12:00 AM – Nov 30, 2026, 11:30 PM',
  );
  expect(scheduleText(cart, 'Asia/Tokyo')).toContain('Nov 27, 2026, 2:00');
});

it('is empty without a schedule', () => {
  expect(scheduleText({ ...cart, isScheduled: false }, 'UTC')).toBeNull();
  expect(scheduleText({ ...cart, endDate: null }, 'UTC')).toBeNull();
});

it('names a time zone that differs from the browser’s', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const other = own === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo';
  expect(zoneNote(cart.startDate, own)).toBeNull();
  expect(zoneNote(cart.startDate, undefined)).toBeNull();
  expect(zoneNote(cart.startDate, other)).toBe(other.replace('_', ' '));
  expect(momentText(cart.startDate, 'Asia/Tokyo')).toContain('Nov 27, 2026, 2:00');
});
