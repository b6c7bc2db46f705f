import type { DeliveryInput } from '@cartwright/cart-rewards/delivery';
import { cartDeliveryOptionsDiscountsGenerateRun } from '@cartwright/cart-rewards/delivery';
import { cartLinesDiscountsGenerateRun } from '@cartwright/cart-rewards/lines';
import { subunitsToMajor } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { RewardCart, RewardLine } from '@cartwright/core/rewards/cart';
import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import { aWorld, type World } from '@cartwright/core/testing/arbitraries';
import type { CartState } from '@cartwright/dev-store/engine/cart-state';
import type { Catalogue, Product, Variant } from '@cartwright/dev-store/engine/catalogue';
import { indexCatalogue } from '@cartwright/dev-store/engine/catalogue-index';
import {
  type CartSnapshot,
  type DiscountRun,
  subtotalOf,
} from '@cartwright/dev-store/engine/discounts/discount-run';
import { priceCart } from '@cartwright/dev-store/engine/price-cart';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/**
 * Law 4: the discount function, run as Shopify runs it, charges to the subunit what `evaluateRewards` says and the
 * drawer shows, on every cart without discounts of others. The store applies operations with an allocator of its own.
 */
it('law 4: checkout charges what the drawer shows', () => {
  let withDiscounts = 0;
  fc.assert(
    fc.property(aWorld.map(asSold), ({ config, cart, context }) => {
      const rewards = evaluateRewards(config, cart, context);
      const priced = checkout({ config, cart, context });
      const shown = new Map(rewards.lineDiscounts.map(({ lineKey, amount }) => [lineKey, Number(amount)]));
      const charged = new Map(
        priced.lines.flatMap(({ state, productShare }) =>
          productShare ? [[state.id, productShare.amount] as const] : [],
        ),
      );
      const amounts = (of: ReadonlyMap<string, number>) =>
        cart.lines.map((line) => `${asTheFunctionSees(line)}: ${of.get(line.key) ?? 0}`).sort();
      expect(amounts(charged)).toEqual(amounts(shown));
      expect(priced.itemsSubtotal - priced.total).toBe(rewards.orderDiscount?.amount ?? 0);
      const cheapest = Math.min(...priced.delivery.map(({ originalPrice }) => originalPrice));
      for (const { originalPrice, finalPrice } of priced.delivery) {
        const free = rewards.freeShipping !== null && originalPrice === cheapest;
        expect(finalPrice).toBe(free ? 0 : originalPrice);
      }
      if (charged.size > 0 || rewards.orderDiscount) withDiscounts += 1;
    }),
    { numRuns: 3000 },
  );
  expect(withDiscounts).toBeGreaterThan(500);
});

/**
 * The function sees no properties but ours. Which of two lines that are else the same has the odd cent is therefore not
 * said (docs/adr/0002); what they have together is.
 */
function asTheFunctionSees({
  variantId,
  sellingPlanId,
  linePrice,
  quantity,
  properties,
}: RewardLine): string {
  return JSON.stringify([
    variantId,
    sellingPlanId,
    linePrice,
    quantity,
    properties._source,
    properties._tier,
  ]);
}

/** In a store a variant has one price and a product is a gift card or not, whatever lines there are. */
function asSold({ config, cart, context }: World): World {
  const prices = new Map<number, number>();
  const giftCards = new Map<number, boolean>();
  for (const line of cart.lines) {
    if (!prices.has(line.variantId)) prices.set(line.variantId, line.linePrice / line.quantity);
    if (!giftCards.has(line.productId)) giftCards.set(line.productId, line.giftCard);
  }
  const lines = cart.lines.map((line) => ({
    ...line,
    linePrice: subunits((prices.get(line.variantId) ?? 0) * line.quantity),
    giftCard: giftCards.get(line.productId) ?? false,
  }));
  return { config, cart: { ...cart, lines }, context };
}

function checkout({ config, cart, context }: World) {
  const state: CartState = {
    token: 'cart',
    note: null,
    attributes: {},
    codes: [],
    lines: cart.lines.map((line) => ({
      id: line.key,
      variantId: line.variantId,
      quantity: line.quantity,
      properties: line.properties,
      sellingPlanId: line.sellingPlanId,
    })),
  };
  const market = {
    currency: cart.currency,
    country: context.country ?? 'US',
    rate: context.rate ?? '1',
    locale: 'en',
    root: '/',
  };
  // In the shop's own currency Shopify gives the function a rate of 1.
  const rate = cart.currency === context.shopCurrency ? '1' : market.rate;
  return priceCart(state, indexCatalogue(catalogueOf(cart)), { ...market, rate }, (snapshot) => [
    run(config, snapshot),
  ]);
}

function run(config: RewardsConfig, snapshot: CartSnapshot): DiscountRun {
  const input = functionInput(config, snapshot);
  return {
    id: 'rewards',
    title: 'Cartwright',
    discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
    combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
    operations: [
      ...cartLinesDiscountsGenerateRun(input).operations,
      ...cartDeliveryOptionsDiscountsGenerateRun(input).operations,
    ],
  };
}

/** The function's input as Shopify writes it: global ids, decimals as texts, the properties that its query asks for. */
function functionInput(config: RewardsConfig, snapshot: CartSnapshot): DeliveryInput {
  const asked = (value: unknown) => (value === undefined ? null : { value: String(value) });
  return {
    cart: {
      cost: { subtotalAmount: { currencyCode: snapshot.currency } },
      lines: snapshot.lines.map((line) => ({
        id: line.id,
        quantity: line.quantity,
        source: asked(line.properties._source),
        tier: asked(line.properties._tier),
        cost: { subtotalAmount: { amount: subunitsToMajor(subtotalOf(line)) } },
        sellingPlanAllocation:
          line.sellingPlanId === null
            ? null
            : { sellingPlan: { id: `gid://shopify/SellingPlan/${line.sellingPlanId}` } },
        merchandise: {
          __typename: 'ProductVariant',
          id: `gid://shopify/ProductVariant/${line.variant.id}`,
          product: { id: `gid://shopify/Product/${line.product.id}`, isGiftCard: line.product.giftCard },
        },
      })),
      deliveryGroups: snapshot.deliveryGroups.map(({ options }) => ({
        deliveryOptions: options.map(({ handle, price }) => ({
          handle,
          cost: { amount: subunitsToMajor(price) },
        })),
      })),
    },
    discount: {
      discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
      metafield: { jsonValue: config },
      old: null,
    },
    localization: { country: { isoCode: snapshot.country } },
    presentmentCurrencyRate: snapshot.rate,
  };
}

function catalogueOf(cart: RewardCart): Catalogue {
  const products = [...new Set(cart.lines.map(({ productId }) => productId))].map((productId): Product => {
    const lines = cart.lines.filter((line) => line.productId === productId);
    return {
      id: productId,
      handle: `product-${productId}`,
      title: `Product ${productId}`,
      descriptionHtml: '',
      vendor: '',
      productType: '',
      tags: [],
      published: true,
      createdAt: '2026-01-01T00:00:00Z',
      options: [{ name: 'Title', values: ['Default Title'] }],
      variants: [...new Map(lines.map((line) => [line.variantId, line])).values()].map(
        ({ variantId, linePrice, quantity }): Variant => ({
          id: variantId,
          title: `${variantId}`,
          options: [`${variantId}`],
          sku: '',
          barcode: '',
          price: linePrice / quantity,
          compareAtPrice: null,
          grams: 0,
          taxable: true,
          requiresShipping: true,
          stock: { tracked: false },
          image: null,
        }),
      ),
      image: null,
      giftCard: lines.some(({ giftCard }) => giftCard),
      requiresSellingPlan: false,
      sellingPlanGroups: [
        {
          id: 'subscribe',
          name: 'Subscribe',
          plans: [
            {
              id: 7,
              name: 'Monthly',
              description: '',
              options: [],
              recurringDeliveries: true,
              percentOff: 0,
            },
          ],
        },
      ],
    };
  });
  return {
    products,
    codes: [],
    delivery: [
      { handle: 'standard', title: 'Standard', price: 500 },
      { handle: 'express', title: 'Express', price: 1500 },
    ],
  };
}
