import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { newCart } from '@cartwright/core/cart/new-cart';
import { newBar, newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../testing/catalogue';
import { worthOf } from './compose-cart';
import { giftCart } from './gift-cart';

const MUG = 103;

function gift(minimum: number, productId: number | null = MUG): Tier {
  const products = productId === null ? [] : [{ product_id: productId, variant_ids: [] }];
  return { ...newTier(`gift-${minimum}`, 'product'), minimum, products };
}

function cartWith(...bars: (Partial<Bar> & { tiers: Tier[] })[]): CartDocument {
  const cart = newCart('c', 'Cart', () => crypto.randomUUID());
  return {
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'tiered_progress_bar'
        ? {
            ...component,
            settings: { bars: bars.map((bar, at) => ({ ...newBar(`bar-${at}`, 'first'), ...bar })) },
          }
        : component,
    ),
  };
}

const HOME = { country: null, currency: 'USD', rate: null };

function ask(document: CartDocument, more: Partial<Parameters<typeof giftCart>[0]> = {}) {
  const shop = { products: catalogue, catalogue, market: HOME, shopCurrency: 'USD', locale: 'en' };
  return giftCart({ document, ...shop, ...more });
}

/** Total of the cart's lines in subunits, or the reason that there is no cart. */
function totalOf(...request: Parameters<typeof ask>) {
  const found = ask(...request);
  return found.ok ? worthOf(found.lines, request[1]?.products ?? catalogue) : found.why;
}

describe('preview cart with an unlocked gift', () => {
  it('has a total just above the lowest tier with a gift', () => {
    const amount = totalOf(cartWith({ tiers: [gift(120), gift(75)] }));
    expect(amount).toBeGreaterThanOrEqual(7500);
    expect(amount).toBeLessThan(10_500);
  });

  it('has the quantity that an item-based bar requires', () => {
    const found = ask(cartWith({ tiers: [gift(3)], basis: 'quantity' }));
    expect(found).toMatchObject({ ok: true, lines: [{ quantity: 3 }] });
  });

  it('reaches the tier by qualifying items, on the country’s bar and in its currency', () => {
    const excludedProducts = catalogue
      .filter(({ id }) => id !== MUG)
      .map(({ id }) => ({ product_id: id, variant_ids: [] }));
    const counted = ask(cartWith({ tiers: [gift(50)], excludedProducts }));
    expect(counted).toEqual({ ok: true, lines: [{ variantId: 1031, quantity: 4 }] });

    const bars = cartWith(
      { tiers: [gift(50)] },
      { tiers: [gift(200)], geolocationEnabled: true, countryCodes: ['DE'] },
    );
    const euro = { country: 'DE', currency: 'EUR', rate: '0.5' };
    expect(totalOf(bars, { market: euro })).toBeGreaterThanOrEqual(10_000);
    expect(totalOf(bars, { market: euro })).toBeLessThan(13_000);
  });

  it('gets more items if a volume discount brings it below the tier', () => {
    const cart = cartWith({ tiers: [gift(50)], excludeDiscountInSubtotal: false });
    const { buyMoreSaveMore } = cart;
    const found = ask({
      ...cart,
      buyMoreSaveMoreEnabled: true,
      buyMoreSaveMore: {
        ...buyMoreSaveMore,
        discountType: 'percentage',
        discountedBy: 'functions',
        discountProducts: catalogue.map(({ id }) => ({ product_id: id, variant_ids: [] })),
        tiers: [{ ...buyMoreSaveMore.tiers[0], quantity: 1, discount: 50 }] as typeof buyMoreSaveMore.tiers,
      },
    });
    expect(found.ok && worthOf(found.lines, catalogue)).toBeGreaterThanOrEqual(10_000);
  });
});

describe('reason why no gift can be unlocked', () => {
  const shipping = { ...newTier('shipping', 'shipping'), minimum: 50 };

  it.each([
    ['no tier has a gift', cartWith({ tiers: [shipping] }), /^Add a tier with a free product/],
    [
      'no tier in this country has a gift',
      cartWith({ tiers: [gift(50)], geolocationEnabled: true, countryCodes: ['DE'] }),
      /Try another country/,
    ],
    ['the bar gives nothing', cartWith({ tiers: [gift(50)], discountedBy: 'scripts' }), /is inactive/],
    ['no product is chosen', cartWith({ tiers: [gift(50, null)] }), /^Choose a free product/],
    ['the gift is sold out', cartWith({ tiers: [gift(50, 300)] }), /sold out/],
    ['the tier is too high', cartWith({ tiers: [gift(90_000_000)] }), /add up to \$90,000,000\.00/],
  ])('%s', (_, document, why) => {
    expect(totalOf(document)).toMatch(why);
  });

  it('the currency has no known rate', () => {
    const yen = { country: 'JP', currency: 'JPY', rate: null };
    expect(totalOf(cartWith({ tiers: [gift(50)] }), { market: yen })).toMatch(/isn’t known in this currency/);
  });
});
