import type { NeededCheck } from '@cartwright/core/discounts/needed-check';
import { type CheckedRewards, versionedCheck } from '@cartwright/core/rewards/checked-rewards';
import {
  REWARDS_BYTES,
  REWARDS_NEXT_METAFIELD,
  REWARDS_NOW_METAFIELD,
} from '@cartwright/core/storefront/names';
import { canonical, fieldsOf } from '../publishing/json';
import { ownerOf, readStamp, type Stamp } from '../publishing/stamp';
import type { MetafieldWrite } from '../publishing/target';
import type { ExistingValidation } from './existing-validations';

/** Expected metafields of the validation. */
export interface CheckMetafields {
  readonly now: CheckedRewards;
  readonly next: CheckedRewards;
  /** Whether rewards are left out because they exceed Shopify's size limit for function input. */
  readonly isTooLarge: boolean;
}

export function checkMetafields({ now, next }: NeededCheck, stamp: Stamp): CheckMetafields {
  const fits = (check: CheckedRewards) => Buffer.byteLength(textOf(check, stamp)) <= REWARDS_BYTES;
  const fitting = (check: CheckedRewards) => (fits(check) ? check : { ...check, rewards: null });
  return { now: fitting(now), next: fitting(next), isTooLarge: !fits(now) || !fits(next) };
}

/** Metafields of a new validation. */
export function newMetafields({ now, next }: CheckMetafields, stamp: Stamp) {
  return [
    { ...REWARDS_NOW_METAFIELD, type: 'json' as const, value: textOf(now, stamp) },
    { ...REWARDS_NEXT_METAFIELD, type: 'json' as const, value: textOf(next, stamp) },
  ];
}

/**
 * Metafields to write so that a validation has the expected ones, with our stamp; each write is conditional on the
 * value that was read.
 */
export function changedMetafields(
  { id: ownerId, ...existing }: ExistingValidation,
  { now, next }: CheckMetafields,
  stamp: Stamp,
): MetafieldWrite[] {
  const changed = (
    name: typeof REWARDS_NOW_METAFIELD | typeof REWARDS_NEXT_METAFIELD,
    check: CheckedRewards,
    found: ExistingValidation['next'],
  ): MetafieldWrite[] => {
    const isOurs = ownerOf(readStamp(fieldsOf(found?.value ?? '')), stamp) === 'ours';
    if (found && isOurs && says(found.value, check)) return [];
    const value = textOf(check, stamp);
    return [{ ownerId, ...name, type: 'json', value, compareDigest: found?.compareDigest ?? null }];
  };
  return [
    ...changed(REWARDS_NOW_METAFIELD, now, existing.now),
    ...changed(REWARDS_NEXT_METAFIELD, next, existing.next),
  ];
}

/** Whether a metafield has this content, whoever published it; Shopify may reorder keys. */
export function says(value: string, check: CheckedRewards): boolean {
  const { published: _, ...said } = fieldsOf(value) ?? {};
  return canonical(said) === canonical(JSON.parse(JSON.stringify(versionedCheck(check))));
}

function textOf(check: CheckedRewards, published: Stamp): string {
  return JSON.stringify({ ...versionedCheck(check), published });
}
