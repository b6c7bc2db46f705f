import { expect, it } from 'vitest';
import { timeText, timeTexts, whenText } from './time-text';

const plain = (at: string, now: string) =>
  timeText(Date.parse(at), 'America/New_York', Date.parse(now)).replaceAll('\u202f', ' ');

it('formats a time in the shop’s time zone, with the date unless it is today there', () => {
  const now = '2026-11-21T03:00:00Z';
  expect(plain('2026-11-20T15:46:00Z', now)).toBe('10:46 AM');
  expect(plain('2026-11-20T04:46:00Z', now)).toBe('Nov 19, 11:46 PM');
  const when = (at: string) => whenText(Date.parse(at), 'America/New_York', Date.parse(now));
  expect(when('2026-11-20T15:46:00Z')).toMatch(/^at 10:46/);
  expect(when('2026-11-20T04:46:00Z')).toMatch(/^on Nov 19, 11:46/);
  expect(plain('2025-11-20T15:46:00Z', now)).toBe('Nov 20, 2025, 10:46 AM');
});

it('adds seconds only to times within the same minute', () => {
  const moments = ['15:46:07', '15:46:41', '15:47:00', '2026-11-19T15:46:00'].map((each) =>
    Date.parse(`${each.includes('T') ? each : `2026-11-20T${each}`}Z`),
  );
  const texts = timeTexts(moments, 'America/New_York', Date.parse('2026-11-20T20:00:00Z'));
  expect(texts.map((each) => each.replaceAll('\u202f', ' '))).toEqual([
    '10:46:07 AM',
    '10:46:41 AM',
    '10:47 AM',
    'Nov 19, 10:46 AM',
  ]);
});
