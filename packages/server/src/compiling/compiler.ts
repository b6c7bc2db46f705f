import type { PartnerApp } from '@cartwright/core/apps/partner-apps';
import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { Issue } from '@cartwright/core/editing/issue';
import type { CartToCompile } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { usesTemplates } from '@cartwright/core/templates/component-template';
import { COMPILE_JOBS } from './compile-jobs';
import { startCompileWorker } from './start-compile-worker';
import { type WorkerQueueOptions, type WorkerResult, workerQueue } from './worker-queue';

/** Checks and compiles carts while the server goes on answering. */
export interface Compiler {
  /** What keeps a cart from being saved; `too_slow` where that cannot be found out in time. */
  validate(document: CartDocument): Promise<WorkerResult<Issue[]>>;
  /** The cart as the storefront draws it. */
  compile(cart: CartToCompile): Promise<WorkerResult<StorefrontCart>>;
  /** Milliseconds that Shopify has to name products whose size a cart is measured by. */
  readonly measuringMs: number;
  /** Ends what was started. */
  end(): Promise<void>;
}

/** Timeout of what Shopify tells of products, which counts nothing then: a merchant waits for the save. */
const MEASURING_MS = 2_000;

export interface CompilerOptions extends WorkerQueueOptions {
  readonly measuringMs: number;
  /** The partner apps that there are. Absent: those that come with this code. */
  readonly apps?: readonly PartnerApp[] | undefined;
}

/** A template of the greatest length takes some hundredth of it. */
const DEADLINE_MS = 2_000;

/**
 * A cart with a custom template in use goes to the worker, for so long and no longer. Any other is done here, at once:
 * its document is texts and lists, whose sizes its schema and the largest body limit, and nothing in it is a language.
 */
export function createCompiler(options: Partial<CompilerOptions> = {}): Compiler {
  const { apps, start = startCompileWorker, deadlineMs = DEADLINE_MS, measuringMs = MEASURING_MS } = options;
  const queue = workerQueue<typeof COMPILE_JOBS>({ start, deadlineMs });
  return {
    validate: async (document) =>
      usesTemplates(document)
        ? queue.run('validateCart', document)
        : { ok: true, value: COMPILE_JOBS.validateCart(document) },
    async compile(cart) {
      const whole = { ...cart, apps };
      return usesTemplates(cart.document)
        ? queue.run('compileCart', whole)
        : { ok: true, value: COMPILE_JOBS.compileCart(whole) };
    },
    measuringMs,
    end: queue.end,
  };
}
