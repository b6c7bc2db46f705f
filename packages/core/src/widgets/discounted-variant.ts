import { subunits } from '../money/subunits';
import type { WidgetDiscount } from '../rewards/config';
import type { Exchange } from '../rewards/exchange';
import { widgetDiscounts } from '../rewards/widget-discount';
import type { ChosenVariant, OfferedProduct } from './offered-product';

/**
 * Chosen variant with the price at checkout after a widget's discount: that of a line of one unit, judged like
 * checkout does. Unchanged if the discount doesn't apply, or its rate is unknown.
 */
export function discountedVariant(
  discount: WidgetDiscount,
  { id }: Pick<OfferedProduct, 'id'>,
  chosen: ChosenVariant,
  exchange: Exchange,
): ChosenVariant {
  const line = {
    key: '',
    variantId: chosen.variant.id,
    productId: id,
    quantity: 1,
    linePrice: subunits(chosen.amount),
    othersDiscount: subunits(0),
    properties: { _widget: discount.id },
    sellingPlanId: chosen.way?.id ?? null,
    giftCard: false,
    charged: null,
  };
  const [off] = widgetDiscounts([discount], [line], exchange);
  if (!off) return chosen;
  return {
    ...chosen,
    amount: chosen.amount - off.amount,
    reducedFrom: chosen.reducedFrom ?? chosen.amount,
    discountedUnits: discount.maxUnits,
  };
}
