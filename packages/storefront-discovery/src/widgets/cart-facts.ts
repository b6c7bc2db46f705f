import { type CartOfFacts, factsQuery, mergeRequestedFacts } from '@cartwright/core/data-sources/cart-facts';
import { subunits } from '@cartwright/core/money/subunits';
import type {} from '@cartwright/storefront-kit/page/shopify-global';
import { isJson, type Json, listOf, numberOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import type { CartFactsPart } from './widget-parts';

/** Query parameters with the cart facts requested by these widgets' rules, from `/cart.js`. */
export const cartFacts: CartFactsPart = (said, ids, { asks, currency }) => {
  const requested = mergeRequestedFacts(ids.flatMap((id) => asks?.[id] ?? []));
  const cart = cartOf(said);
  // The cart is unknown.
  if (cart.currency === '') return {};
  // The rate applies to the page's currency only.
  const rate = cart.currency === currency ? (window.Shopify?.currency?.rate ?? null) : null;
  return factsQuery(requested, cart, { shopCurrency: '', rate });
};

function cartOf({ currency, items, discount_codes: codes }: Json): CartOfFacts {
  return {
    currency: textOf(currency),
    codes: listOf(codes).flatMap(({ code, applicable }) => (applicable === true ? textOf(code) : [])),
    lines: listOf(items).map(
      ({ quantity, original_line_price: price, properties, selling_plan_allocation }) => ({
        quantity: numberOf(quantity),
        linePrice: subunits(numberOf(price)),
        properties: isJson(properties) ? properties : {},
        hasSellingPlan: isJson(selling_plan_allocation),
      }),
    ),
  };
}
