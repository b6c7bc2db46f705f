import { basisOf, type Priced } from './basis';
import type { RewardCart, RewardLine } from './cart';
import type { DiscountedBundle, RewardBar, RewardsConfig } from './config';
import type { RewardsContext } from './context';
import { type Exchange, exchangeOf } from './exchange';
import { freeUnit, giftReward } from './gifts';
import { inCanonicalOrder } from './line-order';
import { orderDiscountOf } from './order-discount';
import { qualifies } from './qualifying';
import type { BarReward, LineDiscount, Rewards, TierReward } from './rewards';
import { barFor, judgeTier } from './tiers';
import { volumeDiscounts } from './volume-discount';
import { widgetDiscounts } from './widget-discount';

/**
 * The discounts that bundles give on lines, which are in canonical order: at most one for a line. It is `bundleDiscounts`,
 * which shops without bundles need not load.
 */
export type JudgeBundles = (
  bundles: readonly DiscountedBundle[],
  lines: readonly RewardLine[],
  exchange: Exchange,
) => readonly LineDiscount[];

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
  // A line has the best one; of equal ones a bundle's or a widget's, which another discount of ours gives.
  const own = new Map<string, LineDiscount>();
  for (const each of [
    ...volume,
    ...(judgeBundles && config.bundles ? judgeBundles(config.bundles, lines, exchange) : []),
    ...(config.widgets ? widgetDiscounts(config.widgets, lines, exchange) : []),
  ]) {
    if (each.amount >= (own.get(each.lineKey)?.amount ?? 0)) own.set(each.lineKey, each);
  }
  const priced: Priced = { cart, lines, own, exchange };
  const bar = barFor(config.bars, context.country);
  const reward = bar && barReward(bar, priced, context);
  const gives = reward?.gives === true;
  const order = bar && reward && gives ? orderDiscountOf(bar, reward.tiers, priced) : null;
  const shipping = gives ? reward?.tiers.find((tier) => tier.type === 'shipping' && tier.earned) : undefined;
  return {
    cartId: config.cartId,
    attribution: config.attribution,
    bar: reward,
    lineDiscounts: [...freeUnits(bar, reward, lines), ...bestPerLine(lines, own, order?.lines ?? [])],
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
    const given = judged.earned && gives;
    const gifts = tier.type === 'product' ? (tier.gifts ?? []) : [];
    return [{ ...judged, gifts: gifts.map((gift) => giftReward(tier, gift, given, priced.lines, context)) }];
  });
  const afterDiscounts = bar.basis === 'amount' && !bar.beforeDiscounts;
  return { id: bar.id, basis: bar.basis, gives, afterDiscounts, value, tiers };
}

function freeUnits(
  bar: RewardBar | null,
  reward: BarReward | null,
  lines: readonly RewardLine[],
): LineDiscount[] {
  return (reward?.tiers ?? []).flatMap((tier) =>
    tier.gifts.flatMap((gift) => freeUnit(gift, lines, messageOf(bar, tier.id)) ?? []),
  );
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
