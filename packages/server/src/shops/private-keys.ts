import { ALL_FEATURE_KEYS, type FeatureKey } from '@cartwright/core/contract/feature-keys';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { wantPublication } from '../publishing/publication-state';
import { noteStaffAction } from '../staff/staff-actions';

/** Private keys of a shop: those set by staff, else `ofServer`. */
export async function privateKeysOf(
  store: ShopStore,
  ofServer: readonly string[],
): Promise<readonly string[]> {
  const [row] = await store.columns(shops, ['privateKeys']);
  return row?.privateKeys ?? ofServer;
}

/**
 * Sets a shop's keys, records in the staff log which features were turned on and off, and requests a publication.
 */
export function setShopKeys(
  store: ShopStore,
  { privateKeys, ofServer, ...saved }: KeysToSet,
): Promise<readonly string[]> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const before = await privateKeysOf(shop, ofServer);
    const after = ALL_FEATURE_KEYS.filter((key) => privateKeys.includes(key));
    await shop.update(shops, { privateKeys: after });
    for (const key of ALL_FEATURE_KEYS) {
      const isOn = after.includes(key);
      if (isOn === before.includes(key)) continue;
      await noteStaffAction(shop, { ...saved, action: isOn ? 'feature_on' : 'feature_off', subject: key });
    }
    await wantPublication(shop);
    return after;
  });
}

interface KeysToSet {
  readonly now: Date;
  /** Name of the staff user. */
  readonly by: string;
  readonly privateKeys: readonly FeatureKey[];
  /** Keys of shops without their own. */
  readonly ofServer: readonly string[];
}
