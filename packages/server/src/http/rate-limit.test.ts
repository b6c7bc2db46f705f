import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit';

function limited() {
  let time = 0;
  const may = rateLimit({ limit: 6, limitOfAddress: 2, addresses: 3, window: 1000, now: () => time });
  return {
    may,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('limits an address per window', () => {
  const { may, pass } = limited();
  expect([may('oak', 'a'), may('oak', 'a'), may('oak', 'a')]).toEqual([true, true, false]);
  expect(may('oak', 'b')).toBe(true);
  pass(999);
  expect(may('oak', 'a')).toBe(false);
  pass(1);
  expect(may('oak', 'a')).toBe(true);
});

test('doesn’t count requests over an address’s limit against its shop', () => {
  const { may } = limited();
  for (let times = 0; times < 100; times++) may('oak', 'a');
  expect([may('oak', 'b'), may('oak', 'b'), may('oak'), may('oak')]).toEqual([true, true, true, true]);
  expect(may('oak', 'c')).toBe(false);
});

test('accepts untracked addresses within the shop’s limit, and keeps tracked ones', () => {
  const { may } = limited();
  for (const address of ['a', 'a', 'b', 'c']) may('oak', address);
  expect(may('oak', 'd')).toBe(true);
  expect(may('oak', 'a')).toBe(false);
  expect([may('oak', 'd'), may('oak', 'e')]).toEqual([true, false]);
});

test('isolates shops from each other', () => {
  const addresses = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', null), { maxLength: 60 });
  fc.assert(
    fc.property(addresses, addresses, (flood, others) => {
      const [flooded, alone] = [limited(), limited()];
      for (const address of flood) flooded.may('oak', address);
      const results = others.map((address) => flooded.may('elm', address));
      expect(results).toEqual(others.map((address) => alone.may('elm', address)));
    }),
  );
});
