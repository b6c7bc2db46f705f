import { setTimeout as sleep } from 'node:timers/promises';
import type { DiscountRemoval } from '@cartwright/core/contract/automatic-discounts';
import type { ShopStore } from '../db/for-shop';
import { withLease } from '../db/lease';
import { PUBLISHING } from '../publishing/publisher';
import type { AdminClient } from '../shopify/admin-client';
import { fenced } from '../shopify/fenced';
import { type DiscountsOfShop, discountsOfShop } from './discounts-of-shop';
import { existingDiscounts, type ListedDiscount } from './existing-discounts';
import { type Kept, retentionReason } from './why-kept';
import { deleteDiscount } from './write-discount';

const ERROR = 'Error removing cart transform discounts';

/** Maximum wait for a running publication, and the poll interval. */
const BUSY_MS = 3_000;
const POLL_MS = 50;

/** Time limit of deletions while a merchant waits. */
const DELETE_MS = 10_000;

const SLOW = 'Shopify is answering slowly. Try again to remove the rest.';

const BUSY = 'Your carts are being published right now. Try again in a moment.';

/**
 * Deletes those of the discounts `ids` that no cart needs, and returns which it kept. Publications of the shop
 * wait meanwhile, so that none of them is reused for another cart. Deletions without a response from Shopify are
 * verified before the result.
 */
export async function removeDiscounts(
  store: ShopStore,
  admin: AdminClient,
  { ids, clock }: { readonly ids: readonly string[]; readonly clock: () => Date },
): Promise<DiscountRemoval> {
  for (const until = performance.now() + BUSY_MS; ; await sleep(POLL_MS)) {
    const claim = await withLease(store, PUBLISHING, (lease) =>
      removeUnneeded(store, fenced(admin, lease), { ids: [...new Set(ids)], now: clock() }),
    );
    if (!claim.busy) return claim.result;
    if (performance.now() > until) return removal({ reason: BUSY });
  }
}

async function removeUnneeded(
  store: ShopStore,
  admin: AdminClient,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<DiscountRemoval> {
  const read = await discountsOfShop(store, admin, now);
  if (!read.ok) return removal({ reason: read.message });
  const kept = ids.flatMap((id): Kept[] => {
    const why = retentionReason(id, read.value, now);
    return why ? [{ id, title: titleOf(id, read.value), reason: why }] : [];
  });
  const going = existingOnes(read.value).filter(
    ({ discount: { discountId } }) => ids.includes(discountId) && !kept.some(({ id }) => id === discountId),
  );
  let reason: string | null = null;
  const until = performance.now() + DELETE_MS;
  for (const each of going) {
    if (performance.now() > until) {
      reason = SLOW;
      break;
    }
    const deleted = await deleteDiscount(admin, each);
    if (deleted.ok) continue;
    reason = deleted.message;
    if (deleted.code !== 'again') break;
  }
  const left = reason === null ? [] : await thoseLeft(admin, going);
  const remaining = new Set([...left, ...kept].map(({ id }) => id));
  return removal({
    removed: ids.filter((id) => !remaining.has(id)),
    kept,
    reason: left.length > 0 ? reason : null,
  });
}

function existingOnes({ states, strangers }: DiscountsOfShop): ListedDiscount[] {
  return [
    ...states.flatMap((state) => (state.kind === 'missing' ? [] : state.existing)),
    ...strangers.map(({ existing }) => existing),
  ];
}

function titleOf(id: string, discounts: DiscountsOfShop): string | null {
  const own = existingOnes(discounts).find(({ discount }) => discount.discountId === id);
  return own ? own.discount.title : (discounts.others.find((each) => each.id === id)?.title ?? null);
}

/** Discounts that still exist, as far as is known. */
async function thoseLeft(
  admin: AdminClient,
  going: readonly ListedDiscount[],
): Promise<{ readonly id: string }[]> {
  const found = await existingDiscounts(admin);
  const ids = going.map(({ discount }) => discount.discountId);
  const there = found.ok ? found.value.ours.map(({ discount }) => discount.discountId) : ids;
  return ids.filter((id) => there.includes(id)).map((id) => ({ id }));
}

function removal({
  removed = [],
  kept = [],
  reason,
}: {
  readonly removed?: string[];
  readonly kept?: Kept[];
  readonly reason: string | null;
}): DiscountRemoval {
  const successful = reason === null && kept.length === 0;
  return { successful, error: successful ? null : ERROR, reason, removed, kept };
}
