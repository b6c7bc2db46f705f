import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { existingDiscounts } from './existing-discounts';
import { planDiscounts } from './plan-discounts';
import { MOST_METAFIELD_BYTES, rewardsMetafield } from './rewards-metafield';
import { createDiscount, deleteDiscount, updateDiscount, type Written } from './write-discount';

export interface DiscountsInStep {
  /** The carts whose discount is in Shopify as it should be. */
  readonly active: ReadonlySet<string>;
  /** Shopify's rules were against something; for the merchant. */
  readonly warnings: readonly string[];
  /** Something that cannot work until the merchant changes the cart. */
  readonly errors: readonly string[];
  /** Discounts that Shopify would not change or end: they still give what they gave, so it is tried again. */
  readonly stuck: readonly string[];
}

/**
 * Makes Shopify have exactly the needed automatic discounts of ours, and leaves everybody else's alone. A new discount
 * that Shopify rejects is a warning and not active; one that it will not change or end is stuck; a failure means that Shopify could not be asked, or that nothing can be
 * done, and that the whole step has to be repeated.
 */
export async function keepDiscountsInStep(
  admin: AdminClient,
  needed: readonly NeededDiscount[],
  now: Date,
): Promise<ShopifyResult<DiscountsInStep>> {
  const existing = await existingDiscounts(admin);
  if (!existing.ok) return existing;

  const possible = needed.filter((each) => !tooLarge(each));
  const errors = needed.filter(tooLarge).map(tooLargeMessage);
  const active = new Set(possible.map(({ cartId }) => cartId));
  const warnings: string[] = [];
  const plan = planDiscounts(possible, existing.value, now);

  const stuck: string[] = [];
  const steps: { cartId: string | null; exists: boolean; write(): Promise<Written> }[] = [
    ...plan.remove.map(({ discount: { discountId, title } }) => ({
      cartId: null,
      exists: true,
      write: () => deleteDiscount(admin, discountId, title),
    })),
    ...plan.update.map((update) => ({
      cartId: update.needed.cartId,
      exists: true,
      write: () => updateDiscount(admin, update, now),
    })),
    ...plan.create.map((each) => ({
      cartId: each.cartId,
      exists: false,
      write: () => createDiscount(admin, each, now),
    })),
  ];
  for (const { cartId, exists, write } of steps) {
    const written = await write();
    if (written.ok) continue;
    if (written.code !== 'rejected') return written;
    (exists ? stuck : warnings).push(written.message);
    if (cartId !== null) active.delete(cartId);
  }
  return { ok: true, value: { active, warnings, errors, stuck } };
}

function bytesOf({ rewards }: NeededDiscount): number {
  return Buffer.byteLength(rewardsMetafield(rewards).value);
}

function tooLarge(needed: NeededDiscount): boolean {
  return bytesOf(needed) > MOST_METAFIELD_BYTES;
}

function tooLargeMessage(needed: NeededDiscount): string {
  const most = MOST_METAFIELD_BYTES.toLocaleString('en');
  return `The rewards of "${needed.title}" are too large for Shopify: ${bytesOf(needed).toLocaleString('en')} of ${most} bytes. Choose fewer products or variants, or shorten texts, then save again.`;
}
