import { describe, expect, it } from 'vitest';
import { isAvailable } from '../engine/catalogue';
import { drawProduct } from './drawings/draw-product';
import { LARKSPUR_SUPPLY } from './larkspur-supply';

const { products } = LARKSPUR_SUPPLY;
const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));

describe('the demo range', () => {
  it('has ids that are unique, stay the same, and are of the size of those of Shopify', () => {
    const ids = [...products.map(({ id }) => id), ...variants.map(({ variant }) => variant.id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id > 1e12 && Number.isSafeInteger(id))).toBe(true);
    // Saved carts name products by these numbers: when this changes, they lose them.
    expect(products.find(({ handle }) => handle === 'enamel-mug')?.id).toBe(9717116942427);
  });

  it('has what a store has: choices, sold-out and scarce variants, a gift card, a subscription, a sale', () => {
    expect(variants.some(({ product, variant }) => !isAvailable(product, variant))).toBe(true);
    expect(products.some((product) => product.variants.every((each) => !isAvailable(product, each)))).toBe(
      true,
    );
    expect(
      variants.some(({ variant: { stock } }) => stock.tracked && stock.quantity > 0 && stock.quantity < 4),
    ).toBe(true);
    expect(products.filter(({ giftCard }) => giftCard)).toHaveLength(1);
    expect(products.some(({ sellingPlanGroups }) => sellingPlanGroups.length > 0)).toBe(true);
    expect(
      variants.some(
        ({ variant: { price, compareAtPrice } }) => compareAtPrice !== null && compareAtPrice > price,
      ),
    ).toBe(true);
    expect(Math.min(...variants.map(({ variant }) => variant.price))).toBe(400);
    expect(Math.max(...variants.map(({ variant }) => variant.price))).toBe(12000);
  });

  it('is drawn, each product in its own way, each colour in its own', () => {
    const drawings = products.map((product) => drawProduct(product));
    expect(new Set(drawings).size).toBe(products.length);
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/undefined|NaN|<script|href/);
      const opened = drawing.match(/<\w[^>]*[^/]>/g)?.length ?? 0;
      expect(drawing.match(/<\/\w+>/g)).toHaveLength(opened);
    }
    for (const { image, variants: all } of products) {
      const colours = new Set(all.map((variant) => variant.image?.src ?? image?.src));
      expect(colours.size === 1 || colours.size === all.length).toBe(true);
    }
  });
});
