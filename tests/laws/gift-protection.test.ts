import { cartLinesDiscountsGenerateRun } from '@cartwright/cart-rewards/lines';
import { subunits } from '@cartwright/core/money/subunits';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import { NO_REWARDS, versionedCheck } from '@cartwright/core/rewards/checked-rewards';
import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { NO_CHOICES } from '@cartwright/core/rewards/context';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import { planCartChanges } from '@cartwright/core/rewards/plan-cart-changes';
import { ownRewards, VARIANT_ATTRIBUTE } from '@cartwright/core/rewards/variant-rewards';
import { REWARDS_NEXT_METAFIELD, REWARDS_NOW_METAFIELD } from '@cartwright/core/storefront/names';
import { aRewardsConfig, aWorld, type World } from '@cartwright/core/testing/arbitraries';
import { applyChanges } from '@cartwright/core/testing/faithful-store';
import { resolveNamespace } from '@cartwright/dev-store/admin/resolvers/metafields';
import { indexCatalogue } from '@cartwright/dev-store/engine/model/catalogue-index';
import type { PricedCart } from '@cartwright/dev-store/engine/price-cart';
import type { BuyerJourneyStep } from '@cartwright/dev-store/engine/validation-run';
import { readFunctionExtension } from '@cartwright/dev-store/functions/read-function-extension';
import { validationRuns } from '@cartwright/dev-store/functions/validation-runs';
import type { AppFunction } from '@cartwright/dev-store/setup/options';
import { type ValidationRecord, validationGid } from '@cartwright/dev-store/state/records';
import { openStoreState } from '@cartwright/dev-store/state/store-state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CART_VALIDATION } from '../conformance/function/built-function';
import { asSold, catalogueOf, checkout } from './store-checkout';

const RUNS = 400;

/** As the variant of a running test whose control gives something else, or as it is; each with what the cart is marked with. */
const tested = fc.tuple(fc.option(aRewardsConfig), fc.constantFrom('test.b', 'test.c'));

it('The built function rejects a cart exactly if the drawer removes a gift, and no corrected cart.', async () => {
  const deployed = await readFunctionExtension(CART_VALIDATION.folder);
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(aWorld.map(asSold), tested, async (world, [control, mark]) => {
      const { config } = world;
      const published = control
        ? { ...config, ...ownRewards(control), variants: { [mark]: ownRewards(config) } }
        : config;
      const charged = asCharged(world, mark);
      const plan = planned(charged.world);
      const sentences = await checking(charged, published, deployed);
      const isWrong = plan.some(({ type }) => type === 'set');
      expect(sentences('CHECKOUT_INTERACTION')).toHaveLength(isWrong ? 1 : 0);
      expect(sentences('CHECKOUT_COMPLETION')).toHaveLength(isWrong ? 1 : 0);
      // The change that makes the cart right has to go through.
      expect(sentences('CART_INTERACTION')).toEqual([]);
      const right = asCharged(asSold({ ...world, cart: applyChanges(world.cart, plan) }), mark);
      expect((await checking(right, published, deployed))('CHECKOUT_COMPLETION')).toEqual([]);
      if (isWrong) refused += 1;
    }),
    { numRuns: RUNS },
  );
  expect(refused).toBeGreaterThan(RUNS / 4);
  expect(refused).toBeLessThan(RUNS);
});

const planned = ({ config, cart, context }: World) =>
  planCartChanges(evaluateRewards(config, cart, context, judgedOffers), cart, NO_CHOICES);

/** The world with what its store charges for each line. */
function asCharged(world: World, mark: string): { readonly world: World; readonly priced: PricedCart } {
  const given = (input: Parameters<typeof cartLinesDiscountsGenerateRun>[0]) =>
    cartLinesDiscountsGenerateRun(input).operations;
  const priced = checkout(world, given, undefined, { [VARIANT_ATTRIBUTE]: mark });
  const lines = world.cart.lines.map((line) => {
    const parts = priced.lines.filter(({ state }) => state.id === line.key);
    return { ...line, charged: subunits(parts.reduce((sum, { finalPrice }) => sum + finalPrice, 0)) };
  });
  return { world: { ...world, cart: { ...world.cart, lines } }, priced };
}

const VALIDATION: ValidationRecord = {
  id: 1,
  functionHandle: CART_VALIDATION.manifest.handle,
  title: 'Gift protection',
  enabled: true,
  blockOnFailure: false,
  errors: null,
};

/** Result of the store's checkout for a cart, with gift protection on. */
async function checking(
  { world, priced }: ReturnType<typeof asCharged>,
  published: RewardsConfig,
  deployed: AppFunction,
) {
  const state = await openStoreState(undefined, () => {});
  state.putValidation(VALIDATION);
  const putRewards = ({ namespace, key }: { namespace: string; key: string }, rewards: World['config']) =>
    state.putMetafield({
      id: state.nextNumber(),
      ownerId: validationGid(VALIDATION),
      namespace: resolveNamespace(namespace),
      key,
      type: 'json',
      value: JSON.stringify(versionedCheck({ rewards, until: null })),
      createdAt: '',
      updatedAt: '',
    });
  putRewards(REWARDS_NOW_METAFIELD, published);
  putRewards(REWARDS_NEXT_METAFIELD, NO_REWARDS);
  const index = indexCatalogue(catalogueOf(world.cart));
  const run = validationRuns(() => ({
    app: { handle: 'cartwright', title: 'Cartwright', accessToken: '', embeds: [], functions: [deployed] },
    clock: () => new Date('2026-11-22T12:00:00Z'),
    indexFor: () => index,
    shop: { domain: '', name: '', currency: 'USD', timezone: 'UTC', country: 'US' },
    state,
  }));
  return (step: BuyerJourneyStep) => {
    const problems = run(priced, step);
    // A function that fails refuses nothing, which is not what is meant.
    expect(state.validation(VALIDATION.id)?.errors).toBeNull();
    return problems;
  };
}
