import type { StoreContext } from '../../context/store-context';
import { ANY_QUANTITY, isSoldIn, type Product, type Variant } from '../../engine/model/catalogue';
import type { Market } from '../../engine/model/market';
import { presentAmount } from '../../engine/present-catalogue';
import { decimalText } from '../../schema/decimal-text';

export interface PricingArguments {
  readonly context: { readonly country?: string | null };
}

/** Market of a country; the shop's own by default. */
export function marketFor({ markets }: StoreContext, country: string | null | undefined): Market {
  return markets.find((each) => each.country === country) ?? markets[0];
}

/**
 * Prices of the country's market, by default the shop's; quantity rules are the same in all
 * markets.
 */
export function contextualPricing(store: StoreContext, variant: Variant, { context }: PricingArguments) {
  const { min, max, increment } = variant.quantityRule ?? ANY_QUANTITY;
  const isDefault = min === 1 && max === null && increment === 1;
  const market = marketFor(store, context.country);
  // Converts single variants: a mirror reads every market, and copying the catalogue for each would
  // be expensive.
  const present = presentAmount(market);
  const { price, compareAtPrice } = variant;
  return {
    price: moneySource(present(price), market.currency),
    compareAtPrice: compareAtPrice === null ? null : moneySource(present(compareAtPrice), market.currency),
    quantityRule: { minimum: min, maximum: max, increment, isDefault },
  };
}

/**
 * Minimum and maximum price of a product's variants in the country's market; null if none is sold
 * there.
 */
export function productPricing(store: StoreContext, product: Product, args: PricingArguments) {
  const { country, currency } = marketFor(store, args.context.country);
  const sold = product.variants.filter((each) => isSoldIn(country, product) && isSoldIn(country, each));
  const byPrice = sold.toSorted((a, b) => a.price - b.price);
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)];
  const present = presentAmount(marketFor(store, country));
  return {
    minVariantPricing: lowest ? contextualPricing(store, lowest, args) : null,
    maxVariantPricing: highest ? contextualPricing(store, highest, args) : null,
    priceRange: priceRange(sold.length > 0 ? sold : product.variants, currency, present),
  };
}

/** Minimum and maximum price of variants in a currency. */
export function priceRange(
  variants: readonly Variant[],
  currency: string,
  present: (amount: number) => number = (amount) => amount,
) {
  const prices = variants.map(({ price }) => present(price));
  return {
    minVariantPrice: moneySource(Math.min(...prices), currency),
    maxVariantPrice: moneySource(Math.max(...prices), currency),
  };
}

function moneySource(amount: number, currencyCode: string) {
  return { amount: decimalText(amount), currencyCode };
}
