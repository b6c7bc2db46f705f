import { z } from 'zod';

/**
 * Includes the first variants only; PRODUCT_VARIANTS_QUERY pages through the rest, as all variants
 * of 25 products would exceed Shopify's limit per query.
 */
const PRODUCT_FIELDS = /* GraphQL */ `
  fragment ProductFields on Product {
    id
    handle
    title
    status
    isGiftCard
    requiresSellingPlan
    featuredMedia { preview { image { url } } }
    variants(first: 15) {
      nodes { ...VariantFields }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

const VARIANT_FIELDS = /* GraphQL */ `
  fragment VariantFields on ProductVariant {
    id
    title
    price
    compareAtPrice
    availableForSale
    image { url }
  }
`;

export const PRODUCTS_QUERY = /* GraphQL */ `
  query Products($first: Int!, $after: String, $query: String) {
    products(first: $first, after: $after, query: $query, sortKey: TITLE) {
      nodes { ...ProductFields }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${PRODUCT_FIELDS}
  ${VARIANT_FIELDS}
`;

export const PRODUCTS_BY_ID_QUERY = /* GraphQL */ `
  query ProductsById($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on Product { ...ProductFields }
    }
  }
  ${PRODUCT_FIELDS}
  ${VARIANT_FIELDS}
`;

export const PRODUCT_VARIANTS_QUERY = /* GraphQL */ `
  query ProductVariants($id: ID!, $after: String) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        nodes { ...VariantFields }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${VARIANT_FIELDS}
`;

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

const image = z.object({ url: z.string() }).nullable();

const variantNode = z.object({
  id: z.string(),
  title: z.string(),
  /** Major units of the shop's currency. */
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  availableForSale: z.boolean(),
  image,
});
export type VariantNode = z.infer<typeof variantNode>;

const variants = z.object({ nodes: z.array(variantNode), pageInfo });

const productNode = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  status: z.enum(['ACTIVE', 'ARCHIVED', 'DRAFT', 'UNLISTED']),
  isGiftCard: z.boolean(),
  requiresSellingPlan: z.boolean(),
  featuredMedia: z.object({ preview: z.object({ image }).nullable() }).nullable(),
  variants,
});
export type ProductNode = z.infer<typeof productNode>;

export const productsData = z.object({ products: z.object({ nodes: z.array(productNode), pageInfo }) });

/** Null for deleted products. */
export const productsByIdData = z.object({
  nodes: z.array(
    z
      .union([
        productNode.extend({ __typename: z.literal('Product') }),
        z.object({ __typename: z.string() }).transform(() => null),
      ])
      .nullable(),
  ),
});

export const productVariantsData = z.object({ product: z.object({ variants }).nullable() });
