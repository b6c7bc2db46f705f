/** A shop's name is 60 characters at most; the rest is room to spare. */
const DOMAIN = /^[a-z0-9][a-z0-9-]{0,99}\.myshopify\.com$/;

/**
 * Whether a text is a shop's myshopify.com domain. Only such a text becomes part of an address or a header. Source: Shopify,
 * authorization code grant, "shop" parameter.
 */
export function isShopDomain(text: unknown): text is string {
  return typeof text === 'string' && DOMAIN.test(text);
}
