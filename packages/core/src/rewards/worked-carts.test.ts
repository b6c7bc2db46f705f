import { describe, expect, it } from 'vitest';
import { sum } from '../money/subunits';
import { aCart, major } from '../testing/a-cart';
import {
  aBar,
  aConfig,
  aContext,
  amountOff,
  buyMore,
  GIFT,
  GIFT_IN_SIZES,
  gift,
  onSale,
  percentOff,
  shipping,
} from '../testing/a-config';
import type { RewardCart } from './cart';
import type { RewardsConfig } from './config';
import { NO_CHOICES, type RewardsContext } from './context';
import { evaluateRewards } from './evaluate-rewards';
import { planCartChanges } from './plan-cart-changes';

/** Result of a worked cart, amounts in major units. */
function result(config: RewardsConfig, cart: RewardCart, context: RewardsContext = aContext()) {
  const rewards = evaluateRewards(config, cart, context);
  const plan = planCartChanges(rewards, cart, NO_CHOICES);
  const off = (source: string) =>
    rewards.lineDiscounts.filter((discount) => discount.source === source).map(({ amount }) => amount / 100);
  return {
    rewards,
    plan,
    earned: (rewards.bar?.tiers ?? []).filter((tier) => tier.earned).map((tier) => tier.id),
    remaining: (rewards.bar?.tiers ?? []).map((tier) => tier.remaining / 100),
    basis: (rewards.bar?.value ?? 0) / 100,
    freeUnits: rewards.lineDiscounts.filter(({ source }) => source === 'gift').map(({ lineKey }) => lineKey),
    volume: off('volume'),
    lineShares: off('order'),
    orderDiscount: (rewards.orderDiscount?.amount ?? 0) / 100,
    added: plan.flatMap((change) => (change.type === 'add' ? change.variantId : [])),
    removed: plan.flatMap((change) => (change.type === 'set' && change.quantity === 0 ? change.lineKey : [])),
  };
}

const shipAndGift = aConfig([aBar([shipping(50), gift(100)])]);

describe('worked carts', () => {
  it('1: 49.99 earns nothing; 0.01 and 50.01 remain', () => {
    expect(result(shipAndGift, aCart().line(49.99).done())).toMatchObject({
      earned: [],
      remaining: [0.01, 50.01],
      added: [],
    });
  });

  it('2: 50.00 earns shipping; 50.00 remains to the gift', () => {
    const { earned, remaining, rewards } = result(shipAndGift, aCart().line(50).done());
    expect(earned).toEqual(['ship50']);
    expect(remaining).toEqual([0, 50]);
    expect(rewards.freeShipping).toMatchObject({ tierId: 'ship50' });
  });

  it('3: 100.00 earns both, and one unit of the gift is free', () => {
    expect(result(shipAndGift, aCart().line(100).done())).toMatchObject({
      earned: ['ship50', 'gift100'],
      added: [901],
    });
    expect(result(shipAndGift, aCart().line(100).gift('gift100', 901).done())).toMatchObject({
      freeUnits: ['line-2'],
      plan: [],
    });
  });

  it('4: at a rate of 150 the threshold of 100 dollars is 15,000 yen', () => {
    const yen = aContext({ rate: '150' });
    expect(result(shipAndGift, aCart('JPY').line(15000).done(), yen)).toMatchObject({
      earned: ['ship50', 'gift100'],
    });
    expect(result(shipAndGift, aCart('JPY').line(14999).done(), yen)).toMatchObject({ earned: ['ship50'] });
  });

  it('5: a fixed minimum of 90 euros overrides the rate', () => {
    const config = aConfig([aBar([gift(100, { minimums: { EUR: '90' } })])]);
    const euro = aContext({ rate: '0.5' });
    expect(result(config, aCart('EUR').line(90).done(), euro)).toMatchObject({ earned: ['gift100'] });
    expect(result(config, aCart('EUR').line(89.99).done(), euro)).toMatchObject({ earned: [] });
  });

  it('6: a rate of 1.005 makes 1.00 a threshold of 1.01, never 1.00', () => {
    const config = aConfig([aBar([shipping('1.00')])]);
    const { rewards } = result(config, aCart('CAD').line(1).done(), aContext({ rate: '1.005' }));
    expect(rewards.bar?.tiers[0]).toMatchObject({ threshold: 101, earned: false, remaining: 1 });
  });

  it('7: a gift card does not qualify', () => {
    expect(result(shipAndGift, aCart().line(100, 1, { giftCard: true }).done())).toMatchObject({
      earned: [],
      basis: 0,
    });
  });

  it('8: the same variant when bought counts and keeps its price; the gift line is free', () => {
    const cart = aCart()
      .line(100)
      .line(20, 1, { variantId: 901, productId: 900 })
      .gift('gift100', 901)
      .done();
    expect(result(shipAndGift, cart)).toMatchObject({ basis: 120, freeUnits: ['line-3'], plan: [] });
  });

  it('9: 99 and 60 forged gift lines: nothing is free, and all are removed', () => {
    const cart = aCart().line(99);
    for (let n = 0; n < 60; n++) cart.gift('gift100', 901, { properties: { n: String(n) } });
    const { freeUnits, removed } = result(shipAndGift, cart.done());
    expect(freeUnits).toEqual([]);
    expect(removed).toHaveLength(60);
  });

  it('10: 100 and 60 gift lines with different extra properties: exactly one unit is free', () => {
    const cart = aCart().line(100);
    for (let n = 0; n < 60; n++) cart.gift('gift100', 901, { properties: { n: String(n) } });
    const { freeUnits, removed } = result(shipAndGift, cart.done());
    expect(freeUnits).toHaveLength(1);
    expect(removed).toHaveLength(59);
    expect(removed).not.toContain(freeUnits[0]);
  });

  it('11: free shipping on all products needs a qualifying unit; a lone gift line is removed', () => {
    const config = aConfig([aBar([shipping(50), gift(100)], { freeShippingOnAllProducts: true })]);
    expect(result(config, aCart().gift('gift100', 901).done())).toMatchObject({
      earned: [],
      removed: ['line-1'],
    });
    expect(result(config, aCart().line(1).done())).toMatchObject({ earned: ['ship50'] });
  });

  it('12: of 20 % and 15 off at 150, 20 % gives most: 30.00', () => {
    const config = aConfig([aBar([percentOff(100, 20), amountOff(150, 15)])]);
    expect(result(config, aCart().line(150).done())).toMatchObject({ orderDiscount: 30 });
  });

  it('13: an excluded product is neither in the base nor touched', () => {
    const config = aConfig([aBar([percentOff(100, 10)], { excluded: [{ productId: 20, variantIds: [] }] })]);
    const { orderDiscount, rewards } = result(config, aCart().line(100).line(50).done());
    expect(orderDiscount).toBe(10);
    expect(rewards.orderDiscount?.excludedLineKeys).toEqual(['line-2']);
  });

  it('14: in line mode the lines of 60 and 40 get 6.00 and 4.00', () => {
    const config = aConfig([aBar([percentOff(100, 10)], { lineItemMode: true })]);
    expect(result(config, aCart().line(60).line(40).done())).toMatchObject({
      lineShares: [6, 4],
      orderDiscount: 0,
    });
  });

  it('15: 10 off in line mode over 3.33, 3.33 and 3.34 adds up to 10.00, at most the price', () => {
    const config = aConfig([aBar([amountOff(10, 10)], { lineItemMode: true })]);
    expect(result(config, aCart().line(3.33).line(3.33).line(3.34).done())).toMatchObject({
      lineShares: [3.33, 3.33, 3.34],
    });
  });

  it('16: 10 % of 3 × 3.33 is 1.00, half up on the line', () => {
    const volume = buyMore('percentage', [[3, 10]], [{ productId: 10, variantIds: [] }]);
    expect(result(aConfig([], volume), aCart().line(3.33, 3).done())).toMatchObject({ volume: [1] });
  });

  it('17: 5.00 off two variants together is taken once: 3.33 and 1.67', () => {
    const volume = buyMore('amount', [[2, 5]], [{ productId: 10, variantIds: [] }]);
    const cart = aCart().line(10, 2).line(10, 1, { productId: 10 }).done();
    expect(result(aConfig([], volume), cart)).toMatchObject({ volume: [3.33, 1.67] });
  });

  it('18: 25 % in line mode is better than 3.00 of volume: 7.50, not both', () => {
    const volume = buyMore('percentage', [[3, 10]], [{ productId: 10, variantIds: [] }]);
    const config = aConfig([aBar([percentOff(20, 25)], { lineItemMode: true })], volume);
    expect(result(config, aCart().line(10, 3).done())).toMatchObject({ lineShares: [7.5], volume: [] });
  });

  it('19: after discounts, 110 with a 20 % code is a basis of 88: the gift goes and isn’t added again', () => {
    const config = aConfig([aBar([gift(100)], { beforeDiscounts: false })]);
    const cart = aCart().line(110).gift('gift100', 901).othersOrderDiscount(22).done();
    const { basis, removed, rewards } = result(config, cart);
    expect(basis).toBe(88);
    expect(removed).toEqual(['line-2']);
    const later = aCart().line(110).done();
    const earnedAgain = evaluateRewards(config, later, aContext());
    const withdrawn = { ...NO_CHOICES, withdrawn: ['gift100:900'] };
    expect(planCartChanges(earnedAgain, later, withdrawn)).toEqual([]);
    expect(planCartChanges(earnedAgain, later, NO_CHOICES)).toHaveLength(1);
    expect(rewards.bar?.tiers[0]?.earned).toBe(false);
  });

  it('20: our own discount isn’t deducted: 10 % of 105 stays earned and is 10.50', () => {
    const config = aConfig([aBar([percentOff(100, 10)], { beforeDiscounts: false })]);
    expect(result(config, aCart().line(105).done())).toMatchObject({
      earned: ['off100'],
      orderDiscount: 10.5,
    });
  });

  it('21: quantities ignore the rate: 2 + 1 units earn a gift at 3', () => {
    const config = aConfig([aBar([gift(3)], { basis: 'quantity' })]);
    const cart = aCart('JPY').line(100, 2).line(100, 1).done();
    expect(result(config, cart, aContext({ rate: '150' }))).toMatchObject({ earned: ['gift3'] });
  });

  it('22: all earned product tiers give their gifts', () => {
    const config = aConfig([aBar([gift(50), gift(100, { gifts: [GIFT_IN_SIZES] })])]);
    const onlyMedium = aContext({ variants: { 901: onSale, 912: onSale } });
    expect(result(config, aCart().line(100).done(), onlyMedium)).toMatchObject({ added: [901, 912] });
  });

  it('23: with S sold out only M is offered and added automatically', () => {
    const config = aConfig([aBar([gift(100, { gifts: [GIFT_IN_SIZES] })])]);
    const soldOut = aContext({ variants: { 911: { ...onSale, available: false }, 912: onSale } });
    const { added, rewards } = result(config, aCart().line(100).done(), soldOut);
    expect(added).toEqual([912]);
    expect(rewards.bar?.tiers[0]?.gifts[0]?.variants).toEqual([{ variantId: 912, offerable: true }]);
    expect(result(config, aCart().line(100).done())).toMatchObject({ added: [] });
  });

  it('24: free shipping on subscriptions: a line of 10 with a selling plan earns it', () => {
    const config = aConfig([aBar([shipping(50)], { freeShippingOnSubscription: true })]);
    const { earned, remaining } = result(config, aCart().line(10, 1, { sellingPlanId: 7 }).done());
    expect([earned, remaining]).toEqual([['ship50'], [0]]);
    expect(result(config, aCart().line(10).done())).toMatchObject({ earned: [] });
  });

  it('25: in a country without a bar the bar without geolocation applies: 5.00 remains', () => {
    const config = aConfig([
      aBar([shipping(50)], { id: 'us', countries: ['US'] }),
      aBar([shipping(60)], { id: 'de', countries: ['de'] }),
      aBar([shipping(70)], { id: 'else' }),
    ]);
    const cart = aCart().line(65).done();
    expect(result(config, cart, aContext({ country: 'FR' }))).toMatchObject({ remaining: [5], earned: [] });
    expect(result(config, cart, aContext({ country: 'DE' })).earned).toEqual(['ship60']);
    expect(result(config, cart, aContext({ country: 'us' })).earned).toEqual(['ship50']);
  });
});

describe('edge cases', () => {
  it('an amount is capped at the threshold, unless the threshold is 0', () => {
    expect(result(aConfig([aBar([amountOff(10, 30)])]), aCart().line(100).done())).toMatchObject({
      orderDiscount: 10,
    });
    expect(result(aConfig([aBar([amountOff(0, 30)])]), aCart().line(100).done())).toMatchObject({
      orderDiscount: 30,
    });
    expect(result(aConfig([aBar([amountOff(0, 30)])]), aCart().line(12).done())).toMatchObject({
      orderDiscount: 12,
    });
  });

  it('on a tie the higher threshold wins, then the lower id', () => {
    const tied = aConfig([aBar([percentOff(50, 10), amountOff(100, 10)])]);
    expect(result(tied, aCart().line(100).done()).rewards.orderDiscount?.tierId).toBe('off100');
    const lowerIdFirst = aConfig([
      aBar([
        { ...percentOff(50, 10), id: '1' },
        { ...amountOff(100, 10), id: '2' },
      ]),
    ]);
    expect(result(lowerIdFirst, aCart().line(100).done()).rewards.orderDiscount?.tierId).toBe('2');
    const same = aConfig([
      aBar([
        { ...percentOff(50, 10), id: '10' },
        { ...percentOff(50, 10), id: '9' },
      ]),
    ]);
    expect(result(same, aCart().line(100).done()).rewards.orderDiscount?.tierId).toBe('9');
  });

  it('without a rate, tiers that need one are left out and fixed minimums stay', () => {
    const config = aConfig([aBar([shipping(50), gift(100, { minimums: { EUR: '0' } })])]);
    const { rewards } = result(config, aCart('EUR').line(1).done());
    expect(rewards.bar?.tiers.map(({ id, earned }) => [id, earned])).toEqual([['gift100', true]]);
    for (const rate of ['0', '-1', 'none']) {
      expect(
        result(aConfig([aBar([shipping(50)])]), aCart('EUR').line(1).done(), aContext({ rate })).earned,
      ).toEqual([]);
    }
  });

  it('gift cards and our own lines neither count for a volume discount nor get it', () => {
    const volume = buyMore('percentage', [[2, 10]], [{ productId: 900, variantIds: [] }]);
    const ofProduct = { productId: 900, variantId: 901 };
    const one = aCart().line(20, 1, ofProduct);
    expect(result(aConfig([], volume), one.gift('gift100', 901, { quantity: 5 }).done())).toMatchObject({
      volume: [],
    });
    const card = aCart()
      .line(20, 5, { ...ofProduct, giftCard: true })
      .done();
    expect(result(aConfig([], volume), card)).toMatchObject({ volume: [] });
    expect(result(aConfig([], volume), aCart().line(20, 2, ofProduct).done())).toMatchObject({ volume: [4] });
  });

  it('a volume discount better than the line-mode share stays', () => {
    const volume = buyMore('percentage', [[3, 25]], [{ productId: 10, variantIds: [] }]);
    const config = aConfig([aBar([percentOff(20, 10)], { lineItemMode: true })], volume);
    expect(result(config, aCart().line(10, 3).line(10).done())).toMatchObject({
      volume: [7.5],
      lineShares: [1],
    });
  });

  it('after discounts, the better of volume and other discounts is deducted', () => {
    const volume = buyMore('percentage', [[2, 10]], [{ productId: 10, variantIds: [] }]);
    const config = aConfig([aBar([shipping(50)], { beforeDiscounts: false })], volume);
    expect(result(config, aCart().line(30, 2).done())).toMatchObject({ basis: 54 });
    expect(
      result(
        config,
        aCart()
          .line(30, 2, { othersDiscount: major(12) })
          .done(),
      ),
    ).toMatchObject({ basis: 48 });
  });

  it('a better product discount of others replaces ours on that line', () => {
    const config = aConfig([aBar([percentOff(10, 10)], { lineItemMode: true })]);
    const cart = aCart()
      .line(60, 1, { othersDiscount: major(30) })
      .line(40)
      .done();
    expect(result(config, cart)).toMatchObject({ lineShares: [4] });
  });

  it('an order discount combines with others, each on the prices after product discounts', () => {
    const everything = aConfig([
      aBar([percentOff(5, 100)], { excluded: [{ productId: 20, variantIds: [] }] }),
    ]);
    expect(result(everything, aCart().line(10).line(10).othersOrderDiscount(5).done())).toMatchObject({
      orderDiscount: 10,
    });
    const half = aConfig([aBar([percentOff(50, 50)])]);
    const cart = aCart()
      .line(60, 1, { othersDiscount: major(12) })
      .othersOrderDiscount(45)
      .done();
    expect(result(half, cart)).toMatchObject({ orderDiscount: 24 });
    const fifty = aConfig([aBar([amountOff(50, 50)])]);
    expect(result(fifty, cart)).toMatchObject({ orderDiscount: 48 });
  });

  it('a bar for Scripts shows its tiers and gives nothing', () => {
    const config = aConfig([aBar([shipping(50), gift(60), percentOff(70, 10)], { mechanism: 'scripts' })]);
    const { earned, added, orderDiscount, rewards } = result(config, aCart().line(100).done());
    expect(earned).toEqual(['ship50', 'gift60', 'off70']);
    expect([added, orderDiscount, rewards.freeShipping, rewards.lineDiscounts]).toEqual([[], 0, null, []]);
  });

  it('with our discounts inactive, tiers are earned, nothing is added and our lines are removed', () => {
    const cart = aCart().line(100).gift('gift100', 901).done();
    const { earned, plan } = result(shipAndGift, cart, aContext({ discountsActive: false }));
    expect(earned).toEqual(['ship50', 'gift100']);
    expect(plan).toEqual([{ type: 'set', lineKey: 'line-2', quantity: 0, reason: 'not_earned' }]);
  });

  it('a line of an unknown tier is ours and removed; other lines with properties stay', () => {
    const cart = aCart()
      .line(100)
      .gift('of another cart', 901)
      .line(5, 1, { properties: { _source: 'somebody' } })
      .done();
    expect(result(shipAndGift, cart)).toMatchObject({ removed: ['line-2'], basis: 105 });
  });

  it('a gift that the store charges for is removed; of two lines the picked one stays', () => {
    const charged = aCart()
      .line(100)
      .gift('gift100', 901, { charged: major(20) })
      .done();
    expect(result(shipAndGift, charged).plan).toEqual([
      { type: 'set', lineKey: 'line-2', quantity: 0, reason: 'charged' },
    ]);
    const config = aConfig([aBar([gift(100, { gifts: [GIFT_IN_SIZES] })])]);
    const both = aCart()
      .line(100)
      .gift('gift100', 911)
      .gift('gift100', 912, { charged: major(20) })
      .done();
    const picked = { ...NO_CHOICES, picked: { 'gift100:910': 912 } };
    expect(planCartChanges(evaluateRewards(config, both, aContext()), both, picked)).toEqual([
      { type: 'set', lineKey: 'line-2', quantity: 0, reason: 'surplus' },
    ]);
  });

  it('a gift line of two units is reduced to one', () => {
    const cart = aCart()
      .line(100)
      .gift('gift100', 901, { quantity: 2, charged: major(20) })
      .done();
    expect(result(shipAndGift, cart)).toMatchObject({
      plan: [{ type: 'set', lineKey: 'line-2', quantity: 1, reason: 'surplus' }],
    });
  });

  it('a refused variant stops automatic adding, even of the only other variant', () => {
    const config = aConfig([aBar([gift(100, { gifts: [GIFT_IN_SIZES] })])]);
    const cart = aCart().line(100).done();
    const rewards = evaluateRewards(config, cart, aContext());
    expect(planCartChanges(rewards, cart, { ...NO_CHOICES, refused: [911] })).toEqual([]);
    const picked = { ...NO_CHOICES, refused: [911], picked: { 'gift100:910': 912 } };
    expect(planCartChanges(rewards, cart, picked)).toMatchObject([{ type: 'add', variantId: 912 }]);
  });

  it('after a refusal nothing is added automatically, even once the variant shows as sold out', () => {
    const cart = aCart().line(100).done();
    const soldOut = aContext({ variants: { 911: { ...onSale, available: false }, 912: onSale } });
    const unknown = aContext({ variants: { 912: onSale } });
    const picked = { ...NO_CHOICES, refused: [911], picked: { 'gift100:910': 912 } };
    for (const hideSoldOut of [true, false]) {
      const config = aConfig([aBar([gift(100, { gifts: [GIFT_IN_SIZES], hideSoldOut })])]);
      for (const context of [soldOut, unknown]) {
        const rewards = evaluateRewards(config, cart, context);
        expect(planCartChanges(rewards, cart, { ...NO_CHOICES, refused: [911] })).toEqual([]);
        expect(planCartChanges(rewards, cart, picked)).toMatchObject([{ type: 'add', variantId: 912 }]);
      }
    }
  });

  it('a gift line with a selling plan is charged, removed and replaced by the gift', () => {
    const cart = aCart().line(100).gift('gift100', 901, { sellingPlanId: 7 }).done();
    expect(result(shipAndGift, cart)).toMatchObject({
      freeUnits: [],
      plan: [
        { type: 'set', lineKey: 'line-2', quantity: 0, reason: 'surplus' },
        { type: 'add', variantId: 901 },
      ],
    });
    const beside = aCart()
      .line(100)
      .gift('gift100', 901, { sellingPlanId: 7, charged: major(18) })
      .gift('gift100', 901, { charged: major(0) })
      .done();
    expect(result(shipAndGift, beside)).toMatchObject({
      freeUnits: ['line-3'],
      removed: ['line-2'],
      added: [],
    });
  });

  it('of several lines of the picked variant, the free one stays', () => {
    const config = aConfig([aBar([gift(100, { gifts: [GIFT_IN_SIZES] })])]);
    const cart = aCart()
      .line(100)
      .gift('gift100', 911, { charged: major(20) })
      .gift('gift100', 912, { charged: major(20) })
      .gift('gift100', 912, { charged: major(0) })
      .done();
    const picked = { ...NO_CHOICES, picked: { 'gift100:910': 912 } };
    const plan = planCartChanges(evaluateRewards(config, cart, aContext()), cart, picked);
    expect(plan.map((change) => change.type === 'set' && change.lineKey)).toEqual(['line-2', 'line-3']);
  });

  it('attribution is written only when it is enabled', () => {
    const cart = aCart().line(100).done();
    const properties = (attribution: boolean) => {
      const [change] = planCartChanges(
        evaluateRewards({ ...shipAndGift, attribution }, cart, aContext()),
        cart,
        NO_CHOICES,
      );
      return change?.type === 'add' ? change.properties : null;
    };
    expect(properties(true)).toEqual({
      _attribution: 'cart-1',
      _source: 'tiered_progress_bar',
      _tier: 'gift100',
    });
    expect(properties(false)).toEqual({ _source: 'tiered_progress_bar', _tier: 'gift100' });
  });

  it('the whole product allows a variant that the config does not list', () => {
    const config = aConfig([aBar([gift(100, { gifts: [{ ...GIFT, anyVariant: true }] })])]);
    const cart = aCart().line(100).gift('gift100', 905).done();
    expect(result(config, cart)).toMatchObject({ freeUnits: ['line-2'], plan: [] });
    expect(result(shipAndGift, cart)).toMatchObject({ freeUnits: [], removed: ['line-2'] });
  });

  it('lines of a product that isn’t a gift of the tier are never free', () => {
    const cart = aCart().line(100).gift('gift100', 555).done();
    expect(sum(result(shipAndGift, cart).rewards.lineDiscounts.map(({ amount }) => amount))).toBe(0);
  });
});
