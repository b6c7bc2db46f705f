import { parseDecimal, percentageOf } from '../money/decimal';
import { type Subunits, sum } from '../money/subunits';
import { BUNDLE_SOURCE, type RewardCart, type RewardLine } from './cart';
import type { RewardsConfig, VolumeTier } from './config';
import type { RewardsContext } from './context';
import { exchangeOf, inCartCurrency } from './exchange';
import { inCanonicalOrder } from './line-order';
import { type VolumeGroup, volumeGroups } from './volume-discount';
import { widgetDiscounts } from './widget-discount';

/** Discount of a tier: a percentage of each line, or one amount off all units of the product. */
export type OfferedDiscount =
  | { readonly kind: 'percentage'; readonly percent: string }
  /** In subunits of the cart's currency, converted as the discount itself is. */
  | { readonly kind: 'amount'; readonly amount: Subunits };

export interface OfferedTier {
  readonly quantity: number;
  readonly discount: OfferedDiscount;
  /** Whether the product's units reach this tier now. */
  readonly reached: boolean;
  /** Quantity of this line at which the product just reaches the tier; null if its other lines have more. */
  readonly lineQuantity: number | null;
}

/** Offer of Buy More Save More on a line. */
export interface VolumeOffer {
  /** Ascending by quantity. */
  readonly tiers: readonly OfferedTier[];
  /** Next tier, with the units missing over all lines of the product; null on the highest. */
  readonly next: { readonly discount: OfferedDiscount; readonly missing: number } | null;
}

/**
 * Offers for each line of a listed product, by line key; none if nothing would be given (another mechanism, or
 * inactive discounts). Leaves out tiers whose amount can't be converted, and those that discount the line by no
 * more than discounts of others, which exclude them. A product with a widget's discount, or a part of a discounted
 * bundle, has none: which discount is better changes with the quantity. Pure; an offer promises what
 * `evaluateRewards` gives at that quantity. Source: design "Rewards: one algorithm", step 2.
 */
export function volumeOffers(
  { volume, widgets = [], bundles }: Pick<RewardsConfig, 'volume' | 'widgets' | 'bundles'>,
  cart: RewardCart,
  context: RewardsContext,
): ReadonlyMap<string, VolumeOffer> {
  const offers = new Map<string, VolumeOffer>();
  if (volume?.mechanism !== 'functions' || !context.discountsActive) return offers;
  const exchange = exchangeOf(cart, context);
  const discountOf = ({ value }: VolumeTier): OfferedDiscount | null => {
    if (volume.kind === 'percentage') return { kind: 'percentage', percent: value };
    const amount = inCartCurrency(value, exchange);
    return amount === null ? null : { kind: 'amount', amount };
  };
  const tiers = [...volume.tiers]
    .sort((a, b) => a.quantity - b.quantity)
    .flatMap((tier) => {
      const discount = discountOf(tier);
      return discount ? { tier, discount } : [];
    });
  if (tiers.length === 0) return offers;
  const lines = inCanonicalOrder(cart);
  const byWidgets = new Set(widgetDiscounts(widgets, lines, exchange).map(({ lineKey }) => lineKey));
  for (const group of volumeGroups(volume, lines, exchange)) {
    const isOffered = ({ key, properties }: RewardLine) =>
      byWidgets.has(key) || (bundles !== undefined && properties._source === BUNDLE_SOURCE);
    if (group.lines.some(isOffered)) continue;
    for (const line of group.lines) {
      const worthwhile = tiers.filter((tier) => !isKeptOut(tier, line, group, exchange.unit));
      if (worthwhile.length > 0) offers.set(line.key, offerOf(line, group, worthwhile));
    }
  }
  return offers;
}

/** Whether others' discounts are at least the tier's, assuming that they grow with the units. */
function isKeptOut(
  { tier, discount }: { readonly tier: VolumeTier; readonly discount: OfferedDiscount },
  { othersDiscount, linePrice }: RewardLine,
  { lines, units }: VolumeGroup,
  unit: 1 | 100,
): boolean {
  if (othersDiscount === 0) return false;
  if (discount.kind === 'amount')
    return sum(lines.map((line) => line.othersDiscount)) * tier.quantity >= discount.amount * units;
  const percent = parseDecimal(discount.percent);
  return !percent || othersDiscount >= percentageOf(linePrice, percent, unit);
}

function offerOf(
  line: RewardLine,
  { units, reached }: VolumeGroup,
  tiers: readonly { readonly tier: VolumeTier; readonly discount: OfferedDiscount }[],
): VolumeOffer {
  const others = units - line.quantity;
  const next = tiers.find(({ tier }) => tier.quantity > units);
  return {
    tiers: tiers.map(({ tier, discount }) => ({
      quantity: tier.quantity,
      discount,
      reached: tier === reached,
      lineQuantity: tier.quantity > others ? tier.quantity - others : null,
    })),
    next: next ? { discount: next.discount, missing: next.tier.quantity - units } : null,
  };
}

/** Merchant's label with `{quantity}` and `{discount}` replaced. */
export function offerText(label: string, quantity: number, discount: string): string {
  return label.replaceAll('{quantity}', String(quantity)).replaceAll('{discount}', discount);
}
