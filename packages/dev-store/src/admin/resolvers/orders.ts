import type { StoreContext } from '../../context/store-context';
import { type Order, updatedAtOf } from '../../orders/order';
import { type ConnectionArguments, connection } from '../wire/connection';
import { idOf } from '../wire/gid';
import { matches } from '../wire/search';
import { requireScope } from './access';
import { financialStatus, orderSource } from './order-source';
import { hasScope } from './shop';

/** Visible period without `read_all_orders`. Source: Shopify, access scopes, orders permissions. */
const VISIBLE_MS = 60 * 24 * 60 * 60 * 1000;

type SearchArguments = ConnectionArguments & { readonly query?: string | null; readonly sortKey?: string };

/** Orders by search, sorted; ties in order of number, for stable pagination. */
export function orders(store: StoreContext, args: SearchArguments) {
  requireScope(store, 'read_orders', 'orders');
  const found = visibleOrders(store).filter((order) => !args.query || matches(args.query, searchable(order)));
  const sorted = found.sort((a, b) => compareBy(args.sortKey ?? 'PROCESSED_AT', a, b) || a.number - b.number);
  return connection(
    sorted.map((order) => orderSource(store, order)),
    args,
  );
}

export function orderById(store: StoreContext, id: string) {
  requireScope(store, 'read_orders', 'order');
  const number = idOf(id, 'Order');
  const order = visibleOrders(store).find((each) => each.number === number);
  return order ? orderSource(store, order) : null;
}

function visibleOrders(store: StoreContext): Order[] {
  const all = store.state.sales.orders();
  if (hasScope(store, 'read_all_orders')) return [...all];
  const since = store.clock().getTime() - VISIBLE_MS;
  return all.filter(({ createdAt }) => Date.parse(createdAt) >= since);
}

function searchable(order: Order) {
  const created = Date.parse(order.createdAt);
  return {
    text: `#${order.number}`,
    fields: {
      id: [String(order.number)],
      name: [`#${order.number}`, String(order.number)],
      financial_status: [financialStatus(order).toLowerCase()],
      status: [order.cancelledAt === undefined ? 'open' : 'cancelled', 'any'],
      tag: (order.tags ?? []).map((tag) => tag.toLowerCase()),
      test: ['false'],
    },
    numbers: {
      created_at: created,
      processed_at: created,
      updated_at: Date.parse(updatedAtOf(order)),
    },
  };
}

function compareBy(sortKey: string, a: Order, b: Order): number {
  switch (sortKey) {
    case 'TOTAL_PRICE':
      return a.total.shop - b.total.shop;
    case 'UPDATED_AT':
      return compareTexts(updatedAtOf(a), updatedAtOf(b));
    case 'CREATED_AT':
    case 'PROCESSED_AT':
      return compareTexts(a.createdAt, b.createdAt);
    default:
      return 0;
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
