import { isFoundIn } from '@cartwright/core/search/found-in';
import type { AdminClient } from '../shopify/admin-client';
import { productValuesData } from '../shopify/documents/product-values';
import type { ShopifyResult } from '../shopify/shopify-failure';

const PAGE = 50;

/** Shopify has no search in tags and vendors: so many are read at once, and so often before an answer is due. */
const READ_AT_ONCE = 1_000;
const MAX_READS = 5;

/**
 * A page of what a document lists (PRODUCT_TAGS_QUERY, PRODUCT_VENDORS_QUERY), of it what holds `query`. Where few of
 * very many do, a page may hold fewer than 50, and `next` leads on. Cursors are Shopify's.
 */
export async function findProductValues(
  admin: AdminClient,
  document: string,
  { query = '', after }: { query?: string | undefined; after: string | null },
): Promise<ShopifyResult<{ words: string[]; next: string | null }>> {
  const found: { readonly node: string; readonly cursor: string }[] = [];
  let cursor = after;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const answer = await admin.run(document, { first: READ_AT_ONCE, after: cursor }, productValuesData);
    if (!answer.ok) return answer;
    const { edges, pageInfo } = answer.value.words ?? { edges: [], pageInfo: { hasNextPage: false } };
    found.push(...edges.filter(({ node }) => isFoundIn(node, query)));
    if (found.length > PAGE) return page(found.slice(0, PAGE), found[PAGE - 1]?.cursor ?? null);
    const last = edges.at(-1);
    if (!last || !pageInfo.hasNextPage) return page(found, null);
    cursor = last.cursor;
  }
  return page(found, cursor);
}

function page(found: readonly { readonly node: string }[], next: string | null) {
  return { ok: true, value: { words: found.map(({ node }) => node), next } } as const;
}
