import { mayTakeGiftCards } from '@cartwright/core/storefront/gift-card-input';
import type { ShopStore } from '../db/for-shop';
import { storefrontTokenOf } from './storefront-token';

/** Whether the carts of a shop may take gift cards. `privateKeys` are the server's. */
export async function takesGiftCards(store: ShopStore, privateKeys: readonly string[]): Promise<boolean> {
  const hasStorefrontAccessToken = (await storefrontTokenOf(store)) !== null;
  return mayTakeGiftCards({ hasStorefrontAccessToken, privateKeys });
}
