import type { CartAnswer, CartPort, CartRequest } from '../platform/cart-port';
import type { ClockPort } from '../platform/ports';
import { looksApplied } from './looks-applied';
import type { StoreCart } from './store-cart';

/** How a request ended, with the cart as it is now; null when it could not be read. */
export type Sent =
  | { readonly outcome: 'done'; readonly cart: StoreCart | null }
  | { readonly outcome: 'refused'; readonly cart: StoreCart | null; readonly message: string }
  | { readonly outcome: 'stale'; readonly cart: StoreCart | null }
  | { readonly outcome: 'failed'; readonly cart: StoreCart | null; readonly code: 'busy' | 'lost' };

export interface SendPorts {
  readonly cart: CartPort;
  readonly clock: ClockPort;
  /** Told while a request is tried again, so that nobody waits without a word. */
  readonly onRetry: (code: 'busy' | 'lost') => void;
}

const MOST_TRIES = 3;
const FIRST_WAIT = 800;
const LONGEST_WAIT = 15_000;

/**
 * Sends one request, at most three times. A busy store is asked again after a while; an answer that was lost may have
 * been applied all the same, so the cart is read before anything is sent twice. After a refusal the cart is read,
 * because the part that was in stock may have been added.
 */
export async function send(request: CartRequest, before: StoreCart, ports: SendPorts): Promise<Sent> {
  let last: 'busy' | 'lost' = 'lost';
  let unsure = false;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    if (unsure) {
      const now = await ports.cart.read();
      if (now.ok && now.cart && looksApplied(before, now.cart, request)) {
        return { outcome: 'done', cart: now.cart };
      }
      if (!now.ok) {
        last = now.code === 'busy' ? 'busy' : 'lost';
        await pause(attempt, now, ports);
        continue;
      }
      unsure = false;
    }
    const answer = await ports.cart.write(request);
    if (answer.ok) return { outcome: 'done', cart: answer.cart ?? (await readCart(ports)) };
    if (answer.code === 'refused') {
      return { outcome: 'refused', cart: await readCart(ports), message: answer.message };
    }
    if (answer.code === 'stale') return { outcome: 'stale', cart: await readCart(ports) };
    last = answer.code;
    unsure = answer.code === 'lost';
    if (attempt < MOST_TRIES - 1) {
      ports.onRetry(last);
      await pause(attempt, answer, ports);
    }
  }
  const cart = await readOnce(ports);
  return cart && unsure && looksApplied(before, cart, request)
    ? { outcome: 'done', cart }
    : { outcome: 'failed', cart, code: last };
}

/** Reads the cart, at most three times; null when it cannot be had. */
export async function readCart(ports: SendPorts): Promise<StoreCart | null> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const answer = await ports.cart.read();
    if (answer.ok) return answer.cart;
    if (attempt < MOST_TRIES - 1) await pause(attempt, answer, ports);
  }
  return null;
}

async function readOnce(ports: SendPorts): Promise<StoreCart | null> {
  const answer = await ports.cart.read();
  return answer.ok ? answer.cart : null;
}

function pause(attempt: number, answer: CartAnswer, { clock }: SendPorts): Promise<void> {
  const asked = answer.ok ? null : answer.retryAfter;
  const backoff = FIRST_WAIT * 2 ** attempt * (0.75 + clock.jitter() / 2);
  return clock.wait(Math.min(LONGEST_WAIT, Math.max(asked ?? 0, backoff)));
}
