import type { CartPort } from '../state/ports/cart-port';

export interface OwnWrites {
  readonly port: CartPort;
  /** Whether an observed write, by its path without the root, is ours. Consumes one match per call. */
  claim(path: string): boolean;
}

/** Maximum delay (milliseconds) between a response and its performance entry. */
const LATEST = 2000;

/** Counts our writes to tell them from others' in the page's requests. For equal paths only the count matters. */
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
