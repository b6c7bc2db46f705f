import { expect, it } from 'vitest';
import { watchInterval } from './use-publication';

it('polls a publication until it is live, and less often after a failure', () => {
  expect(watchInterval('published')).toBe(false);
  expect(watchInterval(undefined)).toBe(false);
  expect(watchInterval('pending')).toBe(2000);
  expect(watchInterval('failed')).toBe(10_000);
  expect(watchInterval('held')).toBe(10_000);
});
