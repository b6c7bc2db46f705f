import type { AdminClient } from '../shopify/admin-client';
import {
  LINES_IN_PAGES,
  ORDER_LINES_QUERY,
  ORDER_PLACES_QUERY,
  ORDERS_BY_ID_QUERY,
  ORDERS_QUERY,
  REFUND_LINES_QUERY,
} from '../shopify/documents/orders';
import { SCOPES_QUERY, SHOP_QUERY } from '../shopify/documents/shop';
import { fromGid } from '../shopify/gid';
import { refused, unavailable } from '../shopify/shopify-failure';

export interface FakeLine {
  readonly product: number | null;
  /** Remaining units. */
  units: number;
  /** Units removed by an edit. */
  removed?: number;
  /** Subunits per unit, after discounts and without tax. */
  readonly price: number;
  /** Tax per unit, for prices that include it. */
  readonly tax?: number;
  /** Price per unit in the presentment currency. Absent: as `price`. */
  readonly presentmentPrice?: number;
  readonly properties?: Readonly<Record<string, string | null>>;
  /** Discounts, with the amount for all ordered units. */
  readonly discounts?: readonly {
    readonly title?: string;
    readonly code?: string;
    readonly amount: number;
  }[];
}

export interface FakeOrder {
  readonly id: number;
  readonly processedAt: string;
  updatedAt: string;
  cancelledAt: string | null;
  readonly test: boolean;
  edited: boolean;
  readonly sourceName: string | null;
  readonly taxesIncluded: boolean;
  readonly presentmentCurrency: string;
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly lines: FakeLine[];
  readonly refunds: { readonly processedAt: string; readonly lines: { line: number; units: number }[] }[];
  /** Whether Shopify returns invalid data for it. */
  isBroken?: boolean;
}

export interface OrdersInShopify {
  readonly admin: AdminClient;
  readonly orders: FakeOrder[];
  /** Names of the operations called. */
  readonly calls: string[];
  scopes: string[];
  /** Number of further calls that get a response. */
  answers: number;
  /** Whether it refuses all calls. */
  refuses: boolean;
  timezone: string;
  /** Adds an order, placed at the start of 2026 by default. */
  add(order: Partial<FakeOrder> & { readonly id: number }): FakeOrder;
}

/** Fake of the Admin API's orders, paginated and sorted by last update. */
export function ordersInShopify(): OrdersInShopify {
  const shopify: OrdersInShopify = {
    orders: [],
    calls: [],
    scopes: ['read_orders'],
    answers: Number.POSITIVE_INFINITY,
    refuses: false,
    timezone: 'America/New_York',
    add(order) {
      const placed = order.processedAt ?? '2026-01-01T12:00:00Z';
      const added: FakeOrder = {
        processedAt: placed,
        updatedAt: placed,
        cancelledAt: null,
        test: false,
        edited: false,
        sourceName: 'web',
        taxesIncluded: false,
        presentmentCurrency: 'USD',
        attributes: {},
        lines: [{ product: 1, units: 1, price: 1000 }],
        refunds: [],
        ...order,
      };
      shopify.orders.push(added);
      return added;
    },
    admin: {
      async run(document, variables, data) {
        shopify.calls.push(/(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? '');
        if (shopify.refuses) return refused('No.');
        shopify.answers -= 1;
        if (shopify.answers < 0) return unavailable('No answer');
        const parsed = data.safeParse(responseOf(shopify, document, variables));
        return parsed.success ? { ok: true, value: parsed.data } : refused('Not understood.');
      },
    },
  };
  return shopify;
}

function responseOf(shopify: OrdersInShopify, document: string, variables: Record<string, unknown>): unknown {
  const { first, after, query, id, ids } = variables;
  const find = (gid: unknown) => shopify.orders.find((order) => order.id === fromGid(String(gid)));
  switch (document) {
    case SCOPES_QUERY:
      return {
        currentAppInstallation: {
          app: { apiKey: 'the-client-id' },
          accessScopes: shopify.scopes.map((handle) => ({ handle })),
        },
      };
    case SHOP_QUERY:
      return {
        shop: {
          name: 'Orders',
          myshopifyDomain: 'orders.myshopify.com',
          currencyCode: 'USD',
          ianaTimezone: shopify.timezone,
          enabledPresentmentCurrencies: ['USD'],
          shipsToCountries: ['US'],
          billingAddress: { countryCodeV2: 'US' },
        },
      };
    case ORDER_PLACES_QUERY:
    case ORDERS_QUERY: {
      const since = /^updated_at:>='(.+)'$/.exec(String(query ?? ''))?.[1];
      const found = shopify.orders
        .filter(({ updatedAt }) => since === undefined || Date.parse(updatedAt) >= Date.parse(since))
        .sort((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt) || a.id - b.id);
      return { orders: page(found.map(orderNode), Number(first), after) };
    }
    case ORDERS_BY_ID_QUERY:
      return {
        nodes: (ids as unknown[]).map((gid) => {
          const order = find(gid);
          return order ? { __typename: 'Order', ...orderNode(order) } : null;
        }),
      };
    case ORDER_LINES_QUERY: {
      const order = find(id);
      return {
        node: order
          ? { __typename: 'Order', lines: page(lineNodes(order), LINES_IN_PAGES.after, after) }
          : null,
      };
    }
    case REFUND_LINES_QUERY: {
      const [order, index] = refundOf(shopify, fromGid(String(id)));
      const lines = page(refundLineNodes(order, index), LINES_IN_PAGES.after, after);
      return { node: { __typename: 'Refund', lines } };
    }
    default:
      throw new Error(`Nobody answers ${document}`);
  }
}

const REFUNDS_OF_ORDER = 1000;

function refundOf({ orders }: OrdersInShopify, id: number): [FakeOrder, number] {
  const order = orders.find((each) => each.id === Math.floor(id / REFUNDS_OF_ORDER));
  if (!order) throw new Error('There is no such refund.');
  return [order, id % REFUNDS_OF_ORDER];
}

function orderNode(order: FakeOrder) {
  const { id, processedAt, updatedAt, cancelledAt, test, edited, sourceName, taxesIncluded } = order;
  return {
    id: `gid://shopify/Order/${id}`,
    processedAt,
    updatedAt,
    cancelledAt,
    test,
    edited,
    sourceName,
    tags: [],
    taxesIncluded,
    currencyCode: 'USD',
    presentmentCurrencyCode: order.presentmentCurrency,
    customAttributes: attributesOf(order.attributes),
    lineItems: page<unknown>(order.isBroken ? ['a line'] : lineNodes(order), LINES_IN_PAGES.ofOrder, null),
    refunds: order.refunds.map((refund, index) => ({
      id: `gid://shopify/Refund/${id * REFUNDS_OF_ORDER + index}`,
      processedAt: refund.processedAt,
      refundLineItems: page(refundLineNodes(order, index), LINES_IN_PAGES.ofRefund, null),
    })),
  };
}

function lineNodes({ lines, refunds }: FakeOrder) {
  return lines.map((line, index) => {
    const {
      product,
      units,
      removed = 0,
      price,
      presentmentPrice = price,
      properties = {},
      discounts = [],
    } = line;
    const refunded = refunds.flatMap((refund) => refund.lines.filter((each) => each.line === index));
    return {
      id: lineId(index),
      quantity: refunded.reduce((sum, each) => sum + each.units, units + removed),
      currentQuantity: units,
      product: product === null ? null : { id: `gid://shopify/Product/${product}` },
      variant: product === null ? null : { id: `gid://shopify/ProductVariant/${product}00` },
      customAttributes: attributesOf(properties),
      priceAfterAllDiscountsBeforeTaxesSet: money(units * price, units * presentmentPrice),
      discountAllocations: discounts.map(({ amount, ...discountApplication }) => ({
        allocatedAmountSet: money(amount),
        discountApplication,
      })),
    };
  });
}

function refundLineNodes({ lines, refunds, taxesIncluded }: FakeOrder, index: number) {
  return (refunds[index]?.lines ?? []).map(({ line, units }, place) => {
    const { price = 0, tax = 0, presentmentPrice = price } = lines[line] ?? {};
    const inPrice = taxesIncluded ? tax : 0;
    return {
      id: `gid://shopify/RefundLineItem/${index * 1000 + place}`,
      quantity: units,
      lineItem: { id: lineId(line) },
      subtotalSet: money(units * (price + inPrice), units * (presentmentPrice + inPrice)),
      totalTaxSet: money(units * tax),
    };
  });
}

const lineId = (index: number) => `gid://shopify/LineItem/${index + 1}`;

function attributesOf(attributes: Readonly<Record<string, string | null>>) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value }));
}

function money(subunits: number, presentment = subunits) {
  const amount = (each: number) => ({ amount: (each / 100).toFixed(2) });
  return { shopMoney: amount(subunits), presentmentMoney: amount(presentment) };
}

function page<Node>(all: readonly Node[], size: number, after: unknown) {
  const begin = after == null ? 0 : Number(after);
  const nodes = all.slice(begin, begin + size);
  const end = begin + nodes.length;
  return { nodes, pageInfo: { hasNextPage: end < all.length, endCursor: String(end) } };
}
