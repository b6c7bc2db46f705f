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

const TOO_SLOW = { ok: false, code: 'too_slow' } as const;

/** What is found too slow here is not written down: whoever looks must not take a cart out of the store. */
export function previewCompiler(compiler: Compiler): PreviewCompiler {
  /** Revisions by the ids of their carts. */
  const tooSlow = new Map<string, number>();
  const underWay = new Map<string, Promise<unknown>>();
  const isTooSlow = (row: CartRow) => isSetAside(row) || tooSlow.get(row.id) === row.revision;

  async function compileOne(row: CartRow, cart: CartToCompile): Promise<WorkerResult<StorefrontCart>> {
    if (isTooSlow(row)) return TOO_SLOW;
    const compiled = await compiler.compile(cart);
    if (!compiled.ok) tooSlow.set(row.id, row.revision);
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
