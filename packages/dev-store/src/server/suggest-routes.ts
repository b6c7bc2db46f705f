import { Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { collectionsOf } from '../engine/collections';
import type { Collection } from '../engine/model/catalogue';
import type { CatalogueIndex } from '../engine/model/catalogue-index';
import { isRecord, nestForm } from '../engine/model/request-body';
import { searchProducts } from '../engine/search-products';
import { suggestedQueries } from '../engine/suggested-queries';
import { suggestedCollection, suggestedProduct, suggestedQuery } from '../engine/suggestion-json';
import { cartEnvironment } from './cart-environment';
import { invalidParameter } from './json-errors';
import { wholeNumber } from './whole-number';

/** Default kinds of suggestions. */
const KINDS = ['query', 'product', 'collection'] as const;

/** Predictive search as JSON. Source: Shopify Predictive Search API. */
export function suggestRoutes(store: StoreContext): Hono {
  const app = new Hono();
  app.get('/search/suggest.json', (c) => {
    const { index, market } = cartEnvironment(c, store);
    const { q, resources } = nestForm(new URL(c.req.url).searchParams);
    if (typeof q !== 'string' || q.trim() === '') {
      return c.json(invalidParameter('The parameter q is needed.'), 422);
    }
    const { type, limit, limit_scope: scope } = isRecord(resources) ? resources : {};
    const requested = wholeNumber(limit === undefined ? undefined : String(limit), {
      from: 1,
      to: 10,
      otherwise: 10,
    });
    if (requested === null) return c.json(invalidParameter('The limit has to be between 1 and 10.'), 422);
    const kinds = typeof type === 'string' ? type.split(',') : [...KINDS];
    let left: number = requested;
    /** Items of a kind up to the limit: per kind, or of all together. */
    const some = <Item>(kind: (typeof KINDS)[number], find: () => readonly Item[]): Item[] => {
      if (!kinds.includes(kind)) return [];
      const taken = find().slice(0, scope === 'each' ? requested : left);
      left -= taken.length;
      return taken;
    };
    const queries = some('query', () => suggestedQueries(index, q));
    const products = some('product', () => searchProducts(index, q));
    const collections = some('collection', () => collectionsNamed(index, q));
    return c.json({
      resources: {
        results: {
          queries: queries.map((text) => suggestedQuery(text, q, market)),
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

function collectionsNamed({ catalogue }: CatalogueIndex, text: string): Collection[] {
  const wanted = text.trim().toLowerCase();
  return collectionsOf(catalogue).filter(({ title }) => title.toLowerCase().includes(wanted));
}
