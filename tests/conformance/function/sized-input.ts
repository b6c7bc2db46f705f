import type { DeliveryInput } from '@cartwright/cart-rewards/delivery';
import type { ValidationInput } from '@cartwright/cart-validation/input';
import { versionedCheck } from '@cartwright/core/rewards/checked-rewards';
import type { DiscountedBundle, RewardsConfig, RewardTier } from '@cartwright/core/rewards/config';
import { versionedConfig } from '@cartwright/core/rewards/versioned-config';
import { aBundle, aStep, aTier } from '@cartwright/core/testing/a-bundle';
import {
  aBar,
  aConfig,
  amountOff,
  GIFT,
  gift,
  percentOff,
  shipping,
} from '@cartwright/core/testing/a-config';

const FIRST_PRODUCT = 8_000_000_000_000;
const CENTS = 100;

/**
 * Input of the function for a cart with so many lines, two of each product, and a bar with so many tiers: gifts, percentages
 * and amounts in turn, all of them earned. Every product has a volume discount, and the second line is a gift.
 */
export function sizedInput(lines: number, tiers: number): DeliveryInput {
  return {
    cart: {
      variant: null,
      cost: { subtotalAmount: { currencyCode: 'USD' } },
      lines: Array.from({ length: lines }, (_, at) => lineInput(at)),
      deliveryGroups: [
        {
          deliveryOptions: [
            { handle: 'standard', cost: { amount: '5.0' } },
            { handle: 'express', cost: { amount: '15.0' } },
          ],
        },
      ],
    },
    discount: {
      discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
      metafield: { jsonValue: versionedConfig(sizedConfig(lines, tiers)) },
      old: null,
    },
    localization: { country: { isoCode: 'US' } },
    presentmentCurrencyRate: '1.0',
  };
}

/** The same cart, of which all but the first two lines are parts of bundles, up to ten lines in each. */
export function sizedBundleInput(lines: number, tiers: number): DeliveryInput {
  const input = sizedInput(lines, tiers);
  const config = { ...sizedConfig(lines, tiers), bundles: [sizedBundle(lines)] };
  const marked = input.cart.lines.map((line, at) =>
    at < 2
      ? line
      : { ...line, source: { value: 'bundle_builder' }, bundle: { value: `7:${Math.floor(at / 10)}:1` } },
  );
  return {
    ...input,
    cart: { ...input.cart, lines: marked },
    discount: { ...input.discount, metafield: { jsonValue: versionedConfig(config) } },
  };
}

function sizedBundle(lines: number): DiscountedBundle {
  const { steps, ...rule } = aBundle(
    { tiers: [aTier(1, { discountValue: '15' })] },
    { container: { minValue: 1, maxValue: 50, enabledForceToMax: false } },
  );
  const products = Array.from({ length: Math.min(80, Math.ceil(lines / 2)) }, (_, at) => ({
    productId: FIRST_PRODUCT + at,
    variantIds: [],
  }));
  return { ...rule, steps: steps.map(() => ({ ...aStep({ maxQuantityPerStep: 50 }), products })) };
}

/** The same cart as delivery is asked for: the last of its tiers gives free shipping. */
export function sizedDeliveryInput(lines: number, tiers: number): DeliveryInput {
  const input = sizedInput(lines, tiers);
  const [bar, ...others] = sizedConfig(lines, tiers - 1).bars;
  if (!bar) throw new Error('The fixture has no bar.');
  const withShipping = { ...bar, tiers: [...bar.tiers, shipping(1)] };
  const config = { ...sizedConfig(lines, tiers), bars: [withShipping, ...others] };
  return { ...input, discount: { ...input.discount, metafield: { jsonValue: versionedConfig(config) } } };
}

/**
 * The same cart as checkout checks it, with one unit of the gift for nothing. Both the rewards that are live and those that
 * come next are as large; an unearned gift is of no tier of theirs.
 */
export function sizedValidationInput(
  gift: 'earned' | 'unearned',
  lines: number,
  tiers: number,
): ValidationInput {
  const { cart, localization, presentmentCurrencyRate } = sizedInput(lines, tiers);
  const metafield = { jsonValue: versionedCheck({ rewards: cartConfig(lines, tiers), until: null }) };
  const free = { ...(gift === 'unearned' && { tier: { value: 'gone' } }), quantity: 1 };
  return {
    buyerJourney: { step: 'CHECKOUT_COMPLETION' },
    cart: {
      variant: null,
      cost: cart.cost,
      lines: cart.lines.map((line) => ({
        ...line,
        ...(line.source && free),
        cost: { ...line.cost, totalAmount: line.source ? { amount: '0.0' } : line.cost.subtotalAmount },
        discountAllocations: [{ discountedAmount: line.cost.subtotalAmount }],
      })),
    },
    validation: { now: metafield, next: metafield },
    localization: { ...localization, language: { isoCode: 'JA' } },
    presentmentCurrencyRate,
    shop: { localTime: { date: '2026-11-22' } },
  };
}

function lineInput(at: number): DeliveryInput['cart']['lines'][number] {
  const isGift = at === 1;
  const quantity = 2 + (at % 3);
  return {
    id: `gid://shopify/CartLine/00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    quantity,
    source: isGift ? { value: 'tiered_progress_bar' } : null,
    tier: isGift ? { value: 'tier0' } : null,
    widget: at > 1 ? { value: '5' } : null,
    bundle: null,
    cost: { subtotalAmount: { amount: String((quantity * (999 + 7 * at)) / CENTS) } },
    sellingPlanAllocation: null,
    merchandise: {
      __typename: 'ProductVariant',
      id: `gid://shopify/ProductVariant/${isGift ? GIFT.variantIds[0] : 40_000_000_000_000 + at}`,
      product: {
        id: `gid://shopify/Product/${isGift ? GIFT.productId : FIRST_PRODUCT + Math.floor(at / 2)}`,
        isGiftCard: false,
      },
    },
  };
}

function sizedConfig(lines: number, tiers: number): RewardsConfig {
  return {
    ...cartConfig(lines, tiers),
    widgets: [
      {
        id: '5',
        kind: 'percentage',
        value: '20',
        maxUnits: 2,
        products: Array.from({ length: 20 }, (_, at) => ({ productId: FIRST_PRODUCT + at, variantIds: [] })),
        message: 'Beside the mugs',
      },
    ],
  };
}

function cartConfig(lines: number, tiers: number): RewardsConfig {
  return aConfig([aBar(Array.from({ length: tiers }, (_, at) => tier(at)))], {
    kind: 'percentage',
    products: Array.from({ length: Math.ceil(lines / 2) }, (_, at) => ({
      productId: FIRST_PRODUCT + at,
      variantIds: [],
    })),
    tiers: [
      { quantity: 2, value: '5' },
      { quantity: 4, value: '10' },
    ],
    mechanism: 'functions',
    message: 'Buy more, save more',
  });
}

function tier(at: number): RewardTier {
  const kinds = [gift(1), percentOff(1, 1 + at), amountOff(1, 1)];
  return { ...(kinds[at % kinds.length] ?? gift(1)), id: `tier${at}` };
}
