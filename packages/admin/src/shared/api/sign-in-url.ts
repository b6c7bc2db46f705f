/**
 * URL of our OAuth redirect for a shop that this browser knows; `back` is the app path to return
 * to. There is no input for shop domains: Shopify forbids it.
 */
export function signInUrl(shop: string, back: string): string {
  return `/auth?${new URLSearchParams({ shop, return_to: back })}`;
}
