/** Action of a page once it is known which shops its session is for. */
export type PageShop =
  /** The page is about this one. */
  | { readonly kind: 'stay'; readonly domain: string }
  /** The page has to be loaded for this one. */
  | { readonly kind: 'switch'; readonly domain: string }
  /** The merchant has to say which. */
  | { readonly kind: 'choose' };

/**
 * `current` is the shop that the page is about so far, null for none; `isNamed`: its address named it. What a tab or the
 * browser has kept from another time gives way to the session's only shop; what an address asks for never does, so that
 * nobody edits another shop than the one that a link leads to.
 */
export function pageShop(current: string | null, isNamed: boolean, shops: readonly string[]): PageShop {
  if (current !== null && shops.includes(current)) return { kind: 'stay', domain: current };
  const [only] = shops;
  if (only === undefined || shops.length > 1 || (current !== null && isNamed)) return { kind: 'choose' };
  return { kind: current === null ? 'stay' : 'switch', domain: only };
}
