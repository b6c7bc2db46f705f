import type { StoreContext } from '../../context/store-context';
import { ANY_QUANTITY, isSoldIn, type Product, type Variant } from '../../engine/model/catalogue';
import type { Market } from '../../engine/model/market';
import { presentAmount } from '../../engine/present-catalogue';
import { decimalText } from '../../schema/decimal-text';

export interface PricingArguments {
  readonly context: { readonly country?: string | null };
}

/** The market of a country; the shop's own where it has none. */
export function marketFor({ markets }: StoreContext, country: string | null | undefined): Market {
  return markets.find((each) => each.country === country) ?? markets[0];
}

/** Prices are those of the country's market, the shop's where it has none; rules are of variants and the same everywhere. */
export function contextualPricing(store: StoreContext, variant: Variant, { context }: PricingArguments) {
  const { min, max, increment } = variant.quantityRule ?? ANY_QUANTITY;
  const isDefault = min === 1 && max === null && increment === 1;
  const market = marketFor(store, context.country);
  // One variant is converted by itself: a mirror reads every market, and the catalogue is not copied for each.
  const present = presentAmount(market);
  const { price, compareAtPrice } = variant;
  return {
    price: moneySource(present(price), market.currency),
    compareAtPrice: compareAtPrice === null ? null : moneySource(present(compareAtPrice), market.currency),
    quantityRule: { minimum: min, maximum: max, increment, isDefault },
  };
}

/** The cheapest and the dearest of a product's variants that the country's market sells; null where it sells none. */
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

/** The lowest and the highest price of some variants, in a currency. */
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
