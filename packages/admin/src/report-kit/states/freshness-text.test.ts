import { expect, it } from 'vitest';
import { freshnessText, ordersText } from './freshness-text';

const NEW_YORK = { locale: 'en-US', timezone: 'America/New_York' };
const text = (asOf: string, now: string) =>
  freshnessText(asOf, Date.parse(now), NEW_YORK).replace(/\s/g, ' ');

it('shows until when figures are counted, in the shop’s time zone', () => {
  expect(text('2026-11-28T19:32:10.000Z', '2026-11-28T19:32:40.000Z')).toBe('Counted up to 2:32 PM');
});

it('includes the day if it isn’t today', () => {
  expect(text('2026-11-28T04:59:00.000Z', '2026-11-28T05:01:00.000Z')).toBe(
    'Counted up to Nov 27, 2026, 11:59 PM',
  );
});

it('shows how much of the orders is read, and 100% only at the end', () => {
  expect(ordersText(0.345, NEW_YORK)).toContain('(34% so far)');
  expect(ordersText(0.999, NEW_YORK)).toContain('(99% so far)');
});
