import type { PartnerApp } from '@cartwright/core/apps/partner-apps';
import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { Issue } from '@cartwright/core/editing/issue';
import type { CartToCompile } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { usesTemplates } from '@cartwright/core/templates/component-template';
import { COMPILE_JOBS } from './compile-jobs';
import { startCompileWorker } from './start-compile-worker';
import { type WorkerQueueOptions, type WorkerResult, workerQueue } from './worker-queue';

/** Validates and compiles carts without blocking the server. */
export interface Compiler {
  /** Issues that keep a cart from being saved; `too_slow` on a timeout. */
  validate(document: CartDocument): Promise<WorkerResult<Issue[]>>;
  /** Compiled cart for the storefront. */
  compile(cart: CartToCompile): Promise<WorkerResult<StorefrontCart>>;
  /** Timeout in milliseconds of reading Shopify's products for the measurement of a cart's size. */
  readonly measuringMs: number;
  /** Ends the worker. */
  end(): Promise<void>;
}

/** Timeout of reading Shopify's products, which count nothing after it: a merchant waits for the save. */
const MEASURING_MS = 2_000;

export interface CompilerOptions extends WorkerQueueOptions {
  readonly measuringMs: number;
  /** Available partner apps. Absent: the built-in ones. */
  readonly apps?: readonly PartnerApp[] | undefined;
}

/** Timeout, about a hundred times what the longest template takes. */
const DEADLINE_MS = 2_000;

/**
 * Creates a compiler. A cart with a custom template in use is sent to the worker, with a timeout. Others are
 * compiled synchronously: their size is limited by the schema and the maximum request body, and they contain no
 * code.
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
