import type { Context } from 'hono';
import { type ApiFailure, failure } from './api-failure';

/** The shop that a request of a shopper's page is about: the one that `?shop=` names by its myshopify.com domain. */
export type ShopOfPage<Shop> = (context: Context) => Promise<Found<Shop> | ApiFailure>;

interface Found<Shop> {
  readonly ok: true;
  readonly shop: Shop;
}

interface Shops<Shop> {
  all(): readonly Shop[];
  find(id: string): Promise<Shop | null>;
}

/**
 * Among `shops`. Where there is one only, and no other can come (`mayInstall`), pages need not name it: which shops an app
 * has begun to work for says nothing about whose page this is.
 */
export function shopOfPage<Shop>(shops: Shops<Shop>, mayInstall: boolean): ShopOfPage<Shop> {
  return async (context) => {
    const named = context.req.query('shop');
    const [only, ...others] = shops.all();
    if (named === undefined) {
      return only !== undefined && others.length === 0 && !mayInstall
        ? { ok: true, shop: only }
        : failure('invalid_request', 'Say which shop this is about: ?shop=my-shop.myshopify.com.');
    }
    const shop = await shops.find(named);
    return shop ? { ok: true, shop } : failure('not_found', 'This app doesn’t work for that shop.');
  };
}
