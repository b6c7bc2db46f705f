import type { MiddlewareHandler } from 'hono';
import { failure, failureResponse } from './api-failure';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Rejects cross-origin writes (CSRF). Browsers send `Origin` with every write; requests without it
 * don't come from pages. The own origin is `publicUrl`'s if the host matches, else the request's:
 * behind a proxy the server doesn't see HTTPS.
 */
export function sameOriginWrites(publicUrl?: string): MiddlewareHandler {
  const known = publicUrl === undefined ? null : new URL(publicUrl);
  return async (context, next) => {
    const { headers, method, url } = context.req.raw;
    if (READS.includes(method)) return next();
    const requestUrl = new URL(url);
    const own = known?.host === requestUrl.host ? known.origin : requestUrl.origin;
    const origin = headers.get('origin');
    const site = headers.get('sec-fetch-site');
    const foreign =
      (origin !== null && origin !== own) || (site !== null && site !== 'same-origin' && site !== 'none');
    if (!foreign) return next();
    return failureResponse(failure('forbidden', 'Changes can only be made from the app itself.'));
  };
}
