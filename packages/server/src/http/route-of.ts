import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Route label of unmatched requests, whose paths are unbounded. */
const NO_ROUTE = 'none';

/** Registered route of a request. */
export const routeOf = (context: Context): string =>
  // Middleware precedes the route.
  matchedRoutes(context).find(({ method }) => method !== 'ALL')?.path ?? NO_ROUTE;
