import type { ShopStore } from '../db/for-shop';
import { catalogueState } from '../db/schema';
import type { ApiFailure } from '../http/api-failure';
import { type Behind, isOfMirror, type MirroredList, readMirrorCursor } from './mirror-cursor';
import { sourceCursor, unknownCursor } from './page-cursor';

/** Where a page of a picker comes from, and behind what it begins; null for the first one. */
export type PageSource =
  | { readonly ok: true; readonly from: 'shopify'; readonly cursor: string | null }
  | { readonly ok: true; readonly from: 'mirror'; readonly behind: Behind | null };

/** Whether the shop's mirror has everything: one sync of everything has ended. */
export async function isMirrored(store: ShopStore): Promise<boolean> {
  const [state] = await store.columns(catalogueState, ['syncedAt']);
  return (state?.syncedAt ?? null) !== null;
}

/**
 * The source of the page behind `after`. A list that began in one of them goes on there, so that nothing is left out or
 * comes twice where the mirror is complete meanwhile.
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
