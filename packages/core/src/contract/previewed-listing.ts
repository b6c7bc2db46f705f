import * as z from 'zod';
import { FILTER_TYPES } from '../listing/filters/filter-types';
import { LISTING_RESPONSE_VERSION, type ListingResponse } from '../listing/listing-response';
import { ALL, PAGINATION_TYPES } from '../listing/listing-rules';
import { listingTemplate } from '../listing/settings/listing-settings';
import { ofAnyLength } from '../texts/any-length';

/** Maximum length of a page's query. */
export const MAX_SEARCH_LENGTH = 8_000;

const listedNumber = z.object({ value: z.string(), text: z.string() });

const facetHead = { type: z.enum(FILTER_TYPES), param: z.string(), label: z.string().nullable() };

const listedFacet = z.discriminatedUnion('kind', [
  z.object({
    ...facetHead,
    kind: z.literal('values'),
    values: z
      .array(
        z.object({
          value: z.string(),
          count: z.number().int(),
          chosen: z.boolean(),
          swatch: z.union([z.object({ colour: z.string() }), z.object({ image: z.string() })]).nullable(),
        }),
      )
      .readonly(),
    more: z.number().int(),
  }),
  z.object({
    ...facetHead,
    kind: z.literal('range'),
    least: listedNumber.nullable(),
    most: listedNumber.nullable(),
    from: listedNumber.nullable(),
    to: listedNumber.nullable(),
  }),
]);

export const listedProduct = z.object({
  id: z.number().int(),
  title: z.string(),
  url: z.string(),
  image: z
    .object({ src: z.string(), alt: z.string(), width: z.number().int(), height: z.number().int() })
    .nullable(),
  price: z.string(),
  priceVaries: z.boolean(),
  isHighest: z.boolean().optional(),
  compareAtPrice: z.string().nullable(),
  available: z.boolean(),
  variantId: z.number().int().nullable(),
  badge: z.string().nullable(),
  rating: z.object({ value: z.number(), scale: z.number().int(), count: z.number().int() }).nullish(),
});

const listedLimit = z.union([z.number().int(), z.literal(ALL)]);

const listingResponse = z.object({
  version: z.literal(LISTING_RESPONSE_VERSION),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  parts: z.number().int(),
  searched: z.object({ text: z.string(), meant: z.string().nullable() }).nullable(),
  look: z
    .object({
      title: z.string(),
      soldOut: z.string(),
      add: z.string(),
      data: z.object({
        layout: z.string(),
        layoutMode: z.string(),
        columns: z.string(),
        filterStyle: z.string(),
        productLayout: z.string(),
      }),
      style: z.string(),
    })
    .nullable()
    .optional(),
  sort: z.string(),
  sorts: z.array(z.object({ value: z.string(), label: z.string().nullable() })).readonly(),
  paging: z.object({
    type: z.enum(PAGINATION_TYPES),
    loadMoreText: z.string(),
    limit: listedLimit,
    limits: z.array(listedLimit).readonly(),
  }),
  facets: z.array(listedFacet).readonly(),
  products: z.array(listedProduct).readonly(),
  tiles: z
    .array(
      z.object({
        after: z.number().int(),
        name: z.string(),
        image: z.string(),
        link: z.string().nullable(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<ListingResponse>;

/** Page of a list for shoppers. */
export const previewedListing = z.object({
  list: listingResponse,
  /** Reason for each product's position. */
  reasons: z.array(z.object({ id: z.number().int(), why: z.string() })),
  /** Redirect of the search; absent: none. */
  redirect: z.string().optional(),
  /** Layout of a collection's page by these settings and the inherited ones. */
  template: ofAnyLength(listingTemplate).optional(),
});
export type PreviewedListing = z.infer<typeof previewedListing>;
