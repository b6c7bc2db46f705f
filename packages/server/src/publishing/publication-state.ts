import type { Publication } from '@cartwright/core/contract/publication';
import { eq, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import type { Stamp } from './stamp';
import type { Found } from './target';

export interface PublicationState extends Publication {
  /** Grows with every change that the storefront has to follow. */
  readonly wanted: number;
  /** The `wanted` that the last finished publication covers. */
  readonly done: number;
  /** How often in a row it has failed and is tried again. */
  readonly failures: number;
  /** With the generation that was used last. */
  readonly stamp: Stamp;
  /** The digests of what the merchant has let us replace. */
  readonly allowed: readonly string[];
}

/**
 * Says that the storefront has to follow a change; belongs into the change's own transaction. What an earlier
 * publication came to says nothing of it.
 */
export async function wantPublication(store: ShopStore): Promise<void> {
  await store.update(shops, {
    publicationWanted: sql`${shops.publicationWanted} + 1`,
    publicationStatus: 'pending',
    publicationMessage: null,
  });
}

/** Asked again and again by everybody who waits for a publication: reads no config. */
export async function readPublicationState(store: ShopStore): Promise<PublicationState> {
  const [shop] = await store.columns(shops, STATE);
  if (!shop) throw new Error(`The shop ${store.shopId} has no row.`);
  const { publicationWanted: wanted, publicationDone: done, publicationStatus: status } = shop;
  return {
    wanted,
    done,
    status,
    message: shop.publicationMessage,
    warnings: shop.publicationWarnings,
    failures: shop.publicationFailures,
    stamp: { instance: shop.instanceId, generation: shop.generation },
    allowed: shop.publicationAllowed,
  };
}

const STATE = [
  'publicationWanted',
  'publicationDone',
  'publicationStatus',
  'publicationMessage',
  'publicationWarnings',
  'publicationFailures',
  'instanceId',
  'generation',
  'publicationAllowed',
] as const;

/** The shop's publication as the contract has it. */
export async function readPublication(store: ShopStore): Promise<Publication> {
  const { status, message, warnings } = await readPublicationState(store);
  return { status, message, warnings };
}

/** Uses a generation up: nothing is written with it before this is kept. False when it was used already. */
export async function useGeneration(store: ShopStore, generation: number): Promise<boolean> {
  const used = await store.update(shops, { generation }, eq(shops.generation, generation - 1));
  return used.length > 0;
}

/** Result of a publication. */
export interface PublicationResult extends Publication {
  /** The `wanted` that was read before the publication began. */
  readonly covers: number;
  /** Everything that was found; for `held`. */
  readonly found: readonly Found[];
  /** Whether the same publication may succeed later by itself. */
  readonly retry: boolean;
  /**
   * When it will not be right any more although nobody changes anything, in epoch milliseconds; `Infinity`: never; null
   * when that could not be looked at.
   */
  readonly until: number | null;
  /** For the log. */
  readonly cause?: string | undefined;
}

/** A result that is tried again covers nothing yet; one of an older state leaves the newer one pending. */
export async function recordPublication(store: ShopStore, result: PublicationResult): Promise<void> {
  const { status, message, warnings, covers, found, retry } = result;
  await store.update(shops, {
    publicationStatus: sql`case when ${shops.publicationWanted} > ${covers} then 'pending' else ${status} end`,
    publicationMessage: sql`case when ${shops.publicationWanted} > ${covers} then null else ${message} end`,
    publicationWarnings: [...warnings],
    publicationFailures: retry ? sql`${shops.publicationFailures} + 1` : 0,
    publicationFound: [...found],
    ...(!retry && { publicationDone: covers }),
    // The merchant's word was for what has been replaced now.
    ...(status === 'published' && { publicationAllowed: [] }),
  });
}

/** The config that the storefront has, as JSON text; null before the first publication. */
export async function readStorefrontConfig(store: ShopStore): Promise<string | null> {
  const [shop] = await store.columns(shops, ['storefrontConfig']);
  return shop?.storefrontConfig ?? null;
}

export async function storeStorefrontConfig(store: ShopStore, config: string): Promise<void> {
  if ((await readStorefrontConfig(store)) !== config) await store.update(shops, { storefrontConfig: config });
}
