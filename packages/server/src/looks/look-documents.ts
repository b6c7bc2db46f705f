import type { SavedLook } from '@cartwright/core/contract/looks';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import type { Look } from '@cartwright/core/looks/look';
import { LOOK } from '@cartwright/core/looks/look-definition';
import { type StorefrontLook, storefrontLook } from '@cartwright/core/looks/storefront-look';
import type { ShopStore } from '../db/for-shop';
import { looks } from '../db/schema';
import { openDocument, type StoredDocuments } from '../documents/stored-documents';

/** The shop's single look; the default until one is saved. */
export const LOOKS: StoredDocuments<Look, SavedLook, typeof looks> = {
  definition: LOOK,
  table: looks,
  initial: () => DEFAULT_LOOK,
  responseOf: ({ document: look, revision, updatedAt }) => ({ look, revision, updatedAt }),
};

/** Look for the storefront; none if no look is saved, or if this version can't read it. */
export async function publishableLook(store: ShopStore): Promise<StorefrontLook | undefined> {
  const opened = await openDocument(store, LOOKS);
  return opened.ok && opened.row ? storefrontLook(opened.document) : undefined;
}
