import { majorToSubunits } from '../money/decimal';
import { subunits } from '../money/subunits';
import type { RewardLine } from './cart';

/** Cart line in the input queries of our Shopify functions. Decimals arrive as strings. */
export interface FunctionLine {
  readonly id: string;
  readonly quantity: number;
  readonly source: { readonly value: string | null } | null;
  readonly tier: { readonly value: string | null } | null;
  readonly widget: { readonly value: string | null } | null;
  readonly bundle: { readonly value: string | null } | null;
  readonly cost: { readonly subtotalAmount: { readonly amount: string } };
  readonly sellingPlanAllocation: { readonly sellingPlan: { readonly id: string } } | null;
  readonly merchandise:
    | {
        readonly __typename: 'ProductVariant';
        readonly id: string;
        readonly product: { readonly id: string; readonly isGiftCard: boolean };
      }
    | { readonly __typename: 'CustomProduct' };
}

/** Line for the rewards. Without a variant (a custom item of a draft order) it has no product, and doesn't qualify. */
export function rewardLine(line: FunctionLine): RewardLine {
  const { merchandise } = line;
  const isVariant = merchandise.__typename === 'ProductVariant';
  return {
    key: line.id,
    variantId: isVariant ? numericId(merchandise.id) : 0,
    productId: isVariant ? numericId(merchandise.product.id) : 0,
    quantity: line.quantity,
    linePrice: majorToSubunits(line.cost.subtotalAmount.amount) ?? subunits(0),
    othersDiscount: subunits(0),
    properties: {
      ...(typeof line.source?.value === 'string' && { _source: line.source.value }),
      ...(typeof line.tier?.value === 'string' && { _tier: line.tier.value }),
      ...(typeof line.widget?.value === 'string' && { _widget: line.widget.value }),
      ...(typeof line.bundle?.value === 'string' && { _bundle: line.bundle.value }),
    },
    sellingPlanId: line.sellingPlanAllocation ? numericId(line.sellingPlanAllocation.sellingPlan.id) : null,
    // As gift cards, which don't qualify either.
    giftCard: isVariant ? merchandise.product.isGiftCard : true,
    charged: null,
  };
}

/** Number of a gid: 123 of `gid://shopify/ProductVariant/123`. */
function numericId(gid: string): number {
  return Number(gid.slice(gid.lastIndexOf('/') + 1));
}
