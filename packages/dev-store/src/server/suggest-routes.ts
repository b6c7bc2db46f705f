import { Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { collectionsOf } from '../engine/collections';
import { isRecord, nestForm } from '../engine/model/request-body';
import { searchProducts } from '../engine/search-products';
import { suggestedCollection, suggestedProduct } from '../engine/suggestion-json';
import { cartEnvironment } from './cart-environment';
import { invalidParameter } from './json-errors';
import { wholeNumber } from './whole-number';

/** What a search field suggests while somebody types, as JSON. Source: Shopify Predictive Search API. */
export function suggestRoutes(store: StoreContext): Hono {
  const app = new Hono();
  app.get('/search/suggest.json', (c) => {
    const { index, market } = cartEnvironment(c, store);
    const { q, resources } = nestForm(new URL(c.req.url).searchParams);
    if (typeof q !== 'string' || q.trim() === '') {
      return c.json(invalidParameter('The parameter q is needed.'), 422);
    }
    const { type, limit } = isRecord(resources) ? resources : {};
    const most = wholeNumber(limit === undefined ? undefined : String(limit), {
      from: 1,
      to: 10,
      otherwise: 10,
    });
    if (most === null) return c.json(invalidParameter('The limit has to be between 1 and 10.'), 422);
    const kinds = typeof type === 'string' ? type.split(',') : ['product', 'collection'];
    const products = kinds.includes('product') ? searchProducts(index, q).slice(0, most) : [];
    const collections = kinds.includes('collection')
      ? collectionsOf(index.catalogue)
          .filter(({ title }) => title.toLowerCase().includes(q.trim().toLowerCase()))
          .slice(0, most)
      : [];
    return c.json({
      resources: {
        results: {
          queries: [],
          products: products.map((product) => suggestedProduct(product, market)),
          collections: collections.map((collection) => suggestedCollection(collection, market)),
          pages: [],
          articles: [],
        },
      },
    });
  });
  return app;
}
