/** A shop's name has at most 60 characters; the rest is a margin. */
const DOMAIN = /^[a-z0-9][a-z0-9-]{0,99}\.myshopify\.com$/;

/**
 * Whether a text is a shop's myshopify.com domain. Required before it becomes part of a URL or header. Source:
 * Shopify, authorization code grant, "shop" parameter.
 */
export function isShopDomain(text: unknown): text is string {
  return typeof text === 'string' && DOMAIN.test(text);
}
