import { subunits } from '@cartwright/core/money/subunits';
import { offBesideCart } from '@cartwright/core/offers/off-beside-cart';
import type { RewardLine } from '@cartwright/core/rewards/cart';
import type { RewardBar } from '@cartwright/core/rewards/config';
import {
  rewardsOfVariant,
  rewardsOfVariants,
  VARIANT_ATTRIBUTE,
} from '@cartwright/core/rewards/variant-rewards';
import { liveCart } from '@cartwright/core/schedule/live';
import { checkoutRewards } from '@cartwright/core/storefront/shown-variant';
import { readConfig, readPage } from '@cartwright/storefront-kit/page/page-json';
import { isJson, type Json, listOf, numberOf } from '@cartwright/storefront-kit/shopify/json';
import type { WholeCartPart } from './widget-parts';

/**
 * Judges lines beside the shopper's cart by what the page says is live. Discounts of others aren't known to it.
 *
 * @public
 */
export const part: WholeCartPart = async (root) => {
  const [config, page] = [readConfig(), readPage()];
  const live = config && page && liveCart(config.carts, page.now + performance.now());
  if (!live) return null;
  const { discountsActive } = live;
  const rewards = checkoutRewards(live);
  if (!rewardsOfVariants(rewards).some(({ volume, bars }) => volume || bars.some(givesOnLines))) return null;
  const context = {
    country: page.country,
    shopCurrency: config.shop.currency,
    rate: page.rate,
    variants: {},
    discountsActive,
  };
  let known = await cartOf(root);
  // Our cart reports every change.
  document.addEventListener('cartwright:change', () => {
    void cartOf(root).then((now) => {
      known = now;
    });
  });
  return (chosen) => {
    const cart = { currency: page.currency, lines: known.lines, othersOrderDiscount: subunits(0) };
    return offBesideCart(rewardsOfVariant(rewards, known.mark), cart, context)(chosen);
  };
};

const EMPTY = { lines: [], mark: null };

/** Whether an order discount is split across lines, where it competes with bundle discounts. */
const givesOnLines = ({ lineItemMode, tiers }: RewardBar) =>
  lineItemMode && tiers.some(({ discount }) => discount);

/** Reads the cart for evaluation; empty on failure. Never rejects. */
async function cartOf(root: string): Promise<{ readonly lines: RewardLine[]; readonly mark: unknown }> {
  try {
    const response = await fetch(`${root}cart.js`, { cache: 'no-store' });
    const cart: unknown = response.ok ? await response.json() : null;
    if (!isJson(cart)) return EMPTY;
    const mark = isJson(cart.attributes) ? cart.attributes[VARIANT_ATTRIBUTE] : null;
    return { lines: listOf(cart.items).map(lineOf), mark };
  } catch {
    return EMPTY;
  }
}

function lineOf(item: Json, at: number): RewardLine {
  const { properties, selling_plan_allocation: allocation } = item;
  const plan = isJson(allocation) && isJson(allocation.selling_plan) ? allocation.selling_plan : null;
  return {
    key: `${at}`,
    variantId: numberOf(item.variant_id),
    productId: numberOf(item.product_id),
    quantity: numberOf(item.quantity),
    linePrice: subunits(numberOf(item.original_line_price)),
    othersDiscount: subunits(0),
    properties: Object.fromEntries(
      Object.entries(isJson(properties) ? properties : {}).map(([name, value]) => [name, String(value)]),
    ),
    sellingPlanId: plan && numberOf(plan.id),
    giftCard: item.gift_card === true,
    charged: null,
  };
}
