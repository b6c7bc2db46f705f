import { type Context, Hono } from 'hono';
import { answerCartRequest, type CartAction, type CartAnswer } from '../engine/cart-request';
import { badRequest } from '../engine/refusal';
import type { Body } from '../engine/request-body';
import type { StoreContext } from '../store-context';
import { cartEnvironment } from './cart-environment';
import { readBody } from './read-body';
import { serialQueue } from './serial-queue';
import { sessionCart, sessionName } from './session';

const WRITES = ['add', 'change', 'update', 'clear'] as const;

/**
 * Shopify's AJAX Cart API, and the same actions for forms without JavaScript: a post to `/cart/add` without `.js` is
 * answered by a redirect to the cart page. Source: Shopify AJAX Cart API.
 */
export function cartRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const inOrder = serialQueue();

  for (const path of ['/cart.js', '/cart.json']) {
    app.get(path, (c) => inOrder(sessionName(c), async () => json(c, answer(c, store, 'get', {}))));
  }
  for (const action of WRITES) {
    for (const path of [`/cart/${action}.js`, `/cart/${action}.json`]) {
      app.post(path, (c) => inOrder(sessionName(c), async () => json(c, await write(c, store, action))));
    }
    app.post(`/cart/${action}`, (c) =>
      inOrder(sessionName(c), async () => {
        const result = await write(c, store, action);
        return wantsJson(c) ? json(c, result) : pageAfter(c, result);
      }),
    );
  }
  return app;
}

interface Answer {
  readonly status: CartAnswer['status'];
  readonly body: unknown;
  readonly request: Body;
}

async function write(c: Context, store: StoreContext, action: CartAction): Promise<Answer> {
  const body = await readBody(c);
  if (!body) {
    return { ...badRequest('Bad Request', 'The body of the request cannot be read.'), request: {} };
  }
  return answer(c, store, action, body);
}

function answer(c: Context, store: StoreContext, action: CartAction, request: Body): Answer {
  const before = sessionCart(c, store);
  const result = answerCartRequest(action, before, request, cartEnvironment(c, store));
  if (result.state !== before) store.state.putCart(result.state);
  return { status: result.status, body: result.body, request };
}

function json(c: Context, { status, body }: Answer): Response {
  return c.newResponse(JSON.stringify(body), status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
}

/** Themes post to `/cart/add` by fetch as well, and say so by what they accept. */
function wantsJson(c: Context): boolean {
  const accept = c.req.header('accept') ?? '';
  const byScript = c.req.header('x-requested-with') === 'XMLHttpRequest';
  return byScript || accept.includes('application/json') || accept.includes('application/javascript');
}

/** A page of our own only: `return_to` may not lead to another site. */
function pageAfter(c: Context, { status, body, request }: Answer): Response {
  const wanted = request.return_to;
  const target = typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : '/cart';
  if ('checkout' in request && status === 200) return c.redirect('/checkout', 302);
  if (status === 200) return c.redirect(target, 302);
  return c.redirect(`/cart?error=${encodeURIComponent(describe(body))}`, 302);
}

function describe(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'description' in body) return String(body.description);
  return 'The cart could not be changed.';
}
