import type { CartToCompile } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { type CartRow, isSetAside } from '../carts/cart-rows';
import type { Compiler } from '../compiling/compiler';
import type { WorkerResult } from '../compiling/worker-queue';

/** Compiles carts for whoever holds a link to them, so that a slow one costs its time once, however often it is looked at. */
export interface PreviewCompiler {
  /** Whether the cart, as it is saved, is known to take too long. */
  isTooSlow(row: CartRow): boolean;
  /** `cart` is what `row` holds. */
  compile(row: CartRow, cart: CartToCompile): Promise<WorkerResult<StorefrontCart>>;
}

/** So long it is not tried again; it may have been the machine. */
const KEPT_MS = 300_000;

const TOO_SLOW = { ok: false, code: 'too_slow' } as const;

/** Compiler of previews. What is found too slow here is not written down: whoever looks must not take a cart out of the store. */
export function previewCompiler(compiler: Compiler): PreviewCompiler {
  /** By the ids of their carts. */
  const tooSlow = new Map<string, { readonly revision: number; readonly until: number }>();
  const isTooSlow = (row: CartRow) => {
    const known = tooSlow.get(row.id);
    return isSetAside(row) || (known?.revision === row.revision && performance.now() < known.until);
  };

  return {
    isTooSlow,
    async compile(row, cart) {
      if (isTooSlow(row)) return TOO_SLOW;
      const compiled = await compiler.compile(cart);
      if (!compiled.ok) tooSlow.set(row.id, { revision: row.revision, until: performance.now() + KEPT_MS });
      return compiled;
    },
  };
}
