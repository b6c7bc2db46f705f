import { z } from 'zod';

const userErrors = z.array(
  z.object({
    code: z.string().nullable(),
    field: z.array(z.string()).nullable(),
    message: z.string(),
  }),
);
export type DiscountUserErrors = z.infer<typeof userErrors>;

/** Every automatic discount of the shop, ours and others, with the metafield that only ours have. */
export const AUTOMATIC_DISCOUNTS_QUERY = /* GraphQL */ `
  query AutomaticDiscounts($after: String, $namespace: String!, $key: String!) {
    discountNodes(first: 50, after: $after, query: "method:automatic") {
      nodes {
        id
        metafield(namespace: $namespace, key: $key) { value }
        discount {
          __typename
          ... on DiscountAutomaticApp {
            discountId
            title
            status
            startsAt
            endsAt
            discountClasses
            combinesWith { orderDiscounts productDiscounts shippingDiscounts }
          }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

export const DISCOUNT_CREATE_MUTATION = /* GraphQL */ `
  mutation CreateDiscount($discount: DiscountAutomaticAppInput!) {
    discountAutomaticAppCreate(automaticAppDiscount: $discount) {
      automaticAppDiscount { discountId status }
      userErrors { code field message }
    }
  }
`;

export const DISCOUNT_UPDATE_MUTATION = /* GraphQL */ `
  mutation UpdateDiscount($id: ID!, $discount: DiscountAutomaticAppInput!) {
    discountAutomaticAppUpdate(id: $id, automaticAppDiscount: $discount) {
      automaticAppDiscount { discountId status }
      userErrors { code field message }
    }
  }
`;

export const DISCOUNT_DELETE_MUTATION = /* GraphQL */ `
  mutation DeleteDiscount($id: ID!) {
    discountAutomaticDelete(id: $id) {
      deletedAutomaticDiscountId
      userErrors { code field message }
    }
  }
`;

const automaticAppDiscount = z.object({
  __typename: z.literal('DiscountAutomaticApp'),
  discountId: z.string(),
  title: z.string(),
  status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  discountClasses: z.array(z.enum(['PRODUCT', 'ORDER', 'SHIPPING'])),
  combinesWith: z.object({
    orderDiscounts: z.boolean(),
    productDiscounts: z.boolean(),
    shippingDiscounts: z.boolean(),
  }),
});
export type AutomaticAppDiscount = z.infer<typeof automaticAppDiscount>;

export const automaticDiscountsData = z.object({
  discountNodes: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        metafield: z.object({ value: z.string() }).nullable(),
        /** Null for discounts of other kinds. */
        discount: z.union([automaticAppDiscount, z.object({ __typename: z.string() }).transform(() => null)]),
      }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});

export type AutomaticDiscountsData = z.infer<typeof automaticDiscountsData>;

const written = z
  .object({
    automaticAppDiscount: z.object({ discountId: z.string(), status: z.string() }).nullable(),
    userErrors,
  })
  .nullable();

export const discountCreateData = z.object({ discountAutomaticAppCreate: written });
export const discountUpdateData = z.object({ discountAutomaticAppUpdate: written });
export const discountDeleteData = z.object({ discountAutomaticDelete: z.object({ userErrors }).nullable() });
