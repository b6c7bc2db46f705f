import type { z } from 'zod';
import { canBeCounted, type ReadOrder } from '../analytics/order-lines';
import type { AdminClient } from '../shopify/admin-client';
import {
  ORDER_LINES_QUERY,
  ORDER_PLACES_QUERY,
  ORDERS_BY_ID_QUERY,
  ORDERS_QUERY,
  type OrderNode,
  orderLinesData,
  orderPlacesData,
  ordersByIdData,
  ordersData,
  REFUND_LINES_QUERY,
  refundLinesData,
} from '../shopify/documents/orders';
import { fromGid, toGid } from '../shopify/gid';
import { refused, type ShopifyResult } from '../shopify/shopify-failure';

/** Estimated cost of reading these orders, in points of Shopify's rate limit, from the response's content. */
export function pointsOf(orders: readonly ReadOrder[]): number {
  const refunds = orders.flatMap((order) => order.refunds);
  const lines = orders.flatMap((order) => order.lines);
  const discounted = lines.filter(({ discountAllocations }) => discountAllocations.length > 0);
  const refundLines = refunds.flatMap((refund) => refund.lines);
  return (
    orders.length * 5 + lines.length * 8 + discounted.length * 3 + refunds.length * 2 + refundLines.length * 8
  );
}

/** Batch size of orders: see the cost of a page in `../shopify/documents/orders`. */
export const ORDERS_AT_ONCE = 10;

/** Requested orders that Shopify returned. Deleted or inaccessible ones are in neither list. */
export interface OrdersRead {
  readonly orders: readonly ReadOrder[];
  /** Ids of orders that Shopify refused, or whose data was invalid. */
  readonly refused: readonly number[];
}

/** Page of orders. `until`: last change of its last order; null if empty. */
export interface OrderPage extends OrdersRead {
  readonly until: Date | null;
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/**
 * Page of the orders changed since an instant (all without one), oldest change first. If the page is refused as a
 * whole, its orders are read one by one, so that none blocks the others.
 */
export async function changedOrders(
  admin: AdminClient,
  { since, after }: { readonly since: Date | null; readonly after: string | null },
): Promise<ShopifyResult<OrderPage>> {
  const query = since && `updated_at:>='${since.toISOString()}'`;
  const variables = { first: ORDERS_AT_ONCE, after, query };
  const page = await wholePage(admin, variables);
  if (page.ok || page.code !== 'refused') return page;
  const places = await admin.run(ORDER_PLACES_QUERY, variables, orderPlacesData);
  if (!places.ok) return places;
  const { nodes, pageInfo } = places.value.orders;
  const read = await oneByOne(
    admin,
    nodes.map(({ id }) => fromGid(id)),
  );
  if (!read.ok) return read;
  return {
    ok: true,
    value: { ...read.value, until: nodes.at(-1)?.updatedAt ?? null, next: nextOf(pageInfo) },
  };
}

async function wholePage(
  admin: AdminClient,
  variables: Record<string, unknown>,
): Promise<ShopifyResult<OrderPage>> {
  const page = await admin.run(ORDERS_QUERY, variables, ordersData);
  if (!page.ok) return page;
  const { nodes, pageInfo } = page.value.orders;
  const orders = await wholeOrders(admin, nodes);
  if (!orders.ok) return orders;
  const until = nodes.at(-1)?.updatedAt ?? null;
  return { ok: true, value: { orders: orders.value, refused: [], until, next: nextOf(pageInfo) } };
}

/** Reads orders by id, at most `ORDERS_AT_ONCE`. */
export async function ordersById(
  admin: AdminClient,
  ids: readonly number[],
): Promise<ShopifyResult<OrdersRead>> {
  const found = await admin.run(
    ORDERS_BY_ID_QUERY,
    { ids: ids.map((id) => toGid('Order', id)) },
    ordersByIdData,
  );
  const orders = found.ok
    ? await wholeOrders(
        admin,
        found.value.nodes.filter((node) => node !== null),
      )
    : found;
  if (orders.ok) return { ok: true, value: { orders: orders.value, refused: [] } };
  if (orders.code !== 'refused') return orders;
  return ids.length === 1 ? { ok: true, value: { orders: [], refused: ids } } : oneByOne(admin, ids);
}

async function oneByOne(admin: AdminClient, ids: readonly number[]): Promise<ShopifyResult<OrdersRead>> {
  const orders: ReadOrder[] = [];
  const refused: number[] = [];
  for (const id of ids) {
    const read = await ordersById(admin, [id]);
    if (!read.ok) return read;
    orders.push(...read.value.orders);
    refused.push(...read.value.refused);
  }
  return { ok: true, value: { orders, refused } };
}

/** Orders with the lines that didn't fit into the page. Sequential, as few orders have so many. */
async function wholeOrders(
  admin: AdminClient,
  nodes: readonly OrderNode[],
): Promise<ShopifyResult<readonly ReadOrder[]>> {
  const orders: ReadOrder[] = [];
  for (const { id, ...node } of nodes) {
    const lines = await wholeList(admin, node.lineItems, {
      id,
      document: ORDER_LINES_QUERY,
      data: orderLinesData,
    });
    if (!lines.ok) return lines;
    const refunds: ReadOrder['refunds'][number][] = [];
    for (const refund of node.refunds) {
      const refunded = await wholeList(admin, refund.refundLineItems, {
        id: refund.id,
        document: REFUND_LINES_QUERY,
        data: refundLinesData,
      });
      if (!refunded.ok) return refunded;
      refunds.push({ processedAt: refund.processedAt, lines: refunded.value });
    }
    const order: ReadOrder = {
      id: fromGid(id),
      placedAt: node.processedAt,
      updatedAt: node.updatedAt,
      sourceName: node.sourceName,
      tags: node.tags,
      isTest: node.test,
      isCancelled: node.cancelledAt !== null,
      isEdited: node.edited,
      taxesIncluded: node.taxesIncluded,
      currency: node.currencyCode,
      presentmentCurrency: node.presentmentCurrencyCode,
      attributes: node.customAttributes,
      lines: lines.value,
      refunds,
    };
    if (!canBeCounted(order)) return refused('An order is too large to be counted.', id);
    orders.push(order);
  }
  return { ok: true, value: orders };
}

interface List<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/**
 * Complete list, of which the first page is given. An order deleted meanwhile has no further items, and is read
 * again because it changed.
 */
async function wholeList<Node>(
  admin: AdminClient,
  first: List<Node>,
  {
    id,
    document,
    data,
  }: {
    readonly id: string;
    readonly document: string;
    readonly data: z.ZodType<{ readonly node: { readonly lines: List<Node> } | null }>;
  },
): Promise<ShopifyResult<readonly Node[]>> {
  const nodes = [...first.nodes];
  let after = nextOf(first.pageInfo);
  while (after !== null) {
    const page = await admin.run(document, { id, after }, data);
    if (!page.ok) return page;
    const lines = page.value.node?.lines;
    nodes.push(...(lines?.nodes ?? []));
    after = lines ? nextOf(lines.pageInfo) : null;
  }
  return { ok: true, value: nodes };
}

function nextOf({ hasNextPage, endCursor }: PageInfo): string | null {
  return hasNextPage ? endCursor : null;
}
