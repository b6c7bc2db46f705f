import type { z } from 'zod';
import type { AdminClient } from '../shopify/admin-client';
import type { contextualPricingData } from '../shopify/documents/contextual-pricing';
import { fromGid, toGid } from '../shopify/gid';
import type { ShopifyResult } from '../shopify/shopify-failure';

interface PricingQuery<Pricing> {
  readonly document: string;
  readonly data: z.ZodType<z.infer<ReturnType<typeof contextualPricingData<Pricing>>>>;
  /** Maximum of variants per query, within Shopify's cost limit; at most 250. */
  readonly idsAtOnce: number;
}

/**
 * Query of variants' pricing for shoppers of `country` (null: none). Existing variants only, in the order of the
 * ids.
 */
export async function pricingByVariant<Pricing>(
  admin: AdminClient,
  { document, data, idsAtOnce }: PricingQuery<Pricing>,
  ids: readonly number[],
  country: string | null,
): Promise<ShopifyResult<Map<number, Pricing>>> {
  const pricing = new Map<number, Pricing>();
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const gids = ids.slice(start, start + idsAtOnce).map((id) => toGid('ProductVariant', id));
    const variables = { ids: gids, context: country === null ? {} : { country } };
    const found = await admin.run(document, variables, data);
    if (!found.ok) return found;
    for (const node of found.value.nodes) {
      if (node) pricing.set(fromGid(node.id), node.contextualPricing);
    }
  }
  return { ok: true, value: pricing };
}
