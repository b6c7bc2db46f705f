import { Hono } from 'hono';
import type { StoreContext } from '../store-context';
import { cartPage } from '../theme/cart-page';
import { checkoutPage } from '../theme/checkout-page';
import { collectionPage, homePage } from '../theme/home-page';
import { notFoundPage } from '../theme/not-found-page';
import { productPage } from '../theme/product-page';
import { cartEnvironment } from './cart-environment';
import type { ShowPage } from './show-page';

/** The theme's pages. */
export function pageRoutes(store: StoreContext, show: ShowPage): Hono {
  const app = new Hono();
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
  return app;
}
