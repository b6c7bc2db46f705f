import type { GalleryImage } from '@cartwright/core/contract/images';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { images } from '../db/schema';

export type ImageRow = typeof images.$inferSelect;

const NEWEST_FIRST = [desc(images.createdAt), desc(images.id)];

export async function imageRow(store: ShopStore, id: string): Promise<ImageRow | undefined> {
  const [row] = await store.rows(images, { where: eq(images.id, id) });
  return row;
}

/** Images whose name contains the words, all for none; newest first. */
export async function imageRows(
  store: ShopStore,
  { search, offset, limit }: { readonly search: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: ImageRow[]; readonly total: number }> {
  const found = (await store.rows(images, { orderBy: NEWEST_FIRST })).filter(({ name }) =>
    isFoundIn(name, search),
  );
  return { rows: found.slice(offset, offset + limit), total: found.length };
}

/** Images that Shopify was processing at the last check. */
export const rowsInProcess = (store: ShopStore): Promise<ImageRow[]> =>
  store.rows(images, { where: and(isNull(images.url), isNull(images.problem)) });

/** Gallery image of a row. */
export function galleryImageOf({ id, url, problem, createdAt, ...row }: ImageRow): GalleryImage {
  const { name, alt, width, height, bytes, type } = row;
  return {
    uuid: id,
    name,
    alt,
    url,
    width,
    height,
    bytes,
    type,
    status: problem !== null ? 'failed' : url === null ? 'processing' : 'ready',
    problem,
    createdAt: createdAt.toISOString(),
  };
}
