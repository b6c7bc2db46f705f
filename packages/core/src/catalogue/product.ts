import * as z from 'zod';
import type { Metafields } from './metafield-text';

/** Quantity rule of a variant. Source: Shopify, quantity rules. */
const quantityRule = z.object({
  min: z.number().int(),
  max: z.number().int().nullable(),
  increment: z.number().int(),
});

/** Product for pickers and the preview. Prices are subunits of the shop's currency. Ids are Shopify's numbers. */
export const catalogueProduct = z.object({
  id: z.number().int(),
  handle: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  status: z.enum(['active', 'draft', 'archived']),
  isGiftCard: z.boolean(),
  requiresSellingPlan: z.boolean(),
  variants: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      price: z.number().int(),
      compareAtPrice: z.number().int().nullable(),
      available: z.boolean(),
      image: z.string().nullable(),
      /** Absent: any quantity. */
      quantityRule: quantityRule.optional(),
    }),
  ),
});
/** Product with `metafields`, those that a cart publishes by `namespace.key`; read by a separate call. */
export type CatalogueProduct = z.infer<typeof catalogueProduct> & { readonly metafields?: Metafields };
