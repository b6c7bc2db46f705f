import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import type { Publication } from '@cartwright/core/contract/publication';

/** The discounts that Shopify has and lacks, as far as a repair goes by them. */
export interface RepairableList {
  readonly missing: readonly unknown[];
  readonly automaticDiscountNodes: readonly {
    readonly ours: Pick<OwnDiscount, 'state'> | null;
  }[];
}

/** Whether a cart needs a discount that Shopify doesn't have, or has otherwise. */
export function needsRepair({ automaticDiscountNodes, missing }: RepairableList): boolean {
  return missing.length > 0 || automaticDiscountNodes.some(({ ours }) => ours?.state === 'differs');
}

/** Whether a repair would find everything as it should be: nothing missing, nothing left over, and all published. */
export function hasNothingToRepair(
  { automaticDiscountNodes, missing }: RepairableList,
  publication: Publication['status'] | undefined,
): boolean {
  const areRight = automaticDiscountNodes.every(({ ours }) => ours === null || ours.state === 'right');
  return missing.length === 0 && areRight && publication === 'published';
}
