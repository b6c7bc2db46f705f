import { bundleRule } from '@cartwright/core/contract/bundle-rule';
import type { DiscountedBundle, WidgetDiscount } from '@cartwright/core/rewards/config';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { readStorefrontConfig } from '../publishing/publication-state';

const id = z.number().int();
const products = z.array(z.object({ productId: id, variantIds: z.array(id) }));
const { quantityInputs } = bundleRule.shape.steps.unwrap().element.shape;

/** Schema of the fields that are read: the config may be of another server version. */
const publishedConfig = z.object({
  offers: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(['percentage', 'amount']),
        value: z.string(),
        maxUnits: id,
        products,
        plan: z.boolean().optional(),
        message: z.string(),
      }),
    )
    .optional(),
  bundles: z.array(bundleRule.extend({ steps: z.array(z.object({ quantityInputs, products })) })).optional(),
});

export interface PublishedOffers {
  readonly discounts: readonly WidgetDiscount[];
  readonly bundles: readonly DiscountedBundle[];
}

export const NO_OFFERS: PublishedOffers = { discounts: [], bundles: [] };

/** Last published discounts of widgets and bundles, as given at checkout. */
export async function publishedOffers(store: ShopStore): Promise<PublishedOffers> {
  const config = publishedConfig.safeParse(JSON.parse((await readStorefrontConfig(store)) ?? 'null'));
  const { offers: discounts = [], bundles = [] } = config.data ?? {};
  return { discounts, bundles };
}
