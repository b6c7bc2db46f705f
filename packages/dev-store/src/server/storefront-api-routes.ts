import { graphql, Kind, parse } from 'graphql';
import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import type { Market } from '../engine/model/market';
import { isRecord } from '../engine/model/request-body';
import { strictFieldResolver } from '../schema/default-resolver';
import { storefrontRoot } from '../storefront-api/root';
import { STOREFRONT_API_VERSION, STOREFRONT_SCHEMA } from '../storefront-api/schema';
import { requestMarket } from './request-market';

/**
 * `POST /api/{version}/graphql.json`, also without a version, with a token of the shop in
 * `X-Shopify-Storefront-Access-Token`. Tokenless access covers carts and products, except metafields. Every version is
 * served by the store's only one. The market is that of `@inContext(country:)`, else the browser's.
 */
export function storefrontApiRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const respond = async (c: Context) => {
    c.header('x-shopify-api-version', STOREFRONT_API_VERSION);
    const body: unknown = await c.req.json().catch(() => null);
    const token = c.req.header('x-shopify-storefront-access-token');
    const mayAsk = token === undefined ? isOpenToAll(body) : store.state.storefrontTokens().includes(token);
    if (!mayAsk) return c.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401);
    if (!isRecord(body) || typeof body.query !== 'string') {
      return c.json({ errors: [{ message: 'Required parameter missing or invalid' }] }, 400);
    }
    const variables = isRecord(body.variables) ? body.variables : {};
    return c.json(
      await graphql({
        schema: STOREFRONT_SCHEMA,
        source: body.query,
        rootValue: storefrontRoot(store, marketOf(c, store, body.query, variables)),
        fieldResolver: strictFieldResolver,
        variableValues: variables,
        operationName: typeof body.operationName === 'string' ? body.operationName : null,
      }),
    );
  };
  app.post('/api/graphql.json', respond);
  app.post('/api/:version/graphql.json', respond);
  return app;
}

function isOpenToAll(body: unknown): boolean {
  if (!isRecord(body) || typeof body.query !== 'string') return false;
  try {
    const operations = parse(body.query).definitions.filter(
      (each) => each.kind === Kind.OPERATION_DEFINITION,
    );
    const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections);
    return (
      !body.query.includes('metafields') &&
      fields.every((field) => field.kind === Kind.FIELD && /^cart|^product$/.test(field.name.value))
    );
  } catch {
    return false;
  }
}

const CONTEXT = /@inContext\(\s*country:\s*(?:\$(\w+)|([A-Z]{2}))/;

function marketOf(
  c: Context,
  store: StoreContext,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Market {
  const [, variable, literal] = CONTEXT.exec(query) ?? [];
  const country = variable === undefined ? literal : variables[variable];
  return store.markets.find((market) => market.country === country) ?? requestMarket(c, store);
}
