import type { RewardBar, RewardTier, TierDiscount, VolumeDiscount } from '../rewards/config';

/** As much of a `RewardsConfig` as merchants read of it. */
export interface SummarizedRewards {
  readonly bars: readonly SummarizedBar[];
  readonly volume: Pick<VolumeDiscount, 'kind' | 'mechanism' | 'tiers'> | null;
  readonly widgets?: readonly TierDiscount[];
  readonly bundles?: readonly unknown[];
  /** Of widgets. */
  readonly gifts?: readonly unknown[];
}

interface SummarizedBar extends Pick<RewardBar, 'mechanism' | 'lineItemMode'> {
  readonly tiers: readonly Pick<RewardTier, 'type' | 'discount'>[];
}

/** Rewards of a cart, without what they ask for. */
export interface RewardsSummary {
  readonly freeShipping: boolean;
  /** Tiers that give a gift, and widgets that do. */
  readonly gifts: number;
  /** Of the tiers, each once: a percentage (0–100), or an amount in major units of the shop's currency. */
  readonly orderDiscounts: TierDiscount[];
  /** The most that Buy More Save More takes off; null where there is none. */
  readonly volume: TierDiscount | null;
  /** What widgets take off a product, each once. */
  readonly widgets: TierDiscount[];
  /** Bundles that give a discount. */
  readonly bundles: number;
}

/** Rewards by functions; those by Scripts are none (`discountClasses`). */
export function summarizeRewards({
  bars,
  volume,
  widgets = [],
  bundles = [],
  gifts = [],
}: SummarizedRewards): RewardsSummary {
  const tiers = bars.filter(({ mechanism }) => mechanism === 'functions').flatMap((bar) => bar.tiers);
  const discounts = tiers.flatMap(({ discount }) => discount ?? []);
  return {
    freeShipping: tiers.some(({ type }) => type === 'shipping'),
    gifts: tiers.filter(({ type }) => type === 'product').length + gifts.length,
    orderDiscounts: eachOnce(discounts),
    volume: volume?.mechanism === 'functions' ? largestDiscount(volume) : null,
    widgets: eachOnce(widgets),
    bundles: bundles.length,
  };
}

function eachOnce(discounts: readonly TierDiscount[]): TierDiscount[] {
  const first = ({ kind, value }: TierDiscount) =>
    discounts.findIndex((each) => each.kind === kind && each.value === value);
  return discounts.filter((each, index) => first(each) === index).map(({ kind, value }) => ({ kind, value }));
}

function largestDiscount({ kind, tiers }: Pick<VolumeDiscount, 'kind' | 'tiers'>): TierDiscount | null {
  const [first, ...rest] = tiers.map(({ value }) => value);
  if (first === undefined) return null;
  return { kind, value: rest.reduce((max, each) => (Number(each) > Number(max) ? each : max), first) };
}

export interface MetadataEntry {
  readonly key: 'orderDiscount' | 'productDiscount' | 'bmsm' | 'tpb';
  /** Of the discount that carries it. */
  readonly id: string;
  /** JSON. */
  readonly value: unknown;
}

/**
 * The parts of a discount's configuration, an entry for each that it has: the bars whose order discount is one of the whole
 * order, those that take something off products, Buy More Save More, and all bars.
 */
export function metadataEntries(id: string, { bars, volume }: SummarizedRewards): MetadataEntry[] {
  const ofOrders = bars.filter((bar) => !bar.lineItemMode && bar.tiers.some((tier) => tier.discount));
  const ofProducts = bars.filter(({ lineItemMode, tiers }) =>
    tiers.some((tier) => tier.type === 'product' || (lineItemMode && tier.discount)),
  );
  return [
    ...(ofOrders.length > 0 ? [{ key: 'orderDiscount' as const, id, value: ofOrders }] : []),
    ...(ofProducts.length > 0 ? [{ key: 'productDiscount' as const, id, value: ofProducts }] : []),
    ...(volume ? [{ key: 'bmsm' as const, id, value: volume }] : []),
    ...(bars.length > 0 ? [{ key: 'tpb' as const, id, value: bars }] : []),
  ];
}
