import { describe, expect, it } from 'vitest';
import { bundleProperties } from '../bundles/bundle-line';
import type { BundleConfig } from '../rewards/bundle-config';
import type { RewardCart } from '../rewards/cart';
import type { DiscountedBundle, RewardsConfig } from '../rewards/config';
import { aBundle, aStep, aTier } from '../testing/a-bundle';
import { aCart } from '../testing/a-cart';
import { aConfig, aContext, buyMore } from '../testing/a-config';
import { lostByReducing, offByRules } from './bundle-in-cart';

const MUGS = { productId: 10, variantIds: [] };
const LAMPS = { productId: 30, variantIds: [] };
const ONE_STEP = { steps: [aStep({ maxQuantityPerStep: 6 })] };

/** Bundle 7: 10 % off three, 20 % off six; its one step offers mugs and lamps. */
const rule = (discount: Parameters<typeof aBundle>[0] = {}): BundleConfig => aBundle(discount, ONE_STEP);
const offered = (bundle: BundleConfig, products = [MUGS, LAMPS]): DiscountedBundle => ({
  ...bundle,
  steps: bundle.steps.map((step) => ({ ...step, products })),
});
const withBox = (bundle = offered(rule()), config = aConfig([])): RewardsConfig => ({
  ...config,
  bundles: [bundle],
});

const part = (productId: number, instance = 'a') => ({
  productId,
  variantId: productId + 1,
  properties: bundleProperties({ bundleId: '7', instance, step: 1 }),
});
const [mug, lamp] = [part(10), part(30)];

/** Amount in major units; lines are numbered from 1. */
const lost = (config: RewardsConfig, cart: RewardCart, line: number, quantity = 0) =>
  lostByReducing(config, cart, aContext(), { lineKey: `line-${line}`, quantity }).amount / 100;

describe('removal or reduction of a bundle part', () => {
  const three = aCart().line(10, 2, mug).line(20, 1, lamp).done();

  it('loses 10 % off three when one of the three goes', () => {
    expect(lost(withBox(), three, 2)).toBe(2);
    expect(lost(withBox(), three, 1)).toBe(2);
    // One mug and the lamp remain.
    expect(lost(withBox(), three, 1, 1)).toBe(3);
  });

  it('loses nothing while the tier stays reached', () => {
    const four = aCart().line(3.33, 3, mug).line(20, 1, lamp).done();
    expect(lost(withBox(), four, 2)).toBe(0);
    expect(lost(withBox(), four, 1, 2)).toBe(0);
  });

  it('loses half of 20 % off six when five units remain at 10 %', () => {
    expect(lost(withBox(), aCart().line(10, 4, mug).line(10, 2, lamp).done(), 2, 1)).toBe(5);
  });

  it('ignores other bundles of the same kind and other lines', () => {
    const cart = aCart().line(10, 3, mug).line(10, 3, part(10, 'b')).line(99).done();
    expect(lost(withBox(), cart, 1, 2)).toBe(2);
    expect(lost(withBox(), cart, 3)).toBe(0);
  });

  it('loses nothing when a better discount applies', () => {
    const config = withBox(offered(rule()), aConfig([], buyMore('percentage', [[2, 15]], [MUGS])));
    expect(lost(config, aCart().line(10, 2, mug).line(20, 1, lamp).done(), 2)).toBe(0);
  });

  it('loses the gift of its tier, but no gift of another bundle', () => {
    const honey = { productId: 900, variantIds: [901], quantity: 1, giftMessage: '' };
    const tiers = [aTier(2, { giftItems: [honey] }), aTier(3, { giftItems: [honey], includedGifts: true })];
    const config = withBox(offered(rule({ tiers })));
    const giftOf = (bundle: string, tier: string) => ({
      productId: 900,
      variantId: 901,
      properties: { _source: 'bundle_gift', _bundle: bundle, _tier: tier },
    });
    const cart = aCart()
      .line(10, 2, mug)
      .line(20, 1, lamp)
      .line(10, 3, part(10, 'b'))
      .line(5, 1, giftOf('7:a', 't3'))
      .line(5, 1, giftOf('7:a', 't2'))
      .line(5, 1, giftOf('7:b', 't3'))
      .done();
    const gone = (line: number, quantity = 0) =>
      lostByReducing(config, cart, aContext(), { lineKey: `line-${line}`, quantity }).giftKeys;
    expect(gone(2)).toEqual(['line-4']);
    expect(gone(1)).toEqual(['line-4', 'line-5']);
    expect(gone(1, 2)).toEqual([]);
  });

  it('costs nothing for added units, unknown bundles and parent lines', () => {
    expect(lost(withBox(), three, 2, 2)).toBe(0);
    expect(lost(aConfig([]), three, 2)).toBe(0);
    const parent = { productId: 50, properties: { _source: 'bundle_builder', _bundle: '7:a' } };
    expect(lost(withBox(), aCart().line(0, 1, parent).line(10, 3, mug).done(), 1)).toBe(0);
  });
});

describe('bundle whose rule changed after it was built', () => {
  const cart = aCart().line(10, 2, mug).line(20, 1, lamp).done();
  const off = (config: RewardsConfig, built = rule()) => {
    const { today, built: then } = offByRules(
      config,
      cart,
      aContext(),
      { bundleId: '7', instance: 'a' },
      built,
    );
    return [then / 100, today / 100];
  };

  it.each([
    ['an unchanged rule', withBox(), [4, 4]],
    ['a lower discount', withBox(offered(rule({ tiers: [aTier(3, { discountValue: '5' })] }))), [4, 2]],
    ['a higher threshold', withBox(offered(rule({ tiers: [aTier(4)] }))), [4, 0]],
    ['a removed product', withBox(offered(rule(), [MUGS])), [4, 0]],
    ['a removed rule', aConfig([]), [4, 0]],
  ])('%s', (_what, config, expected) => expect(off(config)).toEqual(expected));

  it('values gifts under both rules', () => {
    const honey = { productId: 900, variantIds: [901], quantity: 1, giftMessage: '' };
    const giving = rule({ tiers: [aTier(3, { giftItems: [honey] })] });
    const properties = { _source: 'bundle_gift', _bundle: '7:a', _tier: 't3' };
    const withGift = aCart()
      .line(10, 2, mug)
      .line(20, 1, lamp)
      .line(5, 1, { productId: 900, variantId: 901, properties })
      .done();
    const mark = { bundleId: '7', instance: 'a' };
    const offBy = (today: BundleConfig) =>
      offByRules(withBox(offered(today)), withGift, aContext(), mark, giving);
    expect(offBy(giving)).toEqual({ built: 900, today: 900 });
    expect(offBy(rule({ tiers: [aTier(3)] }))).toEqual({ built: 900, today: 400 });
  });

  it('gains a discount the old rule didn’t give', () =>
    expect(off(withBox(), rule({ tiers: [] }))).toEqual([0, 4]));
});
