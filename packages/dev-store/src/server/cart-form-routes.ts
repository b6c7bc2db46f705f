import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import type { CartAction } from '../engine/cart-request';
import { isRecord } from '../engine/model/request-body';
import type { SerialQueue } from '../queue/serial-queue';
import { performCartAction } from './cart-writer';
import { ownPath } from './own-path';
import { readBody } from './read-body';
import { requestMarket } from './request-market';
import { sessionCart, sessionName } from './session';

const BY_LINK = ['add', 'change', 'clear'] as const;

/**
 * Routes of the cart page and of links without JavaScript: the cart form, links that add, remove or clear, discount
 * links, and cart permalinks (`/cart/{variant}:{quantity},…`). All redirect to a page.
 */
export function cartFormRoutes(store: StoreContext, inOrder: SerialQueue): Hono {
  const app = new Hono();
  const perform = (c: Context, action: CartAction, body: Record<string, unknown>, target: string) =>
    inOrder(sessionName(c), async () => {
      const { status, body: said } = performCartAction(c, store, action, body);
      return c.redirect(status === 200 ? target : pageAfter(root(c), body, said), 302);
    });
  const root = (c: Context) => requestMarket(c, store).root;

  app.post('/cart', async (c) => {
    const body = (await readBody(c)) ?? {};
    return perform(c, 'update', body, `${root(c)}${'checkout' in body ? 'checkout' : 'cart'}`);
  });
  for (const action of BY_LINK) {
    app.get(`/cart/${action}`, (c) => perform(c, action, c.req.query(), `${root(c)}cart`));
  }
  app.get('/discount/:code', (c) => {
    const { codes } = sessionCart(c, store);
    const discount = [...codes, c.req.param('code')].join(',');
    return perform(c, 'update', { discount }, ownPath(c.req.query('redirect'), root(c)));
  });
  app.get('/cart/:items{\\d+:\\d+(?:,\\d+:\\d+)*}', (c) =>
    inOrder(sessionName(c), async () => {
      const { discount, note, storefront, properties } = c.req.query();
      const [first, ...others] = c.req
        .param('items')
        .split(',')
        .map((item) => item.split(':'))
        .map(([id, quantity]) => ({ id, quantity }));
      const items = [{ ...first, properties: readProperties(properties) }, ...others];
      performCartAction(c, store, 'clear', {});
      performCartAction(c, store, 'add', { items });
      performCartAction(c, store, 'update', { discount, note });
      return c.redirect(`${root(c)}${storefront === 'true' ? 'cart' : 'checkout'}`, 302);
    }),
  );
  return app;
}

/**
 * Parses the properties of a permalink's first item: JSON in base64url, 25 at most. Source: Shopify, "Create cart
 * permalinks".
 */
function readProperties(text: string | undefined): Record<string, string> {
  try {
    const read: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    const entries = isRecord(read) ? Object.entries(read) : [];
    return Object.fromEntries(entries.slice(0, 25).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

/**
 * Redirect target of a form without JavaScript: its `return_to` or the cart; after a refusal, the cart with the reason.
 */
export function pageAfter(root: string, request: unknown, refusal: unknown): string {
  if (refusal !== null) return `${root}cart?error=${encodeURIComponent(describe(refusal))}`;
  if (!isRecord(request)) return `${root}cart`;
  return 'checkout' in request ? `${root}checkout` : ownPath(request.return_to, `${root}cart`);
}

function describe(body: unknown): string {
  return isRecord(body) && 'description' in body
    ? String(body.description)
    : 'The cart could not be changed.';
}
