import { smallestUnit } from '@cartwright/core/money/currency';
import { convert, multiply, parseDecimal, subunitsToMajor } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import { presentGives } from './discounts/gives';
import { type Catalogue, isSoldIn, type Product, type Variant } from './model/catalogue';
import type { Market } from './model/market';
import { collectionIn, productIn } from './translated-catalogue';

/**
 * Localizes the catalogue for a market: texts in its language, amounts in its currency, rounded half up to the smallest
 * unit, without products that aren't sold there. All prices of a request derive from it, so that nothing is converted
 * twice.
 */
export function presentCatalogue(catalogue: Catalogue, market: Market): Catalogue {
  const present = presentAmount(market);
  return {
    ...catalogue,
    products: catalogue.products.map((product) =>
      productIn(market.locale, presentProduct(product, market, present)),
    ),
    ...(catalogue.collections && {
      collections: catalogue.collections
        .filter((collection) => isSoldIn(market.country, collection))
        .map((collection) => collectionIn(market.locale, collection)),
    }),
    delivery: catalogue.delivery.map((option) => ({ ...option, price: present(option.price) })),
    codes: catalogue.codes.map((code) => ({
      ...code,
      gives: presentGives(code.gives, presentMajor(market)),
    })),
  };
}

/** Converts amounts from the shop's currency to a market's. Throws for an invalid rate. */
export function presentAmount(market: Market): (amount: number) => number {
  const { rate, unit } = exchangeOf(market);
  return (amount) => multiply(subunits(amount), rate, unit);
}

/** Converts decimal texts in major units. */
export function presentMajor(market: Pick<Market, 'rate' | 'currency'>): (amount: string) => string {
  const { rate, unit } = exchangeOf(market);
  return (amount) => subunitsToMajor(convert(amount, rate, unit) ?? 0);
}

function exchangeOf(market: Pick<Market, 'rate' | 'currency'>) {
  const rate = parseDecimal(market.rate);
  if (!rate) throw new Error(`Not a rate: ${market.rate}`);
  return { rate, unit: smallestUnit(market.currency) };
}

/**
 * Localizes a product. Variants that aren't sold in the market are removed; a product without variants is unpublished.
 */
function presentProduct(product: Product, { country }: Market, present: (amount: number) => number): Product {
  const sold = product.variants.filter((variant) => isSoldIn(country, variant));
  const isSold = sold.length > 0 && isSoldIn(country, product);
  return {
    ...product,
    published: product.published && isSold,
    variants: (isSold ? sold : product.variants).map((variant) => presentVariant(variant, present)),
  };
}

function presentVariant(variant: Variant, present: (amount: number) => number): Variant {
  return {
    ...variant,
    price: present(variant.price),
    compareAtPrice: variant.compareAtPrice === null ? null : present(variant.compareAtPrice),
  };
}
