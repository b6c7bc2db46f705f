import type {
  CartAnalyticsEvent,
  ListAnalyticsEvent,
  PageAnalyticsEvent,
} from '@cartwright/core/analytics/analytics-events';
import type { CartView, ListView, MadeUpVisit, PageView } from './made-up-visit';

type AnalyticsEvent = CartAnalyticsEvent | ListAnalyticsEvent | PageAnalyticsEvent;

/** Cart of the app, with tier ids and thresholds in subunits of the shop's currency. */
export interface VisitedCart {
  readonly id: string;
  readonly tiers: readonly { readonly id: string; readonly minimum: number }[];
}

/** Page view with its events. */
export interface MadeUpPage {
  /** Page id, deterministic by visit. */
  readonly page: string;
  readonly sentAt: Date;
  readonly events: readonly AnalyticsEvent[];
}

/** Milliseconds between the events of a page, and until they are sent. */
const STEP = 800;
const SENT_AFTER = 20_000;
const PRODUCTS_A_PAGE = 24;

/** Pages of a visit, with events. Without a `cart`, the only cart event is the start of a checkout. */
export function pagesOfVisit(visit: MadeUpVisit, cart: VisitedCart | null): MadeUpPage[] {
  return visit.views.map((view, index) => ({
    page: `${visit.session}-${index}`,
    sentAt: new Date(view.at + SENT_AFTER),
    events: eventsOf(visit, view, cart),
  }));
}

function eventsOf(visit: MadeUpVisit, view: PageView, cart: VisitedCart | null): AnalyticsEvent[] {
  const { visitor, session, country, language } = visit;
  const whose = { visitor, session };
  const where = { country, language };
  const page = { subject: 'page', kind: view.kind, ...pageSubject(view), ...where, ...whose } as const;
  const events: Unnumbered[] = [
    { ...page, name: 'viewed' },
    ...(view.list ? listEvents(view.list).map((event) => ({ ...event, ...where, ...whose })) : []),
    ...(view.cart && cart ? cartEvents(view.cart, cart).map((event) => ({ ...event, ...whose })) : []),
    ...(view.link === undefined
      ? []
      : [{ subject: 'page', name: 'linked', link: view.link, ...where, ...whose } as const]),
    ...(view.goesToCheckout ? [{ ...page, name: 'checkout' } as const] : []),
    ...(view.goesToCheckout && view.cart && cart
      ? [{ ...cartEvent('checkout', view.cart, cart), ...whose }]
      : []),
  ];
  return events.map((event, number) => ({ ...event, number, age: SENT_AFTER - number * STEP }));
}

type Without<Event> = Event extends unknown ? Omit<Event, 'number' | 'age'> : never;
type Unnumbered = Without<AnalyticsEvent>;
type ListEvent = Omit<ListAnalyticsEvent, 'number' | 'age' | 'visitor' | 'session'>;

function pageSubject({ kind, productId, list }: PageView) {
  if (kind === 'product' && productId !== undefined) return { product: productId };
  return kind === 'collection' && list?.subject === 'collection' ? { id: list.id } : {};
}

function listEvents(list: ListView): ListEvent[] {
  const { results, seen, clicked, added, sort, filters } = list;
  const pageOf = (position: number) => Math.ceil(position / PRODUCTS_A_PAGE);
  if (list.subject === 'search' && list.isPanel) {
    const panel = { subject: 'search', place: 'panel', query: list.query } as const;
    return [
      { ...panel, name: 'viewed', results },
      ...clicked.map(
        ({ productId, position }): ListEvent => ({ ...panel, name: 'clicked', product: productId, position }),
      ),
    ];
  }
  const subject =
    list.subject === 'collection'
      ? ({ subject: 'collection', id: list.id } as const)
      : ({ subject: 'search', query: list.query } as const);
  const first = list.subject === 'collection' ? 'manual' : 'relevance';
  const viewed = (by: string): ListEvent => ({ ...subject, name: 'viewed', page: 1, sort: by, results });
  const sorted = (by: string): ListEvent => ({ ...subject, name: 'sorted', sort: by });
  const filtered: ListEvent = { ...subject, name: 'filtered', filters: [...filters] };
  return [
    viewed(first),
    ...(sort === null ? [] : [sorted(sort), viewed(sort)]),
    ...(filters.length === 0 ? [] : [filtered]),
    ...seen.map(
      ({ productId, position }): ListEvent => ({
        ...subject,
        name: 'impression',
        product: productId,
        position,
        page: pageOf(position),
      }),
    ),
    ...added.map(
      ({ productId, variantId, position }): ListEvent => ({
        ...subject,
        name: 'added',
        product: productId,
        variant: variantId,
        position,
      }),
    ),
    ...clicked.map(
      ({ productId, position }): ListEvent => ({
        ...subject,
        name: 'clicked',
        product: productId,
        position,
        page: pageOf(position),
      }),
    ),
  ];
}

function cartEvents(seen: CartView, cart: VisitedCart) {
  const reached = cart.tiers.filter(({ minimum }) => seen.shopTotal >= minimum);
  return [
    cartEvent('shown', seen, cart),
    cartEvent('opened', seen, cart),
    ...reached.map(({ id }) => cartEvent('tier_reached', seen, cart, id)),
  ];
}

function cartEvent(
  name: CartAnalyticsEvent['name'],
  { total, currency }: CartView,
  { id }: VisitedCart,
  tier: string | null = null,
) {
  return { name, cart: id, total, currency, tier };
}
