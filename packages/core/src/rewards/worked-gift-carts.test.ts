import { describe, expect, it } from 'vitest';
import { judgedOffers } from '../offers/judged-offers';
import { aBundle, aTier } from '../testing/a-bundle';
import { aCart } from '../testing/a-cart';
import {
  aBar,
  aConfig,
  aContext,
  buyMore,
  GIFT,
  GIFT_IN_SIZES,
  gift,
  onSale,
  percentOff,
  shipping,
} from '../testing/a-config';
import { applyChanges } from '../testing/faithful-store';
import type { BundleGiftItem } from './bundle-config';
import type { RewardCart } from './cart';
import type { DiscountedBundle, RewardsConfig, RewardTier } from './config';
import { NO_CHOICES } from './context';
import { givenPart } from './discount-classes';
import { evaluateRewards } from './evaluate-rewards';
import { giftStates } from './gift-states';
import { givingTiers } from './gifts';
import { planCartChanges } from './plan-cart-changes';
import { refusedUnits } from './refused-units';

/** Widget 5: product 900 with a single variant, from 50.00 on. */
const ofWidget = (extra: Partial<RewardTier> = {}): RewardTier => ({
  id: 'widget 5',
  type: 'product',
  minimum: '50',
  gifts: [GIFT],
  hideSoldOut: true,
  message: 'With compliments',
  ...extra,
});

const withGift = (tier = ofWidget(), cart = aConfig([])): RewardsConfig => ({ ...cart, gifts: [tier] });

const ITEM: BundleGiftItem = { productId: 900, variantIds: [901], quantity: 1, giftMessage: '' };
const HONEY: BundleGiftItem = { productId: 920, variantIds: [921], quantity: 1, giftMessage: 'Honey' };

/** Bundle 7: 10 % and product 900 for three mugs or lamps, 20 % and product 920 for six. */
function aBox(includedGifts = false): DiscountedBundle {
  const { steps, ...rule } = aBundle({
    tiers: [
      aTier(3, { giftItems: [ITEM], message: 'Box' }),
      aTier(6, { discountValue: '20', giftItems: [HONEY], includedGifts }),
    ],
  });
  const [step] = steps;
  if (!step) throw new Error('The fixture has no step.');
  const inputs = { ...step.quantityInputs, maxQuantityPerProduct: 6, maxQuantityPerStep: 6 };
  return { ...rule, steps: [{ quantityInputs: inputs, products: [{ productId: 10, variantIds: [] }] }] };
}

const withBox = (box = aBox(), cart = aConfig([])): RewardsConfig => ({ ...cart, bundles: [box] });
const part = (instance = 'a') => ({
  productId: 10,
  variantId: 11,
  properties: { _source: 'bundle_builder', _bundle: `7:${instance}:1` },
});

const context = aContext({ variants: { 901: onSale, 911: onSale, 912: onSale, 921: onSale } });
const rewardsOf = (config: RewardsConfig, cart: RewardCart, of = context) =>
  evaluateRewards(config, cart, of, judgedOffers);

/** Free amounts by line, in major units. */
const freeIn = (config: RewardsConfig, cart: RewardCart, of = context) =>
  Object.fromEntries(
    rewardsOf(config, cart, of).lineDiscounts.flatMap(({ lineKey, source, amount }) =>
      source === 'gift' || source === 'offered_gift' ? [[lineKey, amount / 100]] : [],
    ),
  );

/** The cart after the drawer's plan: units and mark of each line. */
function settled(config: RewardsConfig, cart: RewardCart, of = context): string[] {
  const after = applyChanges(cart, planCartChanges(rewardsOf(config, cart, of), cart, NO_CHOICES));
  expect(planCartChanges(rewardsOf(config, after, of), after, NO_CHOICES)).toEqual([]);
  return after.lines.map(
    ({ quantity, variantId, properties: { _source = 'bought', _tier = '', _widget = '', _bundle = '' } }) =>
      `${quantity} × ${variantId} ${[_source, _widget, _bundle, _tier].filter(Boolean).join(' ')}`,
  );
}

const ofFive = { properties: { _source: 'widget_gift', _widget: '5' } };

describe('worked carts with gifts of widgets', () => {
  it('1: below 50.00 no gift is added and a present one is removed', () => {
    expect(settled(withGift(), aCart().line(49.99).done())).toEqual(['1 × 11 bought']);
    const cart = aCart().line(49.99).gift('', 901, ofFive).done();
    expect(freeIn(withGift(), cart)).toEqual({});
    expect(settled(withGift(), cart)).toEqual(['1 × 11 bought']);
  });

  it('2: at 50.00 one unit is added for free', () => {
    expect(settled(withGift(), aCart().line(50).done())).toEqual(['1 × 11 bought', '1 × 901 widget_gift 5']);
    expect(freeIn(withGift(), aCart().line(50).gift('', 901, ofFive).done())).toEqual({ 'line-2': 20 });
  });

  it('3: reaching the minimum twice gives one gift', () => {
    const cart = aCart()
      .line(100, 2)
      .gift('', 901, { ...ofFive, quantity: 2 })
      .done();
    expect(freeIn(withGift(), cart)).toEqual({ 'line-2': 20 });
    expect(settled(withGift(), cart)).toEqual(['2 × 11 bought', '1 × 901 widget_gift 5']);
  });

  it('4: 50 dollars are 46.26 euros at 0.9251, and 7,569 yen at 151.37', () => {
    const isEarned = (currency: string, rate: string, price: number) =>
      settled(withGift(), aCart(currency).line(price).done(), { ...context, rate }).length === 2;
    expect([isEarned('EUR', '0.9251', 46.25), isEarned('EUR', '0.9251', 46.26)]).toEqual([false, true]);
    expect([isEarned('JPY', '151.37', 7568), isEarned('JPY', '151.37', 7569)]).toEqual([false, true]);
  });

  it('5: without a rate nothing is given', () =>
    expect(freeIn(withGift(), aCart('EUR').line(500).gift('', 901, ofFive).done())).toEqual({}));

  it('6: gifts and gift cards don’t count; products that a bar excludes do', () => {
    const cart = aCart().line(40).line(60, 1, { giftCard: true }).gift('', 901, ofFive);
    expect(freeIn(withGift(), cart.done())).toEqual({});
    const excluded = [{ productId: 10, variantIds: [] }];
    const config = withGift(ofWidget(), aConfig([aBar([gift(50)], { excluded })]));
    expect(settled(config, aCart().line(50).done())).toEqual(['1 × 11 bought', '1 × 901 widget_gift 5']);
  });

  it('7: a tier’s and a widget’s gift of the same product are two gifts', () => {
    const config = withGift(ofWidget(), aConfig([aBar([gift(50)])]));
    expect(settled(config, aCart().line(50).done())).toEqual([
      '1 × 11 bought',
      '1 × 901 tiered_progress_bar gift50',
      '1 × 901 widget_gift 5',
    ]);
  });

  it('8: prices count before a volume discount, a code and the bar’s discount', () => {
    const volume = buyMore('percentage', [[2, 50]], [{ productId: 10, variantIds: [] }]);
    const bars = [aBar([percentOff(10, 20), shipping(50)], { beforeDiscounts: false })];
    const cart = aCart().line(25, 2).gift('', 901, ofFive).othersOrderDiscount(10).done();
    const rewards = rewardsOf(withGift(ofWidget(), aConfig(bars, volume)), cart);
    expect(rewards.bar?.tiers[1]?.earned).toBe(false);
    expect(rewards.lineDiscounts.map(({ lineKey, source, amount }) => [lineKey, source, amount])).toEqual([
      ['line-2', 'offered_gift', 2000],
      ['line-1', 'volume', 2500],
    ]);
  });

  it('9: forged lines get the earned gift and no more', () => {
    const forged = (properties: Record<string, string>) =>
      freeIn(withGift(), aCart().line(50).gift('', 901, { properties }).done());
    expect(forged({ _source: 'widget_gift', _widget: '6' })).toEqual({});
    expect(forged({ _source: 'bundle_gift', _bundle: '5' })).toEqual({});
    const cart = aCart()
      .line(50)
      .gift('', 901, { properties: { ...ofFive.properties, extra: 'a' } })
      .gift('', 901, { properties: { ...ofFive.properties, extra: 'b' } })
      .gift('', 901, { ...ofFive, sellingPlanId: 7 })
      .gift('', 921, ofFive);
    expect(Object.values(freeIn(withGift(), cart.done()))).toEqual([20]);
    expect(settled(withGift(), cart.done())).toHaveLength(2);
  });

  it('10: the shopper chooses one of two; the first with a line is free, and none is added automatically', () => {
    const config = withGift(ofWidget({ gifts: [GIFT, GIFT_IN_SIZES], most: 1 }));
    expect(settled(config, aCart().line(50).done())).toEqual(['1 × 11 bought']);
    const states = (cart: RewardCart) =>
      giftStates(rewardsOf(config, cart), cart, NO_CHOICES, []).map(({ status }) => status);
    expect(states(aCart().line(50).done())).toEqual(['offered', 'offered']);
    const one = aCart().line(50).gift('', 912, ofFive);
    expect(freeIn(config, one.done())).toEqual({ 'line-2': 20 });
    expect(states(one.done())).toEqual(['locked', 'in_cart']);
    const both = one.gift('', 901, ofFive).done();
    expect(freeIn(config, both)).toEqual({ 'line-3': 20 });
    expect(settled(config, both)).toEqual(['1 × 11 bought', '1 × 901 widget_gift 5']);
  });

  it('11: of two picked earlier only the allowed number is added', () => {
    const config = withGift(ofWidget({ gifts: [GIFT, GIFT_IN_SIZES], most: 1 }));
    const cart = aCart().line(50).done();
    const picked = { 'widget 5:900': 901, 'widget 5:910': 911 };
    const plan = planCartChanges(rewardsOf(config, cart), cart, { ...NO_CHOICES, picked });
    expect(plan).toMatchObject([{ type: 'add', giftId: 'widget 5:900' }]);
  });

  it('12: it is given without a bar, and when the cart’s own discount is inactive', () => {
    const inactive = { ...context, discountsActive: false };
    const config = withGift(ofWidget(), aConfig([aBar([gift(50)])]));
    expect(settled(config, aCart().line(50).done(), inactive)).toEqual([
      '1 × 11 bought',
      '1 × 901 widget_gift 5',
    ]);
  });

  it('13: the offers’ discount gives it, not the cart’s', () => {
    const config = withGift(ofWidget(), aConfig([aBar([gift(50)])]));
    const rewards = rewardsOf(config, aCart().line(50).gift('', 901, ofFive).done());
    expect(givenPart(config, rewards).lineDiscounts).toEqual([]);
    const offers = { ...config, cartId: 'offers', bars: [], volume: null };
    expect(givenPart(offers, rewards).lineDiscounts).toMatchObject([{ message: 'With compliments' }]);
  });

  it('14: checkout refuses it unless it is earned', () => {
    const free = { charged: 0 as never };
    const refused = (price: number) =>
      refusedUnits(
        [withGift()],
        aCart()
          .line(price)
          .gift('', 901, { ...ofFive, ...free })
          .done(),
        context,
        judgedOffers,
      ).map(({ reason }) => reason);
    expect([refused(49.99), refused(50)]).toEqual([['unearned'], []]);
  });
});

describe('worked carts with gifts of bundles', () => {
  it('15: three mugs earn one gift; with two it is lost', () => {
    expect(settled(withBox(), aCart().line(10, 3, part()).done())).toEqual([
      '3 × 11 bundle_builder 7:a:1',
      '1 × 901 bundle_gift 7:a t3',
    ]);
    const given = { properties: { _source: 'bundle_gift', _bundle: '7:a', _tier: 't3' } };
    const lost = aCart().line(10, 2, part()).gift('', 901, given).done();
    expect(freeIn(withBox(), lost)).toEqual({});
    expect(settled(withBox(), lost)).toEqual(['2 × 11 bundle_builder 7:a:1']);
  });

  it('16: two bundles give one gift each, separately', () => {
    const cart = aCart().line(10, 3, part('a')).line(10, 3, part('b')).done();
    expect(settled(withBox(), cart)).toEqual([
      '3 × 11 bundle_builder 7:a:1',
      '3 × 11 bundle_builder 7:b:1',
      '1 × 901 bundle_gift 7:a t3',
      '1 × 901 bundle_gift 7:b t3',
    ]);
  });

  it('17: six mugs earn the higher tier’s gift, alone or with the lower tier’s', () => {
    const cart = aCart().line(10, 6, part()).done();
    expect(settled(withBox(), cart)).toEqual(['6 × 11 bundle_builder 7:a:1', '1 × 921 bundle_gift 7:a t6']);
    expect(settled(withBox(aBox(true)), cart)).toEqual([
      '6 × 11 bundle_builder 7:a:1',
      '1 × 901 bundle_gift 7:a t3',
      '1 × 921 bundle_gift 7:a t6',
    ]);
  });

  it('18: one of three units is free; a gift has its own name at checkout', () => {
    const ofSix = { properties: { _source: 'bundle_gift', _bundle: '7:a', _tier: 't6' } };
    const cart = aCart()
      .line(10, 6, part())
      .gift('', 921, { ...ofSix, quantity: 3 })
      .done();
    expect(freeIn(withBox(), cart)).toEqual({ 'line-2': 20 });
    const [free] = rewardsOf(withBox(), cart).lineDiscounts;
    expect(free).toMatchObject({ source: 'offered_gift', quantity: 1, message: 'Honey' });
  });

  it('19: applies in euros and yen, and beside a better cart discount on the parts', () => {
    const volume = buyMore('percentage', [[2, 50]], [{ productId: 10, variantIds: [] }]);
    const config = withBox(aBox(), aConfig([], volume));
    for (const currency of ['USD', 'EUR', 'JPY']) {
      const cart = aCart(currency).line(1000, 3, part()).done();
      expect(settled(config, cart, { ...context, rate: '151.37' })).toHaveLength(2);
      expect(rewardsOf(config, cart, { ...context, rate: '151.37' }).lineDiscounts).toMatchObject([
        { source: 'volume', amount: 150_000 },
      ]);
    }
  });

  it('20: a bundle’s, a widget’s and a tier’s gift of the same product are three gifts', () => {
    const config = { ...withBox(aBox(), aConfig([aBar([gift(30)])])), gifts: [ofWidget({ minimum: '30' })] };
    const cart = aCart().line(10, 3, part()).done();
    expect(settled(config, cart)).toEqual([
      '3 × 11 bundle_builder 7:a:1',
      '1 × 901 tiered_progress_bar gift30',
      '1 × 901 widget_gift 5',
      '1 × 901 bundle_gift 7:a t3',
    ]);
    expect(givingTiers(rewardsOf(config, cart)).map(({ id }) => id)).toEqual([
      'gift30',
      'widget 5',
      'bundle 7:a t3',
    ]);
  });

  it('21: a gift of an absent bundle or of another tier costs its price', () => {
    const forged = (properties: Record<string, string>) =>
      freeIn(
        withBox(),
        aCart()
          .line(10, 3, part())
          .gift('', 901, { properties: { _source: 'bundle_gift', ...properties } })
          .done(),
      );
    expect(forged({ _bundle: '7:a', _tier: 't3' })).toEqual({ 'line-2': 20 });
    expect(forged({ _bundle: '7:b', _tier: 't3' })).toEqual({});
    expect(forged({ _bundle: '7:a', _tier: 't6' })).toEqual({});
    expect(forged({ _bundle: '8:a', _tier: 't3' })).toEqual({});
  });
});
