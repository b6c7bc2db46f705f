import type { Product } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { seededInteger, seededUuid, skewedIndex } from '../order-history/seeded-random';
import type { MadeUpVisit, PageView } from './made-up-visit';
import { collectionView, searchView } from './seen-list';
import type { Shelf } from './shelf';

const SECOND = 1_000;
const DAY = 86_400_000;
/** Number of visitors, fewer than visits, so that some return. */
const VISITORS = 7_000;
const FEWEST_A_DAY = 122;
const MORE_A_DAY = 40;
/** Percentages of visits that view one page, browse collections, and search; the rest abandon a cart. */
const ONE_PAGE = 66;
const BROWSING = 19;
const SEARCHING = 11;
const SORTS = [
  'price-ascending',
  'created-descending',
  'best-selling',
  'price-descending',
  'title-ascending',
];

interface Store {
  readonly shelf: Shelf;
  readonly market: Market;
}

/** Visits of a day (days since 1970) without an order. */
export function browsingVisits(day: number, store: Store): MadeUpVisit[] {
  const count = FEWEST_A_DAY + seededInteger(`visits ${day}`, MORE_A_DAY);
  return Array.from({ length: count }, (_, index) => browsingVisit(day, `${day} ${index}`, store));
}

function browsingVisit(day: number, name: string, { shelf, market }: Store): MadeUpVisit {
  const roll = (what: string, among: number) => seededInteger(`${what} of visit ${name}`, among);
  const start = day * DAY + roll('start', DAY / SECOND) * SECOND;
  let at = start;
  const views = viewsOf(shelf, market, roll).map((view, index): PageView => {
    if (index > 0) at += (20 + roll(`look ${index}`, 100)) * SECOND;
    return { ...view, at };
  });
  return {
    visitor: seededUuid(`visitor ${roll('visitor', VISITORS)}`),
    session: seededUuid(`session of visit ${name}`),
    country: market.country,
    language: market.locale,
    views,
  };
}

type Roll = (what: string, among: number) => number;
type View = Omit<PageView, 'at'>;

const HOME: View = { kind: 'home' };
const page = ({ id }: Product): View => ({ kind: 'product', productId: id });

function viewsOf(shelf: Shelf, market: Market, roll: Roll): View[] {
  const kind = roll('kind', 100);
  if (kind < ONE_PAGE) return [landing(shelf, roll)];
  if (kind < ONE_PAGE + BROWSING) return browsed(shelf, roll);
  if (kind < ONE_PAGE + BROWSING + SEARCHING) return searched(shelf, roll);
  return abandoned(shelf, market, roll);
}

function landing(shelf: Shelf, roll: Roll): View {
  const product = popular(shelf.products, roll, 'product');
  const collection = popular(shelf.collections, roll, 'collection');
  const where = roll('landing', 10);
  if (where < 4 && product) return page(product);
  if (where < 6 && collection) {
    return collectionView(collection, { seen: collection.products.slice(0, 1) });
  }
  return HOME;
}

function browsed({ collections }: Shelf, roll: Roll): View[] {
  const collection = popular(collections, roll, 'collection');
  if (!collection) return [HOME, { kind: 'other' }];
  const product = popular(collection.products, roll, 'product');
  const clicked = product && roll('click', 100) < 40 ? [product] : [];
  const view = collectionView(collection, {
    seen: collection.products.slice(0, 1 + roll('seen', 2)),
    clicked,
    sort: roll('sort', 9) === 0 ? (popular(SORTS, roll, 'order') ?? null) : null,
    filters: roll('filter', 14) === 0 && product ? filtersOf(product, roll) : [],
  });
  return [...(roll('home', 2) === 0 ? [HOME] : []), view, ...clicked.map(page)];
}

function searched({ queries, lacking }: Shelf, roll: Roll): View[] {
  const missing = lacking[roll('lacking', Math.max(1, lacking.length))];
  const query = popular(queries, roll, 'query');
  const isPanel = roll('panel', 3) === 0;
  if (missing !== undefined && (roll('missing', 8) === 0 || !query)) {
    return [HOME, searchView({ text: missing, products: [] }, isPanel)];
  }
  if (!query) return [HOME, { kind: 'other' }];
  const isMisspelt = query.misspelt !== null && roll('misspelt', 10) === 0;
  const typed = { ...query, text: (isMisspelt && query.misspelt) || query.text };
  const product = popular(query.products.slice(0, 6), roll, 'product');
  const clicked = product && roll('click', 100) < 42 ? [product] : [];
  const view = searchView(typed, isPanel, {
    seen: isPanel ? [] : query.products.slice(0, 1 + roll('seen', 2)),
    clicked,
    filters: !isPanel && roll('filter', 6) === 0 && product ? filtersOf(product, roll) : [],
  });
  return [...(roll('home', 2) === 0 ? [HOME] : []), view, ...clicked.map(page)];
}

/** Pages of a visit with an abandoned cart, some after the start of a checkout. */
function abandoned({ products, collections }: Shelf, market: Market, roll: Roll): View[] {
  const collection = popular(collections, roll, 'collection');
  const product = popular(collection?.products ?? products, roll, 'product');
  if (!product) return [HOME];
  const isFromCard = collection !== undefined && roll('card', 3) === 0;
  const price = product.variants[0]?.price ?? 0;
  const cart: View = {
    kind: 'cart',
    cart: { total: price, currency: market.currency, shopTotal: price },
    goesToCheckout: roll('checkout', 3) === 0,
  };
  if (!isFromCard || !collection) return [page(product), cart];
  return [collectionView(collection, { added: [product] }), cart];
}

function filtersOf({ vendor, productType }: Product, roll: Roll): string[] {
  const values = [
    'filter.v.availability=1',
    ...(vendor === '' ? [] : [`filter.p.vendor=${vendor}`]),
    ...(productType === '' ? [] : [`filter.p.product_type=${productType}`]),
  ];
  return values.filter((_, index) => index === roll('value', values.length));
}

/** Item of a list, skewed towards the front; undefined if empty. */
function popular<Item>(items: readonly Item[], roll: Roll, what: string): Item | undefined {
  if (items.length === 0) return undefined;
  return items[Math.max(0, skewedIndex(roll(what, 1_000_000) / 1_000_000, items.length))];
}
