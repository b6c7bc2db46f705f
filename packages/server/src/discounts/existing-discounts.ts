import { REWARDS_METAFIELD } from '@cartwright/core/storefront/names';
import type { AdminClient } from '../shopify/admin-client';
import {
  AUTOMATIC_DISCOUNTS_QUERY,
  type AutomaticAppDiscount,
  type AutomaticDiscountsData,
  automaticDiscountsData,
} from '../shopify/documents/discounts';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { cartIdOf } from './rewards-metafield';

/** An automatic discount in Shopify that is ours. */
export interface ExistingDiscount {
  readonly cartId: string;
  readonly discount: AutomaticAppDiscount;
  /** The value of its rewards metafield. */
  readonly rewards: string;
}

/** Our automatic discounts: those that carry our rewards metafield. Others are not looked at any further. */
export async function existingDiscounts(admin: AdminClient): Promise<ShopifyResult<ExistingDiscount[]>> {
  const ours: ExistingDiscount[] = [];
  let after: string | null = null;
  for (;;) {
    const found: ShopifyResult<AutomaticDiscountsData> = await admin.run(
      AUTOMATIC_DISCOUNTS_QUERY,
      { after, ...REWARDS_METAFIELD },
      automaticDiscountsData,
    );
    if (!found.ok) return found;
    const { nodes, pageInfo }: AutomaticDiscountsData['discountNodes'] = found.value.discountNodes;
    for (const { discount, metafield } of nodes) {
      const cartId = cartIdOf(metafield?.value ?? null);
      if (discount && metafield && cartId !== null) ours.push({ cartId, discount, rewards: metafield.value });
    }
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return { ok: true, value: ours };
    after = pageInfo.endCursor;
  }
}
