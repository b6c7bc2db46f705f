import { rulesOfSettings } from '@cartwright/core/listing/settings/rules-of';
import type { ShopStore } from '../db/for-shop';
import { servedDefaults } from '../listing/default-settings-rows';
import { metafieldsOfRules } from '../listing/metafields-of-rules';
import { servedResultsPage } from './search-documents';

/** Metafields used by filters of the results page. */
export async function resultMetafields(store: ShopStore): Promise<readonly string[]> {
  const defaults = await servedDefaults(store);
  const { filterSettings: filters } = await servedResultsPage(store, defaults);
  return metafieldsOfRules([rulesOfSettings({ ...defaults, filters }, defaults)]);
}
