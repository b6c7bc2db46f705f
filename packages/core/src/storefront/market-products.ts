import type { CatalogueProduct } from '../catalogue/product';
import type { CartContent, PreviewScene } from '../contract/preview';
import { smallestUnit } from '../money/currency';
import { multiply, parseDecimal } from '../money/decimal';
import { subunits } from '../money/subunits';

/**
 * Products as sold in a market, all amounts in its currency: at the market's own prices, which may be in the
 * shop's currency too, else at the shop's, converted by its rate, half up to the currency's smallest unit. A
 * variant with neither isn't sold there, and a product without variants is left out: an amount in the shop's
 * currency is never shown as the market's.
 */
export function marketProducts(
  { products, prices }: Pick<CartContent, 'products' | 'prices'>,
  { shop, market }: Pick<PreviewScene, 'shop' | 'market'>,
): readonly CatalogueProduct[] {
  const own = new Map(prices.map((price) => [price.variantId, price]));
  const ownRate = market.currency === shop.currency ? '1' : market.rate;
  const rate = ownRate === null ? null : parseDecimal(ownRate);
  const unit = smallestUnit(market.currency);
  const converted = (amount: number) => rate && multiply(subunits(amount), rate, unit);
  const priceOf = ({ id, price, compareAtPrice }: CatalogueProduct['variants'][number]) => {
    const known = own.get(id);
    if (known) return { price: known.price, compareAtPrice: known.compareAtPrice };
    const ours = converted(price);
    if (ours === null) return null;
    return { price: ours, compareAtPrice: compareAtPrice === null ? null : converted(compareAtPrice) };
  };
  return products.flatMap((product) => {
    const variants = product.variants.flatMap((variant) => {
      const there = priceOf(variant);
      return there ? { ...variant, ...there } : [];
    });
    return variants.length > 0 ? { ...product, variants } : [];
  });
}
