import { OLD_REWARDS_METAFIELD, REWARDS_METAFIELD } from '@cartwright/core/storefront/names';
import type { AdminClient } from '../shopify/admin-client';
import {
  AUTOMATIC_DISCOUNTS_QUERY,
  type AutomaticAppDiscount,
  type AutomaticDiscountsData,
  automaticDiscountsData,
  type ListedAppDiscount,
} from '../shopify/documents/discounts';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { cartIdOf } from './rewards-metafield';

/** Automatic discount of ours in Shopify. */
export interface ExistingDiscount {
  readonly cartId: string;
  readonly discount: AutomaticAppDiscount;
  /** Function configuration as JSON text. */
  readonly rewards: string;
  /** Value of its metafield; null if it has the old one only. */
  readonly compareDigest: string | null;
  readonly hasOld: boolean;
}

/** Discount of another app. Unknown fields are null; `startsAt` and `endsAt` are UTC instants. */
export interface OtherDiscount {
  readonly title: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export interface AutomaticDiscounts {
  readonly ours: readonly ExistingDiscount[];
  readonly others: readonly OtherDiscount[];
}

/** Discount of ours with fields shown to merchants. */
export interface ListedDiscount extends ExistingDiscount {
  readonly discount: ListedAppDiscount;
}

/** Discount of another app with fields shown to merchants. */
export interface ListedOther extends OtherDiscount {
  readonly id: string;
  readonly status: ListedAppDiscount['status'] | null;
  readonly classes: ListedAppDiscount['discountClasses'];
  /** App whose function it runs; null for Shopify's built-in kinds. */
  readonly app: string | null;
}

export interface ListedDiscounts extends AutomaticDiscounts {
  readonly ours: readonly ListedDiscount[];
  readonly others: readonly ListedOther[];
}

/** Automatic discounts of the shop. Ours are those with our rewards metafield. */
export async function existingDiscounts(admin: AdminClient): Promise<ShopifyResult<ListedDiscounts>> {
  const ours: ListedDiscount[] = [];
  const others: ListedOther[] = [];
  const { namespace: oldNamespace, key: oldKey } = OLD_REWARDS_METAFIELD;
  let after: string | null = null;
  for (;;) {
    const found: ShopifyResult<AutomaticDiscountsData> = await admin.run(
      AUTOMATIC_DISCOUNTS_QUERY,
      { after, ...REWARDS_METAFIELD, oldNamespace, oldKey },
      automaticDiscountsData,
    );
    if (!found.ok) return found;
    const { nodes, pageInfo }: AutomaticDiscountsData['automaticDiscountNodes'] =
      found.value.automaticDiscountNodes;
    for (const { id, automaticDiscount: discount, metafield, old } of nodes) {
      const rewards = (metafield ?? old)?.value ?? '';
      const cartId = cartIdOf(rewards);
      if ('discountId' in discount && cartId !== null) {
        const compareDigest = metafield?.compareDigest ?? null;
        ours.push({ cartId, discount, rewards, compareDigest, hasOld: old !== null });
      } else {
        const { title = null, status = null, startsAt = null, endsAt = null } = discount;
        const app = 'appDiscountType' in discount ? discount.appDiscountType.app.title : null;
        others.push({ id, title, status, startsAt, endsAt, classes: discount.discountClasses ?? [], app });
      }
    }
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return { ok: true, value: { ours, others } };
    after = pageInfo.endCursor;
  }
}
