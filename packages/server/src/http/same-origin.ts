import type { MiddlewareHandler } from 'hono';
import { failure, failureResponse } from './api-failure';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a page of another origin makes with the merchant's browser. Browsers send `Origin` with every
 * write; what has none is not a page.
 */
export const sameOriginWrites: MiddlewareHandler = async (context, next) => {
  const { headers, method } = context.req.raw;
  if (READS.includes(method)) return next();
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const foreign =
    (origin !== null && hostOf(origin) !== headers.get('host')?.toLowerCase()) ||
    (site !== null && site !== 'same-origin' && site !== 'none');
  if (!foreign) return next();
  return failureResponse(failure('forbidden', 'Changes can only be made from the app itself.'));
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
