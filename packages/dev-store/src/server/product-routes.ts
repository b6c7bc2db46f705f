import { Hono } from 'hono';
import { productJs, productListJson } from '../engine/product-json';
import type { StoreContext } from '../store-context';
import { cartEnvironment } from './cart-environment';

/** `/products.json`, `/products/{handle}.js` and `/products/{handle}.json`. Source: Shopify AJAX Product API. */
export function productRoutes(store: StoreContext): Hono {
  const app = new Hono();

  app.get('/products.json', (c) => {
    const limit = Math.min(250, positive(c.req.query('limit'), 30));
    const page = positive(c.req.query('page'), 1);
    const published = cartEnvironment(c, store).index.catalogue.products.filter(
      (product) => product.published,
    );
    const products = published.slice((page - 1) * limit, page * limit);
    return c.json({ products: products.map(productListJson) });
  });

  app.get('/products/:file{[^/]+\\.(?:js|json)}', (c) => {
    const [, handle = '', kind] = /^(.*)\.(js|json)$/.exec(c.req.param('file')) ?? [];
    const { index, market } = cartEnvironment(c, store);
    const product = index.productByHandle(handle);
    if (!product?.published)
      return c.json({ status: 404, message: 'Not Found', description: 'Not Found' }, 404);
    return kind === 'js' ? c.json(productJs(product, market)) : c.json({ product: productListJson(product) });
  });
  return app;
}

function positive(text: string | undefined, otherwise: number): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
}
