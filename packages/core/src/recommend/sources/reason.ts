/** Reason for a recommendation, as data; products by Shopify's id. Counts are raw. */
export type Reason =
  | { readonly reason: 'bought-together'; readonly with: number; readonly orders: number }
  /** With products whose texts are like those of one that has few orders itself. */
  | {
      readonly reason: 'bought-with-similar';
      readonly like: number;
      readonly with: number;
      readonly orders: number;
    }
  | { readonly reason: 'popular' }
  | { readonly reason: 'trending'; readonly orders: number; readonly before: number }
  | { readonly reason: 'viewed-next'; readonly after: number; readonly visitors: number }
  /** By the shopper who asks; `last` is a minute of the shop's clock. */
  | { readonly reason: 'bought-before'; readonly times: number; readonly last: number }
  | { readonly reason: 'bought-after'; readonly after: number; readonly orders: number }
  /** Terms that the texts of both have, the rarest first. */
  | { readonly reason: 'similar'; readonly to: number; readonly terms: readonly string[] }
  | { readonly reason: 'new'; readonly like: number };

/** Summand of a product's score. */
export interface ScorePart {
  readonly score: number;
  readonly reason: Reason;
}

/** Minimum number of others for a reason with a number that shoppers read. */
const MIN_SHOWN = 5;

/** Reason that shoppers read: the strongest part, if enough others did so; null otherwise. */
export function shownReason(parts: readonly ScorePart[]): Reason | null {
  const first = strongest(parts);
  return first && othersIn(first) >= MIN_SHOWN ? first : null;
}

/** Reason of the largest part; the first one on a tie. */
export function strongest(parts: readonly ScorePart[]): Reason | null {
  let best: ScorePart | null = null;
  for (const part of parts) if (best === null || part.score > best.score) best = part;
  return best?.reason ?? null;
}

/** Number of others that a reason counts; sufficient if it counts none. */
function othersIn(reason: Reason): number {
  if ('orders' in reason) return reason.orders;
  return 'visitors' in reason ? reason.visitors : MIN_SHOWN;
}
