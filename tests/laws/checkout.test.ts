import { cartDeliveryOptionsDiscountsGenerateRun } from '@cartwright/cart-rewards/delivery';
import { cartLinesDiscountsGenerateRun } from '@cartwright/cart-rewards/lines';
import { OFFERS_ID } from '@cartwright/core/rewards/config';
import { ownRewards } from '@cartwright/core/rewards/variant-rewards';
import { versionedConfig } from '@cartwright/core/rewards/versioned-config';
import { aRewardsConfig, aWorld } from '@cartwright/core/testing/arbitraries';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtFunction } from '../conformance/function/built-function';
import { expectLawFour } from './law-four';
import { asSold } from './store-checkout';

it('law 4: Checkout charges what the drawer shows.', () => {
  let withDiscounts = 0;
  fc.assert(
    fc.property(aWorld.map(asSold), (world) => {
      const has = expectLawFour(world, (input) => [
        ...cartLinesDiscountsGenerateRun(input).operations,
        ...cartDeliveryOptionsDiscountsGenerateRun(input).operations,
      ]);
      if (has.discount) withDiscounts += 1;
    }),
    { numRuns: 3000 },
  );
  expect(withDiscounts).toBeGreaterThan(500);
});

it('law 4 is true in each variant of a running test, with unmarked carts as the control.', () => {
  let ofVariants = 0;
  const marks = fc.constantFrom(null, 'test.b', 'test.b', 'test.c', 'older.b', '__proto__');
  fc.assert(
    fc.property(aWorld.map(asSold), aRewardsConfig, aRewardsConfig, marks, (world, b, c, mark) => {
      const variants = { 'test.b': ownRewards(b), 'test.c': ownRewards(c) };
      const published = { ...world.config, variants };
      const own = mark === 'test.b' ? b : mark === 'test.c' ? c : world.config;
      const config = { ...world.config, ...ownRewards(own) };
      const has = expectLawFour({ ...world, config }, (input) => {
        const carried = input.discount.metafield?.jsonValue;
        const isOffers = JSON.stringify(carried).includes(`"cartId":"${OFFERS_ID}"`);
        const tested: typeof input = {
          ...input,
          cart: { ...input.cart, variant: { value: mark } },
          discount: {
            ...input.discount,
            metafield: {
              jsonValue: isOffers ? carried : JSON.parse(JSON.stringify(versionedConfig(published))),
            },
          },
        };
        return [
          ...cartLinesDiscountsGenerateRun(tested).operations,
          ...cartDeliveryOptionsDiscountsGenerateRun(tested).operations,
        ];
      });
      if (has.discount && own !== world.config) ofVariants += 1;
    }),
    { numRuns: 1500 },
  );
  expect(ofVariants).toBeGreaterThan(200);
});

const CARTS = Number(process.env.CARTS ?? 1000);

/** Making one takes longer than running it; that none remembers anything is tested with the store. */
const CARTS_OF_AN_INSTANCE = 100;

it(`law 4 is true with the built function in QuickJS, on ${CARTS} carts.`, {
  timeout: 120_000 + CARTS * 20,
}, async () => {
  const make = await builtFunction();
  let instance = make();
  const counts = { carts: 0, withDiscounts: 0, withGifts: 0, bytesIn: 0, bytesOut: 0 };
  const operations = (exportName: string, input: unknown) => {
    const key = JSON.stringify(input);
    const output = instance.run(exportName, key);
    counts.bytesIn = Math.max(counts.bytesIn, key.length);
    counts.bytesOut = Math.max(counts.bytesOut, output.length);
    return JSON.parse(output).operations;
  };
  fc.assert(
    fc.property(aWorld.map(asSold), (world) => {
      if (counts.carts % CARTS_OF_AN_INSTANCE === 0) {
        instance.close();
        instance = make();
      }
      counts.carts += 1;
      const has = expectLawFour(world, (input) => [
        ...operations('cartLinesDiscountsGenerateRun', input),
        ...operations('cartDeliveryOptionsDiscountsGenerateRun', input),
      ]);
      if (has.discount) counts.withDiscounts += 1;
      if (has.offeredGift) counts.withGifts += 1;
    }),
    { numRuns: CARTS },
  );
  instance.close();
  const { carts, withDiscounts, withGifts, bytesIn, bytesOut } = counts;
  process.stdout.write(
    `${carts} carts, ${withDiscounts} with a discount, ${withGifts} with a gift of a widget or bundle; at most ${bytesIn} bytes in and ${bytesOut} out.\n`,
  );
  expect(withDiscounts).toBeGreaterThan(carts / 6);
  expect(withGifts).toBeGreaterThan(carts / 100);
});
