import { newCart } from '@cartwright/core/smart-cart/new-cart';
import { validateCart } from '@cartwright/core/smart-cart/validate-cart';
import { LARKSPUR_SUPPLY } from '@cartwright/dev-store/catalogue/larkspur/larkspur-supply';
import { describe, expect, test } from 'vitest';
import { chooseGifts } from './choose-gifts';
import { demoCart } from './demo-cart';

function ids() {
  let last = 0;
  return () => `id-${++last}`;
}

function demoOf(gifts: ReturnType<typeof chooseGifts>) {
  const newId = ids();
  return demoCart(newCart('cart', 'New', newId), gifts, newId);
}

const tiersOf = (document: ReturnType<typeof demoOf>) =>
  document.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars.flatMap((bar) => bar.tiers) : [],
  );

describe('the demo cart', () => {
  test('has four tiers, is enabled and can be saved as it is', () => {
    const document = demoOf(chooseGifts(LARKSPUR_SUPPLY.products));
    expect(tiersOf(document).map(({ type, minimum }) => [type, minimum])).toEqual([
      ['shipping', 50],
      ['product', 75],
      ['product', 120],
      ['discount', 150],
    ]);
    expect(document.enabled).toBe(true);
    expect(validateCart(document)).toEqual([]);
  });

  test('leaves out the tiers of gifts that the catalogue does not have', () => {
    const document = demoOf(chooseGifts([]));
    expect(tiersOf(document).map(({ type }) => type)).toEqual(['shipping', 'discount']);
    expect(validateCart(document)).toEqual([]);
  });
});

describe('the gifts', () => {
  const { products } = LARKSPUR_SUPPLY;
  const chosen = (gift: { product_id: number } | null) =>
    products.find(({ id }) => id === gift?.product_id) ?? { giftCard: undefined, variants: [] };

  test('are one product without a choice and one with a choice', () => {
    const { single, choice } = chooseGifts(products);
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
    expect(chooseGifts(spoiled)).toEqual({ single: null, choice: null });
  });
});
