import { expect, it } from 'vitest';
import { busyWait, pause } from './busy-server';

const NOW = Date.parse('2026-11-21T09:00:00Z');

it.each([
  [null, 1, 1000],
  [null, 2, 2000],
  [null, 3, 4000],
  ['0', 1, 0],
  [' 7 ', 1, 7000],
  ['10', 3, 10_000],
  ['11', 1, null],
  ['Sat, 21 Nov 2026 09:00:05 GMT', 1, 5000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 1, 0],
  ['Sat, 21 Nov 2026 10:00:00 GMT', 1, null],
  ['soon', 2, 2000],
])('waits for Retry-After %j after try %i: %j ms', (retryAfter, tries, wait) => {
  expect(busyWait(retryAfter, tries, NOW)).toBe(wait);
});

it('a pause ends when its signal aborts', async () => {
  const ending = new AbortController();
  const waiting = pause(60_000, ending.signal);
  ending.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
