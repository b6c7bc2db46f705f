import type { Publication } from '@cartwright/core/contract/publication';
import { eq, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import type { Stamp } from './stamp';
import type { Found } from './target';

export interface PublicationState extends Publication {
  /** Incremented by every change to be published. */
  readonly wanted: number;
  /** The `wanted` covered by the last finished publication. */
  readonly done: number;
  /** Consecutive failures that are being retried. */
  readonly failures: number;
  /** Stamp with the last used generation. */
  readonly stamp: Stamp;
  /** Digests of what the merchant allows to be replaced. */
  readonly allowed: readonly string[];
}

/** Marks a change to be published, within its transaction. Clears the previous result. */
export async function wantPublication(store: ShopStore): Promise<void> {
  await store.update(shops, {
    publicationWanted: sql`${shops.publicationWanted} + 1`,
    publicationStatus: 'pending',
    publicationMessage: null,
  });
}

/** Publication state without config, as it is polled. */
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

/** Publication status in the contract's format. */
export async function readPublication(store: ShopStore): Promise<Publication> {
  const { status, message, warnings } = await readPublicationState(store);
  return { status, message, warnings };
}

/** Consumes a generation, before anything is written with it. False if it was already used. */
export async function useGeneration(store: ShopStore, generation: number): Promise<boolean> {
  const used = await store.update(shops, { generation }, eq(shops.generation, generation - 1));
  return used.length > 0;
}

/** Result of a publication. */
export interface PublicationResult extends Publication {
  /** The `wanted` read before the publication. */
  readonly covers: number;
  /** All findings; for `held`. */
  readonly found: readonly Found[];
  /** Whether a retry may succeed. */
  readonly retry: boolean;
  /**
   * Time of the next scheduled change in epoch milliseconds; `Infinity` if there is none; null if
   * unknown.
   */
  readonly until: number | null;
  /** For logs. */
  readonly cause?: string | undefined;
}

/**
 * Stores the result. With a retry pending it covers nothing; if outdated, the publication stays
 * pending.
 */
export async function recordPublication(store: ShopStore, result: PublicationResult): Promise<void> {
  const { status, message, warnings, covers, found, retry } = result;
  await store.update(shops, {
    publicationStatus: sql`case when ${shops.publicationWanted} > ${covers} then 'pending' else ${status} end`,
    publicationMessage: sql`case when ${shops.publicationWanted} > ${covers} then null else ${message} end`,
    publicationWarnings: [...warnings],
    publicationFailures: retry ? sql`${shops.publicationFailures} + 1` : 0,
    publicationFound: [...found],
    ...(!retry && { publicationDone: covers }),
    // The permission was for the replaced data.
    ...(status === 'published' && { publicationAllowed: [] }),
  });
}

/** Published config as JSON; null before the first publication. */
export async function readStorefrontConfig(store: ShopStore): Promise<string | null> {
  const [shop] = await store.columns(shops, ['storefrontConfig']);
  return shop?.storefrontConfig ?? null;
}

export async function storeStorefrontConfig(store: ShopStore, config: string): Promise<void> {
  if ((await readStorefrontConfig(store)) !== config) await store.update(shops, { storefrontConfig: config });
}
