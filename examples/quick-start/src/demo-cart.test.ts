import { newCart } from '@cartwright/core/cart/new-cart';
import { translatedDocument } from '@cartwright/core/cart/translated-document';
import { validateCart } from '@cartwright/core/cart/validate-cart';
import { LARKSPUR_SUPPLY } from '@cartwright/dev-store/catalogue/larkspur/larkspur-supply';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';
import { DEMO_MARKETS } from '@cartwright/dev-store/setup/demo-markets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseGifts } from './choose-gifts';
import { demoAmounts } from './demo-amounts';
import { demoCart } from './demo-cart';

const FROM = { single: 75, choice: 120 };

function ids() {
  let last = 0;
  return () => `id-${++last}`;
}

function demoOf(gifts: ReturnType<typeof chooseGifts>) {
  const newId = ids();
  return demoCart(newCart('cart', 'New', newId), gifts, demoAmounts(LARKSPUR_SUPPLY.products), newId);
}

const tiersOf = (document: ReturnType<typeof demoOf>) =>
  document.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars.flatMap((bar) => bar.tiers) : [],
  );

describe('demo cart', () => {
  test('has four tiers, is enabled, and can be saved as is', () => {
    const document = demoOf(chooseGifts(LARKSPUR_SUPPLY.products, FROM));
    expect(tiersOf(document).map(({ type, minimum }) => [type, minimum])).toEqual([
      ['shipping', 50],
      ['product', 75],
      ['product', 120],
      ['discount', 150],
    ]);
    expect(document.enabled).toBe(true);
    expect(validateCart(document)).toEqual([]);
  });

  test('omits gift tiers that the catalogue has no products for', () => {
    const document = demoOf(chooseGifts([], FROM));
    expect(tiersOf(document).map(({ type }) => type)).toEqual(['shipping', 'discount']);
    expect(validateCart(document)).toEqual([]);
  });
});

describe('demo cart texts', () => {
  const cart = demoOf(chooseGifts(LARKSPUR_SUPPLY.products, FROM));
  const written = ['Your free gifts', 'Pick a gift', '10% off'];
  const shown = (language: string) => JSON.stringify(translatedDocument(cart, language).components);

  test.each(DEMO_MARKETS.map(({ locale }) => locale).filter((each) => each !== 'en'))(
    'are translated into %s unless a default covers them',
    (language) => {
      expect(Object.values(cart.translations[language] ?? {})).toHaveLength(8);
      for (const text of written) expect(shown(language)).not.toContain(`"${text}"`);
    },
  );

  test('name the discount in the shop’s language, as checkout does', () =>
    expect(shown('de')).toContain('"10% off your order"'));
});

describe('demo cart gifts', () => {
  const { products } = LARKSPUR_SUPPLY;
  const chosen = (gift: { product_id: number } | null) =>
    products.find(({ id }) => id === gift?.product_id) ?? { giftCard: undefined, variants: [] };

  test('are one product without options and one with options', () => {
    const { single, choice } = chooseGifts(products, FROM);
    expect(chosen(single).variants).toHaveLength(1);
    expect(chosen(choice).variants.length).toBeGreaterThan(1);
  });

  test('are never gift cards, subscriptions, unpublished or sold-out products', () => {
    const spoiled = products.flatMap((product) => [
      { ...product, giftCard: true },
      { ...product, requiresSellingPlan: true },
      { ...product, published: false },
      {
        ...product,
        variants: product.variants.map((variant) => ({
          ...variant,
          stock: { tracked: true, quantity: 0, policy: 'deny' } as const,
        })),
      },
    ]);
    expect(chooseGifts(spoiled, FROM)).toEqual({ single: null, choice: null });
  });

  const priced = (title: string, prices: readonly number[], more: Partial<Product> = {}): Product => {
    const [first] = products;
    const [variant] = first?.variants ?? [];
    if (!first || !variant) throw new Error('The range has products.');
    const id = [...title].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
    const variants = prices.map((price, at) => ({ ...variant, id: id * 10 + at, price: price * 100 }));
    return { ...first, id, handle: title, title, productType: '', tags: [], variants, ...more };
  };

  test.each([
    ['gift cards', priced('Card', [5], { giftCard: true })],
    ['gift certificates sold as products', priced('Gift Certificate', [5])],
    ['vouchers by type', priced('For friends', [5], { productType: 'Gift cards' })],
    ['vouchers in another language', priced('Geschenkgutschein', [5])],
    ['free products', priced('Sample', [0])],
    ['expensive for their tier', priced('Diamond', [150_000])],
  ])('are never %s', (_, product) => {
    expect(chooseGifts([product], FROM)).toEqual({ single: null, choice: null });
  });

  test('offer no choice if one of the variants is expensive', () => {
    const ring = priced('Ring', [20_000, 10]);
    const only = { product_id: ring.id, variant_ids: [ring.variants[1]?.id] };
    expect(chooseGifts([ring], FROM)).toEqual({ single: only, choice: null });
  });

  test('are the cheapest variant if every product has several, and two products if there are two', () => {
    const [tie, belt] = [priced('Tie', [20, 15]), priced('Belt', [30, 25])];
    const gifts = chooseGifts([belt, tie], FROM);
    expect(gifts.choice?.product_id).toBe(tie.id);
    expect(gifts.single).toMatchObject({ product_id: belt.id, variant_ids: [belt.variants[1]?.id] });
    expect(chooseGifts([tie], FROM)).toMatchObject({ single: null, choice: { product_id: tie.id } });
  });
});

describe('demo cart thresholds', () => {
  const shopOf = (prices: readonly number[]): Product[] =>
    prices.flatMap((price, index) =>
      LARKSPUR_SUPPLY.products.slice(0, 1).map((each) => ({
        ...each,
        id: index,
        variants: each.variants.slice(0, 1).map((variant) => ({ ...variant, price: price * 100 })),
      })),
    );

  test.each([
    ['of the demo range', LARKSPUR_SUPPLY.products, [50, 75, 120, 150]],
    ['of a jeweller', shopOf([900, 2_500, 150_000]), [4_000, 6_000, 10_000, 12_000]],
    ['of stickers', shopOf([1, 2, 2, 3]), [4, 5, 8, 10]],
    ['in dinars', shopOf([0.9, 1.25, 4]), [2, 3, 5, 6]],
    ['in rupiah', shopOf([150_000, 199_000, 450_000]), [400_000, 500_000, 800_000, 1_000_000]],
    ['of a shop without prices', [], [50, 75, 120, 150]],
  ])('are round, and fit the prices %s', (_, products, amounts) => {
    expect(Object.values(demoAmounts(products))).toEqual(amounts);
  });

  test('increase by tier, are round, and stay close to the prices', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(prices, (each) => {
        const median = each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0;
        const amounts = Object.values(demoAmounts(shopOf(each)));
        expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
        for (const amount of amounts) {
          expect(Number(amount.toPrecision(2))).toBe(amount);
          expect(amount).toBeGreaterThan(median);
          expect(amount).toBeLessThan(median * 8);
        }
      }),
    );
  });
});
