import { isAvailable, type Product, sellingPlansOf } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { unitPriceOf } from '../engine/price-line';
import { messagesOf } from './locales/messages-of';
import { money } from './money';
import { stockNote } from './stock-note';

/** Details that the theme's script needs to follow the choice of a variant; texts are ready, so that it formats nothing. */
export function productDetails(market: Market, product: Product) {
  const plans = sellingPlansOf(product);
  return {
    options: product.options.map(({ name }) => name),
    variants: product.variants.map((variant) => {
      const { id, options, price, compareAtPrice, image } = variant;
      const available = isAvailable(product, variant);
      return {
        id,
        options,
        available,
        price: money(market, price),
        before: compareAtPrice !== null && compareAtPrice > price ? money(market, compareAtPrice) : null,
        stock: stockNote(messagesOf(market), variant.stock, available),
        image: image && { src: image.src, alt: image.alt },
        plans: {
          '': money(market, price),
          ...Object.fromEntries(
            plans.map((plan) => [plan.id, money(market, unitPriceOf(variant, plan, market.currency))]),
          ),
        },
      };
    }),
  };
}
