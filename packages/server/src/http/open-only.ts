import type { Hono } from 'hono';
import { failure, failureResponse } from './api-failure';
import { NO_SNIFFING } from './security-headers';
import { WEBHOOK_PATH } from './webhook-path';

const EXACTLY = ['/healthz', '/readyz', WEBHOOK_PATH];

/** API without sessions. */
export const OPEN_API = '/api/v1/';

/** Storefront files and calls, signed proxy requests of Shopify, and the open API. */
const OPEN_FOLDERS = ['/storefront/', '/proxy/', OPEN_API];

/** Restricts an app to public routes: storefront, webhooks, open API and health. */
export function openOnly(app: Hono): Pick<Hono, 'fetch'> {
  return {
    fetch: (request, ...more) => {
      const { pathname } = new URL(request.url);
      if (EXACTLY.includes(pathname) || OPEN_FOLDERS.some((folder) => pathname.startsWith(folder)))
        return app.fetch(request, ...more);
      const refused = failureResponse(failure('not_found', 'There is nothing at this address.'));
      refused.headers.set(...NO_SNIFFING);
      return refused;
    },
  };
}
