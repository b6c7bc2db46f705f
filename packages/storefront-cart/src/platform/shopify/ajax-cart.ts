import { type CartPort, type CartResponse, NO_ANSWER } from '../../state/ports/cart-port';
import type { Sent } from '../../state/ports/intent';
import type { SentAdd } from '../../state/requests/sent-add';
import { readResponse } from './read-response';
import { requestBody } from './request-body';

const TIMEOUT = 20_000;

/** Browsers limit `keepalive` bodies to 64 KiB; a character takes up to four bytes. */
const MAX_KEPT_ALIVE = 16_000;

/**
 * Cart port over the AJAX Cart API. `root` is `Shopify.routes.root`, with locale and trailing slash. `cart.js` bypasses
 * the browser cache.
 */
export function ajaxCart(root: string): CartPort {
  return {
    read: () => send('get', `${root}cart.js`, { cache: 'no-store' }),
    write: (request) => {
      const body = JSON.stringify(requestBody(request));
      return send(request.path, `${root}cart/${request.path}.js`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        // Delivered even if the page is left meanwhile.
        keepalive: body.length < MAX_KEPT_ALIVE,
      });
    },
  };
}

/** Outcome of an add sent before the cart store loaded. `unitsBefore` is from the rendered page. Never rejects. */
export async function readSent({ added, cart, kept }: SentAdd, unitsBefore: number): Promise<Sent> {
  const read = cart && (await responseOf('get', cart));
  const response = added ? await responseOf('add', added) : NO_ANSWER;
  const failed = response.ok ? null : response;
  return {
    // An add has no line key that could be stale.
    outcome: failed ? (failed.code === 'stale' ? 'refused' : failed.code) : 'done',
    message: failed?.message ?? '',
    cart: read?.ok ? read.cart : null,
    kept,
    unitsBefore,
  };
}

type Path = 'get' | 'add' | 'change' | 'update';

async function responseOf(path: Path, response: Response): Promise<CartResponse> {
  return readResponse(path, {
    status: response.status,
    body: await response.json().catch(() => null),
    retryAfter: response.headers.get('Retry-After'),
  });
}

async function send(path: Path, url: string, init: RequestInit): Promise<CartResponse> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'same-origin',
      signal: abort.signal,
      headers: { ...init.headers, Accept: 'application/json' },
    });
    return await responseOf(path, response);
  } catch {
    return NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}
