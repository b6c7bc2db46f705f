import { FIRST_PAGE_METAFIELD, FIRST_PAGE_UNTIL_METAFIELD } from '@cartwright/core/storefront/names';
import { eq } from 'drizzle-orm';
import type { ShopStore } from '../../db/for-shop';
import { firstPages as firstPageRows } from '../../db/schema';
import type { FirstPages } from '../../db/tables/first-pages';
import { JobFailure } from '../../jobs/job-failure';
import { canonical } from '../../publishing/json';
import type { AdminClient } from '../../shopify/admin-client';
import {
  METAFIELDS_DELETE_MUTATION,
  METAFIELDS_SET_MUTATION,
  metafieldsDeleteData,
  metafieldsSetData,
} from '../../shopify/documents/metafields';
import { OWN } from './first-pages';

/** Maximum of metafields per call, which is atomic. Source: Admin GraphQL, `metafieldsSet`. */
const METAFIELDS_AT_ONCE = 25;

/** Expiry of pages that never expire, as Liquid compares numbers. */
const NO_END = 9_999_999_999;

interface PageOf {
  readonly collectionId: number;
  readonly document: FirstPages;
}

/**
 * Writes first pages to the store, those of a collection atomically. `known` are the pages written last, and is
 * updated. Throws a `JobFailure` if Shopify rejects them.
 */
export class FirstPageWriter {
  private readonly waiting: PageOf[] = [];
  /** Number of collections whose page was written. */
  written = 0;

  constructor(
    private readonly store: ShopStore,
    private readonly admin: AdminClient,
    private readonly known: Map<number, FirstPages>,
  ) {}

  /** Queues a collection's pages. Null: it has none. */
  async put(collectionId: number, document: FirstPages | null): Promise<void> {
    const before = this.known.get(collectionId);
    if (!document) {
      if (before) await this.remove(collectionId, before);
      return;
    }
    if (before && canonical(before) === canonical(document)) return;
    const gone = Object.keys(before?.pages ?? {}).filter((place) => document.pages[place] === undefined);
    if (gone.length > 0) await this.deleteFields(collectionId, gone.map(keyOf));
    const size = fieldsOf({ collectionId, document }).length;
    const waiting = this.waiting.flatMap(fieldsOf).length;
    if (waiting + size > METAFIELDS_AT_ONCE) await this.flush();
    this.waiting.push({ collectionId, document });
  }

  /** Removes a deleted collection, whose metafields are deleted with it. */
  async forget(collectionId: number): Promise<void> {
    await this.store.remove(firstPageRows, eq(firstPageRows.collectionId, collectionId));
    this.known.delete(collectionId);
  }

  /** Writes the queued pages. */
  async flush(): Promise<void> {
    const pages = this.waiting.splice(0);
    if (pages.length === 0) return;
    const metafields = pages.flatMap(fieldsOf);
    const sent = await this.admin.run(METAFIELDS_SET_MUTATION, { metafields }, metafieldsSetData);
    if (!sent.ok) throw new JobFailure(sent.message);
    const [error] = sent.value.metafieldsSet?.userErrors ?? [];
    if (error) throw new JobFailure(`Shopify rejected the first pages of collections: ${error.message}`);
    await this.store.upsertMany(firstPageRows, pages);
    for (const { collectionId, document } of pages) this.known.set(collectionId, document);
    this.written += pages.length;
  }

  private async remove(collectionId: number, { pages }: FirstPages): Promise<void> {
    await this.deleteFields(collectionId, [...Object.keys(pages).map(keyOf), FIRST_PAGE_UNTIL_METAFIELD.key]);
    await this.forget(collectionId);
    this.written += 1;
  }

  private async deleteFields(collectionId: number, keys: readonly string[]): Promise<void> {
    const { namespace } = FIRST_PAGE_METAFIELD;
    const metafields = keys.map((key) => ({ ownerId: gidOf(collectionId), namespace, key }));
    const sent = await this.admin.run(METAFIELDS_DELETE_MUTATION, { metafields }, metafieldsDeleteData);
    if (!sent.ok) throw new JobFailure(sent.message);
  }
}

/** Last written first pages, by collection. */
export async function writtenFirstPages(store: ShopStore): Promise<Map<number, FirstPages>> {
  const rows = await store.rows(firstPageRows);
  return new Map(rows.map(({ collectionId, document }) => [collectionId, document]));
}

function fieldsOf({ collectionId, document: { pages, until } }: PageOf) {
  const ownerId = gidOf(collectionId);
  return [
    ...Object.entries(pages).map(([place, ids]) => ({
      ownerId,
      namespace: FIRST_PAGE_METAFIELD.namespace,
      key: keyOf(place),
      type: 'list.product_reference',
      value: JSON.stringify(ids.map((id) => `gid://shopify/Product/${id}`)),
    })),
    {
      ownerId,
      ...FIRST_PAGE_UNTIL_METAFIELD,
      type: 'number_integer',
      value: String(until ?? NO_END),
    },
  ];
}

const gidOf = (collectionId: number) => `gid://shopify/Collection/${collectionId}`;

const keyOf = (place: string) =>
  place === OWN ? FIRST_PAGE_METAFIELD.key : `${FIRST_PAGE_METAFIELD.key}_${place}`;
