import { createHash } from 'node:crypto';

/**
 * A cursor of Shopify's as our API hands it out: with a mark, so that a text that was never one is known without asking
 * Shopify.
 */
export function toPageCursor(cursor: string): string {
  return `${markOf(cursor)}.${cursor}`;
}

/** Shopify's cursor; null when the text is none of ours. */
export function fromPageCursor(text: string): string | null {
  const [mark = '', ...rest] = text.split('.');
  const cursor = rest.join('.');
  return cursor !== '' && mark === markOf(cursor) ? cursor : null;
}

function markOf(cursor: string): string {
  return createHash('sha256').update(cursor).digest('base64url').slice(0, 8);
}
