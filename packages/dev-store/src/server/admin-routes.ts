import { timingSafeEqual } from 'node:crypto';
import { graphql } from 'graphql';
import { Hono } from 'hono';
import { adminRoot } from '../admin/root';
import { ADMIN_API_VERSION, ADMIN_SCHEMA } from '../admin/schema';
import { isRecord } from '../engine/request-body';
import { strictFieldResolver } from '../schema/default-resolver';
import type { StoreContext } from '../store-context';

const UNAUTHORIZED = '[API] Invalid API key or access token (unrecognized login or wrong password)';

/**
 * `POST /admin/api/{version}/graphql.json` with the app's token in `X-Shopify-Access-Token`. Every version is answered
 * by the one that the store has, and named in `X-Shopify-API-Version`, as Shopify falls forward.
 */
export function adminRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const rootValue = adminRoot(store);

  app.post('/admin/api/:version/graphql.json', async (c) => {
    if (!sameToken(c.req.header('x-shopify-access-token') ?? '', store.app.accessToken)) {
      return c.json({ errors: UNAUTHORIZED }, 401);
    }
    const body: unknown = await c.req.json().catch(() => null);
    if (!isRecord(body) || typeof body.query !== 'string') {
      return c.json({ errors: { query: 'Required parameter missing or invalid' } }, 400);
    }
    const result = await graphql({
      schema: ADMIN_SCHEMA,
      source: body.query,
      rootValue,
      fieldResolver: strictFieldResolver,
      variableValues: isRecord(body.variables) ? body.variables : null,
      operationName: typeof body.operationName === 'string' ? body.operationName : null,
    });
    c.header('x-shopify-api-version', ADMIN_API_VERSION);
    return c.json({
      ...result,
      extensions: {
        cost: {
          requestedQueryCost: 10,
          actualQueryCost: 10,
          throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1990, restoreRate: 100 },
        },
      },
    });
  });
  return app;
}

function sameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
