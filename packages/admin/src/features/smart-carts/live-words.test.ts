import { expect, it } from 'vitest';
import { liveWords } from './live-words';

const NOW = Date.parse('2026-11-10T12:00:00Z');

function aCart(name: string, enabled: boolean) {
  const schedule = { isScheduled: false, startDate: null, endDate: null };
  return { id: name, name, enabled, isFallback: false, updatedAt: '2026-11-01T00:00:00Z', ...schedule };
}

it('the list says above all which cart shoppers see', () => {
  expect(liveWords([aCart('Summer', false), aCart('Winter', true)], NOW)).toBe('“Winter” is live');
  expect(liveWords([aCart('Summer', false)], NOW)).toBe('No cart is live');
  expect(liveWords([], NOW)).toBe('No cart is live');
});
