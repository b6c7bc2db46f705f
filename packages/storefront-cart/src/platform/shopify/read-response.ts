import { isJson, textOf } from '@cartwright/storefront-kit/shopify/json';
import type { CartResponse } from '../../state/ports/cart-port';
import { readCart } from './read-cart';

/** HTTP response: `body` is the parsed JSON, else null. `retryAfter` is the raw header. */
export interface RawResponse {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/**
 * Interprets an AJAX Cart API response. 400 and 404 mean a stale key; 409 is Shopify's "too many simultaneous requests"
 * (10 October 2025); 429 may be an HTML page.
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
  // Stale key; for `add.js` an unknown variant is refused like a sold-out one.
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
    // A page instead of a cart is often a network's login page, not the store's.
    answered: status >= 400,
  };
}

/** `Retry-After` (seconds or a date) as milliseconds from now; null for anything else. Source: RFC 9110. */
function waitOf(retryAfter: string): number | null {
  const wait = Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now();
  return wait > 0 ? wait : null;
}

/** Error text from `description`, `errors` (a text, or texts by field) or `message`. */
function messageOf(body: { readonly [name: string]: unknown }): string {
  const { errors } = body;
  const texts = isJson(errors) ? Object.values(errors).flat().map(String).join(' ') : textOf(errors);
  return textOf(body.description) || texts || textOf(body.message);
}
