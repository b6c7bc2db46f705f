import type { DeliveryInput } from '@cartwright/cart-rewards/delivery';
import { subunitsToMajor } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { RewardCart } from '@cartwright/core/rewards/cart';
import { OFFERS_ID, type RewardsConfig } from '@cartwright/core/rewards/config';
import { VARIANT_ATTRIBUTE } from '@cartwright/core/rewards/variant-rewards';
import { versionedConfig } from '@cartwright/core/rewards/versioned-config';
import type { World } from '@cartwright/core/testing/arbitraries';
import { type CartSnapshot, subtotalOf } from '@cartwright/dev-store/engine/discounts/discount-run';
import { classOfGives, operationOfGives } from '@cartwright/dev-store/engine/discounts/gives';
import type { DiscountOperation } from '@cartwright/dev-store/engine/discounts/operation';
import type { CartState } from '@cartwright/dev-store/engine/model/cart-state';
import type { Catalogue, DiscountCode, Product, Variant } from '@cartwright/dev-store/engine/model/catalogue';
import { indexCatalogue } from '@cartwright/dev-store/engine/model/catalogue-index';
import { priceCart } from '@cartwright/dev-store/engine/price-cart';

/** In a store a variant has one price and a product is a gift card or not, whatever lines there are. */
export function asSold({ config, cart, context }: World): World {
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

/** Discounts of others: codes, all of which are in the cart, and automatic ones. */
export interface Others {
  readonly codes: readonly DiscountCode[];
  readonly automatic: readonly Omit<DiscountCode, 'code' | 'status'>[];
}

const NOBODY: Others = { codes: [], automatic: [] };

/** Title of ours in the cart where an operation has no message. */
export const OUR_TITLE = 'Cartwright';

export const OUR_ID = 'rewards';

/** Configuration of the discount for widgets and bundles, which runs beside the cart's own. */
function offersOf({ widgets, bundles, gifts }: RewardsConfig): RewardsConfig {
  return {
    cartId: OFFERS_ID,
    attribution: false,
    bars: [],
    volume: null,
    ...(widgets && { widgets }),
    ...(bundles && { bundles }),
    ...(gifts && { gifts }),
  };
}

/**
 * Charges of a store for a world's cart, with the operations that its discount function answers to an input: to that of
 * the cart's discount, and where widgets or bundles give one, to that of the offers. `attributes` are the cart's.
 */
export function checkout(
  { config, cart, context }: World,
  operationsOf: (input: DeliveryInput, snapshot: CartSnapshot) => readonly DiscountOperation[],
  others = NOBODY,
  attributes: CartState['attributes'] = {},
) {
  const state: CartState = {
    token: 'cart',
    note: null,
    attributes,
    codes: others.codes.map(({ code }) => code),
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
  const catalogue = { ...catalogueOf(cart), codes: others.codes };
  const carried = [config, ...(config.widgets || config.bundles || config.gifts ? [offersOf(config)] : [])];
  return priceCart(state, indexCatalogue(catalogue), { ...market, rate }, (snapshot) => [
    ...carried.map((each) => ({
      id: each === config ? OUR_ID : OFFERS_ID,
      title: OUR_TITLE,
      discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'] as const,
      combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
      operations: operationsOf(functionInput(each, snapshot), snapshot),
    })),
    ...others.automatic.map(({ title, combinesWith, gives }, at) => ({
      id: `other-${at}`,
      title,
      combinesWith,
      discountClasses: [classOfGives(gives)],
      operations: [operationOfGives(snapshot, gives)],
    })),
  ]);
}

/**
 * The function's input as Shopify writes it: global ids, decimals as texts, the properties that its query asks for. Written
 * here, since the query takes longer than the function; `function-input.test.ts` holds it to what the query gives.
 */
function functionInput(config: RewardsConfig, snapshot: CartSnapshot): DeliveryInput {
  const asked = (value: unknown) => (value === undefined ? null : { value: String(value) });
  return {
    cart: {
      variant: asked(snapshot.attributes[VARIANT_ATTRIBUTE]),
      cost: { subtotalAmount: { currencyCode: snapshot.currency } },
      lines: snapshot.lines.map((line) => ({
        id: line.id,
        quantity: line.quantity,
        source: asked(line.properties._source),
        tier: asked(line.properties._tier),
        widget: asked(line.properties._widget),
        bundle: asked(line.properties._bundle),
        cost: { subtotalAmount: { amount: decimalText(subtotalOf(line)) } },
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
          cost: { amount: decimalText(price) },
        })),
      })),
    },
    discount: {
      discountClasses: ['PRODUCT', 'ORDER', 'SHIPPING'],
      metafield: { jsonValue: versionedConfig(config) },
      old: null,
    },
    localization: { country: { isoCode: snapshot.country } },
    presentmentCurrencyRate: snapshot.rate.includes('.') ? snapshot.rate : `${snapshot.rate}.0`,
  };
}

/** With at least one decimal, as functions get it. */
const decimalText = (amount: number) => subunitsToMajor(amount).replace(/0$/, '');

/** Catalogue of the store of a cart. */
export function catalogueOf(cart: RewardCart): Catalogue {
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
