import { inForce } from '@cartwright/core/collections/inherited';
import { rulesOfFeaturing, rulesOfSettings } from '@cartwright/core/listing/settings/rules-of';
import type { ShopStore } from '../db/for-shop';
import { servedDefaults } from '../listing/default-settings-rows';
import { metafieldsOfRules } from '../listing/metafields-of-rules';
import { campaignRows, readDocument } from './campaign-rows';
import { allServedOwnSettings } from './collection-settings-rows';

/** Metafields used by collection filters: in the defaults, campaigns, and own settings. */
export async function collectionMetafields(store: ShopStore): Promise<readonly string[]> {
  const defaults = await servedDefaults(store);
  const campaigns = (await campaignRows(store)).flatMap((row) => {
    const read = readDocument(row);
    return read.ok ? [rulesOfFeaturing(inForce(read.value, defaults), defaults)] : [];
  });
  const own = [...(await allServedOwnSettings(store)).values()].map((each) =>
    rulesOfFeaturing(each, defaults),
  );
  return metafieldsOfRules([rulesOfSettings(defaults, defaults), ...campaigns, ...own]);
}
