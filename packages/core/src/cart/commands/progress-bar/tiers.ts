import { newTier, TIER_TEXTS } from '../../../components/tiered-progress-bar/defaults';
import type { Bar, Tier, TierType } from '../../../components/tiered-progress-bar/schema';
import { type Refusal, refuse } from '../../../editing/command';
import { LIST_LIMITS } from '../../../texts/limits';
import type { CartDocument } from '../../cart-document';
import type { CommandResult } from '../command';
import { changeBar, changeTier } from './change-bars';
import { stepOfTyping } from './typing';

interface OfBar {
  readonly componentId: string;
  readonly barId: string;
}
interface OfTier extends OfBar {
  readonly tierId: string;
}

/** Amount between a new tier and the highest, in the shop's currency. */
const STEP = 50;

/** Adds a tier with the defaults of its type, above the highest one if another has its minimum. At most 4 in a bar, one of them free shipping. */
export function addTier(
  document: CartDocument,
  { componentId, barId, type, newId }: OfBar & { type: TierType; newId: () => string },
): CommandResult {
  return changeBar(document, { componentId, barId }, { label: 'Add tier', history: 'record' }, (bar) => {
    if (bar.tiers.length >= LIST_LIMITS.tiers) {
      return refuse('tier_count', `A progress bar needs 1 to ${LIST_LIMITS.tiers} tiers.`, ['tiers']);
    }
    const tier = newTier(newId(), type);
    const minimums = bar.tiers.map(({ minimum }) => minimum ?? 0);
    const minimum = minimums.includes(tier.minimum ?? 0) ? Math.max(...minimums) + STEP : tier.minimum;
    return withTiers(bar, [...bar.tiers, { ...tier, minimum }]);
  });
}

/** Removes a tier; the last one stays. */
export function removeTier(document: CartDocument, { tierId, ...place }: OfTier): CommandResult {
  return changeBar(document, place, { label: 'Remove tier', history: 'record' }, (bar) => {
    if (bar.tiers.length <= 1) {
      return refuse('tier_count', `A progress bar needs 1 to ${LIST_LIMITS.tiers} tiers.`, ['tiers']);
    }
    return { ...bar, tiers: bar.tiers.filter((tier) => tier.id !== tierId) };
  });
}

/** Moves a tier up or down in the merchant's list. Shoppers see tiers by minimum, whatever the list. */
export function moveTier(document: CartDocument, { by, ...place }: OfTier & { by: -1 | 1 }): CommandResult {
  return changeTier(document, place, { label: 'Move tier', history: 'record' }, (tier, index, bar) => {
    const other = bar.tiers[index + by];
    if (!other) return refuse('tier_at_end', 'This tier can’t move any further.', ['tiers']);
    return { ...bar, tiers: bar.tiers.with(index, other).with(index + by, tier) };
  });
}

/**
 * Sets fields of a tier; typing in the same field joins one step. A discount tier forces Functions on.
 * A tier of another type keeps everything but the texts that nobody changed: they would promise the old reward.
 */
export function updateTier(
  document: CartDocument,
  { changes, field, ...place }: OfTier & { changes: Partial<Omit<Tier, 'id'>>; field?: string | undefined },
): CommandResult {
  const typing = changes.type ? { history: 'record' as const } : stepOfTyping(keyOf(place), changes, field);
  return changeTier(document, place, { label: 'Change tier', ...typing }, (tier, index, bar) => {
    const { type } = changes;
    const discount = type === 'discount' && tier.discountAmountFromTotal === null;
    const changed: Tier = {
      ...tier,
      ...(discount && { discountAmountFromTotal: 10 }),
      ...(type && textsFor(tier, type)),
      ...changes,
    };
    return withTiers(bar, bar.tiers.with(index, changed));
  });
}

const keyOf = ({ componentId, tierId }: OfTier) => `${componentId} ${tierId}`;

/** Texts of a tier after a change of its type: unedited defaults become those of the new type. */
function textsFor(tier: Tier, type: TierType): Partial<Tier> {
  const before = TIER_TEXTS[tier.type];
  const after = TIER_TEXTS[type];
  return {
    ...(tier.tierLabel === before.tierLabel && { tierLabel: after.tierLabel }),
    ...(tier.reachedText === before.reachedText && { reachedText: after.reachedText }),
    ...(tier.remainingText === before.remainingText && { remainingText: after.remainingText }),
  };
}

function withTiers(bar: Bar, tiers: Tier[]): Bar | Refusal {
  if (tiers.filter((tier) => tier.type === 'shipping').length > 1) {
    return refuse('shipping_twice', 'You can only have one free shipping tier per progress bar.', ['tiers']);
  }
  const discounts = tiers.some((tier) => tier.type === 'discount');
  return { ...bar, tiers, ...(discounts && { discountedBy: 'functions' }) };
}
