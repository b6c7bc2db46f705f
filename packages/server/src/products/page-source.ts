import type { ShopStore } from '../db/for-shop';
import { catalogueState } from '../db/schema';
import type { ApiFailure } from '../http/api-failure';
import { type Behind, isOfMirror, type MirroredList, readMirrorCursor } from './mirror-cursor';
import { sourceCursor, unknownCursor } from './page-cursor';

/** Source of a picker's page, and the position after which it begins; null for the first one. */
export type PageSource =
  | { readonly ok: true; readonly from: 'shopify'; readonly cursor: string | null }
  | { readonly ok: true; readonly from: 'mirror'; readonly behind: Behind | null };

/** Whether the shop's mirror is complete: a full sync has ended. */
export async function isMirrored(store: ShopStore): Promise<boolean> {
  const [state] = await store.columns(catalogueState, ['syncedAt']);
  return (state?.syncedAt ?? null) !== null;
}

/**
 * Source of the page after `after`. A list continues from the source it began with, so that no item is skipped or
 * repeated when the mirror becomes complete meanwhile.
 */
export async function pageSource(
  store: ShopStore,
  list: MirroredList,
  { after, mirrors }: { readonly after: string | undefined; readonly mirrors: boolean },
): Promise<PageSource | ApiFailure> {
  const decoded = sourceCursor(after);
  if (!decoded.ok) return decoded;
  const { cursor } = decoded;
  const isHere = cursor === null || isOfMirror(cursor) ? mirrors && (await isMirrored(store)) : false;
  if (cursor === null)
    return isHere ? { ok: true, from: 'mirror', behind: null } : { ok: true, from: 'shopify', cursor };
  if (!isOfMirror(cursor)) return { ok: true, from: 'shopify', cursor };
  const behind = readMirrorCursor(list, cursor);
  return isHere && behind ? { ok: true, from: 'mirror', behind } : unknownCursor();
}
