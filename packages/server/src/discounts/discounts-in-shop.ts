import { createHash } from 'node:crypto';
import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import { REWARDS_BYTES } from '@cartwright/core/storefront/names';
import { fieldsOf } from '../publishing/json';
import { readStamp, type Stamp } from '../publishing/stamp';
import type { Found, TargetPlan } from '../publishing/target';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { type ExistingDiscount, existingDiscounts } from './existing-discounts';
import { noRoomWarning, refusedWarning, titleTakenWarning } from './missing-warnings';
import { hasStampOf, isKnownDiscount } from './own-discounts';
import { planDiscounts } from './plan-discounts';
import { rewardsMetafield } from './rewards-metafield';
import { rewardsWrite, writeDiscount } from './write-discount';

export interface DiscountsInShopOptions {
  readonly needed: readonly NeededDiscount[];
  /** Config of this installation's last publication, as JSON text. */
  readonly known: string | null;
  readonly stamp: Stamp;
  readonly now: Date;
  /** Whether Shopify has reported that it has no room for another one; `onFull` is called when it does. */
  readonly isFull: boolean;
  readonly onFull: () => void;
}

export interface DiscountsPlan extends Omit<TargetPlan, 'published' | 'until'> {
  /** Discounts that can't be created until the merchant acts, and are skipped. */
  readonly missing: readonly NeededDiscount[];
}

/**
 * Changes after which the shop has exactly the needed automatic discounts of ours. Discounts of others are
 * unchanged.
 */
export async function discountsInShop(
  admin: AdminClient,
  { needed, known, stamp, now, isFull, onFull }: DiscountsInShopOptions,
): Promise<ShopifyResult<DiscountsPlan>> {
  const existing = await existingDiscounts(admin);
  if (!existing.ok) return existing;
  const isStamped = (each: ExistingDiscount) => hasStampOf(each, stamp);
  const plan = planDiscounts(needed, existing.value, { now, isFull, isStamped });
  const { ours } = existing.value;
  const write = { stamp, now, onFull };
  return {
    ok: true,
    value: {
      found: ours.map((each) => foundDiscount(each, needed, known)),
      problems: needed.flatMap((each) => tooLarge(each, stamp)),
      warnings: [
        ...plan.noRoom.map(({ title }) => (isFull ? refusedWarning(title) : noRoomWarning(title))),
        ...plan.titleTaken.map((each) => titleTakenWarning(each.title, plan.missing.includes(each))),
      ],
      before: plan.before.map((step) => (client) => writeDiscount(client, step, write)),
      switch: plan.switch.map((change) => rewardsWrite(change, stamp)),
      after: plan.after.map((step) => (client) => writeDiscount(client, step, write)),
      missing: plan.missing,
    },
  };
}

function foundDiscount(
  each: ExistingDiscount,
  needed: readonly NeededDiscount[],
  known: string | null,
): Found {
  const { rewards } = each;
  const { discountId, title } = each.discount;
  return {
    what: `The discount "${title}"`,
    stamp: readStamp(fieldsOf(rewards)),
    isKnown: isKnownDiscount(each, needed, known),
    digest: createHash('sha256').update(`${discountId}\n${rewards}`).digest('base64url'),
  };
}

function tooLarge({ title, rewards }: NeededDiscount, stamp: Stamp): string[] {
  const bytes = Buffer.byteLength(rewardsMetafield(rewards, stamp).value);
  if (bytes <= REWARDS_BYTES) return [];
  const limit = REWARDS_BYTES.toLocaleString('en');
  return [
    `The rewards of "${title}" are too large for Shopify: ${bytes.toLocaleString('en')} of ${limit} bytes. Choose fewer products or variants, or shorten texts, then save again.`,
  ];
}
