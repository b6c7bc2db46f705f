import type { AnalyticsSubject, PageKind } from './analytics-events';
import type { Credit } from './credit';
import { discountCode } from './order-discount';
import { type EventKey, settleEvents } from './settle';

/**
 * Places of a shop at which sessions are counted. `collections` and `searches` are totals; `collection_sort` is a
 * sort order chosen in a collection, `search` a query, `search_product` a product and `search_filter` a filter
 * value within searches; carts have funnel steps, in total and individually, and a `tier` with its gifts is `cart
 * tier`; `widgets` is the total for pages and carts, and `widget_product` a product within any of them. Bundle
 * builders have a funnel like carts; a `bundle_step` is `bundle step`, counted in sessions that began the bundle,
 * and `bundle_steps` are those sessions.
 */
export const PLACES = [
  'shop',
  'collections',
  'collection',
  'collection_sort',
  'searches',
  'search',
  'search_product',
  'search_filter',
  'carts',
  'carts_opened',
  'carts_checkout',
  'cart',
  'cart_opened',
  'cart_checkout',
  'tier',
  'gift',
  'gift_declined',
  'code',
  'cross_sell',
  'widgets',
  'widget',
  'widget_product',
  'bundles',
  'bundles_started',
  'bundles_added',
  'bundle',
  'bundle_started',
  'bundle_added',
  'bundle_steps',
  'bundle_step',
] as const;
export type Place = (typeof PLACES)[number];

/** Event of a session, with the fields that places are counted from. */
export interface SessionEvent extends EventKey {
  readonly subject: 'cart' | AnalyticsSubject;
  readonly name: string;
  /** Our id of a cart, or Shopify's of a collection, also for its page. */
  readonly subjectId: string | null;
  readonly productId: number | null;
  /** Position in the whole list, from 1. */
  readonly position: number | null;
  /** Normalised and masked. */
  readonly query: string | null;
  readonly results: number | null;
  readonly filters: readonly string[] | null;
  readonly sort: string | null;
  readonly pageKind: PageKind | null;
  /** Tier of a cart, or step of a bundle. */
  readonly tierId: string | null;
  /** Our id of the widget of a cart's event. */
  readonly widgetId: number | null;
  /** Discount code that was applied in the cart. */
  readonly code: string | null;
}

/** Session at a place: one row regardless of the number of visits, dated by the first one. */
export interface SessionPlace {
  readonly place: Place;
  /** Id at the place: a collection's number, a query, `cart tier`; empty for places without ids. */
  readonly placeId: string;
  /** Epoch milliseconds. */
  readonly firstAt: number;
  /** Time of the session's last event, at any place. */
  readonly lastAt: number;
  /** Number of views of a list, openings of a cart, or uses of a filter. */
  readonly views: number;
  readonly clicks: number;
  /** Sum of the positions of clicks. */
  readonly positions: number;
  readonly adds: number;
  /** Maximum number of products in the list; null if unknown. */
  readonly results: number | null;
  /** Whether a product of it was visible for a second, or pressed. */
  readonly isSeen: boolean;
  /** Whether a page of it was viewed, and whether the session ended there without a checkout. */
  readonly isViewed: boolean;
  readonly isExit: boolean;
  /**
   * Whether an order of the session was credited to it; for the shop, carts and tiers: whether an order followed.
   */
  readonly isConverted: boolean;
}

/** Time without events after which a session is closed, in milliseconds. */
export const SESSION_CLOSES = 30 * 60 * 1000;

/** Sales of a session. */
export interface SessionSales {
  /** Times of its orders, in epoch milliseconds. */
  readonly orders: readonly number[];
  readonly credits: readonly Pick<Credit, 'subject' | 'subjectId' | 'productId' | 'at'>[];
}

/** Places of a session, from all of its events and sales, independent of their order. */
export function placesOfSession(reported: readonly SessionEvent[], sales: SessionSales): SessionPlace[] {
  const events = settleEvents(reported);
  const last = events.at(-1);
  if (!last) return [];
  const lastAt = last.at;
  const places = new Map<string, Counts>();
  const at = (place: Place, placeId: string, firstAt: number): Counts => {
    const key = keyOf([place, placeId]);
    const known = places.get(key) ?? { ...NOTHING, place, placeId, firstAt };
    places.set(key, known);
    return known;
  };
  const chosen = new Map<string, readonly string[]>();

  for (const event of events) {
    for (const [place, id] of [SHOP, ...placesOf(event)]) count(at(place, id, event.at), event);
    if (event.name !== 'filtered' || event.subject !== 'search') continue;
    // An event has all values chosen at the time: a use is a value that wasn't chosen before, in this list of this
    // page.
    const list = `${event.page} ${event.query}`;
    const before = chosen.get(list) ?? [];
    for (const value of event.filters ?? []) {
      if (!before.includes(value)) at('search_filter', value, event.at).views += 1;
    }
    chosen.set(list, event.filters ?? []);
  }
  settleSteps(places);

  const lastView = events.filter(isPageView).at(-1);
  const left = new Set(lastView && !events.some(isCheckout) ? [SHOP, ...placesOf(lastView)].map(keyOf) : []);
  return [...places].map(([key, counts]) => ({
    ...counts,
    lastAt,
    isExit: counts.isViewed && left.has(key),
    isConverted: hasSale(counts, sales),
  }));
}

type Counts = {
  -readonly [Field in keyof Omit<SessionPlace, 'lastAt' | 'isExit' | 'isConverted'>]: SessionPlace[Field];
};

const NOTHING = { views: 0, clicks: 0, positions: 0, adds: 0, results: null, isSeen: false, isViewed: false };

/** Places of an event, besides the shop as a whole. */
function placesOf(event: SessionEvent): [Place, string][] {
  const { subject, name, subjectId, query, productId, pageKind, sort } = event;
  switch (subject) {
    case 'collection':
      return [...collectionsOf(subjectId), ...only(name === 'sorted' && sort, 'collection_sort')];
    case 'search': {
      const product = (name === 'clicked' || name === 'added') && productId !== null && String(productId);
      return [['searches', ''], ...only(query, 'search'), ...only(product, 'search_product')];
    }
    case 'page':
      if (name !== 'viewed') return [];
      if (pageKind === 'collection') return collectionsOf(subjectId);
      return pageKind === 'search' ? [['searches', '']] : [];
    case 'cart':
      return placesOfCart(event);
    case 'widget':
      return placesOfWidget(subjectId, productId);
    case 'bundle':
      return placesOfBundle(event);
    default:
      return [];
  }
}

/** Places of a bundle builder's event: the total, and its own. */
function placesOfBundle({ name, subjectId: id, tierId: step }: SessionEvent): [Place, string][] {
  if (!id) return [];
  switch (name) {
    case 'started':
      return [
        ['bundles_started', ''],
        ['bundle_started', id],
      ];
    case 'added':
      return [
        ['bundles_added', ''],
        ['bundle_added', id],
      ];
    case 'step_reached':
      return step
        ? [
            ['bundle_steps', id],
            ['bundle_step', `${id} ${step}`],
          ]
        : [];
    default:
      return [
        ['bundles', ''],
        ['bundle', id],
      ];
  }
}

/** Settles steps once their bundle was begun, in whichever order; an added bundle is an add of each step. */
function settleSteps(places: Map<string, Counts>): void {
  for (const [key, counts] of places) {
    const { place, placeId } = counts;
    if (place !== 'bundle_steps' && place !== 'bundle_step') continue;
    const bundle = bundleOfStep(placeId);
    if (!places.has(keyOf(['bundle_started', bundle]))) places.delete(key);
    counts.adds = places.get(keyOf(['bundle_added', bundle]))?.adds ?? 0;
  }
}

/** Bundle of a `bundle_step`. */
export const bundleOfStep = (placeId: string): string => placeId.split(' ', 1)[0] ?? '';

/** Places of a cart's event: funnel steps, in total and of the cart; tiers with their gifts, within the cart. */
function placesOfCart({
  name,
  subjectId,
  tierId,
  code,
  productId,
  widgetId,
}: SessionEvent): [Place, string][] {
  if (!subjectId) return [];
  const tier = tierId && `${subjectId} ${tierId}`;
  switch (name) {
    case 'shown':
      return [
        ['carts', ''],
        ['cart', subjectId],
      ];
    case 'opened':
      return [
        ['carts_opened', ''],
        ['cart_opened', subjectId],
      ];
    case 'checkout':
      return [
        ['carts_checkout', ''],
        ['cart_checkout', subjectId],
      ];
    case 'tier_reached':
      return only(tier, 'tier');
    case 'gift_added':
      return only(tier, 'gift');
    case 'gift_declined':
      return only(tier, 'gift_declined');
    case 'code_applied':
      return only(code && discountCode(code), 'code');
    case 'cross_sell_added':
      return [
        ...only(productId === null ? null : String(productId), 'cross_sell'),
        ...(widgetId === null ? [] : placesOfWidget(String(widgetId), productId)),
      ];
    default:
      return [];
  }
}

function placesOfWidget(id: string | null, productId: number | null): [Place, string][] {
  const product = productId === null ? null : String(productId);
  return [['widgets', ''], ...only(id, 'widget'), ...only(product, 'widget_product')];
}

/** Place with an id; none without. */
const only = (id: string | false | null, place: Place): [Place, string][] => (id ? [[place, id]] : []);

function collectionsOf(id: string | null): [Place, string][] {
  return [['collections', ''], ...only(id, 'collection')];
}

function count(counts: Counts, event: SessionEvent): void {
  const { name, position, results } = event;
  if (isPageView(event)) {
    counts.isViewed = true;
    return;
  }
  if (IMPRESSIONS.has(name)) counts.isSeen = true;
  if (name === 'clicked') {
    counts.clicks += 1;
    counts.positions += position ?? 0;
  } else if (name === 'added' || (name === 'cross_sell_added' && WIDGET_PLACES.has(counts.place))) {
    counts.adds += 1;
  } else if (SEEN.has(name) || (name === 'sorted' && counts.place === 'collection_sort')) {
    counts.views += 1;
  }
  if (results !== null) counts.results = Math.max(counts.results ?? 0, results);
}

/**
 * Places of widgets: adds of a cart's cross-sells count there, but no views, as views of widgets in carts aren't
 * counted.
 */
const WIDGET_PLACES: ReadonlySet<Place> = new Set(['widgets', 'widget', 'widget_product']);

const SEEN: ReadonlySet<string> = new Set([
  'viewed',
  'shown',
  'opened',
  'checkout',
  'tier_reached',
  'gift_added',
  'gift_declined',
  'code_applied',
  'cross_sell_added',
  'started',
  'step_reached',
]);

/** Events that imply visibility: a card that is pressed within a second was seen, too. */
const IMPRESSIONS: ReadonlySet<string> = new Set(['impression', 'clicked', 'added']);

const isPageView = ({ subject, name }: SessionEvent) => subject === 'page' && name === 'viewed';
const isCheckout = ({ subject, name }: SessionEvent) =>
  name === 'checkout' && (subject === 'page' || subject === 'cart');
const SHOP: [Place, string] = ['shop', ''];
const keyOf = ([place, id]: [Place, string]) => `${place} ${id}`;

/** Whether a sale of the session is a conversion of a place. */
function hasSale(
  { place, placeId, firstAt }: Pick<SessionPlace, 'place' | 'placeId' | 'firstAt'>,
  { orders, credits }: SessionSales,
): boolean {
  switch (place) {
    case 'collections':
      return credits.some(({ subject }) => subject === 'collection');
    case 'collection':
      return credits.some(({ subject, subjectId }) => subject === 'collection' && subjectId === placeId);
    case 'searches':
      return credits.some(({ subject }) => subject === 'search');
    case 'search':
      return credits.some(({ subject, subjectId }) => subject === 'search' && subjectId === placeId);
    case 'search_product':
      return credits.some(({ subject, productId }) => subject === 'search' && String(productId) === placeId);
    case 'widgets':
      return credits.some(({ subject }) => subject === 'widget');
    case 'widget':
      return credits.some(({ subject, subjectId }) => subject === 'widget' && subjectId === placeId);
    case 'widget_product':
      return credits.some(({ subject, productId }) => subject === 'widget' && String(productId) === placeId);
    case 'bundles':
      return credits.some(({ subject }) => subject === 'bundle');
    case 'bundle':
      return credits.some(({ subject, subjectId }) => subject === 'bundle' && subjectId === placeId);
    case 'search_filter':
      return credits.some(({ subject, at }) => subject === 'search' && at >= firstAt);
    default:
      return orders.some((placedAt) => placedAt >= firstAt);
  }
}
