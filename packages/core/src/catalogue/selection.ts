import * as z from 'zod';
import { listOf } from '../texts/limited';

/** A number as the merchant typed it, in major units; null while the field is empty. */
export const merchantAmount = z.number().nullable();

/** Shopify's numeric id. */
export const shopifyId = z.number().int().positive();

/** A product with the variants meant; no variants means all of them. */
export const productSelection = z.strictObject({
  product_id: shopifyId,
  variant_ids: listOf(shopifyId, 'variants'),
});
export type ProductSelection = z.infer<typeof productSelection>;
