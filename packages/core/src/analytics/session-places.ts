import type { AnalyticsSubject, PageKind } from './analytics-events';
import type { Credit } from './credit';
import { discountCode } from './order-discount';
import { type EventKey, settleEvents } from './settle';

/**
 * Places of a shop that sessions are counted at. `collections` and `searches` are all of theirs together; `collection_sort`
 * is an order that was chosen in one, `search` a query, `search_product` a product and `search_filter` a value of a filter within searches; carts have steps, of all of them
 * together and of each, and a `tier` with its gifts is `cart tier`; `widgets` are all together, in pages and in carts, and
 * `widget_product` is a product within any of them. Bundle builders have a funnel as carts have; a `bundle_step` of one is
 * `bundle step`, counted in sessions that began it, and `bundle_steps` are those sessions.
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

/** An event of a session, as far as places are counted from it. */
export interface SessionEvent extends EventKey {
  readonly subject: 'cart' | AnalyticsSubject;
  readonly name: string;
  /** Our id of a cart, Shopify's of a collection, also of its page. */
  readonly subjectId: string | null;
  readonly productId: number | null;
  /** In the whole list, from 1. */
  readonly position: number | null;
  /** Normalised and masked. */
  readonly query: string | null;
  readonly results: number | null;
  readonly filters: readonly string[] | null;
  readonly sort: string | null;
  readonly pageKind: PageKind | null;
  /** Of a cart its tier, of a bundle its step. */
  readonly tierId: string | null;
  /** Our id of the widget that a cart's event is about. */
  readonly widgetId: number | null;
  /** A discount code that the cart had as applied. */
  readonly code: string | null;
}

/** A session at a place: one row however often it was there, counted when it was there first. */
export interface SessionPlace {
  readonly place: Place;
  /** Of the place: a collection's number, a query, `cart tier`; empty where there is only one. */
  readonly placeId: string;
  /** Epoch milliseconds. */
  readonly firstAt: number;
  /** When the session's last event was, wherever. */
  readonly lastAt: number;
  /** How often a list was seen, a cart opened, a filter chosen. */
  readonly views: number;
  readonly clicks: number;
  /** The sum of the positions of what was clicked. */
  readonly positions: number;
  readonly adds: number;
  /** The most products that the list had; null where it said none. */
  readonly results: number | null;
  /** Whether a product of it was on the screen for a second, or pressed. */
  readonly isSeen: boolean;
  /** Whether a page of it was viewed, and whether the session ended there without going to checkout. */
  readonly isViewed: boolean;
  readonly isExit: boolean;
  /** Whether an order of the session was credited to it; of the shop, carts and tiers: whether one came behind it. */
  readonly isConverted: boolean;
}

/** A session is over when so long no event of it has come, in milliseconds. */
export const SESSION_CLOSES = 30 * 60 * 1000;

/** Sales of a session. */
export interface SessionSales {
  /** When its orders were placed, in epoch milliseconds. */
  readonly orders: readonly number[];
  readonly credits: readonly Pick<Credit, 'subject' | 'subjectId' | 'productId' | 'at'>[];
}

/** The places of one session, from all of its events and what it bought, in whatever order they came. */
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
    // An event names all values that are chosen then: a use is one that wasn't before, on this list of this page.
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

/** Where an event happened, besides the shop as a whole. */
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

/** Places of a bundle builder's event: of all of them, and of its own. */
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

/** Steps count where their bundle was begun, whichever came first; an added bundle is an add of each of them. */
function settleSteps(places: Map<string, Counts>): void {
  for (const [key, counts] of places) {
    const { place, placeId } = counts;
    if (place !== 'bundle_steps' && place !== 'bundle_step') continue;
    const bundle = bundleOfStep(placeId);
    if (!places.has(keyOf(['bundle_started', bundle]))) places.delete(key);
    counts.adds = places.get(keyOf(['bundle_added', bundle]))?.adds ?? 0;
  }
}

/** The bundle of a `bundle_step`. */
export const bundleOfStep = (placeId: string): string => placeId.split(' ', 1)[0] ?? '';

/** Places of a cart's event: steps of a funnel, of all carts and of its own; a tier and its gifts are of a cart. */
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

/** A place by its id, if there is one. */
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

/** Where an add from a cart's cross-sell is one, and no view: the cart's widgets aren't counted when they are seen. */
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

/** A card that is pressed within a second was seen, too. */
const IMPRESSIONS: ReadonlySet<string> = new Set(['impression', 'clicked', 'added']);

const isPageView = ({ subject, name }: SessionEvent) => subject === 'page' && name === 'viewed';
const isCheckout = ({ subject, name }: SessionEvent) =>
  name === 'checkout' && (subject === 'page' || subject === 'cart');
const SHOP: [Place, string] = ['shop', ''];
const keyOf = ([place, id]: [Place, string]) => `${place} ${id}`;

/** Whether the session bought something that makes it a conversion of a place. */
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
