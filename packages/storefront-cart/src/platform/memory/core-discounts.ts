import { subunits } from '@cartwright/core/money/subunits';
import type { RewardCart } from '@cartwright/core/rewards/cart';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import { toCartOperations } from '@cartwright/core/rewards/to-discount-operations';
import type { CartSnapshot, RunDiscounts } from '@cartwright/dev-store/engine/discounts/discount-run';
import type { Rules } from '../../state/ports/rules';

/** Discounts that checkout would apply under these rules: the discount function without the store. */
export function coreDiscounts(rules: () => Rules): RunDiscounts {
  return (snapshot) => {
    const { config, context, judgeOffers } = rules();
    if (!config.discountsActive) return [];
    const rewards = evaluateRewards(config.rewards, snapshotCart(snapshot), context, judgeOffers);
    return [
      {
        id: `preview-${config.id}`,
        title: config.discountTitles[0] ?? '',
        discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
        combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
        operations: toCartOperations(rewards),
      },
    ];
  };
}

function snapshotCart(snapshot: CartSnapshot): RewardCart {
  return {
    currency: snapshot.currency,
    othersOrderDiscount: subunits(0),
    lines: snapshot.lines.map((line) => ({
      key: line.id,
      variantId: line.variant.id,
      productId: line.product.id,
      quantity: line.quantity,
      linePrice: subunits(line.unitPrice * line.quantity),
      othersDiscount: subunits(0),
      properties: Object.fromEntries(
        Object.entries(line.properties).map(([name, value]) => [name, String(value)]),
      ),
      sellingPlanId: line.sellingPlanId,
      giftCard: line.product.giftCard,
      charged: null,
    })),
  };
}
