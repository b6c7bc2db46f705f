import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallestUnit } from '../money/currency';
import { subunits } from '../money/subunits';
import { judgedOffers } from '../offers/judged-offers';
import { aCart, major } from '../testing/a-cart';
import { aBar, aConfig, aContext, GIFT, gift } from '../testing/a-config';
import { aRewardsConfig, aWorld, type World } from '../testing/arbitraries';
import { applyChanges } from '../testing/faithful-store';
import { isGiftLine, type RewardCart } from './cart';
import type { RewardsConfig } from './config';
import { NO_CHOICES } from './context';
import { evaluateRewards } from './evaluate-rewards';
import { planCartChanges } from './plan-cart-changes';
import { refusedUnits } from './refused-units';

const RUNS = { numRuns: 2000 };
const [VARIANT = 0] = GIFT.variantIds;
const free = { charged: major(0) };

const config = aConfig([aBar([gift(100)])]);
const refused = (cart: RewardCart, configs: readonly RewardsConfig[] | null = [config]) =>
  refusedUnits(configs, cart, aContext()).map(({ quantity, reason }) => `${quantity} ${reason}`);

describe('checkout validation', () => {
  it('accepts an earned free gift', () => {
    expect(refused(aCart().line(100).gift('gift100', VARIANT, free).done())).toEqual([]);
  });

  it('refuses a gift that costs something, even when earned', () => {
    const charged = { charged: major(20) };
    expect(refused(aCart().line(100).gift('gift100', VARIANT, charged).done())).toEqual(['1 charged']);
  });

  it('refuses a gift that is free for a reason other than our rewards', () => {
    expect(refused(aCart().line(99).gift('gift100', VARIANT, free).done())).toEqual(['1 unearned']);
    const cart = aCart()
      .line(100)
      .gift('gift100', VARIANT, { ...free, quantity: 3 })
      .done();
    expect(refused(cart)).toEqual(['2 unearned']);
  });

  it('refuses every gift while no cart is live', () => {
    expect(refused(aCart().line(100).gift('gift100', VARIANT, free).done(), [])).toEqual(['1 unearned']);
  });

  it('accepts gifts earned by any cart that may be live', () => {
    const other = aConfig([aBar([gift(50)])]);
    const cart = aCart().line(60).gift('gift50', VARIANT, free).done();
    expect(refused(cart)).toEqual(['1 unearned']);
    expect(refused(cart, [config, other])).toEqual([]);
  });

  it('refuses only charged gifts while the rewards are unknown', () => {
    const unearned = aCart().gift('gift100', VARIANT, free).done();
    expect(refused(unearned, null)).toEqual([]);
    expect(
      refused(
        aCart()
          .gift('gift100', VARIANT, { charged: major(20) })
          .done(),
        null,
      ),
    ).toEqual(['1 charged']);
  });

  it('evaluates before other discounts, like the discount function', () => {
    const after = aConfig([aBar([gift(100)], { beforeDiscounts: false })]);
    const cart = aCart().line(100).gift('gift100', VARIANT, free).othersOrderDiscount(30).done();
    expect(refused(cart, [after])).toEqual([]);
  });

  it('never refuses bought lines', () => {
    expect(
      refused(
        aCart()
          .line(100, 1, { charged: major(100) })
          .done(),
      ),
    ).toEqual([]);
  });
});

/** The cart as charged by a store that gives the rewards, besides other discounts. */
function asCharged({ config: rules, cart, context }: World): RewardCart {
  const before = {
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, othersDiscount: subunits(0) })),
    othersOrderDiscount: subunits(0),
  };
  const { lineDiscounts } = evaluateRewards(rules, before, context, judgedOffers);
  const lines = cart.lines.map((line) => {
    const own = lineDiscounts.find(({ lineKey }) => lineKey === line.key)?.amount ?? 0;
    return { ...line, charged: subunits(line.linePrice - Math.max(own, line.othersDiscount)) };
  });
  return { ...cart, lines };
}

/** Adds other discounts on bought lines. */
function withOthers({ cart, ...rest }: World, percent: number): World {
  const unit = smallestUnit(cart.currency);
  const lines = cart.lines.map((line, index) => {
    const amount = Math.floor((line.linePrice * percent) / 100 / unit) * unit;
    return index % 2 === 0 && !isGiftLine(line) ? { ...line, othersDiscount: subunits(amount) } : line;
  });
  return { ...rest, cart: { ...cart, lines } };
}

const planned = ({ config: rules, cart, context }: World) =>
  planCartChanges(evaluateRewards(rules, cart, context, judgedOffers), cart, NO_CHOICES);

const aPercentage = fc.constantFrom(0, 0, 10, 60);

describe('laws of refusals', () => {
  it('A cart from which the drawer removes nothing is never refused.', () => {
    fc.assert(
      fc.property(aWorld, aPercentage, (world, percent) => {
        const { config: rules, context, ...rest } = withOthers(world, percent);
        const cart = asCharged({ config: rules, context, ...rest });
        fc.pre(planned({ config: rules, cart, context }).every(({ type }) => type === 'add'));
        expect(refusedUnits([rules], cart, context, judgedOffers)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('A refused cart is accepted after the drawer’s plan.', () => {
    fc.assert(
      fc.property(aWorld, aPercentage, (world, percent) => {
        const invalidCart = withOthers(world, percent);
        const { config: rules, context } = invalidCart;
        const after = { ...invalidCart, cart: applyChanges(invalidCart.cart, planned(invalidCart)) };
        expect(refusedUnits([rules], asCharged(after), context, judgedOffers)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('Only our lines are refused, and the drawer removes some of them.', () => {
    fc.assert(
      fc.property(aWorld, (world) => {
        const cart = asCharged(world);
        const found = refusedUnits([world.config], cart, world.context, judgedOffers);
        for (const { lineKey, quantity } of found) {
          const line = cart.lines.find(({ key }) => key === lineKey);
          expect(line && isGiftLine(line) && line.quantity >= quantity).toBe(true);
        }
        const removes = planned({ ...world, cart }).some(({ type }) => type === 'set');
        expect(found.length > 0).toBe(removes);
      }),
      RUNS,
    );
  });

  it('Another cart that may be live never adds refusals.', () => {
    fc.assert(
      fc.property(aWorld, aRewardsConfig, (world, other) => {
        const cart = asCharged(world);
        const counted = (configs: readonly RewardsConfig[] | null) =>
          refusedUnits(configs, cart, world.context, judgedOffers).reduce(
            (sum, { quantity }) => sum + quantity,
            0,
          );
        expect(counted([world.config, other])).toBeLessThanOrEqual(counted([world.config]));
        expect(counted(null)).toBeLessThanOrEqual(counted([world.config, other]));
      }),
      RUNS,
    );
  });
});
