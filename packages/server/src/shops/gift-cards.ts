import { mayTakeGiftCards } from '@cartwright/core/storefront/gift-card-input';
import type { ShopStore } from '../db/for-shop';
import { privateKeysOf } from './private-keys';
import { storefrontTokenOf } from './storefront-token';

/** Whether a shop's carts may accept gift cards. `ofServer` are the keys of shops without their own. */
export async function takesGiftCards(store: ShopStore, ofServer: readonly string[]): Promise<boolean> {
  const hasStorefrontAccessToken = (await storefrontTokenOf(store)) !== null;
  const privateKeys = await privateKeysOf(store, ofServer);
  return mayTakeGiftCards({ hasStorefrontAccessToken, privateKeys });
}
