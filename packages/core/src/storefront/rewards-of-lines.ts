import type { CatalogueProduct } from '../catalogue/product';
import { subunits } from '../money/subunits';
import type { RewardCart } from '../rewards/cart';
import type { RewardsConfig } from '../rewards/config';
import type { GiftVariant, RewardsContext } from '../rewards/context';
import { evaluateRewards } from '../rewards/evaluate-rewards';
import type { Rewards } from '../rewards/rewards';

/** Sample lines in the admin, with the loaded products. */
export interface MadeUpCart {
  /** Lines with distinct variants; the variant's id is the key of its discounts. */
  readonly lines: readonly { readonly variantId: number; readonly quantity: number }[];
  /** Products of at least the lines and gifts, with their prices in the market. */
  readonly products: readonly CatalogueProduct[];
  /**
   * `country`: ISO 3166-1; `currency`: ISO 4217; `rate`: units of the market's currency per unit of the shop's, a
   * decimal.
   */
  readonly market: {
    readonly country: string | null;
    readonly currency: string;
    readonly rate: string | null;
  };
  /** ISO 4217. */
  readonly shopCurrency: string;
}

/** Rewards of sample lines, as if the cart's discounts were active. Lines of unknown variants count nothing. */
export function rewardsOfLines(config: RewardsConfig, cart: MadeUpCart): Rewards {
  return evaluateRewards(config, rewardCartOf(cart), contextOf(cart));
}

function contextOf({ products, market, shopCurrency }: MadeUpCart): RewardsContext {
  const { country, rate } = market;
  return { country, shopCurrency, rate, variants: variantsOf(products), discountsActive: true };
}

function variantsOf(products: readonly CatalogueProduct[]): Record<number, GiftVariant> {
  return Object.fromEntries(
    products.flatMap(({ requiresSellingPlan, variants }) =>
      variants.map(({ id, available, quantityRule }) => [
        id,
        { available, needsSellingPlan: requiresSellingPlan, minimumQuantity: quantityRule?.min ?? 1 },
      ]),
    ),
  );
}

function rewardCartOf({ lines, products, market }: MadeUpCart): RewardCart {
  return {
    currency: market.currency,
    othersOrderDiscount: subunits(0),
    lines: lines.flatMap(({ variantId, quantity }) => {
      const product = products.find(({ variants }) => variants.some(({ id }) => id === variantId));
      const variant = product?.variants.find(({ id }) => id === variantId);
      if (!product || !variant) return [];
      return [
        {
          key: String(variantId),
          variantId,
          productId: product.id,
          quantity,
          linePrice: subunits(variant.price * quantity),
          othersDiscount: subunits(0),
          properties: {},
          sellingPlanId: null,
          giftCard: product.isGiftCard,
          charged: null,
        },
      ];
    }),
  };
}
