import { DEFAULT_CONTAINER, DEFAULT_STEP, DEFAULT_TIER } from '../bundles/bundle-defaults';
import { type BundleLine, bundleProperties } from '../bundles/bundle-line';
import { subunits } from '../money/subunits';
import type { BundleConfig, BundleDiscount, BundleStep, BundleTier } from '../rewards/bundle-config';

const BUNDLE_ID = '7';

/** Step with limits of units per product, and in total. */
export function aStep(inputs: Partial<BundleStep['quantityInputs']> = {}): BundleStep {
  return { quantityInputs: { ...DEFAULT_STEP.quantityInputs, maxQuantityPerProduct: 4, ...inputs } };
}

export function aTier(requiredQuantity: number, tier: Partial<BundleTier> = {}): BundleTier {
  return { ...DEFAULT_TIER, id: `t${requiredQuantity}`, requiredQuantity, ...tier };
}

/** Box of up to six units from two steps: 10 % off three, 20 % off six. */
export function aBundle(
  discount: Partial<BundleDiscount> = {},
  config: Partial<Omit<BundleConfig, 'discount'>> = {},
): BundleConfig {
  return {
    id: BUNDLE_ID,
    steps: [aStep(), aStep()],
    container: DEFAULT_CONTAINER,
    discount: {
      requiredTarget: 'quantity',
      tiers: [aTier(3), aTier(6, { discountValue: '20' })],
      enabledLimitLineQuantityDiscount: false,
      maxQuantityPerLine: 1,
      excludedAddOnDiscountOnSub: false,
      discountedFrom: 'price',
      parentVariantId: null,
      ...discount,
    },
    ...config,
  };
}

interface SomePart extends Partial<BundleLine> {
  readonly instance?: string;
  readonly step?: number | null;
  /** Price of one unit. */
  readonly price?: number;
}

let lines = 0;

/** Line of a bundle: by default a unit for 10.00 of product 1, which the first step offers. */
export function aPart({ instance = 'a', step = 1, price = 1000, ...line }: SomePart = {}): BundleLine {
  const { productId = 1, quantity = 1 } = line;
  lines += 1;
  return {
    key: `line-${lines}`,
    productId,
    variantId: productId * 10,
    quantity,
    linePrice: subunits(price * quantity),
    othersDiscount: subunits(0),
    properties: bundleProperties({ bundleId: BUNDLE_ID, instance, step }),
    sellingPlanId: null,
    giftCard: false,
    charged: null,
    offeredBy: step === null ? [] : [`${BUNDLE_ID}:${step}`],
    nested: false,
    compareAtPrice: null,
    ...line,
  };
}
