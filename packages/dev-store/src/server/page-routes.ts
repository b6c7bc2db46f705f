import { type Context, Hono } from 'hono';
import { answerCartRequest } from '../engine/cart-request';
import type { CartState } from '../engine/cart-state';
import { priceCart } from '../engine/price-cart';
import type { Body } from '../engine/request-body';
import type { StoreContext } from '../store-context';
import { appEmbeds } from '../theme/app-embed';
import { cartPage } from '../theme/cart-page';
import { checkoutPage } from '../theme/checkout-page';
import { collectionPage, homePage } from '../theme/home-page';
import { layout } from '../theme/layout';
import { notFoundPage } from '../theme/not-found-page';
import type { Page, PageContext } from '../theme/page';
import { productPage } from '../theme/product-page';
import { cartEnvironment } from './cart-environment';
import { readBody } from './read-body';
import { sessionCart } from './session';

/** The theme's pages, and the forms and links of its cart page that work without JavaScript. */
export function pageRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const embeds = appEmbeds(store);

  const show = (c: Context, build: (context: PageContext) => Page, status: 200 | 404 = 200) => {
    const { index, market, runDiscounts } = cartEnvironment(c, store);
    const cart = priceCart(sessionCart(c, store), index, market, runDiscounts);
    const path = c.req.path;
    const context: PageContext = { store, market, index, cart, path, error: c.req.query('error') ?? null };
    const page = build(context);
    c.header('cache-control', 'no-store');
    return c.html(layout(context, page, embeds(context, page)), status);
  };

  app.get('/', (c) => show(c, homePage));
  app.get('/collections/all', (c) => show(c, collectionPage));
  app.get('/products/:handle', (c) => {
    const { index } = cartEnvironment(c, store);
    const product = index.productByHandle(c.req.param('handle'));
    if (!product?.published) return show(c, notFoundPage, 404);
    const chosen = product.variants.find(({ id }) => String(id) === c.req.query('variant'));
    return show(c, (context) => productPage(context, product, chosen));
  });
  app.get('/cart', (c) => show(c, cartPage));
  app.get('/checkout', (c) => show(c, checkoutPage));

  app.post('/cart', async (c) => {
    const body = (await readBody(c)) ?? {};
    change(c, store, 'update', body);
    return c.redirect('checkout' in body ? '/checkout' : '/cart', 302);
  });
  app.get('/cart/change', (c) => {
    change(c, store, 'change', c.req.query());
    return c.redirect('/cart', 302);
  });
  app.get('/discount/:code', (c) => {
    const { codes } = sessionCart(c, store);
    change(c, store, 'update', { discount: [...codes, c.req.param('code')].join(',') });
    const target = c.req.query('redirect') ?? '/';
    return c.redirect(/^\/(?![/\\])/.test(target) ? target : '/', 302);
  });

  app.notFound((c) => show(c, notFoundPage, 404));
  return app;
}

function change(c: Context, store: StoreContext, action: 'update' | 'change', body: Body): void {
  const before: CartState = sessionCart(c, store);
  const { state } = answerCartRequest(action, before, body, cartEnvironment(c, store));
  if (state !== before) store.state.putCart(state);
}
