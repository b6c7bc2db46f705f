import { parseDecimal } from '@cartwright/core/money/decimal';
import { z } from 'zod';

/**
 * First page sizes of order lines and refund lines, and the size of further pages. A page of ten
 * orders costs at most 700 points, and a page of lines less than Shopify's limit of 1,000.
 */
export const LINES_IN_PAGES = { ofOrder: 4, ofRefund: 2, after: 50 };

/*
 * Counted fields of orders: these documents have no customer fields, but shoppers may have entered properties of
 * lines. Lines beyond `LINES_IN_PAGES` are read by the two documents below. Refunds aren't truncated. Needs the
 * scope `read_orders`.
 */
const LINE_FIELDS = /* GraphQL */ `
  fragment LineFields on LineItem {
    id
    quantity
    currentQuantity
    product { id }
    variant { id }
    customAttributes { key value }
    priceAfterAllDiscountsBeforeTaxesSet { shopMoney { amount } presentmentMoney { amount } }
    discountAllocations {
      allocatedAmountSet { shopMoney { amount } }
      discountApplication {
        ... on AutomaticDiscountApplication { title }
        ... on DiscountCodeApplication { code }
        ... on ManualDiscountApplication { title }
        ... on ScriptDiscountApplication { title }
      }
    }
  }
`;

const REFUND_LINE_FIELDS = /* GraphQL */ `
  fragment RefundLineFields on RefundLineItem {
    id
    quantity
    lineItem { id }
    subtotalSet { shopMoney { amount } presentmentMoney { amount } }
    totalTaxSet { shopMoney { amount } presentmentMoney { amount } }
  }
`;

const ORDER_FIELDS = /* GraphQL */ `
  fragment OrderFields on Order {
    id
    processedAt
    updatedAt
    cancelledAt
    edited
    test
    sourceName
    tags
    taxesIncluded
    currencyCode
    presentmentCurrencyCode
    customAttributes { key value }
    lineItems(first: ${LINES_IN_PAGES.ofOrder}) {
      nodes { ...LineFields }
      pageInfo { hasNextPage endCursor }
    }
    refunds {
      id
      processedAt
      refundLineItems(first: ${LINES_IN_PAGES.ofRefund}) {
        nodes { ...RefundLineFields }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${LINE_FIELDS}
  ${REFUND_LINE_FIELDS}
`;

export const ORDERS_QUERY = /* GraphQL */ `
  query Orders($first: Int!, $after: String, $query: String) {
    orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
      nodes { ...OrderFields }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${ORDER_FIELDS}
`;

/** Page of orders with cursor fields only, in the order of `ORDERS_QUERY`. */
export const ORDER_PLACES_QUERY = /* GraphQL */ `
  query OrderPlaces($first: Int!, $after: String, $query: String) {
    orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
      nodes { id updatedAt }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

export const ORDERS_BY_ID_QUERY = /* GraphQL */ `
  query OrdersById($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on Order { ...OrderFields }
    }
  }
  ${ORDER_FIELDS}
`;

export const ORDER_LINES_QUERY = /* GraphQL */ `
  query OrderLines($id: ID!, $after: String) {
    node(id: $id) {
      __typename
      ... on Order {
        lines: lineItems(first: ${LINES_IN_PAGES.after}, after: $after) {
          nodes { ...LineFields }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
  ${LINE_FIELDS}
`;

export const REFUND_LINES_QUERY = /* GraphQL */ `
  query RefundLines($id: ID!, $after: String) {
    node(id: $id) {
      __typename
      ... on Refund {
        lines: refundLineItems(first: ${LINES_IN_PAGES.after}, after: $after) {
          nodes { ...RefundLineFields }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
  ${REFUND_LINE_FIELDS}
`;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
/** Decimal string of major units, limited so that sums of subunits stay exact. */
const MAX_AMOUNT = 1e12;
const amount = z
  .string()
  .refine((text) => parseDecimal(text) !== null && Math.abs(Number(text)) <= MAX_AMOUNT);
const gid = z.string().regex(/^gid:\/\/shopify\/\w+\/\d{1,15}(?:\?|$)/);
const shopMoney = z.object({ shopMoney: z.object({ amount }) });
const bothMoneys = shopMoney.extend({ presentmentMoney: z.object({ amount }) });
export type BothMoneys = z.infer<typeof bothMoneys>;
const currency = z.string().regex(/^[A-Z]{3}$/);
const attribute = z.object({ key: z.string(), value: z.string().nullable() });

const connectionOf = <Node extends z.ZodType>(node: Node) =>
  z.object({
    nodes: z.array(node),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  });

const lineNode = z.object({
  id: gid,
  /** Ordered units, including refunded and removed ones. */
  quantity: z.number().int(),
  /** Remaining units. */
  currentQuantity: z.number().int(),
  product: z.object({ id: gid }).nullable(),
  variant: z.object({ id: gid }).nullable(),
  customAttributes: z.array(attribute),
  /** Price of the remaining units. */
  priceAfterAllDiscountsBeforeTaxesSet: bothMoneys,
  /** Discounts of the ordered units. */
  discountAllocations: z.array(
    z.object({
      allocatedAmountSet: shopMoney,
      discountApplication: z.object({ title: z.string().optional(), code: z.string().optional() }),
    }),
  ),
});
export type LineNode = z.infer<typeof lineNode>;

const refundLineNode = z.object({
  /** Null if Shopify has none. */
  id: z.string().nullable(),
  quantity: z.number().int(),
  lineItem: z.object({ id: gid }),
  subtotalSet: bothMoneys,
  totalTaxSet: bothMoneys,
});
export type RefundLineNode = z.infer<typeof refundLineNode>;

const orderNode = z.object({
  id: gid,
  processedAt: instant,
  updatedAt: instant,
  cancelledAt: instant.nullable(),
  edited: z.boolean(),
  test: z.boolean(),
  sourceName: z.string().nullable(),
  /** Tags by staff and apps; only the derived order type is stored. */
  tags: z.array(z.string()),
  taxesIncluded: z.boolean(),
  currencyCode: currency,
  presentmentCurrencyCode: currency,
  customAttributes: z.array(attribute),
  lineItems: connectionOf(lineNode),
  refunds: z.array(
    z.object({
      id: z.string(),
      processedAt: instant,
      refundLineItems: connectionOf(refundLineNode),
    }),
  ),
});
export type OrderNode = z.infer<typeof orderNode>;

export const ordersData = z.object({ orders: connectionOf(orderNode) });

export const orderPlacesData = z.object({
  orders: connectionOf(z.object({ id: gid, updatedAt: instant })),
});

/** Null for deleted or inaccessible orders. */
export const ordersByIdData = z.object({
  nodes: z.array(
    z
      .union([
        orderNode.extend({ __typename: z.literal('Order') }),
        z.object({ __typename: z.string().refine((name) => name !== 'Order') }).transform(() => null),
      ])
      .nullable(),
  ),
});

/** Null if the order was deleted meanwhile. */
export const orderLinesData = z.object({ node: z.object({ lines: connectionOf(lineNode) }).nullable() });
export const refundLinesData = z.object({
  node: z.object({ lines: connectionOf(refundLineNode) }).nullable(),
});
