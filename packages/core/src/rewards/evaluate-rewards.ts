import { basisOf, type Priced } from './basis';
import type { RewardCart, RewardLine } from './cart';
import type { DiscountedBundle, RewardBar, RewardsConfig, RewardTier } from './config';
import type { RewardsContext } from './context';
import { type Exchange, exchangeOf } from './exchange';
import { freeUnits, giftRewards } from './gifts';
import { inCanonicalOrder } from './line-order';
import { orderDiscountOf } from './order-discount';
import { qualifies } from './qualifying';
import type { BarReward, LineDiscount, Rewards, TierReward } from './rewards';
import { barFor, judgeTier } from './tiers';
import { volumeDiscounts } from './volume-discount';
import { widgetDiscounts } from './widget-discount';

/**
 * What bundles give on lines, which are in canonical order: discounts, at most one for a line, and the gifts of reached tiers,
 * as tiers of their own. It is `judgedBundles`, which shops without bundles need not load.
 */
export type JudgeBundles = (
  bundles: readonly DiscountedBundle[],
  lines: readonly RewardLine[],
  exchange: Exchange,
) => { readonly discounts: readonly LineDiscount[]; readonly gifts: readonly RewardTier[] };

/**
 * The bar of what widgets and bundles give: for everybody, and by the prices before discounts, whatever bar is live. Without
 * its discount in Shopify the configuration has none of it.
 */
const OFFERS_BAR: Omit<RewardBar, 'tiers'> = {
  id: '',
  countries: null,
  basis: 'amount',
  beforeDiscounts: true,
  excluded: [],
  freeShippingOnAllProducts: false,
  freeShippingOnSubscription: false,
  lineItemMode: false,
  mechanism: 'functions',
};

/**
 * What a cart has earned and what it is worth: the one algorithm of editor, preview, storefront and checkout.
 * Pure; the answer does not depend on the order or the keys of lines. Amounts in subunits of the cart's currency.
 * Without `judgeBundles` the shop's bundles give nothing. Source: design "Rewards: one algorithm", steps 1 to 7.
 */
export function evaluateRewards(
  config: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
  judgeBundles?: JudgeBundles,
): Rewards {
  const lines = inCanonicalOrder(cart);
  const exchange = exchangeOf(cart, context);
  const volume =
    config.volume && config.volume.mechanism === 'functions' && context.discountsActive
      ? volumeDiscounts(config.volume, lines, exchange)
      : [];
  const ofBundles = config.bundles && judgeBundles?.(config.bundles, lines, exchange);
  // A line has the best one; of equal ones a bundle's or a widget's, which another discount of ours gives.
  const own = new Map<string, LineDiscount>();
  for (const each of [
    ...volume,
    ...(ofBundles?.discounts ?? []),
    ...(config.widgets ? widgetDiscounts(config.widgets, lines, exchange) : []),
  ]) {
    if (each.amount >= (own.get(each.lineKey)?.amount ?? 0)) own.set(each.lineKey, each);
  }
  const priced: Priced = { cart, lines, own, exchange };
  const bar = barFor(config.bars, context.country);
  const reward = bar && barReward(bar, priced, context);
  const gives = reward?.gives === true;
  const tiers = [...(config.gifts ?? []), ...(ofBundles?.gifts ?? [])];
  const offered = barReward({ ...OFFERS_BAR, tiers }, priced, { ...context, discountsActive: true }).tiers;
  const order = bar && reward && gives ? orderDiscountOf(bar, reward.tiers, priced) : null;
  const shipping = gives ? reward?.tiers.find((tier) => tier.type === 'shipping' && tier.earned) : undefined;
  return {
    cartId: config.cartId,
    attribution: config.attribution,
    bar: reward,
    offered,
    lineDiscounts: [
      ...(bar && reward ? freeUnits(bar.tiers, reward.tiers, lines, 'gift') : []),
      ...freeUnits(tiers, offered, lines, 'offered_gift'),
      ...bestPerLine(lines, own, order?.lines ?? []),
    ],
    orderDiscount: order?.order ?? null,
    freeShipping: shipping
      ? {
          tierId: shipping.id,
          message: messageOf(bar, shipping.id),
          everyOption: bar?.freeEveryOption === true,
        }
      : null,
  };
}

function barReward(bar: RewardBar, priced: Priced, context: RewardsContext): BarReward {
  const value = basisOf(priced, bar);
  const qualifying = priced.lines.filter((line) => qualifies(line, bar));
  const gives = bar.mechanism === 'functions' && context.discountsActive;
  const tiers = bar.tiers.flatMap((tier): TierReward[] => {
    const judged = judgeTier(tier, bar, value, qualifying, priced.exchange);
    if (!judged) return [];
    if (tier.type !== 'product') return [{ ...judged, gifts: [] }];
    return [{ ...judged, ...giftRewards(tier, judged.earned && gives, priced.lines, context) }];
  });
  const afterDiscounts = bar.basis === 'amount' && !bar.beforeDiscounts;
  return { id: bar.id, basis: bar.basis, gives, afterDiscounts, value, tiers };
}

/** Shopify keeps one product discount per line, whoever gives it: the best for the shopper. A lapsed one is not moved. */
function bestPerLine(
  lines: readonly RewardLine[],
  own: ReadonlyMap<string, LineDiscount>,
  shares: readonly LineDiscount[],
): LineDiscount[] {
  return lines.flatMap((line) => {
    const known = own.get(line.key);
    const share = shares.find(({ lineKey }) => lineKey === line.key);
    const best = share && share.amount > (known?.amount ?? 0) ? share : known;
    return best && best.amount > line.othersDiscount ? [best] : [];
  });
}

function messageOf(bar: RewardBar | null, tierId: string): string {
  return bar?.tiers.find((tier) => tier.id === tierId)?.message ?? '';
}
