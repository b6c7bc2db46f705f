import type { Product } from '../engine/model/catalogue';
import { LINK_ATTRIBUTE } from '../order-history/made-up-history';
import { seededInteger, seededUuid } from '../order-history/seeded-random';
import { addAmounts, type Order } from '../orders/order';
import type { MadeUpVisit, PageView } from './made-up-visit';
import { collectionView, PANEL_PRODUCTS, searchView } from './seen-list';
import type { Shelf } from './shelf';

const SECOND = 1_000;
const HOUR = 3_600_000;
/** Maximum seconds between two page views, and between the last one and the order: less than the session timeout. */
const MAX_LOOK_SECONDS = 70;
/** Percentages of orders found by a collection, and by a search. */
const BY_COLLECTION = 45;
const BY_SEARCH = 35;
/** One in so many buyers found the product hours before, in another session. */
const RETURNED = 4;

/** Sessions of an order with a link: one, or one that found the product and a later one that bought it. */
export function visitsOfOrder(order: Order, shelf: Shelf): MadeUpVisit[] {
  const link = order.attributes[LINK_ATTRIBUTE];
  if (link === undefined) return [];
  const placedAt = Date.parse(order.createdAt);
  const roll = (what: string, among: number) =>
    seededInteger(`${what} of order ${order.number} ${placedAt}`, among);
  const whose = {
    // Unique per order, so that attribution is unambiguous.
    visitor: seededUuid(`visitor of order ${order.number}`),
    country: order.market.country,
    language: order.market.locale,
  };
  const visit = (name: string, until: number, views: readonly Omit<PageView, 'at'>[]): MadeUpVisit => {
    const looks = views.map((_, index) => (30 + roll(`${name} ${index}`, MAX_LOOK_SECONDS - 30)) * SECOND);
    let at = until;
    const times = looks.toReversed().map((look) => {
      at -= look;
      return at;
    });
    return {
      ...whose,
      session: seededUuid(`session ${name} of order ${order.number}`),
      views: views.map((view, index) => ({ ...view, at: times[views.length - 1 - index] ?? at })),
    };
  };

  const [first, ...others] = order.lines.map(({ productId }) => productId);
  const found = first === undefined ? null : foundView(first, others, shelf, roll);
  const page = (productId: number) => ({ kind: 'product' as const, productId });
  const finding = [
    ...(roll('home', 3) === 0 ? [{ kind: 'home' as const }] : []),
    ...(found ? [found] : []),
    ...(first === undefined ? [] : [page(first)]),
  ];
  const total = addAmounts(order.lines.map(({ paid }) => paid));
  const buying: Omit<PageView, 'at'>[] = [
    ...others.map(page),
    {
      kind: 'cart',
      cart: { total: total.presentment, currency: order.market.currency, shopTotal: total.shop },
      link,
      goesToCheckout: true,
    },
  ];
  if (roll('returned', RETURNED) > 0) return [visit('buying', placedAt, [...finding, ...buying])];
  const earlier = placedAt - (1 + roll('earlier', 20)) * HOUR;
  return [
    visit('finding', earlier, finding),
    visit('buying', placedAt, [...(first === undefined ? [] : [page(first)]), ...buying]),
  ];
}

/**
 * List in which the shopper clicked a product, with the order's other products that it contains; null if there was
 * none.
 */
function foundView(
  productId: number,
  others: readonly number[],
  { collections, queries }: Shelf,
  roll: (what: string, among: number) => number,
): Omit<PageView, 'at'> | null {
  const has = ({ products }: { readonly products: readonly Product[] }) =>
    products.some(({ id }) => id === productId);
  const among = <Item>(items: readonly Item[]) => items[roll('which', Math.max(1, items.length))];
  const how = roll('how', 100);
  const isPanel = roll('panel', 4) === 0;
  const inList = ({ products }: { readonly products: readonly Product[] }) => {
    const chosen = products.filter(({ id }) => id === productId || others.includes(id));
    const isAdded = !isPanel && roll('added', 6) === 0;
    return { clicked: chosen, ...(isAdded && { added: chosen.slice(0, 1) }) };
  };
  if (how < BY_COLLECTION) {
    const collection = among(collections.filter(has));
    return collection ? collectionView(collection, inList(collection)) : null;
  }
  if (how >= BY_COLLECTION + BY_SEARCH) return null;
  const shown = (query: Shelf['queries'][number]) =>
    isPanel ? { ...query, products: query.products.slice(0, PANEL_PRODUCTS) } : query;
  const query = among(queries.filter((each) => has(shown(each))));
  return query ? searchView(query, isPanel, inList(shown(query))) : null;
}
