import * as z from 'zod';
import { ALL_PRODUCTS } from '../collections/all-products';
import { idText, text, upTo } from '../texts/limited';

/** Cart events that are counted. */
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

/** Limits of one request: events, and bytes of its body. */
export const MAX_EVENTS_SENT = 20;
export const MAX_EVENTS_BYTES = 16 * 1024;

/** Limits of the filter values in an event: their number, and the length of one with its filter's name. */
export const MAX_EVENT_FILTERS = 20;
export const MAX_FILTER_LENGTH = 320;

/** Maximum age of an event in milliseconds when it is sent: a page may stay in a tab for days. */
export const MAX_EVENT_AGE = 24 * 60 * 60 * 1000;

/** Position of an event in its page, and its age. */
const counted = {
  /** Sequence number in the page; together with the page's id it identifies the event. */
  number: z.int().min(0).max(1_000_000),
  /** Milliseconds between the event and its sending, since a shopper's clock can't be trusted. */
  age: z.int().min(0).max(MAX_EVENT_AGE),
};

/** Random ids of a browser that allows analytics (ADR 72). */
const owned = { visitor: z.uuid(), session: z.uuid() };

/** Id of Shopify's. */
const shopifyId = z.int().positive();
/** Collection id; 0 for Shopify's own collection of all products (`ALL_PRODUCTS`). */
const collectionNumber = z.int().min(ALL_PRODUCTS.id);

/** Fields of a single cart event. Pages loaded before it had them omit them. */
const FIELDS_OF_ONE: Readonly<Record<string, CartEventName>> = {
  product: 'cross_sell_added',
  variant: 'cross_sell_added',
  widget: 'cross_sell_added',
  code: 'code_applied',
};
type CartEventName = (typeof CART_ANALYTICS_EVENTS)[number];

/** Event of a cart. Nothing in it identifies a person or a cart of Shopify's. */
export const cartAnalyticsEvent = z
  .strictObject({
    ...counted,
    name: z.enum(CART_ANALYTICS_EVENTS),
    /** Id of our cart that was live. */
    cart: idText(),
    /** Cart's total in subunits of `currency`, after discounts; null if unknown. */
    total: z.int().min(0).nullable(),
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** Tier that was reached, or whose gift it is; null for other events. */
    tier: idText().nullable(),
    /** Product of an added cross-sell, and our id of its widget. */
    product: shopifyId.optional(),
    variant: shopifyId.optional(),
    widget: z.int32().positive().optional(),
    /** Applied discount code, as the cart writes it; never a gift card's. */
    code: text('discountCode').min(1).optional(),
    /** Both, or neither: older pages send none. */
    visitor: owned.visitor.optional(),
    session: owned.session.optional(),
  })
  .superRefine((event, context) => {
    const { visitor, session } = event;
    if ((visitor === undefined) !== (session === undefined)) {
      const path = [visitor === undefined ? 'visitor' : 'session'];
      context.addIssue({ code: 'custom', path, message: 'A visitor and a session are said together.' });
    }
    for (const [field, name] of Object.entries(FIELDS_OF_ONE)) {
      if (event.name === name || Reflect.get(event, field) === undefined) continue;
      const message = `An event “${event.name}” says no ${field}.`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
export type CartAnalyticsEvent = z.infer<typeof cartAnalyticsEvent>;

/** Subjects of list events. */
export const LIST_SUBJECTS = ['collection', 'search', 'widget', 'bundle'] as const;

/** Subjects of events besides the cart, whose events have a shape of their own. */
export const ANALYTICS_SUBJECTS = [...LIST_SUBJECTS, 'page', 'experiment'] as const;
export type AnalyticsSubject = (typeof ANALYTICS_SUBJECTS)[number];

type ListEventField =
  | 'product'
  | 'variant'
  | 'position'
  | 'page'
  | 'query'
  | 'filters'
  | 'sort'
  | 'results'
  | 'step';

/** Events of a list of products, and the fields of each. */
const LIST_EVENT_FIELDS = {
  /** A list was displayed: once per page, sort order and choice of filters. */
  viewed: ['page', 'sort', 'results'],
  /** Half of a product's card was visible for a second, for the first time in this page view. */
  impression: ['product', 'position', 'page'],
  /** The shopper followed a card to its product. */
  clicked: ['product', 'position', 'page'],
  /** The shopper added the product of a card to the cart. */
  added: ['product', 'variant', 'position'],
  /** The shopper chose these filter values. */
  filtered: ['filters'],
  /** The shopper chose this sort order. */
  sorted: ['sort'],
} as const satisfies Readonly<Record<string, readonly ListEventField[]>>;
type ListEventName = keyof typeof LIST_EVENT_FIELDS | 'started' | 'step_reached';
export const LIST_ANALYTICS_EVENTS = ['started', 'step_reached', ...Object.keys(LIST_EVENT_FIELDS)] as [
  ListEventName,
  ...ListEventName[],
];

/** Surfaces of search results: the list of the page, or the panel below a search field. */
export const SEARCH_PLACES = ['page', 'panel'] as const;

/** Events of the panel, which has neither pages nor sort orders. Half-typed searches don't count. */
const PANEL_EVENT_FIELDS: Partial<Record<ListEventName, readonly ListEventField[]>> = {
  viewed: ['results'],
  clicked: ['product', 'position'],
};

/** Events of a widget; it is viewed, once per page view, when one of its products was visible for a second. */
const WIDGET_EVENT_FIELDS: typeof PANEL_EVENT_FIELDS = {
  viewed: ['results'],
  impression: ['product', 'position'],
  clicked: ['product', 'position'],
  added: ['product', 'variant', 'position'],
};

/**
 * Events of a bundle builder: those of a widget, and once per page view the choice of the first product, and each
 * step when one of its products is visible for a second or pressed. A bundle is added as a whole.
 */
const BUNDLE_EVENT_FIELDS: typeof PANEL_EVENT_FIELDS = {
  ...WIDGET_EVENT_FIELDS,
  started: [],
  step_reached: ['step'],
  added: [],
};

const EVENT_FIELDS: Readonly<Record<string, typeof PANEL_EVENT_FIELDS>> = {
  list: LIST_EVENT_FIELDS,
  panel: PANEL_EVENT_FIELDS,
  widget: WIDGET_EVENT_FIELDS,
  bundle: BUNDLE_EVENT_FIELDS,
};

/** Market of the page. */
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

/** Event of a list, from a shopper who allows analytics. Fields that its name doesn't need may be absent. */
export const listAnalyticsEvent = z
  .strictObject({
    ...counted,
    subject: z.enum(LIST_SUBJECTS),
    name: z.enum(LIST_ANALYTICS_EVENTS),
    /** Surface of a search; absent: its page. */
    place: z.enum(SEARCH_PLACES).optional(),
    /** Collection id, 0 for all products; our id of a widget or a bundle; none for a search. */
    id: collectionNumber.optional(),
    product: shopifyId.optional(),
    variant: shopifyId.optional(),
    /** Position in the whole list, or among the panel's products, from 1. */
    position: z.int().min(1).max(1_000_000).optional(),
    /** Page of the list, from 1. */
    page: z.int().min(1).max(1_000_000).optional(),
    /** Query as searched; it is masked before it is stored. */
    query: text('search').optional(),
    /** Number of products in the list on all pages; those displayed in the panel. */
    results: z.int().min(0).max(1_000_000_000).optional(),
    /** URL parameters: `filter.p.vendor=Larkspur`. */
    filters: z.array(upTo(MAX_FILTER_LENGTH, z.string())).max(MAX_EVENT_FILTERS).optional(),
    /** Value of `sort_by`. */
    sort: text('id').optional(),
    /** Id of a bundle's step. */
    step: idText().optional(),
    ...market,
    ...owned,
  })
  .superRefine((event, context) => {
    const { name, subject, place } = event;
    const refuse = (field: keyof typeof event, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (place !== undefined && subject !== 'search') refuse('place', 'Only a search has a place.');
    const kind = subject === 'widget' || subject === 'bundle' ? subject : place === 'panel' ? place : 'list';
    const fields = EVENT_FIELDS[kind]?.[name];
    if (!fields) refuse('name', `A ${kind} has no event “${name}”.`);
    const needed = [...(fields ?? []), subject === 'search' ? 'query' : 'id'] as const;
    for (const field of needed) {
      if (event[field] === undefined) refuse(field, `An event “${name}” says its ${field}.`);
    }
  });
export type ListAnalyticsEvent = z.infer<typeof listAnalyticsEvent>;

/** Kinds of pages. */
export const PAGE_KINDS = ['home', 'product', 'collection', 'search', 'cart', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Fields shared by all page events. */
const ofPage = { ...counted, subject: z.literal('page'), ...market, ...owned };

const pageEvent = z.strictObject({
  ...ofPage,
  /**
   * `viewed`: the page was displayed, with a list or without, once per page view (ADR 81). `checkout`: the shopper
   * goes from it to checkout, with a cart of ours or without.
   */
  name: z.enum(['viewed', 'checkout']),
  kind: z.enum(PAGE_KINDS),
  /** Collection id of a collection page, 0 for all products. */
  id: collectionNumber.optional(),
  /** Product id of a product page. */
  product: shopifyId.optional(),
});

/** Event of linking: the shopper's cart has this random attribute value, which its order keeps (ADR 90). */
const linkedEvent = z.strictObject({ ...ofPage, name: z.literal('linked'), link: z.uuid() });

/** Event of a page, apart from its list and cart, from a shopper who allows analytics. */
export const pageAnalyticsEvent = z.discriminatedUnion('name', [pageEvent, linkedEvent]);
export type PageAnalyticsEvent = z.infer<typeof pageAnalyticsEvent>;

/**
 * Exposure to a running test: the variants' place was displayed, whatever was in it, once per page view. A visitor
 * counts once.
 */
export const experimentAnalyticsEvent = z.strictObject({
  ...counted,
  subject: z.literal('experiment'),
  name: z.literal('exposed'),
  experiment: idText(),
  /** Id of the displayed variant of the test. */
  testVariant: idText(),
  ...market,
  ...owned,
});
export type ExperimentAnalyticsEvent = z.infer<typeof experimentAnalyticsEvent>;

/** Schema of an entry in a batch: cart events have no subject, since older pages send none. */
export function schemaOfEntry(entry: unknown) {
  if (typeof entry !== 'object' || entry === null || !('subject' in entry)) return cartAnalyticsEvent;
  if (entry.subject === 'experiment') return experimentAnalyticsEvent;
  return entry.subject === 'page' ? pageAnalyticsEvent : listAnalyticsEvent;
}

/** Batch of events from one page of one shopper. `page` is random and means nothing beyond its page view. */
export const analyticsBatch = z.strictObject({
  page: z.uuid(),
  events: z
    .array(z.union([cartAnalyticsEvent, listAnalyticsEvent, pageAnalyticsEvent, experimentAnalyticsEvent]))
    .min(1)
    .max(MAX_EVENTS_SENT),
});
/** Batch whose events are still unvalidated. */
export const analyticsBatchFrame = analyticsBatch.extend({
  events: z.array(z.unknown()).min(1).max(MAX_EVENTS_SENT),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;
