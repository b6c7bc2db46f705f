import { expect, it } from 'vitest';
import { liveMessage } from './live-messages';

const NOW = Date.parse('2026-11-10T12:00:00Z');

function aCart(name: string, enabled: boolean) {
  const schedule = { isScheduled: false, startDate: null, endDate: null };
  return { id: name, name, enabled, isFallback: false, updatedAt: '2026-11-01T00:00:00Z', ...schedule };
}

it('the list names the live cart first', () => {
  expect(liveMessage([aCart('Summer', false), aCart('Winter', true)], NOW)).toBe('“Winter” is live');
  expect(liveMessage([aCart('Summer', false)], NOW)).toBe('No cart is live');
  expect(liveMessage([], NOW)).toBe('No cart is live');
});
