import { MAX_DESCRIPTION_LENGTH } from '@cartwright/core/catalogue/mirrored-product';
import { z } from 'zod';

/**
 * Requested fields of products. Countries as ISO codes, publications by global id, metafields as
 * `namespace.key`.
 */
export interface RequestedFields {
  readonly countries: readonly string[];
  /** Country of quantity rules; null: no country. */
  readonly home: string | null;
  readonly publications: readonly string[];
  readonly languages: readonly string[];
  readonly metafields: readonly string[];
}

/** Bulk query of all products with variants; bulk queries take no variables. */
export function productsExport(request: RequestedFields): string {
  return `query ProductsExport { products { edges { node {
    ...MirroredProduct variants { edges { node { ...MirroredVariant } } }
  } } } }
  ${fragments(request)}`;
}

/** Products by id with their first variants. Maximum cost: `costOfProduct`. */
export function mirroredProductsQuery(request: RequestedFields): string {
  return `query MirroredProducts($ids: [ID!]!, $variants: Int!) { nodes(ids: $ids) { __typename ... on Product {
    ...MirroredProduct
    variants(first: $variants) { nodes { ...MirroredVariant } pageInfo { hasNextPage endCursor } }
  } } }
  ${fragments(request)}`;
}

export function mirroredVariantsQuery(request: RequestedFields): string {
  return `query MirroredVariants($id: ID!, $variants: Int!, $after: String) { product(id: $id) {
    variants(first: $variants, after: $after) { nodes { ...MirroredVariant } pageInfo { hasNextPage endCursor } }
  } }
  ${variantFragment(request)}`;
}

/**
 * Maximum cost of a product without variants: 1 point per object, a list as one object. Source:
 * Shopify, calculated query cost.
 */
export function costOfProduct({ languages, metafields }: RequestedFields): number {
  const picture = 3;
  const options = 1 + languages.length + (1 + languages.length + 1 + picture);
  return 1 + picture + options + 2 + metafields.length + languages.length + 2;
}

export function costOfVariant({ countries }: RequestedFields): number {
  return 6 + 3 * countries.length;
}

function fragments(request: RequestedFields): string {
  const { countries, languages, metafields } = request;
  const texts = languages.map(
    (language, at) => `t${at}: translations(locale: ${JSON.stringify(language)}) { key value }`,
  );
  const published = countries.map(
    (country) => `published_${country}: publishedInContext(context: { country: ${country} })`,
  );
  const fields = metafields.map((name, at) => {
    const dot = name.lastIndexOf('.');
    const [namespace, key] = [name.slice(0, dot), name.slice(dot + 1)];
    return `m${at}: metafield(namespace: ${JSON.stringify(namespace)}, key: ${JSON.stringify(key)}) { type value }`;
  });
  return `fragment MirroredProduct on Product {
    id handle title description(truncateAt: ${MAX_DESCRIPTION_LENGTH}) vendor productType tags status isGiftCard
    requiresSellingPlan createdAt publishedAt
    featuredMedia { preview { image { url altText width height } } }
    options { name ${texts.join(' ')}
      optionValues { name ${texts.join(' ')} swatch { color image { preview { image { url } } } } } }
    rating: metafield(namespace: "reviews", key: "rating") { value }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") { value }
    ${[...published, ...fields, ...texts].join('\n    ')}
  }
  ${variantFragment(request)}`;
}

function variantFragment({ countries, home, publications }: RequestedFields): string {
  const prices = countries.map(
    (country) =>
      `price_${country}: contextualPricing(context: { country: ${country} }) { price { amount currencyCode } compareAtPrice { amount currencyCode } }`,
  );
  const published = publications.map(
    (id, at) => `p${at}: publishedOnPublication(publicationId: ${JSON.stringify(id)})`,
  );
  return `fragment MirroredVariant on ProductVariant {
    id title sku barcode availableForSale inventoryQuantity inventoryItem { id tracked } image { url }
    price compareAtPrice selectedOptions { name value }
    rules: contextualPricing(context: {${home ? ` country: ${home} ` : ''}}) {
      quantityRule { minimum maximum increment } }
    ${[...prices, ...published].join('\n    ')}
  }`;
}

const texts = z.array(z.object({ key: z.string(), value: z.string().nullable() }));
const picture = z.object({
  preview: z.object({ image: z.object({ url: z.string() }).nullable() }).nullable(),
});
/** Major units of the currency. */
const money = z.object({ amount: z.string(), currencyCode: z.string() });

const quantityRule = z.object({
  minimum: z.number().int(),
  maximum: z.number().int().nullable(),
  increment: z.number().int(),
});

/** Aliased fields per country, language, publication or metafield are read by `fieldOf`. */
export const exportedVariant = z.looseObject({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  availableForSale: z.boolean(),
  inventoryQuantity: z.number().int().nullable(),
  inventoryItem: z.object({ id: z.string(), tracked: z.boolean() }),
  image: z.object({ url: z.string() }).nullable(),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  rules: z.object({ quantityRule }),
});
export type ExportedVariant = z.infer<typeof exportedVariant>;

const option = z.looseObject({
  name: z.string(),
  optionValues: z.array(
    z.looseObject({
      name: z.string(),
      swatch: z.object({ color: z.string().nullable(), image: picture.nullable() }).nullable(),
    }),
  ),
});

export const exportedProduct = z.looseObject({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  status: z.enum(['ACTIVE', 'ARCHIVED', 'DRAFT', 'UNLISTED']),
  isGiftCard: z.boolean(),
  requiresSellingPlan: z.boolean(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  featuredMedia: z
    .object({
      preview: z
        .object({
          image: z
            .object({
              url: z.string(),
              altText: z.string().nullable(),
              width: z.number().int().nullable(),
              height: z.number().int().nullable(),
            })
            .nullable(),
        })
        .nullable(),
    })
    .nullable(),
  options: z.array(option),
  rating: z.object({ value: z.string() }).nullable(),
  ratingCount: z.object({ value: z.string() }).nullable(),
});
export type ExportedProduct = z.infer<typeof exportedProduct>;

export const pricing = z.object({ price: money, compareAtPrice: money.nullable() });
export const metafieldValue = z.object({ type: z.string(), value: z.string() }).nullable();
export const translations = texts;

const variantsPage = z.object({
  nodes: z.array(exportedVariant),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});

/** Null for deleted products. */
export const mirroredProductsData = z.object({
  nodes: z.array(exportedProduct.extend({ variants: variantsPage }).nullable()),
});

export const mirroredVariantsData = z.object({ product: z.object({ variants: variantsPage }).nullable() });
