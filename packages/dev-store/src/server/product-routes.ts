import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { collectionJson } from '../engine/collection-json';
import { collectionsOf, productsOf } from '../engine/collections';
import type { Product } from '../engine/model/catalogue';
import { productJs, productListJson } from '../engine/product-json';
import { recommendedProducts } from '../engine/recommendations';
import { cartEnvironment } from './cart-environment';
import { invalidParameter, NOT_FOUND } from './json-errors';
import { wholeNumber } from './whole-number';

/**
 * Products and collections as JSON: paginated lists with decimals; one product in subunits (`.js`) or decimals
 * (`.json`); recommendations. Source: Shopify AJAX Product API and Product Recommendations API.
 */
export function productRoutes(store: StoreContext): Hono {
  const app = new Hono();

  app.get('/products.json', (c) => {
    const { catalogue } = cartEnvironment(c, store).index;
    return listed(
      c,
      catalogue.products.filter(({ published }) => published),
    );
  });
  app.get('/collections.json', (c) => {
    const { index } = cartEnvironment(c, store);
    return c.json({ collections: collectionsOf(index.catalogue).map((each) => collectionJson(each, index)) });
  });
  app.get('/collections/:handle/products.json', (c) => {
    const { index } = cartEnvironment(c, store);
    const collection = collectionsOf(index.catalogue).find(({ handle }) => handle === c.req.param('handle'));
    return listed(c, collection ? productsOf(index, collection) : []);
  });
  app.get('/collections/:file{[^/]+\\.json}', (c) => {
    const { index } = cartEnvironment(c, store);
    const wanted = c.req.param('file').replace(/\.json$/, '');
    const collection = collectionsOf(index.catalogue).find(({ handle }) => handle === wanted);
    return collection ? c.json({ collection: collectionJson(collection, index) }) : c.json(NOT_FOUND, 404);
  });

  app.get('/products/:file{[^/]+\\.(?:js|json)}', (c) => {
    const [, handle = '', kind] = /^(.*)\.(js|json)$/.exec(c.req.param('file')) ?? [];
    const { index, market } = cartEnvironment(c, store);
    const product = index.productByHandle(handle);
    if (!product?.published) return c.json(NOT_FOUND, 404);
    return kind === 'js' ? c.json(productJs(product, market)) : c.json({ product: productListJson(product) });
  });

  app.get('/recommendations/products.json', (c) => {
    const { index, market } = cartEnvironment(c, store);
    const limit = wholeNumber(c.req.query('limit'), { from: 1, to: 10, otherwise: 10 });
    if (limit === null) return c.json(invalidParameter('The limit has to be between 1 and 10.'), 422);
    const intent = c.req.query('intent') ?? 'related';
    if (intent !== 'related' && intent !== 'complementary') {
      return c.json(invalidParameter('The intent has to be related or complementary.'), 422);
    }
    const id = c.req.query('product_id');
    if (!id) return c.json(invalidParameter('A product_id is needed.'), 422);
    const product = index.product(Number(id));
    if (!product?.published) return c.json(NOT_FOUND, 404);
    const products = recommendedProducts(index, product, intent).slice(0, limit);
    return c.json({ intent, products: products.map((each) => productJs(each, market)) });
  });
  return app;
}

/** Page of products. Limits are capped at 250; invalid numbers are ignored. */
function listed(c: Context, products: readonly Product[]): Response {
  const limit = Math.min(250, positive(c.req.query('limit'), 30));
  const page = positive(c.req.query('page'), 1);
  return c.json({ products: products.slice((page - 1) * limit, page * limit).map(productListJson) });
}

function positive(text: string | undefined, otherwise: number): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
}
