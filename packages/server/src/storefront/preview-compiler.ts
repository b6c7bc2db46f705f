import type { CartToCompile } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { type CartRow, isSetAside } from '../carts/cart-rows';
import type { Compiler } from '../compiling/compiler';
import type { WorkerResult } from '../compiling/worker-queue';

/** Compiles carts for whoever holds a link to them, so that a slow one costs its time once, however often it is looked at. */
export interface PreviewCompiler {
  /** Whether the cart, as it is saved, is known to take too long. */
  isTooSlow(row: CartRow): boolean;
  /** `cart` is what `row` holds. Looks at the same cart wait for each other. */
  compile(row: CartRow, cart: CartToCompile): Promise<WorkerResult<StorefrontCart>>;
}

/** So long it is not tried again; it may have been the machine. */
const KEPT_MS = 300_000;

const TOO_SLOW = { ok: false, code: 'too_slow' } as const;

/** What is found too slow here is not written down: whoever looks must not take a cart out of the store. */
export function previewCompiler(compiler: Compiler): PreviewCompiler {
  /** By the ids of their carts. */
  const tooSlow = new Map<string, { readonly revision: number; readonly until: number }>();
  const underWay = new Map<string, Promise<unknown>>();
  const isTooSlow = (row: CartRow) => {
    const known = tooSlow.get(row.id);
    return isSetAside(row) || (known?.revision === row.revision && performance.now() < known.until);
  };

  async function compileOne(row: CartRow, cart: CartToCompile): Promise<WorkerResult<StorefrontCart>> {
    if (isTooSlow(row)) return TOO_SLOW;
    const compiled = await compiler.compile(cart);
    if (!compiled.ok) tooSlow.set(row.id, { revision: row.revision, until: performance.now() + KEPT_MS });
    return compiled;
  }

  return {
    isTooSlow,
    async compile(row, cart) {
      const before = underWay.get(row.id) ?? Promise.resolve();
      const look = before.then(() => compileOne(row, cart));
      const settled = look.catch(() => undefined);
      underWay.set(row.id, settled);
      try {
        return await look;
      } finally {
        if (underWay.get(row.id) === settled) underWay.delete(row.id);
      }
    },
  };
}
