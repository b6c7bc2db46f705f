import * as z from 'zod';
import { analyticsBatch } from '../analytics/analytics-events';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Ingests a page's events, idempotently. The body is this JSON as `text/plain`, the only type that browsers send
 * cross-origin while a page unloads. 204 without a body if all were accepted; else 400 with an issue for each
 * rejected event (`unknown_cart` for a cart that the shop never had), while the others are accepted. 422
 * `limit_reached`, with nothing accepted, over the shop's limit.
 */
export const sendAnalyticsEvents = endpoint({
  method: 'POST',
  path: '/storefront/events',
  params: noParams,
  query: noParams,
  body: analyticsBatch,
  response: noBody,
});

/**
 * Deletes a visitor and its sessions from all stored data, after the shopper has withdrawn consent to analytics.
 * Counts remain, anonymised. The body is this JSON as `text/plain`. 204 also for an unknown visitor.
 */
export const purgeVisitor = endpoint({
  method: 'POST',
  path: `${sendAnalyticsEvents.path}/forget`,
  params: noParams,
  query: noParams,
  body: z.strictObject({ visitor: z.uuid() }),
  response: noBody,
});
