import { createHash } from 'node:crypto';
import type { Page } from '@cartwright/core/contract/page-headers';
import { type ApiFailure, failure } from '../http/api-failure';
import type { ShopifyFailure } from '../shopify/shopify-failure';
import { shopifyOutcome } from '../shopify/shopify-outcome';

/**
 * A page of a list of `count` pages, null where nobody counts them, before what a cursor of Shopify's, or of the mirror, leads to: the cursor gets a
 * mark, so that a text that was never one is known without asking Shopify. Null: there is no other page.
 */
export function pageBefore(cursor: string | null, count: number | null = null): Page {
  return { count, cursor: cursor === null ? null : `${markOf(cursor)}.${cursor}` };
}

/** Shopify's or the mirror's cursor for the cursor that a caller asks by; null for the first page. */
export function sourceCursor(
  after: string | undefined,
): { readonly ok: true; readonly cursor: string | null } | ApiFailure {
  if (after === undefined) return { ok: true, cursor: null };
  const cursor = fromPageCursor(after);
  return cursor === null ? unknownCursor() : { ok: true, cursor };
}

/**
 * Outcome for a caller when Shopify gave no page. Anybody can write a mark: what bears one and is no cursor, Shopify
 * refuses with a word about it.
 */
export function pageOutcome(
  found: ShopifyFailure,
  { cursor }: { readonly cursor: string | null },
): ApiFailure {
  const isUnknown = cursor !== null && found.code === 'refused' && /\bcursor\b/i.test(`${found.cause}`);
  return isUnknown ? unknownCursor() : shopifyOutcome(found);
}

export function unknownCursor(): ApiFailure {
  const message = 'This isn’t a page cursor. Use X-Pagination-Cursor from the previous page.';
  const path = ['query', 'after'];
  return failure('invalid_request', message, { issues: [{ code: 'unknown_cursor', path, message }] });
}

/** The cursor without its mark; null when the text is none of ours. */
function fromPageCursor(text: string): string | null {
  const [mark = '', ...rest] = text.split('.');
  const cursor = rest.join('.');
  return cursor !== '' && mark === markOf(cursor) ? cursor : null;
}

function markOf(cursor: string): string {
  return createHash('sha256').update(cursor).digest('base64url').slice(0, 8);
}
