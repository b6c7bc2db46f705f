import { inForce } from '@cartwright/core/collections/inherited';
import { rulesOfFeaturing, rulesOfSettings } from '@cartwright/core/listing/settings/rules-of';
import { readMirrorState, wantSync } from '../catalogue/mirror-state';
import type { ShopStore } from '../db/for-shop';
import { servedDefaults } from '../listing/default-settings-rows';
import { campaignRows, readDocument } from './campaign-rows';
import { allServedOwnSettings } from './collection-settings-rows';

/** Each costs a field of every product that is read from Shopify. */
const MOST_METAFIELDS = 20;

/** The metafields that filters of collections name, as `namespace.key`, at most 20: what the mirror needs of them. */
export async function filterMetafields(store: ShopStore): Promise<string[]> {
  const defaults = await servedDefaults(store);
  const campaigns = (await campaignRows(store)).flatMap((row) => {
    const read = readDocument(row);
    return read.ok ? [rulesOfFeaturing(inForce(read.value, defaults), defaults)] : [];
  });
  const own = [...(await allServedOwnSettings(store)).values()].map((each) =>
    rulesOfFeaturing(each, defaults),
  );
  const names = [rulesOfSettings(defaults, defaults), ...campaigns, ...own].flatMap(({ filters }) =>
    filters.flatMap((filter) => (filter.type === 'metafield' ? [`${filter.namespace}.${filter.key}`] : [])),
  );
  // In an order that doesn't depend on who was saved last: another order would be another scope.
  return [...new Set(names)].slice(0, MOST_METAFIELDS).toSorted();
}

/** Has everything read again where filters name metafields that the mirror doesn't have. Gives whether they do. */
export async function syncMetafields(store: ShopStore): Promise<boolean> {
  const { scope, runScope } = await readMirrorState(store);
  const mirrored = (runScope ?? scope)?.metafields;
  if (!mirrored) return false;
  const isMissing = (await filterMetafields(store)).some((name) => !mirrored.includes(name));
  if (isMissing) await wantSync(store);
  return isMissing;
}
