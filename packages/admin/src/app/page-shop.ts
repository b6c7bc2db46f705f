/** Action of a page once its session's shops are known. */
export type PageShop =
  /** Keep the page's shop. */
  | { readonly kind: 'stay'; readonly domain: string }
  /** Reload the page for this one. */
  | { readonly kind: 'switch'; readonly domain: string }
  /** Ask the merchant. */
  | { readonly kind: 'choose' };

/**
 * `current` is the page's shop so far, null for none; `isNamed`: it was in the URL. A stored shop
 * is replaced by the session's only shop; one in the URL never is, so that a link can't lead to
 * edits of another shop.
 */
export function pageShop(current: string | null, isNamed: boolean, shops: readonly string[]): PageShop {
  if (current !== null && shops.includes(current)) return { kind: 'stay', domain: current };
  const [only] = shops;
  if (only === undefined || shops.length > 1 || (current !== null && isNamed)) return { kind: 'choose' };
  return { kind: current === null ? 'stay' : 'switch', domain: only };
}
