import fc from 'fast-check';
import { type Quote, quoteCheckout } from '../checkout/quote';
import type { RunDiscounts } from '../engine/discounts/discount-run';
import { emptyCart } from '../engine/model/cart-state';
import type { GiftCard } from '../engine/model/catalogue';
import { indexCatalogue } from '../engine/model/catalogue-index';
import type { Market } from '../engine/model/market';
import { presentCatalogue } from '../engine/present-catalogue';
import { priceCart } from '../engine/price-cart';
import { oneFree } from './one-free';
import { SMALL_MARKETS, SMALL_STORE, theVariant } from './small-store';

export const HOME: Market = { country: 'US', currency: 'USD', rate: '1.0', locale: 'en', root: '/' };
const DIRHAMS: Market = { country: 'AE', currency: 'AED', rate: '3.67', locale: 'ar', root: '/ar/' };

const VARIANTS = [
  theVariant('cup'),
  theVariant('scarf', 'Red'),
  theVariant('print'),
  theVariant('tea'),
  theVariant('card'),
];

const orderDiscount =
  (percentage: number): RunDiscounts =>
  () => [
    {
      id: 'order',
      title: 'Off your order',
      discountClasses: ['ORDER'],
      combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
      operations: [
        {
          orderDiscountsAdd: {
            selectionStrategy: 'FIRST',
            candidates: [
              {
                targets: [{ orderSubtotal: { excludedCartLineIds: [] } }],
                value: { percentage: { value: percentage } },
              },
            ],
          },
        },
      ],
    },
  ];

/** One unit of each line at half price, and a third off the order: order discounts on split lines. */
const bothDiscounts: RunDiscounts = (cart) => [
  {
    id: 'half',
    title: 'One at half price',
    discountClasses: ['PRODUCT'],
    combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
    operations: [
      {
        productDiscountsAdd: {
          selectionStrategy: 'ALL',
          candidates: [
            {
              targets: cart.lines.map(({ id }) => ({ cartLine: { id, quantity: 1 } })),
              value: { percentage: { value: 50 } },
            },
          ],
        },
      },
    ],
  },
  ...orderDiscount(cart.lines.length > 1 ? 33.3 : 90)(cart),
];

/** Quotes of carts of the small store with any lines, market, codes, automatic discounts, gift cards and delivery. */
export const aQuote: fc.Arbitrary<Quote> = fc
  .record({
    lines: fc.array(fc.tuple(fc.constantFrom(...VARIANTS), fc.integer({ min: 1, max: 7 })), {
      minLength: 1,
      maxLength: 4,
    }),
    market: fc.constantFrom(HOME, DIRHAMS, ...SMALL_MARKETS),
    codes: fc.subarray(['TEN', 'FIVER', 'SHIP', 'ALONE', 'OVER']),
    discounts: fc.constantFrom<RunDiscounts>(() => [], oneFree, orderDiscount(100), bothDiscounts),
    balances: fc.array(fc.integer({ min: 0, max: 12_000 }), { maxLength: 3 }),
    delivery: fc.constantFrom(null, 'standard', 'express'),
  })
  .map(({ lines, market, codes, discounts, balances, delivery }) => {
    const giftCards = balances.map(
      (balance, at): GiftCard => ({ code: `GIFT-${at}`, balance, status: 'usable' }),
    );
    const state = {
      ...emptyCart('cart?key=secret'),
      lines: lines.map(([variantId, quantity], at) => ({
        id: `line${at}`,
        variantId,
        quantity,
        properties: { Nr: at },
        sellingPlanId: null,
      })),
      codes,
      giftCards: giftCards.map(({ code }) => code),
    };
    const cart = priceCart(state, indexCatalogue(presentCatalogue(SMALL_STORE, market)), market, discounts);
    return quoteCheckout(cart, giftCards, delivery);
  });
