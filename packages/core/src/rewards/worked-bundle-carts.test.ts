import { describe, expect, it } from 'vitest';
import { judgedOffers } from '../offers/judged-offers';
import { aBundle, aTier } from '../testing/a-bundle';
import { aCart } from '../testing/a-cart';
import { aBar, aConfig, aContext, amountOff, buyMore, percentOff, shipping } from '../testing/a-config';
import type { RewardCart } from './cart';
import type { DiscountedBundle, RewardsConfig } from './config';
import type { RewardsContext } from './context';
import { givenPart } from './discount-classes';
import { evaluateRewards } from './evaluate-rewards';

const MUGS = [{ productId: 10, variantIds: [] }];

/** Bundle 7: 10 % off three products, 20 % off six; one step that offers mugs and lamps. */
function aBox(discount: Parameters<typeof aBundle>[0] = {}): DiscountedBundle {
  const { steps, ...rule } = aBundle(discount);
  const [step] = steps;
  if (!step) throw new Error('The fixture has no step.');
  return { ...rule, steps: [{ ...step, products: [...MUGS, { productId: 30, variantIds: [31] }] }] };
}

const marked = (mark: string) => ({ _source: 'bundle_builder', _bundle: mark });
const mug = { productId: 10, variantId: 11, properties: marked('7:a:1') };
const lamp = { productId: 30, variantId: 31, properties: marked('7:a:1') };
const withBox = (bundle = aBox(), cart = aConfig([])): RewardsConfig => ({ ...cart, bundles: [bundle] });

/** Result of a cart, amounts in major units. */
function result(config: RewardsConfig, cart: RewardCart, context: RewardsContext = aContext()) {
  const { lineDiscounts, orderDiscount, bar } = evaluateRewards(config, cart, context, judgedOffers);
  return {
    lines: Object.fromEntries(
      lineDiscounts.map(({ lineKey, source, amount }) => [lineKey, [source, amount / 100]]),
    ),
    order: (orderDiscount?.amount ?? 0) / 100,
    basis: (bar?.value ?? 0) / 100,
    earned: (bar?.tiers ?? []).filter((tier) => tier.earned).map((tier) => tier.id),
  };
}
const linesOf = (...args: Parameters<typeof result>) => result(...args).lines;

describe('worked carts with bundles', () => {
  it('1: two mugs of 10.00 and a lamp of 13.35: 10 % of 33.35 is 3.34, spread by price', () => {
    expect(linesOf(withBox(), aCart().line(10, 2, mug).line(13.35, 1, lamp).done())).toEqual({
      'line-1': ['bundle', 2],
      'line-2': ['bundle', 1.34],
    });
  });

  it('2: removing a part leaves two products at full price', () => {
    expect(linesOf(withBox(), aCart().line(10, 2, mug).done())).toEqual({});
  });

  it('3: unmarked lines, products outside the steps and unknown bundles pay full price', () => {
    const forged = (line: object) =>
      linesOf(
        withBox(),
        aCart()
          .line(10, 3, { ...mug, ...line })
          .done(),
      );
    expect(forged({ properties: {} })).toEqual({});
    expect(forged({ properties: { _bundle: '7:a:1' } })).toEqual({});
    expect(forged({ productId: 40, variantId: 41 })).toEqual({});
    expect(forged({ productId: 30, variantId: 32 })).toEqual({});
    expect(forged({ properties: marked('8:a:1') })).toEqual({});
    expect(forged({})).toEqual({ 'line-1': ['bundle', 3] });
  });

  it('4: the same bundle twice stays two: 10 % on three products each, not 20 % on six', () => {
    const second = { ...mug, properties: marked('7:b:1') };
    expect(linesOf(withBox(), aCart().line(10, 3, mug).line(10, 3, second).done())).toEqual({
      'line-1': ['bundle', 3],
      'line-2': ['bundle', 3],
    });
  });

  it('5: a fixed price of 25 dollars for three at a rate of 151.37 is 3,784 yen', () => {
    const box = aBox({ tiers: [aTier(3, { discountType: 'fixed_price', discountValue: '25' })] });
    const yen = aContext({ rate: '151.37' });
    // 4,500 minus the fixed price of 3,784.
    expect(linesOf(withBox(box), aCart('JPY').line(1500, 3, mug).done(), yen)).toEqual({
      'line-1': ['bundle', 716],
    });
  });

  it('6: beside 15 % from three mugs on, mugs keep the better one and the lamp its bundle share', () => {
    const config = withBox(aBox(), aConfig([], buyMore('percentage', [[2, 15]], MUGS)));
    expect(linesOf(config, aCart().line(10, 2, mug).line(10, 1, lamp).done())).toEqual({
      'line-1': ['volume', 3],
      'line-2': ['bundle', 1],
    });
  });

  it('7: on a tie the bundle’s discount applies and the cart’s discount leaves the line out', () => {
    const config = withBox(aBox(), aConfig([], buyMore('percentage', [[2, 10]], MUGS)));
    const rewards = evaluateRewards(config, aCart().line(10, 3, mug).done(), aContext(), judgedOffers);
    expect(rewards.lineDiscounts.map(({ source }) => source)).toEqual(['bundle']);
    expect(givenPart(config, rewards).lineDiscounts).toEqual([]);
    const offers = { ...config, cartId: 'offers', bars: [], volume: null };
    expect(givenPart(offers, rewards).lineDiscounts).toHaveLength(1);
  });

  it('8: 10 % of the order applies to the price after the bundle; after discounts the basis is lower', () => {
    const cart = aCart().line(10, 3, mug).line(25).done();
    expect(result(withBox(aBox(), aConfig([aBar([percentOff(50, 10)])])), cart)).toMatchObject({
      basis: 55,
      order: 5.2,
    });
    const after = withBox(aBox(), aConfig([aBar([shipping(55)], { beforeDiscounts: false })]));
    expect(result(after, cart)).toMatchObject({ basis: 52, earned: [] });
  });

  it('9: an order discount on lines competes with the bundle’s, line by line', () => {
    const config = withBox(aBox(), aConfig([aBar([amountOff(30, 10)], { lineItemMode: true })]));
    // 10.00 spread over 30.00 and 20.00 are 6.00 and 4.00.
    expect(linesOf(config, aCart().line(10, 3, mug).line(20).done())).toEqual({
      'line-1': ['order', 6],
      'line-2': ['order', 4],
    });
  });

  it('10: a line of a widget and a bundle gets the better discount', () => {
    const widget = { id: '5', kind: 'percentage', maxUnits: 1, products: MUGS, message: '' } as const;
    const both = { ...mug, properties: { ...mug.properties, _widget: '5' } };
    const of = (value: string) =>
      linesOf({ ...withBox(), widgets: [{ ...widget, value }] }, aCart().line(10, 3, both).done());
    expect(of('20')).toEqual({ 'line-1': ['bundle', 3] });
    expect(of('50')).toEqual({ 'line-1': ['widget', 5] });
  });

  it('11: a bundle without its rule gives nothing', () => {
    const { lineDiscounts } = evaluateRewards(withBox(), aCart().line(10, 3, mug).done(), aContext());
    expect(lineDiscounts).toEqual([]);
  });
});
