import { Hono } from 'hono';
import { leakyBucket } from '../admin/cost/bucket';
import { runMetered } from '../admin/cost/run-metered';
import { adminRoot } from '../admin/root';
import { ADMIN_API_VERSION, ADMIN_SCHEMA } from '../admin/wire/schema';
import type { StoreContext } from '../context/store-context';
import { isRecord } from '../engine/model/request-body';
import { isAccessToken } from '../oauth/access-token';

const UNAUTHORIZED = '[API] Invalid API key or access token (unrecognized login or wrong password)';

/**
 * `POST /admin/api/{version}/graphql.json` with the app's token in `X-Shopify-Access-Token`. Every version is served by
 * the store's only one, named in `X-Shopify-API-Version`, as in Shopify's fall forward. Requests are charged to the
 * app's bucket (`admin/cost`).
 */
export function adminRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const rootValue = adminRoot(store);
  const bucket = leakyBucket(store.adminBucket, store.clock);

  app.post('/admin/api/:version/graphql.json', async (c) => {
    if (!isAccessToken(store, c.req.header('x-shopify-access-token') ?? '')) {
      return c.json({ errors: UNAUTHORIZED }, 401);
    }
    const body: unknown = await c.req.json().catch(() => null);
    if (!isRecord(body) || typeof body.query !== 'string') {
      return c.json({ errors: { query: 'Required parameter missing or invalid' } }, 400);
    }
    const { query, variables, operationName } = body;
    const response = await runMetered(ADMIN_SCHEMA, rootValue, bucket, { query, variables, operationName });
    c.header('x-shopify-api-version', ADMIN_API_VERSION);
    return c.json(response);
  });
  return app;
}
