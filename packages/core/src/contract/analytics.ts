import * as z from 'zod';
import { analyticsBatch } from '../analytics/analytics-events';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Takes in the events of a page, once each, however often they are sent. The body is this JSON as `text/plain`, which is
 * all that a browser sends to another origin while a page goes away. Answers 204 without a body when all were taken; else
 * 400 with an issue for each event that was not (one of a cart that the shop never had is `unknown_cart`), and the others
 * were taken all the same. 422 `limit_reached`, and nothing is taken, where the shop has had too many.
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
 * Takes a visitor, and the sessions with it, out of everything that is stored, because the shopper allows analytics no
 * longer. What was counted stays, and is nobody's. The body is this JSON as `text/plain`. Answers 204 also where there is
 * no such visitor.
 */
export const purgeVisitor = endpoint({
  method: 'POST',
  path: `${sendAnalyticsEvents.path}/forget`,
  params: noParams,
  query: noParams,
  body: z.strictObject({ visitor: z.uuid() }),
  response: noBody,
});
