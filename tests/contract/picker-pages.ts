import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { apiError } from '@cartwright/core/contract/error';
import { pageOf } from '@cartwright/core/contract/page-headers';
import type { ShopStore } from '@cartwright/server/db/for-shop';
import { createApp } from '@cartwright/server/http/app';
import { collectionRoutes } from '@cartwright/server/products/collection-routes';
import { productRoutes } from '@cartwright/server/products/product-routes';
import { adminClient, type OpenAdminClient } from '@cartwright/server/shopify/admin-client';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import type { z } from 'zod';

type Query = Readonly<Record<string, string>>;

/** A Shopify that nobody can reach. */
export const AWAY = adminClient({
  domain: 'away.myshopify.com',
  accessToken: 'any',
  apiOrigin: 'http://127.0.0.1:9',
});

/** Server that answers pickers: for a shop in its database, which may ask that shop's Shopify. */
export function aServerOfPickers(
  { store, admin }: { readonly store: ShopStore; readonly admin: OpenAdminClient },
  { mirrors }: { readonly mirrors: boolean },
) {
  const app = createApp(silentLogger, []);
  const options = { storeOf: () => store, adminOf: () => admin, mirrorsCatalogue: mirrors };
  const resolveShop = async () =>
    ({
      ok: true,
      shopId: store.shopId,
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: false },
    }) as const;
  productRoutes(app, resolveShop, options);
  collectionRoutes(app, resolveShop, options);
  const send = async ({ path }: Endpoint, query: Query) => {
    const response = await app.request(`http://localhost${path}?${new URLSearchParams(query)}`);
    const { cursor: next, count } = pageOf(response.headers) ?? { cursor: null, count: null };
    return { status: response.status, response: await response.json(), next, count };
  };
  const askPage = async <R extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
    query: Query = {},
  ) => {
    const { status, response, next, count } = await send(endpoint, query);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(response)}`);
    return { response: endpoint.response.parse(response), next, count };
  };
  return {
    ask: async <R extends z.ZodType>(
      endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
      query: Query = {},
    ) => (await askPage(endpoint, query)).response,
    /** A page of a list, with the cursor of the page after it, and how many there are where somebody counts. */
    askPage,
    refused: async (endpoint: Endpoint, query: Query = {}) => {
      const { status, response } = await send(endpoint, query);
      return { status, ...apiError.parse(response).error };
    },
    /** All pages of a list, without their cursors, from the first or the one behind `after`. */
    allPages: async <R extends z.ZodType>(
      endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
      query: Query = {},
    ) => {
      const pages: z.infer<R>[] = [];
      for (let next: string | null = query.after ?? ''; next !== null; ) {
        const page: Awaited<ReturnType<typeof askPage<R>>> = await askPage(endpoint, {
          ...query,
          ...(next !== '' && { after: next }),
        });
        pages.push(page.response);
        next = page.next;
      }
      return pages;
    },
  };
}
