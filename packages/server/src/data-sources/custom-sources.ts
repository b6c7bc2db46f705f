import type { SavedCustomSources } from '@cartwright/core/contract/data-sources';
import {
  type CustomSource,
  type CustomSources,
  NO_CUSTOM_SOURCES,
} from '@cartwright/core/data-sources/custom-source';
import { CUSTOM_SOURCES } from '@cartwright/core/data-sources/custom-sources-definition';
import type { ShopStore } from '../db/for-shop';
import { dataSources } from '../db/schema';
import { type Opened, type StoredDocuments, servedDocument } from '../documents/stored-documents';

/** Custom data sources of the shop; empty by default. */
export const SHOPS_SOURCES = {
  definition: CUSTOM_SOURCES,
  table: dataSources,
  initial: () => NO_CUSTOM_SOURCES,
  responseOf: ({ document, revision, updatedAt }: Opened<CustomSources>) => ({
    document,
    revision,
    updatedAt,
  }),
} satisfies StoredDocuments<CustomSources, SavedCustomSources, typeof dataSources>;

/** All custom sources of a shop. */
export async function customSourcesOf(store: ShopStore): Promise<readonly CustomSource[]> {
  return (await servedDocument(store, SHOPS_SOURCES)).sources;
}

/** Custom source of a shop; null if unknown or deleted. */
export async function customSourceOf(store: ShopStore, id: number): Promise<CustomSource | null> {
  return (await customSourcesOf(store)).find((source) => source.id === id) ?? null;
}
