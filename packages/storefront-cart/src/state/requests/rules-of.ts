import type { GiftVariant, RewardsContext } from '@cartwright/core/rewards/context';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { Market } from '@cartwright/storefront-kit/page/market';
import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import { type ProductRow, productsOfRows } from '@cartwright/storefront-kit/page/product-rows';
import { knownVariants } from '../ports/known-variants';
import type { Rules } from '../ports/rules';

/**
 * Rules of a cart in a shopper's market. Page data overrides published data, and looked-up products override the page's
 * rows. `gone`: handles of products that the store no longer sells.
 */
export function rulesOf(
  config: StorefrontCart,
  market: Market & { readonly country: string | null; readonly rows?: readonly ProductRow[] },
  lookedUp: readonly PageProduct[],
  gone: readonly string[] = [],
): Rules {
  const page = [...productsOfRows(market.rows), ...lookedUp];
  const now = new Map(page.flatMap(({ variants }) => variants.map((variant) => [variant.id, variant])));
  const variants: Record<number, GiftVariant> = {};
  for (const product of config.products) {
    for (const variant of product.variants) {
      const seen = now.get(variant.id);
      variants[variant.id] = {
        available: !gone.includes(product.handle) && (seen ?? variant).available,
        needsSellingPlan: seen?.needsSellingPlan ?? product.requiresSellingPlan,
        minimumQuantity: seen?.minimumQuantity ?? 1,
      };
    }
  }
  const context: RewardsContext = {
    country: market.country,
    shopCurrency: market.shopCurrency,
    rate: market.rate,
    variants,
    discountsActive: config.discountsActive,
  };
  const known = knownVariants(config.products, page, market);
  const products = config.products.map((product) => ({
    ...product,
    title: known.get(product.variants[0]?.id ?? 0)?.title ?? product.title,
    variants: product.variants.map((variant) => ({
      ...variant,
      title: known.get(variant.id)?.variantTitle ?? variant.title,
    })),
  }));
  return { config, context, products, currency: market.currency, known };
}
