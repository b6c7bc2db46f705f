/**
 * Where our server sends the merchant to Shopify to sign in to a shop that this browser knows; `back` is a path of the app to
 * come back to. Nobody can type a shop in: Shopify allows that at no installation.
 */
export function signInUrl(shop: string, back: string): string {
  return `/auth?${new URLSearchParams({ shop, return_to: back })}`;
}
