import * as z from 'zod';
import { listOf } from '../texts/limited';

/** Amount typed by the merchant, in major units; null while the field is empty. */
export const merchantAmount = z.number().nullable();

/** Shopify's numeric id. */
export const shopifyId = z.number().int().positive();

/** Product with selected variants; empty means all of them. */
export const productSelection = z.strictObject({
  product_id: shopifyId,
  variant_ids: listOf(shopifyId, 'variants'),
});
export type ProductSelection = z.infer<typeof productSelection>;
