import { defineCollection } from '@cartwright/dev-store/catalogue/define-collection';
import { largeCatalogue } from '@cartwright/dev-store/catalogue/large/large-catalogue';
import type { AppConfiguration } from '@cartwright/dev-store/setup/options';
import { startDevStore } from '@cartwright/dev-store/store';

/** The store of many products, its app, and the collection that has some of them. */
export const LARGE_STORE = {
  domain: 'large.myshopify.com',
  secret: 'bench-secret',
  handle: 'thousands',
} as const;

/** A local store of so many generated products, the first `listed` of them in a collection. */
export async function startLargeStore(count: number, listed: number, configuration?: AppConfiguration) {
  const generated = largeCatalogue(count, 1);
  const { products } = generated;
  const { domain, handle } = LARGE_STORE;
  const collection = defineCollection({ handle, title: 'Thousands', description: '', products: [] }, []);
  const store = await startDevStore({
    port: 0,
    shop: { domain, name: 'Large', currency: 'USD', timezone: 'UTC', country: 'US' },
    catalogue: {
      ...generated,
      collections: [
        ...(generated.collections ?? []),
        { ...collection, productIds: products.slice(0, listed).map(({ id }) => id) },
      ],
    },
    app: {
      handle: 'cartwright',
      title: 'Cartwright',
      accessToken: 'bench',
      functions: [],
      ...(configuration && { configuration }),
    },
  });
  return { store, products };
}

/** Environment of a server for it, by the app's client id. */
export function largeStoreVariables(storeUrl: string, clientId: string): Readonly<Record<string, string>> {
  return {
    SHOP_DOMAIN: LARGE_STORE.domain,
    SHOPIFY_ACCESS_TOKEN: 'bench',
    SHOPIFY_API_ORIGIN: storeUrl,
    SHOPIFY_API_KEY: clientId,
    SHOPIFY_API_SECRET: LARGE_STORE.secret,
    TOKEN_KEYS: 'a-key-of-the-bench-of-thirty-two-letters',
    PUBLIC_URL: 'https://app.example',
  };
}
