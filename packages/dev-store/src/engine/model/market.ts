/** Where and how a shopper buys: what prices, links and texts depend on besides the cart. */
export interface Market {
  /** ISO 3166 code, two capital letters. */
  readonly country: string;
  /** ISO 4217 code of the presentment currency. */
  readonly currency: string;
  /** The shop's currency in the market's, as decimal text: "0.92", "1.0" in the shop's own. */
  readonly rate: string;
  /** Language of the pages, as in `Shopify.locale`: "en", "de". */
  readonly locale: string;
  /** The locale root of every path of this market, with a slash at both ends: "/", "/de/". */
  readonly root: string;
}

/** A market by the locale root that a path begins with; undefined for paths outside of all roots but `/`. */
export function marketOfPath(markets: readonly Market[], path: string): Market | undefined {
  return markets.find(({ root }) => root !== '/' && `${path}/`.startsWith(root));
}

/** A path without its market's root, always with one slash in front. */
export function withoutRoot(market: Market, path: string): string {
  if (market.root === '/') return path;
  return `/${path.slice(market.root.length)}`;
}
