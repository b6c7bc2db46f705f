import { createHash } from 'node:crypto';
import type { Page } from '@cartwright/core/contract/page-headers';
import { type ApiFailure, failure } from '../http/api-failure';
import type { ShopifyFailure } from '../shopify/shopify-failure';
import { shopifyOutcome } from '../shopify/shopify-outcome';

/**
 * Page of a list of `count` pages (null if unknown), with the cursor of the next one, from Shopify or the mirror.
 * The cursor gets a marker, so that invalid texts are detected without asking Shopify. Null: there is no next
 * page.
 */
export function pageBefore(cursor: string | null, count: number | null = null): Page {
  return { count, cursor: cursor === null ? null : `${markOf(cursor)}.${cursor}` };
}

/** Cursor of Shopify or the mirror for a caller's cursor; null for the first page. */
export function sourceCursor(
  after: string | undefined,
): { readonly ok: true; readonly cursor: string | null } | ApiFailure {
  if (after === undefined) return { ok: true, cursor: null };
  const cursor = fromPageCursor(after);
  return cursor === null ? unknownCursor() : { ok: true, cursor };
}

/**
 * Outcome of a page that Shopify refused. Anybody can write the marker: Shopify rejects an invalid cursor with a
 * message.
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

/** Cursor without its marker; null if it isn't ours. */
function fromPageCursor(text: string): string | null {
  const [mark = '', ...rest] = text.split('.');
  const cursor = rest.join('.');
  return cursor !== '' && mark === markOf(cursor) ? cursor : null;
}

function markOf(cursor: string): string {
  return createHash('sha256').update(cursor).digest('base64url').slice(0, 8);
}
