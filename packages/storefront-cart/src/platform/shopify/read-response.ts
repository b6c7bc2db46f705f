import { isJson, textOf } from '@cartwright/storefront-kit/shopify/json';
import type { CartResponse } from '../../state/ports/cart-port';
import { readCart } from './read-cart';

/** An answer over HTTP: `body` is the parsed JSON, or null when it was none. `retryAfter` is the header's text. */
export interface RawResponse {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/**
 * Meaning of an answer of the AJAX Cart API. 400 and 404 are what a key that is gone gets; 409 is Shopify's "too many
 * simultaneous requests" (10 October 2025); 429 may be an HTML page.
 */
export function readResponse(path: 'get' | 'add' | 'change' | 'update', response: RawResponse): CartResponse {
  const { status, body } = response;
  if (status >= 200 && status < 300) {
    if (path === 'add') return isJson(body) ? { ok: true, cart: null } : failure('lost', response);
    const cart = readCart(body);
    return cart ? { ok: true, cart } : failure('lost', response);
  }
  if (status === 409 || status === 429) return failure('busy', response);
  if (status === 422) return failure('refused', response);
  // A key that is gone; an unknown variant in `add.js` is a refusal like a sold-out one.
  if (status === 400 || status === 404) return failure(path === 'add' ? 'refused' : 'stale', response);
  return failure('lost', response);
}

function failure(
  code: 'refused' | 'stale' | 'busy' | 'lost',
  { status, body, retryAfter }: RawResponse,
): CartResponse {
  return {
    ok: false,
    code,
    message: isJson(body) ? messageOf(body) : '',
    retryAfter: retryAfter === null ? null : waitOf(retryAfter),
    // A page in place of a cart is often not the store's, but a network's that asks to log in.
    answered: status >= 400,
  };
}

/** `Retry-After` is a number of seconds, or a date; milliseconds from now, null for anything else. Source: RFC 9110. */
function waitOf(retryAfter: string): number | null {
  const wait = Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now();
  return wait > 0 ? wait : null;
}

/** Errors come as `description`, as `errors` (a text, or texts by field) or as `message`. */
function messageOf(body: { readonly [name: string]: unknown }): string {
  const { errors } = body;
  const texts = isJson(errors) ? Object.values(errors).flat().map(String).join(' ') : textOf(errors);
  return textOf(body.description) || texts || textOf(body.message);
}
