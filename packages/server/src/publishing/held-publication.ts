import { createHash, randomUUID } from 'node:crypto';
import type { FoundElsewhere } from '@cartwright/core/contract/publication';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { originOf } from './origin-of';
import { readPublicationState, wantPublication } from './publication-state';

const storedFound = z.array(
  z.object({
    what: z.string(),
    stamp: z.object({ instance: z.string(), generation: z.number() }).nullable(),
    isKnown: z.boolean(),
    digest: z.string(),
  }),
);

export interface HeldPublication {
  readonly found: FoundElsewhere[];
  /** Fingerprint of the findings. */
  readonly seen: string;
}

/** Held publication, and what blocks it. */
export async function heldPublication(store: ShopStore): Promise<HeldPublication> {
  const { strange, seen } = await readHeld(store);
  return { found: strange, seen };
}

/**
 * Allows to replace the findings, and requests publication; false if they are no longer those
 * `seen`. If the store has a later state than this database, the installation gets a new id, so
 * that the one with the later state is asked as well.
 */
export function allowReplacement(store: ShopStore, seen: string): Promise<boolean> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const held = await readHeld(shop);
    if (held.seen !== seen || held.strange.length === 0) return false;
    const isOlder = held.strange.some(({ from }) => from === 'later');
    await shop.update(shops, {
      publicationAllowed: held.digests,
      ...(isOlder && { instanceId: randomUUID() }),
    });
    await wantPublication(shop);
    return true;
  });
}

async function readHeld(store: ShopStore) {
  const [row] = await store.columns(shops, ['publicationFound']);
  const { stamp } = await readPublicationState(store);
  const all = storedFound.parse(row?.publicationFound ?? []);
  const strange = all.flatMap(({ what, ...each }): FoundElsewhere[] => {
    const from = originOf(each, stamp);
    return from === 'here' ? [] : [{ what, from }];
  });
  const digests = all.map(({ digest }) => digest).sort();
  return { strange, digests, seen: createHash('sha256').update(digests.join()).digest('base64url') };
}
