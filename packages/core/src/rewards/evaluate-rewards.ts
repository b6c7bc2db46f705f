import { barReward } from './bar-reward';
import type { Priced } from './basis';
import type { RewardCart, RewardLine } from './cart';
import type { RewardBar, RewardsConfig } from './config';
import type { RewardsContext } from './context';
import { exchangeOf } from './exchange';
import { freeUnits } from './gifts';
import { inCanonicalOrder } from './line-order';
import { orderDiscountOf } from './order-discount';
import type { LineDiscount, Rewards, TierReward } from './rewards';
import { barFor } from './tiers';
import { volumeDiscounts } from './volume-discount';

/** Rewards of widgets and bundles, whichever bar is live. */
export interface JudgedOffers {
  /** Discounts of bundles and widgets; on a tie, the last on a line applies. */
  readonly discounts: readonly LineDiscount[];
  readonly offered: readonly TierReward[];
  /** Free units of `offered`. */
  readonly free: readonly LineDiscount[];
}

/**
 * Judges offers on lines whose discounts aren't known yet. Implemented by `judgedOffers`, which carts of shops
 * without offers needn't load.
 */
export type JudgeOffers = (
  offers: Pick<RewardsConfig, 'bundles' | 'widgets' | 'gifts'>,
  priced: Priced,
  context: RewardsContext,
) => JudgedOffers;

/**
 * Evaluates a cart's earned rewards and their worth: the single algorithm of editor, preview, storefront and
 * checkout. Pure; the result doesn't depend on the order or the keys of lines. Amounts in subunits of the cart's
 * currency. Without `judgeOffers` the shop's bundles and widgets give nothing. Source: design "Rewards: one
 * algorithm", steps 1 to 7.
 */
export function evaluateRewards(
  config: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
  judgeOffers?: JudgeOffers,
): Rewards {
  const lines = inCanonicalOrder(cart);
  const exchange = exchangeOf(cart, context);
  const volume =
    config.volume && config.volume.mechanism === 'functions' && context.discountsActive
      ? volumeDiscounts(config.volume, lines, exchange)
      : [];
  const own = new Map<string, LineDiscount>();
  const priced: Priced = { cart, lines, own, exchange };
  const offers = (config.bundles || config.widgets || config.gifts) && judgeOffers?.(config, priced, context);
  // The best discount of a line applies; on a tie a bundle's or a widget's, which another discount of ours gives.
  for (const each of [...volume, ...(offers?.discounts ?? [])]) {
    if (each.amount >= (own.get(each.lineKey)?.amount ?? 0)) own.set(each.lineKey, each);
  }
  const bar = barFor(config.bars, context.country);
  const reward = bar && barReward(bar, priced, context);
  const gives = reward?.gives === true;
  const order = bar && reward && gives ? orderDiscountOf(bar, reward.tiers, priced) : null;
  const shipping = gives ? reward?.tiers.find((tier) => tier.type === 'shipping' && tier.earned) : undefined;
  return {
    cartId: config.cartId,
    attribution: config.attribution,
    bar: reward,
    offered: offers?.offered ?? [],
    lineDiscounts: [
      ...(bar && reward ? freeUnits(bar.tiers, reward.tiers, lines, 'gift') : []),
      ...(offers?.free ?? []),
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

/** Best discount of each line, because Shopify applies one product discount per line. A lapsed one isn't moved. */
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
