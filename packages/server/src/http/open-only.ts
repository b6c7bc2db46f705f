import type { Hono } from 'hono';
import { failure, failureResponse } from './api-failure';

/** Of an app only what is for everybody: the storefront's files and calls, and whether the server can do its work. */
export function openOnly(app: Hono): Pick<Hono, 'fetch'> {
  return {
    fetch: (request, ...more) => {
      const { pathname } = new URL(request.url);
      return pathname === '/healthz' || pathname.startsWith('/storefront/')
        ? app.fetch(request, ...more)
        : failureResponse(failure('not_found', 'There is nothing at this address.'));
    },
  };
}
