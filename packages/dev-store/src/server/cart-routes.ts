import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import type { CartAction, CartResponse } from '../engine/cart-request';
import { badRequest } from '../engine/model/refusal';
import type { Body } from '../engine/model/request-body';
import { serialQueue } from '../queue/serial-queue';
import { cartFormRoutes, pageAfter } from './cart-form-routes';
import { performCartAction } from './cart-writer';
import { contextAt } from './page-context';
import { readBody } from './read-body';
import { renderSections } from './render-sections';
import { requestMarket } from './request-market';
import { readSectionRequest, withSections } from './section-request';
import { sessionName } from './session';
import { shippingRoutes } from './shipping-routes';

const WRITES = ['add', 'change', 'update', 'clear'] as const;

/**
 * AJAX Cart API, and the same actions for forms without JavaScript: a post to `/cart/add` without `.js` redirects to
 * the cart page. Source: Shopify AJAX Cart API.
 */
export function cartRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const inOrder = serialQueue();

  for (const path of ['/cart.js', '/cart.json']) {
    app.get(path, (c) =>
      inOrder(sessionName(c), async () => json(c, performCartAction(c, store, 'get', {}))),
    );
  }
  for (const action of WRITES) {
    for (const path of [`/cart/${action}.js`, `/cart/${action}.json`]) {
      app.post(path, (c) => inOrder(sessionName(c), async () => json(c, await write(c, store, action))));
    }
    app.post(`/cart/${action}`, (c) =>
      inOrder(sessionName(c), async () => {
        const result = await write(c, store, action);
        if (wantsJson(c)) return json(c, result);
        const { root } = requestMarket(c, store);
        return c.redirect(pageAfter(root, result.request, result.status === 200 ? null : result.body), 302);
      }),
    );
  }
  app.route('/', shippingRoutes(store));
  app.route('/', cartFormRoutes(store, inOrder));
  return app;
}

interface CartReply {
  readonly status: CartResponse['status'];
  readonly body: unknown;
}

async function write(
  c: Context,
  store: StoreContext,
  action: CartAction,
): Promise<CartReply & { readonly request: Body }> {
  const request = await readBody(c);
  if (!request) {
    return { ...badRequest('Bad Request', 'The body of the request cannot be read.'), request: {} };
  }
  const response = performCartAction(c, store, action, request);
  return { ...bundled(c, store, request, response), request };
}

/**
 * Response with sections, which are rendered after the change: an invalid section request fails the response, not the
 * change.
 */
function bundled(c: Context, store: StoreContext, request: Body, response: CartResponse): CartReply {
  if (response.status !== 200) return response;
  const wanted = readSectionRequest(request, c.req.header('referer'), response.cart.market.root);
  if (!wanted.ok) return wanted.refusal;
  if (!wanted.request) return response;
  const { ids, path } = wanted.request;
  const sections = renderSections(contextAt(store, response.cart, path), ids);
  return { status: 200, body: withSections(response.body, sections) };
}

function json(c: Context, { status, body }: CartReply): Response {
  return c.newResponse(JSON.stringify(body), status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
}

/** Whether the client accepts JSON: themes call `/cart/add` by fetch, too. */
function wantsJson(c: Context): boolean {
  const accept = c.req.header('accept') ?? '';
  const byScript = c.req.header('x-requested-with') === 'XMLHttpRequest';
  return byScript || accept.includes('application/json') || accept.includes('application/javascript');
}
