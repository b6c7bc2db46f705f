import * as z from 'zod';
import { idText, text, upTo } from '../texts/limited';

/** What shoppers do with the cart, as far as it is counted. */
export const CART_ANALYTICS_EVENTS = [
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

/** How many values of filters a event names, and how long one may be, its filter's name included. */
export const MAX_EVENT_FILTERS = 20;
export const MAX_FILTER_LENGTH = 320;

/** An event is told of at most this long (milliseconds) after it has happened: a page may lie in a tab for days. */
export const MAX_EVENT_AGE = 24 * 60 * 60 * 1000;

/** Which event of a page it is, and when it happened. */
const counted = {
  /** Counts the events of a page; with the page's id it is the event's own. */
  number: z.int().min(0).max(1_000_000),
  /** Milliseconds since it happened, when it was sent: a shopper's clock may be anything. */
  age: z.int().min(0).max(MAX_EVENT_AGE),
};

/** Whose it is: random, of a browser that allows analytics (ADR 72). */
const owned = { visitor: z.uuid(), session: z.uuid() };

/** Nothing in it names a person or a cart of Shopify's. */
export const cartAnalyticsEvent = z
  .strictObject({
    ...counted,
    name: z.enum(CART_ANALYTICS_EVENTS),
    /** The id of our cart that was live. */
    cart: idText(),
    /** The cart's total in subunits of `currency`, after discounts; null while it is not known. */
    total: z.int().min(0).nullable(),
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** The tier that was reached, or whose gift it is; null for other events. */
    tier: idText().nullable(),
    /** Both, or neither: a page that was loaded before events had them says none. */
    visitor: owned.visitor.optional(),
    session: owned.session.optional(),
  })
  .superRefine(({ visitor, session }, context) => {
    if ((visitor === undefined) === (session === undefined)) return;
    const path = [visitor === undefined ? 'visitor' : 'session'];
    context.addIssue({ code: 'custom', path, message: 'A visitor and a session are said together.' });
  });
export type CartAnalyticsEvent = z.infer<typeof cartAnalyticsEvent>;

/** What a event of a list is about. */
export const LIST_SUBJECTS = ['collection', 'search'] as const;

/** What a event is about, besides the cart, whose events have a form of their own. */
export const ANALYTICS_SUBJECTS = [...LIST_SUBJECTS, 'page'] as const;
export type AnalyticsSubject = (typeof ANALYTICS_SUBJECTS)[number];

type ListEventField = 'product' | 'position' | 'page' | 'query' | 'filters' | 'sort' | 'results';

/** What is counted of a list of products, and what has to be said of each. */
const LIST_EVENT_FIELDS = {
  /** A list came on the page: another one with each page, order and choice of filters. */
  viewed: ['page', 'sort', 'results'],
  /** Half of a product's card was on the screen for a second, for the first time in this page view. */
  impression: ['product', 'position', 'page'],
  /** The shopper follows a card to its product. */
  clicked: ['product', 'position', 'page'],
  /** The shopper has chosen these values of filters. */
  filtered: ['filters'],
  /** The shopper has chosen this order. */
  sorted: ['sort'],
} as const satisfies Readonly<Record<string, readonly ListEventField[]>>;
type ListEventName = keyof typeof LIST_EVENT_FIELDS;
export const LIST_ANALYTICS_EVENTS = Object.keys(LIST_EVENT_FIELDS) as [ListEventName, ...ListEventName[]];

/** A number of Shopify's. */
const shopifyId = z.int().positive();

/** Where a search shows what it finds: in the list of its page, or in the panel below a search field. */
export const SEARCH_PLACES = ['page', 'panel'] as const;

/** Where the page is shown. */
const market = {
  /** ISO 3166-1. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** BCP 47. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
    .optional(),
};

/** What a shopper does with a list who allows analytics: what a name doesn't need may be absent. */
export const listAnalyticsEvent = z
  .strictObject({
    ...counted,
    subject: z.enum(LIST_SUBJECTS),
    name: z.enum(LIST_ANALYTICS_EVENTS),
    /** Of a collection its number; a search has none. */
    id: shopifyId.optional(),
    product: shopifyId.optional(),
    variant: shopifyId.optional(),
    /** In the whole list, from 1. */
    position: z.int().min(1).max(1_000_000).optional(),
    /** Of the list, from 1. */
    page: z.int().min(1).max(1_000_000).optional(),
    /** As it was searched; it is masked before it is stored. */
    query: text('search').optional(),
    /** Products that the list has on all pages. */
    results: z.int().min(0).max(1_000_000_000).optional(),
    /** As addresses have them: `filter.p.vendor=Larkspur`. */
    filters: z.array(upTo(MAX_FILTER_LENGTH, z.string())).max(MAX_EVENT_FILTERS).optional(),
    /** As `sort_by` has it. */
    sort: text('id').optional(),
    ...market,
    ...owned,
  })
  .superRefine((event, context) => {
    const needed: readonly (keyof typeof event)[] = [
      ...LIST_EVENT_FIELDS[event.name],
      event.subject === 'collection' ? 'id' : 'query',
    ];
    for (const field of needed) {
      if (event[field] !== undefined) continue;
      const message = `A fact “${event.name}” says its ${field}.`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
export type ListAnalyticsEvent = z.infer<typeof listAnalyticsEvent>;

/** What pages are, as far as they are told apart. */
export const PAGE_KINDS = ['home', 'product', 'collection', 'search', 'cart', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page came on the screen of a shopper who allows analytics: one in a page view, with a list or without (ADR 81). */
export const pageViewEvent = z.strictObject({
  ...counted,
  subject: z.literal('page'),
  name: z.literal('viewed'),
  kind: z.enum(PAGE_KINDS),
  /** Of a collection's page its number. */
  id: shopifyId.optional(),
  /** Of a product's page its number. */
  product: shopifyId.optional(),
  ...market,
  ...owned,
});
export type PageViewEvent = z.infer<typeof pageViewEvent>;

/** The schema of an entry of a batch: the cart's events name no subject, since pages of before knew no other. */
export function schemaOfEntry(entry: unknown) {
  if (typeof entry !== 'object' || entry === null || !('subject' in entry)) return cartAnalyticsEvent;
  return entry.subject === 'page' ? pageViewEvent : listAnalyticsEvent;
}

/** What one page of one shopper sends. `page` is random and means nothing beyond its page view. */
export const analyticsBatch = z.strictObject({
  page: z.uuid(),
  events: z
    .array(z.union([cartAnalyticsEvent, listAnalyticsEvent, pageViewEvent]))
    .min(1)
    .max(MAX_EVENTS_SENT),
});
/** A batch whose events are still to be looked at, each for itself. */
export const analyticsBatchFrame = analyticsBatch.extend({
  events: z.array(z.unknown()).min(1).max(MAX_EVENTS_SENT),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;
