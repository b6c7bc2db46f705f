import { cartDeliveryOptionsDiscountsGenerateRun } from '@cartwright/cart-rewards/delivery';
import { cartLinesDiscountsGenerateRun } from '@cartwright/cart-rewards/lines';
import { NO_CHOICES } from '@cartwright/core/rewards/context';
import { aWorld } from '@cartwright/core/testing/arbitraries';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtFunction } from '../conformance/function/built-function';
import { type Judge, shownAndQuoted, someOthers } from './shown-is-given';
import { asSold } from './store-checkout';

const CARTS = Number(process.env.CARTS ?? 1000);
const CARTS_OF_AN_INSTANCE = 100;

const world = fc.tuple(aWorld.map(asSold), someOthers);

it(`law 8: What is shown as given is in the checkout’s quote, on ${CARTS} carts with other discounts.`, {
  timeout: 120_000 + CARTS * 20,
}, async () => {
  const make = await builtFunction();
  let instance = make();
  let carts = 0;
  const seen = { given: 0, lost: 0, at_checkout: 0 };
  const operations = (exportName: string, input: unknown) =>
    JSON.parse(instance.run(exportName, JSON.stringify(input))).operations;
  fc.assert(
    fc.property(world, ([cart, others]) => {
      if (carts++ % CARTS_OF_AN_INSTANCE === 0) {
        instance.close();
        instance = make();
      }
      const { broken, promise, hasEarned } = shownAndQuoted(cart, others, (input) => [
        ...operations('cartLinesDiscountsGenerateRun', input),
        ...operations('cartDeliveryOptionsDiscountsGenerateRun', input),
      ]);
      expect(broken).toEqual([]);
      if (hasEarned && others.codes.length + others.automatic.length > 0) seen[promise] += 1;
    }),
    { numRuns: CARTS },
  );
  instance.close();
  process.stdout.write(`${carts} carts: ${JSON.stringify(seen)}\n`);
  // Each of the three is there often enough to be tried.
  expect(Math.min(seen.given, seen.lost, seen.at_checkout)).toBeGreaterThan(carts / 50);
});

/** What was shown before: whatever is earned. And what would be without the titles of codes, or the states. */
const WRONG: Readonly<Record<string, Judge>> = {
  'if every earned reward counts as given': () => ({ choices: NO_CHOICES, promise: 'given' }),
  'if only a charged gift counts as lost': (_, { lines }) => ({
    choices: NO_CHOICES,
    promise: lines.some(({ properties, charged }) => properties._tier && charged) ? 'lost' : 'given',
  }),
};

it.each(Object.entries(WRONG))('law 8 is violated %s', (_, judged) => {
  const details = fc.check(
    fc.property(
      world,
      ([cart, others]) =>
        shownAndQuoted(
          cart,
          others,
          (input) => [
            ...cartLinesDiscountsGenerateRun(input).operations,
            ...cartDeliveryOptionsDiscountsGenerateRun(input).operations,
          ],
          judged,
        ).broken.length === 0,
    ),
    { numRuns: 1000, endOnFailure: true },
  );
  expect(details.failed).toBe(true);
});
