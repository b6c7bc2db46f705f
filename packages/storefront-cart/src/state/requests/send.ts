import type { ClockPort } from '@cartwright/storefront-kit/ports/ports';
import { type CartPort, type CartRequest, type CartResponse, NO_ANSWER } from '../ports/cart-port';
import type { StoreCart } from '../ports/store-cart';
import { looksApplied } from './looks-applied';

/** Outcome of a request, with the current cart; null if it couldn't be read. */
export type Sent =
  | { readonly outcome: 'done'; readonly cart: StoreCart | null }
  | { readonly outcome: 'refused'; readonly cart: StoreCart | null; readonly message: string }
  | { readonly outcome: 'stale'; readonly cart: StoreCart | null }
  | { readonly outcome: 'failed'; readonly cart: StoreCart | null; readonly code: 'busy' | 'lost' };

export interface SendPorts {
  readonly cart: CartPort;
  readonly clock: ClockPort;
  /** Called while a request is retried, to inform the shopper. */
  readonly onRetry: (code: 'busy' | 'lost') => void;
}

const MAX_ATTEMPTS = 3;
const FIRST_WAIT = 800;
const MAX_WAIT_MS = 15_000;

/**
 * Sends a request, with three attempts at most. A busy store is retried after a delay, unless it asks for too long a
 * one; after a lost response the cart is read first, since the request may have been applied. After a refusal the cart
 * is read, since available stock may have been added.
 */
export async function send(request: CartRequest, before: StoreCart, ports: SendPorts): Promise<Sent> {
  let last: 'busy' | 'lost' = 'lost';
  let unsure = false;
  let known = before;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    let response: CartResponse = NO_ANSWER;
    if (unsure) {
      response = await ports.cart.read();
      if (response.ok && response.cart) {
        known = response.cart;
        if (looksApplied(before, known, request)) return { outcome: 'done', cart: known };
        unsure = false;
      }
    }
    if (!unsure) {
      response = await ports.cart.write(request);
      if (response.ok) {
        return { outcome: 'done', cart: response.cart ?? (await readAfter(request, before, ports)) };
      }
      if (response.code === 'refused') {
        return { outcome: 'refused', cart: await readCart(ports), message: response.message };
      }
      if (response.code === 'stale') return { outcome: 'stale', cart: await readCart(ports) };
      unsure = response.code === 'lost';
    }
    const { code, retryAfter } = response.ok ? NO_ANSWER : response;
    last = code === 'busy' ? 'busy' : 'lost';
    if ((retryAfter ?? 0) > MAX_WAIT_MS) break;
    if (attempt < MAX_ATTEMPTS - 1) {
      ports.onRetry(last);
      await pause(attempt, response, ports);
    }
  }
  // A busy store has done nothing, so the cart isn't read.
  if (!unsure) return { outcome: 'failed', cart: known, code: last };
  const cart = await readOnce(ports);
  return cart && looksApplied(before, cart, request)
    ? { outcome: 'done', cart }
    : { outcome: 'failed', cart, code: last };
}

/** Reads the cart after a successful request; once more if it seems to come from a cache. */
async function readAfter(
  request: CartRequest,
  before: StoreCart,
  ports: SendPorts,
): Promise<StoreCart | null> {
  const cart = await readCart(ports);
  return cart && !looksApplied(before, cart, request) ? ((await readOnce(ports)) ?? cart) : cart;
}

/** Reads the cart, with three attempts at most; null on failure. */
export async function readCart(ports: SendPorts): Promise<StoreCart | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const response = await ports.cart.read();
    if (response.ok) return response.cart;
    if (attempt < MAX_ATTEMPTS - 1) await pause(attempt, response, ports);
  }
  return null;
}

async function readOnce(ports: SendPorts): Promise<StoreCart | null> {
  const response = await ports.cart.read();
  return response.ok ? response.cart : null;
}

function pause(attempt: number, response: CartResponse, { clock }: SendPorts): Promise<void> {
  const requestedMs = response.ok ? null : response.retryAfter;
  const backoff = FIRST_WAIT * 2 ** attempt * (0.75 + clock.jitter() / 2);
  return clock.wait(Math.min(MAX_WAIT_MS, Math.max(requestedMs ?? 0, backoff)));
}
