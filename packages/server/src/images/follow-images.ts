import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { images } from '../db/schema';
import type { AdminClient } from '../shopify/admin-client';
import { FILES_QUERY, filesData } from '../shopify/documents/files';
import { rowsInProcess } from './image-rows';

/** Maximum of images per request. Source: Shopify, `nodes` takes 250 ids. */
const AT_ONCE = 100;

/** Updates the state of images that Shopify is processing. Those that can't be read now are unchanged. */
export async function followImages(store: ShopStore, admin: AdminClient): Promise<void> {
  const waiting = (await rowsInProcess(store)).slice(0, AT_ONCE);
  if (waiting.length === 0) return;
  const response = await admin.run(FILES_QUERY, { ids: waiting.map(({ fileId }) => fileId) }, filesData);
  if (!response.ok) return;
  for (const [place, row] of waiting.entries()) {
    const file = response.value.nodes[place] ?? null;
    const changes = changesBy(file);
    if (changes) await store.update(images, changes, eq(images.id, row.id));
  }
}

function changesBy(file: (typeof filesData)['_output']['nodes'][number]) {
  if (!file) return { problem: 'It was deleted in Shopify.' };
  if (file.fileStatus === 'FAILED') {
    return { problem: file.fileErrors[0]?.message ?? 'Shopify couldn’t process this image.' };
  }
  return file.fileStatus === 'READY' && file.image ? { url: file.image.url } : null;
}
