import { expect, it } from 'vitest';
import { watchInterval } from './use-publication';

it('a publication is watched until the store has it, a failed one slower than one under way', () => {
  expect(watchInterval('published')).toBe(false);
  expect(watchInterval(undefined)).toBe(false);
  expect(watchInterval('pending')).toBe(2000);
  expect(watchInterval('failed')).toBe(10_000);
  expect(watchInterval('held')).toBe(10_000);
});
