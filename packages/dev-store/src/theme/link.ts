import type { Market } from '../engine/model/market';

/** Path of the store under a market's root: "/cart" is "/de/cart" if the root is "/de/". */
export function linkTo({ root }: Market, path: `/${string}`): string {
  return `${root}${path.slice(1)}`;
}
