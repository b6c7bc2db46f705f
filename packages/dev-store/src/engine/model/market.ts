/** Market of a shopper: country, currency, language and locale root. */
export interface Market {
  /** ISO 3166 code, two capital letters. */
  readonly country: string;
  /** ISO 4217 code of the presentment currency. */
  readonly currency: string;
  /** Exchange rate from the shop's currency to the market's, as decimal text: "0.92"; "1.0" for the shop's own. */
  readonly rate: string;
  /** Language of the pages, as in `Shopify.locale`: "en", "de". */
  readonly locale: string;
  /** Locale root of the market's paths, with a slash at both ends: "/", "/de/". */
  readonly root: string;
}

/** Market of a path's locale root; undefined for paths outside of all roots but `/`. */
export function marketOfPath(markets: readonly Market[], path: string): Market | undefined {
  return markets.find(({ root }) => root !== '/' && `${path}/`.startsWith(root));
}

/** Path without its market's root, with one leading slash. */
export function withoutRoot(market: Market, path: string): string {
  if (market.root === '/') return path;
  return `/${path.slice(market.root.length)}`;
}
