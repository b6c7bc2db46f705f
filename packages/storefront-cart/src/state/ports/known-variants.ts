import { smallestUnit } from '@cartwright/core/money/currency';
import { multiply, parseDecimal } from '@cartwright/core/money/decimal';
import { type Subunits, subunits } from '@cartwright/core/money/subunits';
import type { StorefrontProduct } from '@cartwright/core/storefront/config';
import type { Market } from '@cartwright/storefront-kit/page/market';
import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';

/** Variant known from the page or config, to show and price a line before the store responds. */
export interface KnownVariant {
  readonly variantId: number;
  readonly productId: number;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly url: string;
  readonly image: string | null;
  /** In the cart's currency; null if unknown. */
  readonly price: Subunits | null;
  readonly compareAtPrice: Subunits | null;
  readonly available: boolean;
  readonly giftCard: boolean;
}

/** Variants by id. Page data is current and in the cart's currency, so it overrides the config's gift products. */
export function knownVariants(
  gifts: readonly StorefrontProduct[],
  page: readonly PageProduct[],
  market: Market,
): ReadonlyMap<number, KnownVariant> {
  const known = new Map<number, KnownVariant>();
  for (const product of gifts) {
    for (const variant of product.variants) {
      known.set(variant.id, {
        variantId: variant.id,
        productId: product.id,
        title: product.title,
        variantTitle: titleOf(variant.title),
        url: `${market.root}products/${product.handle}`,
        image: variant.image ?? product.image,
        price: inCartCurrency(variant.price, market),
        compareAtPrice: null,
        available: variant.available,
        giftCard: false,
      });
    }
  }
  for (const product of page) {
    for (const variant of product.variants) {
      known.set(variant.id, {
        variantId: variant.id,
        productId: product.id,
        title: product.title,
        variantTitle: titleOf(variant.title),
        url: `${market.root}products/${product.handle}?variant=${variant.id}`,
        image: known.get(variant.id)?.image ?? product.image,
        price: subunits(variant.price),
        compareAtPrice: variant.compareAtPrice === null ? null : subunits(variant.compareAtPrice),
        available: variant.available,
        giftCard: product.giftCard,
      });
    }
  }
  return known;
}

/** Variant title; null for Shopify's “Default Title”. */
function titleOf(title: string): string | null {
  return title === 'Default Title' ? null : title;
}

function inCartCurrency(price: number, { currency, shopCurrency, rate }: Market): Subunits | null {
  if (currency === shopCurrency) return subunits(price);
  const factor = rate === null ? null : parseDecimal(rate);
  return factor && multiply(subunits(price), factor, smallestUnit(currency));
}
