import fc from 'fast-check';
import { subunits } from '../money/subunits';
import type { BundleGiftItem } from '../rewards/bundle-config';
import { BUNDLE_SOURCE, GIFT_SOURCE, GIFT_SOURCES, type RewardCart, type RewardLine } from '../rewards/cart';
import type {
  DiscountedBundle,
  RewardBar,
  RewardsConfig,
  RewardTier,
  VolumeDiscount,
  WidgetDiscount,
} from '../rewards/config';
import type { RewardsContext } from '../rewards/context';
import { aBundle, aStep, aTier } from './a-bundle';
import { GIFT, GIFT_IN_SIZES, onSale } from './a-config';

/**
 * Small worlds with likely collisions: three products for sale with two variants each, two gift products, a few
 * round thresholds, forged gift lines, gift cards, subscriptions.
 */
const PRODUCTS = [10, 20, 30];

const minimum = fc.constantFrom('0', '10', '19.99', '50', '100');

const tier: fc.Arbitrary<RewardTier> = fc.oneof(
  minimum.map((min): RewardTier => ({ id: '', type: 'shipping', minimum: min, message: 'Free shipping' })),
  fc
    .record({
      min: minimum,
      gifts: fc.constantFrom([GIFT], [GIFT_IN_SIZES], [GIFT, GIFT_IN_SIZES]),
      own: fc.boolean(),
    })
    .map(
      ({ min, gifts, own }): RewardTier => ({
        id: '',
        type: 'product',
        minimum: min,
        gifts,
        hideSoldOut: true,
        message: 'Free gift',
        ...(own && { minimums: { JPY: '4000', EUR: '33.33' } }),
      }),
    ),
  fc
    .record({
      min: minimum,
      kind: fc.constantFrom('percentage' as const, 'amount' as const),
      value: fc.constantFrom('0.5', '7', '10', '33.3', '100'),
    })
    .map(
      ({ min, kind, value }): RewardTier => ({
        id: '',
        type: 'discount',
        minimum: min,
        discount: { kind, value },
        message: 'Reward',
      }),
    ),
);

const bar: fc.Arbitrary<RewardBar> = fc.record({
  id: fc.constant('bar'),
  countries: fc.constantFrom(null, ['US']),
  basis: fc.constantFrom('amount' as const, 'amount' as const, 'quantity' as const),
  beforeDiscounts: fc.boolean(),
  excluded: fc.constantFrom(
    [],
    [],
    [{ productId: 30, variantIds: [] }],
    [{ productId: 20, variantIds: [21] }],
  ),
  freeShippingOnAllProducts: fc.boolean(),
  freeShippingOnSubscription: fc.boolean(),
  lineItemMode: fc.boolean(),
  mechanism: fc.constant('functions' as const),
  tiers: fc
    .array(tier, { minLength: 1, maxLength: 4 })
    .map((tiers) => tiers.map((each, index) => ({ ...each, id: `t${index + 1}` }))),
});

const volume: fc.Arbitrary<VolumeDiscount | null> = fc.option(
  fc.record({
    kind: fc.constantFrom('percentage' as const, 'amount' as const),
    products: fc.constantFrom(
      [{ productId: 10, variantIds: [] }],
      [
        { productId: 10, variantIds: [11] },
        { productId: 20, variantIds: [] },
      ],
    ),
    tiers: fc.constantFrom(
      [{ quantity: 2, value: '5' }],
      [
        { quantity: 2, value: '5' },
        { quantity: 4, value: '12.5' },
      ],
    ),
    mechanism: fc.constant('functions' as const),
    message: fc.constant('Buy More Save More!'),
  }),
);

const widget: fc.Arbitrary<Omit<WidgetDiscount, 'id'>> = fc
  .record({
    kind: fc.constantFrom('percentage' as const, 'amount' as const),
    value: fc.constantFrom('0.5', '5', '12.5', '33.3', '100'),
    maxUnits: fc.constantFrom(1, 2, 3, 10),
    products: fc.constantFrom(
      [{ productId: 10, variantIds: [] }],
      [
        { productId: 10, variantIds: [12] },
        { productId: 20, variantIds: [] },
        { productId: 910, variantIds: [] },
      ],
    ),
    plan: fc.constantFrom(undefined, undefined, false, true),
    message: fc.constantFrom('Beside the mugs', 'Tea time'),
  })
  .map(({ plan, ...rest }) => ({ ...rest, ...(plan !== undefined && { plan }) }));

/** Gifts of widgets: all of them, or a number to be chosen. */
const gifts = fc
  .array(
    fc.record({
      min: minimum,
      products: fc.constantFrom([GIFT], [GIFT_IN_SIZES], [GIFT, GIFT_IN_SIZES]),
      max: fc.constantFrom(undefined, undefined, 1),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((list) =>
    list.map(
      ({ min, products, max }, index): RewardTier => ({
        id: `widget ${index + 5}`,
        type: 'product',
        minimum: min,
        gifts: products,
        ...(max !== undefined && products.length > max && { most: max }),
        hideSoldOut: true,
        message: 'With compliments',
      }),
    ),
  );

const widgets = fc
  .array(widget, { minLength: 1, maxLength: 2 })
  .map((list) => list.map((each, index) => ({ ...each, id: `${index + 5}` })));

/** Gifts of bundles' tiers. */
const given = fc.constantFrom<readonly BundleGiftItem[]>(
  [],
  [{ productId: 900, variantIds: [901], quantity: 1, giftMessage: '' }],
  [
    { productId: 900, variantIds: [901], quantity: 1, giftMessage: 'Honey' },
    { productId: 910, variantIds: [911, 912], quantity: 1, giftMessage: '' },
  ],
);

/** Products of bundles' steps. */
const offered = fc.constantFrom(
  [{ productId: 10, variantIds: [] }],
  [
    { productId: 10, variantIds: [11] },
    { productId: 20, variantIds: [] },
  ],
  [
    { productId: 20, variantIds: [22] },
    { productId: 30, variantIds: [] },
  ],
);

const bundle: fc.Arbitrary<Omit<DiscountedBundle, 'id'>> = fc
  .record({
    steps: fc.array(
      fc.record({
        products: offered,
        min: fc.integer({ min: 0, max: 1 }),
        max: fc.integer({ min: 1, max: 6 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    min: fc.integer({ min: 1, max: 2 }),
    max: fc.integer({ min: 2, max: 8 }),
    isFull: fc.constantFrom(false, false, true),
    requiredTarget: fc.constantFrom('quantity' as const, 'subtotal' as const),
    tiers: fc.array(
      fc.record({
        discountType: fc.constantFrom('percentage' as const, 'fixed_amount' as const, 'fixed_price' as const),
        discountValue: fc.constantFrom('3', '10', '33.3', '60'),
        requiredQuantity: fc.integer({ min: 1, max: 5 }),
        requiredSubtotal: fc.constantFrom('1', '19.99', '50'),
        message: fc.constantFrom('Box', 'Tea box'),
        giftItems: given,
        includedGifts: fc.boolean(),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    limit: fc.constantFrom(null, null, 1, 2),
    excludedAddOnDiscountOnSub: fc.boolean(),
  })
  .map(({ steps, min, max, isFull, tiers, limit, ...discount }) => {
    const { container: _, ...rule } = aBundle({
      ...discount,
      // Some have copies, by the lines of a parent.
      parentVariantId: max === 7 ? 31 : null,
      enabledLimitLineQuantityDiscount: limit !== null,
      maxQuantityPerLine: limit ?? 1,
      tiers: tiers.map((tier, at) => ({ ...aTier(1), ...tier, id: `b${at}` })),
    });
    return {
      ...rule,
      container: { minValue: min, maxValue: max, enabledForceToMax: isFull },
      steps: steps.map(({ products, ...step }) => ({
        ...aStep({ maxQuantityPerStep: step.max, minQuantityPerStep: step.min }),
        products,
      })),
    };
  });

const bundles = fc
  .array(bundle, { minLength: 1, maxLength: 2 })
  .map((list) => list.map((each, index) => ({ ...each, id: `${index + 7}` })));

export const aRewardsConfig: fc.Arbitrary<RewardsConfig> = fc.record(
  {
    cartId: fc.constant('cart-1'),
    attribution: fc.boolean(),
    bars: fc.array(bar, { minLength: 1, maxLength: 1 }),
    volume,
    widgets,
    bundles,
    gifts,
  },
  { requiredKeys: ['cartId', 'attribution', 'bars', 'volume'] },
);

/** Line property with the widget that has added it, genuine or forged. */
const named = fc.constantFrom('', '', '5', '6', 'gone').map((id) => (id === '' ? {} : { _widget: id }));

/** Bundle of a line, genuine or forged. */
const marked = fc
  .constantFrom('', '7:a:1', '7:a:1', '7:a:2', '7:a', '7:b:1', '7:b:9', '8:a:1', 'gone:a:1')
  .map((mark): Record<string, string> => (mark === '' ? {} : { _source: BUNDLE_SOURCE, _bundle: mark }));

/** Line that a shopper bought. All units of a variant have the same price. */
const boughtLine = (unit: 1 | 100): fc.Arbitrary<Omit<RewardLine, 'key'>> =>
  fc
    .record({
      productId: fc.constantFrom(...PRODUCTS),
      second: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 5 }),
      engraved: fc.constantFrom('', 'A', 'B'),
      plan: fc.constantFrom(null, null, 7),
      giftCard: fc.constantFrom(false, false, false, true),
      named,
      marked,
    })
    .map(({ productId, second, quantity, engraved, plan, giftCard, named: widgetOf, marked: bundleOf }) => ({
      variantId: productId + (second ? 2 : 1),
      productId,
      quantity,
      linePrice: subunits(quantity * (productId * 37 + (second ? 333 : 1099)) * unit),
      othersDiscount: subunits(0),
      properties: { ...(engraved !== '' && { engraving: engraved }), ...widgetOf, ...bundleOf },
      sellingPlanId: plan,
      giftCard,
      charged: null,
    }));

/** Line with our properties: a gift, genuine or forged. */
const giftLine = (unit: 1 | 100): fc.Arbitrary<Omit<RewardLine, 'key'>> =>
  fc
    .record({
      variantId: fc.constantFrom(901, 901, 911, 912, 11),
      source: fc.constantFrom(GIFT_SOURCE, GIFT_SOURCE, ...GIFT_SOURCES),
      tier: fc.constantFrom('t1', 't2', 't3', 'gone'),
      bundleOf: fc.constantFrom(['7:a', 'b0'], ['7:a', 'b0'], ['7:a', 'b1'], ['7:b', 'b0'], ['gone:a', 'b0']),
      quantity: fc.integer({ min: 1, max: 3 }),
      extra: fc.constantFrom('', 'x'),
      plan: fc.constantFrom(null, null, null, 7),
      named,
    })
    .map(({ variantId, source, tier: tierId, bundleOf, quantity, extra, plan, named: widgetOf }) => ({
      variantId,
      productId: Math.floor(variantId / 10) * 10,
      quantity,
      linePrice: subunits(quantity * 2000 * unit),
      othersDiscount: subunits(0),
      properties: {
        _source: source,
        _tier: tierId,
        ...(extra !== '' && { extra }),
        ...widgetOf,
        ...(source === 'bundle_gift' && { _bundle: bundleOf[0], _tier: bundleOf[1] }),
      },
      sellingPlanId: plan,
      giftCard: false,
      charged: null,
    }));

/** Merges lines with the same variant, properties and plan, as Shopify does. */
const merged = (lines: readonly Omit<RewardLine, 'key'>[]): RewardLine[] => {
  const seen = new Map<string, RewardLine>();
  lines.forEach((line, index) => {
    const identity = JSON.stringify([line.variantId, line.properties, line.sellingPlanId]);
    if (!seen.has(identity)) seen.set(identity, { ...line, key: `line-${index + 1}` });
  });
  return [...seen.values()];
};

export interface World {
  readonly config: RewardsConfig;
  readonly cart: RewardCart;
  readonly context: RewardsContext;
}

/** Config, cart without discounts of others, and context, in dollars, euros or yen. */
export const aWorld: fc.Arbitrary<World> = fc
  .record({ config: aRewardsConfig, currency: fc.constantFrom('USD', 'EUR', 'JPY'), soldOut: fc.boolean() })
  .chain(({ config, currency, soldOut }) => {
    const unit = currency === 'JPY' ? 100 : 1;
    return fc
      .tuple(fc.array(boughtLine(unit), { maxLength: 6 }), fc.array(giftLine(unit), { maxLength: 4 }))
      .map(([bought, gifts]) => ({
        config,
        cart: { currency, lines: merged([...bought, ...gifts]), othersOrderDiscount: subunits(0) },
        context: {
          country: 'US',
          shopCurrency: 'USD',
          rate: currency === 'JPY' ? '151.37' : '0.9251',
          variants: { 901: onSale, 911: { ...onSale, available: !soldOut }, 912: onSale },
          discountsActive: true,
        },
      }));
  });
