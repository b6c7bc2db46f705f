import type { Market } from '../engine/model/market';

/** A path of the store in a market: "/cart" is "/de/cart" where the root is "/de/". */
export function linkTo({ root }: Market, path: `/${string}`): string {
  return `${root}${path.slice(1)}`;
}
