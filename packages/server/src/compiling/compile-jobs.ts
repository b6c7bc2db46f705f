import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { validateCart } from '@cartwright/core/cart/validate-cart';
import type { Issue } from '@cartwright/core/editing/issue';
import {
  type CartToCompile,
  compileStorefrontCart,
} from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';

/** Jobs of the worker: core's functions, from plain data to plain data. */
export const COMPILE_JOBS = {
  validateCart: (document: CartDocument): Issue[] => validateCart(document),
  compileCart: (cart: CartToCompile): StorefrontCart => compileStorefrontCart(cart),
};

/** Jobs of a worker by name, with one argument each. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the argument is.
export type WorkerJobs = Readonly<Record<string, (input: any) => unknown>>;

export interface WorkerRequest {
  readonly job: string;
  readonly input: unknown;
}

/** Response of the worker. A failed job is a bug of ours, unless it `ranOut` of stack or of string length. */
export type WorkerResponse =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly ranOut: boolean; readonly message: string };

/** First message of a worker, once it has loaded its code. */
export const READY = 'ready';
