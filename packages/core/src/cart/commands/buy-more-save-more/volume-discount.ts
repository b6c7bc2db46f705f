import { type Change, type HistoryPolicy, refuse } from '../../../editing/command';
import { LIST_LIMITS } from '../../../texts/limits';
import type { BuyMoreSaveMore } from '../../buy-more-save-more';
import type { CartDocument } from '../../cart-document';
import type { CommandResult } from '../command';
import { stepOfTyping } from '../progress-bar/typing';

type VolumeTier = BuyMoreSaveMore['tiers'][number];

/** Percentage points by which a new tier exceeds the tier before it. */
const STEP = 5;

/** Sets fields of Buy More Save More. `field` names the edited text; further typing in it joins the same undo step. */
export function updateVolumeDiscount(
  document: CartDocument,
  { changes, field }: { changes: Partial<Omit<BuyMoreSaveMore, 'tiers'>>; field?: string },
): CommandResult {
  const chosen = 'discountType' in changes || 'display' in changes || 'discountedBy' in changes;
  const step = chosen ? ({ history: 'record' } as const) : stepOfTyping('buyMoreSaveMore', changes, field);
  return changed(document, { ...document.buyMoreSaveMore, ...changes }, step);
}

/** Adds a tier above the last one. */
export function addVolumeTier(document: CartDocument): CommandResult {
  const { tiers, discountType } = document.buyMoreSaveMore;
  if (tiers.length >= LIST_LIMITS.volumeTiers) {
    return refuse('tier_count', `Buy More Save More can have at most ${LIST_LIMITS.volumeTiers} tiers.`, [
      'tiers',
    ]);
  }
  const last = tiers.at(-1);
  const max = discountType === 'percentage' ? 100 : Number.POSITIVE_INFINITY;
  const discount = last ? (last.discount ?? 0) + STEP : STEP * 2;
  const tier: VolumeTier = {
    quantity: last ? (last.quantity ?? 1) + 1 : 2,
    // A last tier of 100 % leaves no higher discount.
    discount: discount <= max ? discount : null,
  };
  return withTiers(document, [...tiers, tier], 'Add tier', { history: 'record' });
}

/** Removes the tier at an index; the last one stays. */
export function removeVolumeTier(document: CartDocument, { index }: { index: number }): CommandResult {
  const { tiers } = document.buyMoreSaveMore;
  if (tiers.length <= 1) return refuse('tier_count', 'Buy More Save More needs a tier.', ['tiers']);
  return withTiers(
    document,
    tiers.filter((_tier, at) => at !== index),
    'Remove tier',
    { history: 'record' },
  );
}

/** Sets quantity or discount of the tier at an index; typing in the same field joins one undo step. */
export function updateVolumeTier(
  document: CartDocument,
  { index, changes }: { index: number; changes: Partial<VolumeTier> },
): CommandResult {
  const { tiers } = document.buyMoreSaveMore;
  const tier = tiers[index];
  if (!tier) return refuse('tier_missing', 'This tier no longer exists.', ['tiers']);
  const step = stepOfTyping(`buyMoreSaveMore tiers ${index}`, changes, undefined);
  return withTiers(document, tiers.with(index, { ...tier, ...changes }), 'Change tier', step);
}

interface Step {
  readonly history: HistoryPolicy;
  readonly mergeKey?: string;
}

function withTiers(
  document: CartDocument,
  tiers: VolumeTier[],
  label: string,
  step: Step,
): Change<CartDocument> {
  return { ...changed(document, { ...document.buyMoreSaveMore, tiers }, step), label };
}

function changed(document: CartDocument, buyMoreSaveMore: BuyMoreSaveMore, step: Step): Change<CartDocument> {
  return {
    ok: true,
    document: { ...document, buyMoreSaveMore },
    label: 'Change Buy More Save More',
    ...step,
  };
}
