import * as z from 'zod';
import { idText } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/** What shoppers do with the cart, as far as it is counted. */
export const STOREFRONT_EVENTS = [
  'shown',
  'opened',
  'tier_reached',
  'gift_added',
  'gift_declined',
  'cross_sell_added',
  'code_applied',
  'checkout',
] as const;

/** How many events one request may carry, and how many bytes its body may have. */
export const MAX_EVENTS_SENT = 20;
export const MAX_EVENTS_BYTES = 16 * 1024;

/** An event is told of at most this long (milliseconds) after it has happened: a page may lie in a tab for days. */
export const MAX_EVENT_AGE = 24 * 60 * 60 * 1000;

/** Nothing in it names a person, a browser or a cart of Shopify's. */
export const storefrontEvent = z.strictObject({
  /** Counts the events of a page; with the page's id it is the event's own. */
  number: z.int().min(0).max(1_000_000),
  name: z.enum(STOREFRONT_EVENTS),
  /** Milliseconds since it happened, when it was sent: a shopper's clock may be anything. */
  age: z.int().min(0).max(MAX_EVENT_AGE),
  /** The id of our cart that was live. */
  cart: idText(),
  /** The cart's total in subunits of `currency`, after discounts; null while it is not known. */
  total: z.int().min(0).nullable(),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The tier that was reached, or whose gift it is; null for other events. */
  tier: idText().nullable(),
});
export type StorefrontEvent = z.infer<typeof storefrontEvent>;

/** What one page of one shopper sends. `page` is random and means nothing beyond its page view. */
const storefrontReport = z.strictObject({
  page: z.uuid(),
  events: z.array(storefrontEvent).min(1).max(MAX_EVENTS_SENT),
});
/** A report whose events are still to be looked at, each for itself. */
export const reportFrame = storefrontReport.extend({
  events: z.array(z.unknown()).min(1).max(MAX_EVENTS_SENT),
});
export type StorefrontReport = z.infer<typeof storefrontReport>;

/**
 * Takes in the events of a page, once each, however often they are sent. The body is this JSON as `text/plain`, which is
 * all that a browser sends to another origin while a page goes away. Answers 204 without a body when all were taken; else
 * 400 with an issue for each event that was not (one of a cart that the shop never had is `unknown_cart`), and the others
 * were taken all the same. 422 `limit_reached`, and nothing is taken, where the shop has had too many.
 */
export const reportEvents = endpoint({
  method: 'POST',
  path: '/storefront/events',
  params: noParams,
  query: noParams,
  body: storefrontReport,
  answer: noBody,
});
