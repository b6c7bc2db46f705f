import type { ImageUse } from '@cartwright/core/contract/images';
import { cartRows } from '../cart/cart-rows';
import type { ShopStore } from '../db/for-shop';
import { campaigns, listingSettings, looks } from '../db/schema';
import type { ImageRow } from './image-rows';

/** Saved uses of an image, which documents name by id or URL. */
export async function imageUses(
  store: ShopStore,
  { id, url }: Pick<ImageRow, 'id' | 'url'>,
): Promise<ImageUse[]> {
  // Another `?v=` is the same image.
  const address = url === null ? null : (url.split('?')[0] ?? null);
  const shows = (document: unknown) => {
    const text = JSON.stringify(document);
    return text.includes(id) || (address !== null && text.includes(address));
  };
  const uses = (kind: ImageUse['kind'], rows: readonly { id: string; name: string; document: unknown }[]) =>
    rows.flatMap((row) => (shows(row.document) ? [{ kind, id: row.id, name: row.name }] : []));
  const named = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, name: row.id }));
  return [
    ...uses('cart', await cartRows(store)),
    ...uses('campaign', await store.rows(campaigns)),
    ...uses('collection', named(await store.rows(listingSettings))),
    ...uses('look', named(await store.rows(looks))),
  ];
}
