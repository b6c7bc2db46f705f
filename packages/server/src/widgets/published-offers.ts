import type { WidgetDiscount } from '@cartwright/core/rewards/config';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { readStorefrontConfig } from '../publishing/publication-state';

const id = z.number().int();

/** A config may be of another version of the server: only this of it is read. */
const publishedConfig = z.object({
  offers: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['percentage', 'amount']),
      value: z.string(),
      maxUnits: id,
      products: z.array(z.object({ productId: id, variantIds: z.array(id) })),
      plan: z.boolean().optional(),
      message: z.string(),
    }),
  ),
});

/** The discounts of widgets that checkout gives, as they were published last. */
export async function publishedOffers(store: ShopStore): Promise<WidgetDiscount[]> {
  const config = publishedConfig.safeParse(JSON.parse((await readStorefrontConfig(store)) ?? 'null'));
  return config.data?.offers ?? [];
}
