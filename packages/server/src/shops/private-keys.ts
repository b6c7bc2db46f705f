import { ALL_FEATURE_KEYS, type FeatureKey } from '@cartwright/core/contract/feature-keys';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { wantPublication } from '../publishing/publication-state';
import { noteStaffAction } from '../staff/staff-actions';

/** The private keys of a shop: its own where staff has set them, else `ofServer`. */
export async function privateKeysOf(
  store: ShopStore,
  ofServer: readonly string[],
): Promise<readonly string[]> {
  const [row] = await store.columns(shops, ['privateKeys']);
  return row?.privateKeys ?? ofServer;
}

/** Gives a shop keys of its own, notes which features were turned on and off, and wants what shoppers get published. */
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
  /** Name of who sets them. */
  readonly by: string;
  readonly privateKeys: readonly FeatureKey[];
  /** The keys of shops that have none of their own. */
  readonly ofServer: readonly string[];
}
