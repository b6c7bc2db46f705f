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

test('an address may send so often in a window, and again in the next one', () => {
  const { may, pass } = limited();
  expect([may('oak', 'a'), may('oak', 'a'), may('oak', 'a')]).toEqual([true, true, false]);
  expect(may('oak', 'b')).toBe(true);
  pass(999);
  expect(may('oak', 'a')).toBe(false);
  pass(1);
  expect(may('oak', 'a')).toBe(true);
});

test('an address that is over its limit uses up nothing of its shop’s', () => {
  const { may } = limited();
  for (let times = 0; times < 100; times++) may('oak', 'a');
  expect([may('oak', 'b'), may('oak', 'b'), may('oak'), may('oak')]).toEqual([true, true, true, true]);
  expect(may('oak', 'c')).toBe(false);
});

test('more addresses than are told apart are taken while the shop’s limit allows, those that are known keep theirs', () => {
  const { may } = limited();
  for (const address of ['a', 'a', 'b', 'c']) may('oak', address);
  expect(may('oak', 'd')).toBe(true);
  expect(may('oak', 'a')).toBe(false);
  expect([may('oak', 'd'), may('oak', 'e')]).toEqual([true, false]);
});

test('whatever is sent about one shop, another one is taken as if nobody had sent it', () => {
  const addresses = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', null), { maxLength: 60 });
  fc.assert(
    fc.property(addresses, addresses, (flood, others) => {
      const [flooded, alone] = [limited(), limited()];
      for (const address of flood) flooded.may('oak', address);
      const answers = others.map((address) => flooded.may('elm', address));
      expect(answers).toEqual(others.map((address) => alone.may('elm', address)));
    }),
  );
});
