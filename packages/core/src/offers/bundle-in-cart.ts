import { type BundleMark, bundleMark, bundleName } from '../bundles/bundle-line';
import { judgedLines } from '../bundles/evaluate-bundle';
import { publishedParts } from '../bundles/judged-bundles';
import { subunits } from '../money/subunits';
import type { BundleConfig } from '../rewards/bundle-config';
import { BUNDLE_SOURCE, type RewardCart, type RewardLine } from '../rewards/cart';
import type { DiscountedBundle, RewardsConfig } from '../rewards/config';
import type { RewardsContext } from '../rewards/context';
import { evaluateRewards } from '../rewards/evaluate-rewards';
import { judgedOffers } from './judged-offers';

/** Loss of a bundle in a cart by a change. */
export interface BundleLoss {
  /** Lost discounts of its other products, in subunits. */
  readonly amount: number;
  /** Keys of its gift lines that were free and no longer are. */
  readonly giftKeys: readonly string[];
}

const NOTHING: BundleLoss = { amount: 0, giftKeys: [] };

/**
 * Loss of the rest of a bundle if a line of it is reduced to a quantity (0 removes it), so that the bundle falls
 * to another tier. None if the tier stays the same, or if the rest gets the same discount otherwise. Judges the
 * whole cart, like checkout.
 */
export function lostByReducing(
  rewards: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
  { lineKey, quantity }: { readonly lineKey: string; readonly quantity: number },
): BundleLoss {
  const line = cart.lines.find(({ key }) => key === lineKey);
  const mark = line && bundleMark(line);
  // Without its parent, the whole bundle is removed.
  if (!line || !mark || mark.step === null || quantity >= line.quantity) return NOTHING;
  const after = {
    ...cart,
    lines: cart.lines.flatMap((each) => (each === line ? reduced(line, quantity) : each)),
  };
  const [then, now] = [judged(rewards, cart, context, mark), judged(rewards, after, context, mark)];
  if (then.tierId === now.tierId) return NOTHING;
  // The value of its gifts is lost with them (`giftKeys`).
  const lost = after.lines
    .filter((each) => isPartOf(each, mark))
    .reduce((sum, each) => {
      const units = cart.lines.find(({ key }) => key === each.key)?.quantity ?? each.quantity;
      return sum + Math.round((then.offOf(each) * each.quantity) / units) - now.offOf(each);
    }, 0);
  const kept = new Set(now.giftKeys);
  return { amount: Math.max(0, lost), giftKeys: then.giftKeys.filter((key) => !kept.has(key)) };
}

/**
 * Discounts of a bundle in a cart, including its gifts, by the current rules and by the rule that it was built
 * with, in subunits. `built` had the product of each line at the line's step.
 */
export function offByRules(
  rewards: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
  mark: Pick<BundleMark, 'bundleId' | 'instance'>,
  built: BundleConfig,
): { readonly today: number; readonly built: number } {
  const parts = cart.lines.filter((line) => isPartOf(line, mark));
  const others = (rewards.bundles ?? []).filter(({ id }) => id !== mark.bundleId);
  const before = { ...rewards, bundles: [...others, offering(built, parts)] };
  const off = (by: RewardsConfig) => {
    const { offOf } = judged(by, cart, context, mark);
    return cart.lines.reduce((sum, line) => sum + offOf(line), 0);
  };
  return { today: off(rewards), built: off(before) };
}

/** Tier of a bundle in a cart, the best discount of each of its lines, and its free gifts. */
function judged(
  rewards: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
  mark: Pick<BundleMark, 'bundleId' | 'instance'>,
) {
  const found: { tierId: string | null } = { tierId: null };
  const { lineDiscounts } = evaluateRewards(rewards, cart, context, (offers, priced, within) => {
    const bundle = offers.bundles?.find(({ id }) => id === mark.bundleId);
    const instances = bundle
      ? judgedLines(bundle, publishedParts(bundle, priced.lines), priced.exchange, true).instances
      : [];
    found.tierId = instances.find(({ instance }) => instance === mark.instance)?.tierId ?? null;
    return judgedOffers(offers, priced, within);
  });
  const amounts = new Map(lineDiscounts.map(({ lineKey, amount }) => [lineKey, amount]));
  const free = new Set(
    lineDiscounts.flatMap(({ source, lineKey }) => (source === 'offered_gift' ? lineKey : [])),
  );
  return {
    ...found,
    giftKeys: cart.lines.flatMap((line) => (free.has(line.key) && isGiftOf(line, mark) ? line.key : [])),
    offOf: (line: RewardLine) =>
      isPartOf(line, mark) || isGiftOf(line, mark) ? (amounts.get(line.key) ?? 0) : 0,
  };
}

function isPartOf(line: RewardLine, mark: Pick<BundleMark, 'bundleId' | 'instance'>): boolean {
  const own = line.properties._source === BUNDLE_SOURCE && bundleMark(line);
  return own !== false && own !== null && bundleName(own) === bundleName(mark);
}

/** Reimplemented, since `giverOf` would be one more export of the drawer. */
function isGiftOf({ properties }: RewardLine, mark: Pick<BundleMark, 'bundleId' | 'instance'>): boolean {
  return properties._source === 'bundle_gift' && properties._bundle === bundleName(mark);
}

function reduced(line: RewardLine, quantity: number): RewardLine[] {
  const share = (amount: number) => subunits(Math.round((amount * quantity) / line.quantity));
  if (quantity <= 0) return [];
  return [
    {
      ...line,
      quantity,
      linePrice: share(line.linePrice),
      othersDiscount: share(line.othersDiscount),
      charged: null,
    },
  ];
}

function offering(built: BundleConfig, parts: readonly RewardLine[]): DiscountedBundle {
  return {
    ...built,
    steps: built.steps.map((step, at) => ({
      ...step,
      products: parts
        .filter((line) => bundleMark(line)?.step === at + 1)
        .map(({ productId, variantId }) => ({ productId, variantIds: [variantId] })),
    })),
  };
}
