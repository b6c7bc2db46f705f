import type { CartPort } from '../state/ports/cart-port';

export interface OwnWrites {
  readonly port: CartPort;
  /** Whether a write that was seen in the page, by its path without the root, is ours. Answers once for each. */
  claim(path: string): boolean;
}

/** A request that the browser tells of later than this (milliseconds) after its answer is not told of at all. */
const LATEST = 2000;

/**
 * Counts our writes, so that they are told from others' among the requests of the page. Only the number counts: of two
 * with one path it does not matter which was whose.
 */
export function ownWrites(cart: CartPort): OwnWrites {
  const open = new Set<{ readonly path: string }>();
  return {
    port: {
      read: cart.read,
      async write(request) {
        const mine = { path: `cart/${request.path}.js` };
        open.add(mine);
        const response = await cart.write(request);
        setTimeout(() => open.delete(mine), LATEST);
        return response;
      },
    },
    claim(path) {
      for (const each of open) if (each.path === path) return open.delete(each);
      return false;
    },
  };
}
