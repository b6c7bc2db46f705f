import { describe, expect, it } from 'vitest';
import { aCart } from '../testing/a-cart';
import { aBar, aConfig, aContext, GIFT_IN_SIZES, gift, onSale } from '../testing/a-config';
import type { RewardCart } from './cart';
import { type Choices, NO_CHOICES, type RewardsContext } from './context';
import { evaluateRewards } from './evaluate-rewards';

import { giftStates } from './gift-states';
import { productsForFree } from './products-for-free';

const tiers = [gift(100, { gifts: [GIFT_IN_SIZES], hideSoldOut: false })];
const config = aConfig([aBar(tiers, { beforeDiscounts: false })]);
const ID = 'gift100:910';
const earned = aCart().line(100);

function stateOf(
  cart: RewardCart,
  choices: Partial<Choices> = {},
  context: Partial<RewardsContext> = {},
  pending: string[] = [],
) {
  const rewards = evaluateRewards(config, cart, aContext(context));
  return giftStates(rewards, cart, { ...NO_CHOICES, ...choices }, pending)[0];
}

describe('gift state', () => {
  it.each<[string, ReturnType<typeof stateOf>, string]>([
    ['not earned', stateOf(aCart().line(99).done()), 'locked'],
    ['earned with a variant to pick', stateOf(earned.done()), 'offered'],
    ['pending', stateOf(earned.done(), {}, {}, [ID]), 'loading'],
    ['in the cart', stateOf(aCart().line(100).gift('gift100', 912).done()), 'in_cart'],
    ['declined', stateOf(earned.done(), { declined: [ID] }), 'removed'],
    [
      'declined here, but added in another tab',
      stateOf(aCart().line(100).gift('gift100', 912).done(), { declined: [ID] }),
      'in_cart',
    ],
    ['withdrawn', stateOf(earned.done(), { withdrawn: [ID] }), 'unavailable'],
    [
      'sold out',
      stateOf(earned.done(), {}, { variants: { 911: { ...onSale, available: false } } }),
      'unavailable',
    ],
    ['refused in every variant', stateOf(earned.done(), { refused: [911, 912] }), 'unavailable'],
    ['our discounts inactive', stateOf(earned.done(), {}, { discountsActive: false }), 'unavailable'],
    [
      'needs a selling plan',
      stateOf(earned.done(), {}, { variants: { 911: { ...onSale, needsSellingPlan: true } } }),
      'unavailable',
    ],
    [
      'sold by the dozen',
      stateOf(earned.done(), {}, { variants: { 911: { ...onSale, minimumQuantity: 12 } } }),
      'unavailable',
    ],
  ])('%s', (_what, state, status) => expect(state?.status).toBe(status));

  it.each<[string, ReturnType<typeof stateOf>, string | null]>([
    [
      'sold out in every variant',
      stateOf(
        earned.done(),
        {},
        { variants: { 911: { ...onSale, available: false }, 912: { ...onSale, available: false } } },
      ),
      'sold_out',
    ],
    ['refused by the store', stateOf(earned.done(), { refused: [911, 912] }), 'sold_out'],
    [
      'refused by the store, then sold out beside an unavailable variant',
      giftStates(
        evaluateRewards(
          aConfig([aBar([gift(100, { gifts: [GIFT_IN_SIZES] })])]),
          earned.done(),
          aContext({
            variants: { 911: { ...onSale, available: false }, 912: { ...onSale, needsSellingPlan: true } },
          }),
        ),
        earned.done(),
        { ...NO_CHOICES, refused: [911] },
        [],
      )[0],
      'sold_out',
    ],
    [
      'not addable in any variant, whatever the stock',
      stateOf(
        earned.done(),
        {},
        { variants: { 911: { ...onSale, needsSellingPlan: true }, 912: { ...onSale, minimumQuantity: 6 } } },
      ),
      null,
    ],
    ['our discounts inactive', stateOf(earned.done(), {}, { discountsActive: false }), 'lost'],
    ['removed because the store charged for it', stateOf(earned.done(), { withdrawn: [ID] }), 'charged'],
    [
      'removed because of a discount',
      stateOf(aCart().line(99).othersOrderDiscount(5).done(), { withdrawn: [ID] }),
      'discounted',
    ],
    ['lost without a discount', stateOf(aCart().line(99).done(), { withdrawn: [ID] }), null],
    ['not earned', stateOf(aCart().line(99).othersOrderDiscount(5).done()), null],
    ['earned with a choice of variants', stateOf(earned.done()), null],
  ])('has the right reason when unavailable: %s', (_what, state, reason) =>
    expect(state?.reason).toBe(reason),
  );

  it('ignores discounts that the bar doesn’t count', () => {
    const cart = aCart().line(99).othersOrderDiscount(5).done();
    const rewards = evaluateRewards(aConfig([aBar(tiers)]), cart, aContext());
    const [state] = giftStates(rewards, cart, { ...NO_CHOICES, withdrawn: [ID] }, []);
    expect(state).toMatchObject({ status: 'locked', reason: null });
  });

  it('names the variant in the cart, or else the one picked before', () => {
    expect(stateOf(aCart().line(100).gift('gift100', 912).done())?.variantId).toBe(912);
    expect(stateOf(earned.done(), { picked: { [ID]: 911 } })?.variantId).toBe(911);
    expect(stateOf(earned.done())?.variantId).toBeNull();
  });

  it('shows sold-out and refused variants as unavailable when the merchant shows them', () => {
    const state = stateOf(
      earned.done(),
      { refused: [912] },
      { variants: { 911: { ...onSale, available: false }, 912: onSale } },
    );
    expect(state?.variants).toEqual([
      { variantId: 911, offerable: false },
      { variantId: 912, offerable: false },
    ]);
  });
});

describe('products hidden from sale beside gifts', () => {
  const free = (cart: RewardCart, choices: Partial<Choices> = {}, pending: string[] = []) => {
    const state = stateOf(cart, choices, {}, pending);
    return [...productsForFree(state ? [state] : [])];
  };

  it('include free gifts: to be picked, loading, in the cart, or declined but available', () => {
    expect(free(earned.done())).toEqual([910]);
    expect(free(earned.done(), {}, [ID])).toEqual([910]);
    expect(free(aCart().line(100).gift('gift100', 912).done())).toEqual([910]);
    expect(free(earned.done(), { declined: [ID] })).toEqual([910]);
  });

  it('exclude gifts that cost something: not earned, or unavailable as a gift', () => {
    expect(free(aCart().line(99).done())).toEqual([]);
    expect(free(earned.done(), { refused: [911, 912] })).toEqual([]);
    expect(free(earned.done(), { withdrawn: [ID] })).toEqual([]);
  });
});
