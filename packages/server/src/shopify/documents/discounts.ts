import { z } from 'zod';

const userErrors = z.array(
  z.object({
    code: z.string().nullable(),
    field: z.array(z.string()).nullable(),
    message: z.string(),
  }),
);

/**
 * All automatic discounts of the shop, as those of other apps count towards the same limits.
 * `metafield` and `old` are set for ours only. A list instead of a search, which would lag behind
 * writes.
 */
export const AUTOMATIC_DISCOUNTS_QUERY = /* GraphQL */ `
  query AutomaticDiscounts(
    $after: String
    $namespace: String!
    $key: String!
    $oldNamespace: String!
    $oldKey: String!
  ) {
    automaticDiscountNodes(first: 50, after: $after) {
      nodes {
        id
        metafield(namespace: $namespace, key: $key) { value compareDigest }
        old: metafield(namespace: $oldNamespace, key: $oldKey) { value }
        automaticDiscount {
          __typename
          ... on DiscountAutomaticApp {
            discountId
            title
            status
            startsAt
            endsAt
            discountClasses
            combinesWith { orderDiscounts productDiscounts shippingDiscounts }
            appDiscountType { app { title } }
            errorHistory { errorsFirstOccurredAt hasBeenSharedSinceLastError }
          }
          ... on DiscountAutomaticBasic { title status startsAt endsAt discountClasses }
          ... on DiscountAutomaticBxgy { title status startsAt endsAt discountClasses }
          ... on DiscountAutomaticFreeShipping { title status startsAt endsAt discountClasses }
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

const classes = z.array(z.enum(['PRODUCT', 'ORDER', 'SHIPPING']));
const status = z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']);

const automaticAppDiscount = z.object({
  __typename: z.literal('DiscountAutomaticApp'),
  discountId: z.string(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  discountClasses: classes,
  combinesWith: z.object({
    orderDiscounts: z.boolean(),
    productDiscounts: z.boolean(),
    shippingDiscounts: z.boolean(),
  }),
});
export type AutomaticAppDiscount = z.infer<typeof automaticAppDiscount>;

const listedAppDiscount = automaticAppDiscount.extend({
  status,
  appDiscountType: z.object({ app: z.object({ title: z.string() }) }),
  /** For the function's latest version. Shopify doesn't expose the errors themselves. */
  errorHistory: z
    .object({ errorsFirstOccurredAt: z.string(), hasBeenSharedSinceLastError: z.boolean() })
    .nullable(),
});
/** Includes merchant-facing fields. */
export type ListedAppDiscount = z.infer<typeof listedAppDiscount>;

/** Future discount types have a typename only. */
const otherDiscount = z.object({
  __typename: z.string(),
  title: z.string().optional(),
  status: status.optional(),
  startsAt: z.string().optional(),
  endsAt: z.string().nullish(),
  discountClasses: classes.optional(),
});

export const automaticDiscountsData = z.object({
  automaticDiscountNodes: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        metafield: z.object({ value: z.string(), compareDigest: z.string() }).nullable(),
        old: z.object({ value: z.string() }).nullable(),
        automaticDiscount: z.union([listedAppDiscount, otherDiscount]),
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
