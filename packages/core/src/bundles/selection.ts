import { subunits } from '../money/subunits';
import { type BundleLine, bundleProperties } from './bundle-line';

/** Part chosen in the builder at one step, before it is a line of the cart. Prices in subunits per unit. */
export interface ChosenPart {
  /** Step, from 1. */
  readonly step: number;
  readonly productId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly sellingPlanId: number | null;
}

/**
 * Lines of a selection, to be judged with those of the whole cart. At a step, the builder shows what that step
 * offers.
 */
export function selectionLines(
  bundleId: string,
  instance: string,
  chosen: readonly ChosenPart[],
): BundleLine[] {
  return chosen.map((part, index) => ({
    key: `chosen-${index + 1}`,
    variantId: part.variantId,
    productId: part.productId,
    quantity: part.quantity,
    linePrice: subunits(part.price * part.quantity),
    othersDiscount: subunits(0),
    properties: bundleProperties({ bundleId, instance, step: part.step }),
    sellingPlanId: part.sellingPlanId,
    giftCard: false,
    charged: null,
    offeredBy: [`${bundleId}:${part.step}`],
    nested: false,
    compareAtPrice: part.compareAtPrice === null ? null : subunits(part.compareAtPrice * part.quantity),
  }));
}
