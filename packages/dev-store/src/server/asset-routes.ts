import { Hono } from 'hono';
import { drawProduct } from '../catalogue/drawings/draw-product';
import type { StoreContext } from '../context/store-context';
import { CUSTOMER_PRIVACY_SCRIPT } from '../platform-script/customer-privacy';
import { STANDARD_ACTIONS_PATH, STANDARD_ACTIONS_SCRIPT } from '../platform-script/standard-actions';
import { CHECKOUT_SCRIPT } from '../theme/script/checkout';
import { THEME_SCRIPT } from '../theme/theme-script';
import { CHECKOUT_PAGE_STYLES, THEME_STYLES } from '../theme/theme-styles';

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3d5537"/><path d="M6 20c4 4 12 4 16-1 3-4 3-7 5-8-3-3-7-2-8 1-1 3-5 4-9 5 3 0 4 1 4 2-2 1-5 1-8 1z" fill="#faf7f1"/></svg>';

/** Theme files and product images. */
export function assetRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const file = (text: string, type: string) => ({
    text,
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
  const files = new Map([
    ['theme.css', file(THEME_STYLES, 'text/css')],
    ['theme.js', file(THEME_SCRIPT, 'text/javascript')],
    ['checkout.css', file(CHECKOUT_PAGE_STYLES, 'text/css')],
    ['checkout.js', file(CHECKOUT_SCRIPT, 'text/javascript')],
    ['favicon.svg', file(FAVICON, 'image/svg+xml')],
  ]);

  app.get('/assets/:name', (c) => {
    const found = files.get(c.req.param('name'));
    return found ? c.body(found.text, 200, { ...found.headers, 'cache-control': 'no-cache' }) : c.notFound();
  });
  app.get(STANDARD_ACTIONS_PATH, (c) =>
    c.body(STANDARD_ACTIONS_SCRIPT + CUSTOMER_PRIVACY_SCRIPT, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  app.get('/cdn/products/:file{.+\\.svg}', (c) => {
    const product = store.index.productByHandle(c.req.param('file').replace(/\.svg$/, ''));
    if (!product) return c.notFound();
    const variant = product.variants.find(({ id }) => String(id) === c.req.query('variant'));
    const view = Number(c.req.query('view') ?? 1);
    const drawing = drawProduct(product, {
      variant,
      view: Number.isSafeInteger(view) && view > 0 ? view : 1,
    });
    return c.body(drawing, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      // Images are embedded by pages of other origins: the admin's and the preview's.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  return app;
}
