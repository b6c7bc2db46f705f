import type { CartDocument } from '../../cart-document';
import { newTier } from '../../tiered-progress-bar/defaults';
import { type Bar, MAX_TIERS, type Tier, type TierType } from '../../tiered-progress-bar/schema';
import { type CommandResult, type Refusal, refuse } from '../command';
import { changeBar, changeTier } from './change-bars';

interface OfBar {
  readonly componentId: string;
  readonly barId: string;
}
interface OfTier extends OfBar {
  readonly tierId: string;
}

/** Adds a tier with the defaults of its type. At most 4 in a bar, one of them free shipping. */
export function addTier(
  document: CartDocument,
  { componentId, barId, type, newId }: OfBar & { type: TierType; newId: () => string },
): CommandResult {
  return changeBar(document, { componentId, barId }, { label: 'Add tier', history: 'record' }, (bar) => {
    if (bar.tiers.length >= MAX_TIERS) {
      return refuse('tier_count', `A progress bar needs 1 to ${MAX_TIERS} tiers.`, ['tiers']);
    }
    return withTiers(bar, [...bar.tiers, newTier(newId(), type)]);
  });
}

/** Removes a tier; the last one stays. */
export function removeTier(document: CartDocument, { tierId, ...place }: OfTier): CommandResult {
  return changeBar(document, place, { label: 'Remove tier', history: 'record' }, (bar) => {
    if (bar.tiers.length <= 1) {
      return refuse('tier_count', `A progress bar needs 1 to ${MAX_TIERS} tiers.`, ['tiers']);
    }
    return { ...bar, tiers: bar.tiers.filter((tier) => tier.id !== tierId) };
  });
}

/** Sets fields of a tier; typing in the same field joins one step. A discount tier forces Functions on (spec section 4). */
export function updateTier(
  document: CartDocument,
  { changes, ...place }: OfTier & { changes: Partial<Omit<Tier, 'id'>> },
): CommandResult {
  const mergeKey = `${place.componentId} ${place.tierId} ${Object.keys(changes).sort().join(' ')}`;
  const step = { label: 'Change tier', history: changes.type ? 'record' : 'merge', mergeKey } as const;
  return changeTier(document, place, step, (tier, index, bar) => {
    const discount = changes.type === 'discount' && tier.discountAmountFromTotal === null;
    const changed: Tier = { ...tier, ...(discount && { discountAmountFromTotal: 10 }), ...changes };
    return withTiers(bar, bar.tiers.with(index, changed));
  });
}

function withTiers(bar: Bar, tiers: Tier[]): Bar | Refusal {
  if (tiers.filter((tier) => tier.type === 'shipping').length > 1) {
    return refuse('shipping_twice', 'You can only have one free shipping tier per progress bar.', ['tiers']);
  }
  const discounts = tiers.some((tier) => tier.type === 'discount');
  return { ...bar, tiers, ...(discounts && { discountedBy: 'functions' }) };
}
