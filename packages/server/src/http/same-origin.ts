import type { MiddlewareHandler } from 'hono';
import { failure, failureResponse } from './api-failure';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a page of another origin makes with the merchant's browser. Browsers send `Origin` with every
 * write; what has none is not a page. The server's own origin is `publicUrl`'s where a request names its host, and the
 * address that it was asked at elsewhere: behind a proxy the server doesn't see that a request came by HTTPS.
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
