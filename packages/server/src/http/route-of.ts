import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Route of requests that none takes: their paths are as many as people think of. */
const NO_ROUTE = 'none';

/** Route that a request has taken, as it is registered. */
export const routeOf = (context: Context): string =>
  // What holds for all methods is on the way to a route.
  matchedRoutes(context).find(({ method }) => method !== 'ALL')?.path ?? NO_ROUTE;
