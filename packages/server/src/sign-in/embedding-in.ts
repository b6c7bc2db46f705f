import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import type { Embedding } from '../http/embedding';
import type { AppOptions } from './app-options';

const APP_BRIDGE = 'https://cdn.shopify.com/shopifycloud/app-bridge.js';

/** Paths that must not be framed. */
const NOT_FRAMED = /^\/(api|auth|storefront|webhooks)(\/|$)/;

/**
 * Allows framing in the admin of the shop in the URL only. Loads App Bridge if the URL says that it
 * is framed, as Shopify's does. Source: Shopify, "Set up iframe protection", "App Bridge".
 */
export function embeddingIn({
  clientId,
  shopOrigins = {},
}: Pick<AppOptions, 'clientId' | 'shopOrigins'>): Embedding {
  return ({ pathname, searchParams }) => {
    const shop = searchParams.get('shop');
    if (!isShopDomain(shop) || NOT_FRAMED.test(pathname)) return null;
    const origin = shopOrigins[shop];
    const isFramed = searchParams.get('embedded') === '1' && searchParams.has('host');
    return {
      ancestors: origin === undefined ? [`https://${shop}`, 'https://admin.shopify.com'] : [origin],
      script: !isFramed ? null : origin === undefined ? APP_BRIDGE : new URL('/app-bridge.js', origin).href,
      clientId,
    };
  };
}
