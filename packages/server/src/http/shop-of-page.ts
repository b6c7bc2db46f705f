import type { Context } from 'hono';
import { type ApiFailure, failure } from './api-failure';

/** Shop of a storefront request, from `?shop=` (myshopify.com domain). */
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
 * Looks up the shop among `shops`. Optional for a single shop, unless others can install
 * (`mayInstall`): then the only shop needn't be the page's.
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
