import { smallestUnit } from '@cartwright/core/money/currency';
import { convert, multiply, parseDecimal, subunitsToMajor } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { Catalogue, DiscountCode, Product } from './catalogue';
import type { Market } from './market';

/**
 * The catalogue as a market sees it: every amount in the market's currency, half up to its smallest unit. All prices of
 * a request are made from it, so that nothing is converted twice.
 */
export function presentCatalogue(catalogue: Catalogue, market: Market): Catalogue {
  const rate = parseDecimal(market.rate);
  if (!rate) throw new Error(`Not a rate: ${market.rate}`);
  const unit = smallestUnit(market.currency);
  const present = (amount: number): number => multiply(subunits(amount), rate, unit);
  return {
    ...catalogue,
    products: catalogue.products.map((product) => presentProduct(product, present)),
    delivery: catalogue.delivery.map((option) => ({ ...option, price: present(option.price) })),
    codes: catalogue.codes.map((code) =>
      presentCode(code, (amount) => subunitsToMajor(convert(amount, rate, unit) ?? 0)),
    ),
  };
}

function presentProduct(product: Product, present: (amount: number) => number): Product {
  return {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      price: present(variant.price),
      compareAtPrice: variant.compareAtPrice === null ? null : present(variant.compareAtPrice),
    })),
  };
}

/** A code's minimum stays in the shop's currency: conditions of discounts are (see `OrderCondition`). */
function presentCode(code: DiscountCode, present: (amount: string) => string): DiscountCode {
  const { gives } = code;
  return gives.kind === 'order' ? { ...code, gives: { ...gives, amount: present(gives.amount) } } : code;
}
