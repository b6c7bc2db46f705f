import { judgedBundles } from '../bundles/judged-bundles';
import { barReward, type JudgedBar } from '../rewards/bar-reward';
import type { RewardTier } from '../rewards/config';
import type { JudgeOffers } from '../rewards/evaluate-rewards';
import { freeUnits } from '../rewards/gifts';
import type { TierReward } from '../rewards/rewards';
import { widgetDiscounts } from '../rewards/widget-discount';

/**
 * Bar of the offers of widgets and bundles: for everybody, and by prices before discounts, whatever bar is live.
 * If Shopify has no room for their discount, the configuration has no offers.
 */
const OFFERS_BAR: Omit<JudgedBar, 'tiers'> = {
  id: '',
  basis: 'amount',
  beforeDiscounts: true,
  excluded: [],
  mechanism: 'functions',
};

/** Rewards of the shop's bundles and widgets. Gifts are tiers like those of a bar, so one rule judges all gifts. */
export const judgedOffers: JudgeOffers = ({ bundles = [], widgets = [], gifts = [] }, priced, context) => {
  const { lines, exchange } = priced;
  const ofBundles = judgedBundles(bundles, lines, exchange);
  const discounts = [...ofBundles.discounts, ...widgetDiscounts(widgets, lines, exchange)];
  const tiers = [...gifts, ...ofBundles.gifts];
  if (tiers.length === 0) return { discounts, offered: [], free: [] };
  const bar = barReward({ ...OFFERS_BAR, tiers }, priced, { ...context, discountsActive: true });
  const offered = bar.tiers.map((reward) => ofChoice(reward, tiers));
  return {
    discounts,
    offered,
    free: freeUnits(tiers, offered, lines, 'offered_gift'),
  };
};

/**
 * If shoppers choose some of a tier's gifts, those with lines are given, up to the number, in the config's order;
 * until so many are chosen, any of them can be.
 */
function ofChoice(reward: TierReward, tiers: readonly RewardTier[]): TierReward {
  const limit = tiers.find(({ id }) => id === reward.id)?.most;
  if (limit === undefined) return reward;
  const chosen = reward.gifts.filter(({ lineKeys }) => lineKeys.length > 0).slice(0, limit);
  const left = limit - chosen.length;
  const gifts = reward.gifts.map((gift) => ({
    ...gift,
    given: gift.given && (left > 0 || chosen.includes(gift)),
  }));
  return { ...reward, gifts, left };
}
