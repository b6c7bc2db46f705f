import { Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { collectionsOf } from '../engine/collections';
import { cartPage } from '../theme/cart-page';
import { collectionPage } from '../theme/collection-page';
import { readCollectionQuery } from '../theme/collection-query';
import { homePage } from '../theme/home-page';
import { notFoundPage } from '../theme/not-found-page';
import { predictiveSearch } from '../theme/predictive-search';
import { productPage } from '../theme/product-page';
import { searchPage } from '../theme/search-page';
import { readSearchQuery } from '../theme/search-query';
import { cartEnvironment } from './cart-environment';
import { pageContext } from './page-context';
import type { ShowPage } from './show-page';

/** Routes of the theme's pages. */
export function pageRoutes(store: StoreContext, show: ShowPage): Hono {
  const app = new Hono();
  app.get('/', (c) => show(c, homePage));
  app.get('/collections', (c) => c.redirect(`${cartEnvironment(c, store).market.root}collections/all`, 302));
  app.get('/collections/:handle', (c) => {
    const { index } = cartEnvironment(c, store);
    const collection = collectionsOf(index.catalogue).find(({ handle }) => handle === c.req.param('handle'));
    if (!collection) return show(c, notFoundPage, 404);
    const query = readCollectionQuery(c.req.query());
    return show(c, (context) => collectionPage(context, collection, query));
  });
  app.get('/search', (c) => {
    const query = readSearchQuery(c.req.query());
    return show(c, (context) => searchPage(context, query));
  });
  app.get('/search/suggest', (c) =>
    c.html(predictiveSearch(pageContext(c, store), (c.req.query('q') ?? '').trim())),
  );
  app.get('/products/:handle', (c) => {
    const { index } = cartEnvironment(c, store);
    const product = index.productByHandle(c.req.param('handle'));
    if (!product?.published) return show(c, notFoundPage, 404);
    const chosen = product.variants.find(({ id }) => String(id) === c.req.query('variant'));
    return show(c, (context) => productPage(context, product, chosen));
  });
  app.get('/cart', (c) => show(c, cartPage));
  return app;
}
