import { describe, expect, it } from 'vitest';
import { hasOnlyDefaultVariant, isAvailable } from '../../engine/model/catalogue';
import { drawProduct } from '../drawings/draw-product';
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

  it('keeps what the demo cart and saved carts count on', () => {
    const price = (handle: string) =>
      products.find((product) => product.handle === handle)?.variants[0]?.price;
    expect(['linen-apron', 'enamel-mug', 'seed-kit', 'sticker-pack', 'canvas-tote'].map(price)).toEqual([
      5800, 1800, 950, 400, 1600,
    ]);
  });

  it('has what a store has: choices, sold-out and scarce variants, a gift card, subscriptions, a sale', () => {
    expect(products.length).toBeGreaterThanOrEqual(30);
    expect(products.filter(({ published }) => published)).toHaveLength(40);
    expect(variants.some(({ product, variant }) => !isAvailable(product, variant))).toBe(true);
    expect(products.some((product) => product.variants.every((each) => !isAvailable(product, each)))).toBe(
      true,
    );
    expect(
      variants.some(({ variant: { stock } }) => stock.tracked && stock.quantity > 0 && stock.quantity < 4),
    ).toBe(true);
    expect(products.filter(({ giftCard }) => giftCard)).toHaveLength(1);
    expect(products.filter(({ sellingPlanGroups }) => sellingPlanGroups[0]?.plans.length === 2).length).toBe(
      3,
    );
    expect(products.filter(({ requiresSellingPlan }) => requiresSellingPlan)).toHaveLength(1);
    expect(
      variants.some(
        ({ variant: { price, compareAtPrice } }) => compareAtPrice !== null && compareAtPrice > price,
      ),
    ).toBe(true);
    expect(products.some(({ variants: all }) => all.length >= 40)).toBe(true);
    expect(products.some(({ title }) => title.length > 100)).toBe(true);
  });

  it('has what markets tell apart: products and a variant that one lacks, and one that is still to come', () => {
    expect(products.some(({ unpublishedIn }) => unpublishedIn?.includes('DE'))).toBe(true);
    expect(variants.filter(({ variant }) => variant.unpublishedIn)).toHaveLength(1);
    const coming = products.filter(({ published }) => !published);
    expect(coming.map(({ handle, publishedAt = '' }) => [handle, publishedAt > '2027'])).toEqual([
      ['dahlia-tubers', true],
    ]);
  });

  it('has a swatch for every colour, and of stripes a picture, each from an entry that is there', () => {
    const entries = new Set(
      (LARKSPUR_SUPPLY.metaobjects ?? []).map(({ id }) => `gid://shopify/Metaobject/${id}`),
    );
    const coloured = products.filter(({ options }) => options.some(({ name }) => name === 'Colour'));
    expect(coloured.length).toBeGreaterThan(10);
    for (const { handle, options, metafields = [] } of coloured) {
      const option = options.find(({ name }) => name === 'Colour');
      const named = option?.values.map((value) => option.linkedMetafield?.entries[value]);
      for (const value of option?.values ?? []) {
        expect(option?.swatches?.[value]?.color).toMatch(/^#[0-9a-f]{6}$/);
        expect(option?.swatches?.[value]?.image !== undefined).toBe(handle === 'tea-towels');
      }
      expect(named?.every((entry) => entry !== undefined && entries.has(entry))).toBe(true);
      expect(metafields.find(({ key }) => key === 'color-pattern')?.value).toBe(JSON.stringify(named));
    }
  });

  it('has made-up barcodes that differ, ratings of most products, and a category for each', () => {
    const barcodes = variants.map(({ variant }) => variant.barcode);
    expect(new Set(barcodes).size).toBe(barcodes.length);
    const rated = products.filter(({ metafields = [] }) => metafields.some(({ key }) => key === 'rating'));
    expect(rated.length).toBeGreaterThan(products.length / 2);
    expect(rated.length).toBeLessThan(products.length);
    expect(products.every(({ category }) => category !== undefined)).toBe(true);
  });

  it.each(['ar', 'de', 'ja'])('has its texts in the language %s, as far as they are words', (locale) => {
    const { collections = [] } = LARKSPUR_SUPPLY;
    for (const each of [...products, ...collections]) {
      expect([each.handle, each.translations?.[locale]?.title]).toEqual([each.handle, expect.any(String)]);
    }
    for (const { options } of products.filter((product) => !hasOnlyDefaultVariant(product))) {
      for (const { name, values, translations, valueTranslations } of options) {
        expect([name, translations?.[locale]?.name]).toEqual([name, expect.any(String)]);
        const words = values.filter((value) => /^\p{L}[\p{L} ]{3,}$/u.test(value));
        for (const word of words) {
          expect([word, valueTranslations?.[word]?.[locale]?.name]).toEqual([word, expect.any(String)]);
        }
      }
    }
  });

  it('has collections by rule and by hand, of which the navigation shows some', () => {
    const { collections = [], menu = [] } = LARKSPUR_SUPPLY;
    expect(new Set(collections.map(({ rules }) => rules === undefined))).toEqual(new Set([true, false]));
    expect(menu.length).toBeLessThan(collections.length);
    expect(collections.map(({ handle }) => handle)).toEqual(expect.arrayContaining([...menu]));
  });

  it('is in collections, each with products, and none names a product that is not there', () => {
    const known = new Set(products.map(({ id }) => id));
    expect(LARKSPUR_SUPPLY.collections?.map(({ handle }) => handle)).toContain('gifts');
    for (const { productIds } of LARKSPUR_SUPPLY.collections ?? []) {
      expect(productIds.length).toBeGreaterThan(3);
      expect(productIds.every((id) => known.has(id))).toBe(true);
    }
  });

  it('is drawn, each product in its own way, each colour and each side in its own', () => {
    const drawings = products.map((product) => drawProduct(product));
    expect(new Set(drawings).size).toBe(products.length);
    const colours = products.flatMap((product) =>
      product.variants.flatMap((variant) => (variant.image ? [variant.image.src] : [])),
    );
    expect(new Set(colours).size).toBeGreaterThan(30);
    const sides = [1, 2, 3, 4].flatMap((view) => products.map((product) => drawProduct(product, { view })));
    expect(new Set(sides).size).toBe(products.length * 4);
    for (const drawing of sides) {
      expect(drawing).not.toMatch(/undefined|NaN|<script|href/);
      const opened = drawing.match(/<\w[^>]*[^/]>/g)?.length ?? 0;
      expect(drawing.match(/<\/\w+>/g)).toHaveLength(opened);
    }
  });

  it('shows variants of one colour in one picture, and other colours in another', () => {
    const shirt = products.find(({ handle }) => handle === 'garden-sweatshirt');
    const pictures = new Map<string, Set<string>>();
    for (const { options, image } of shirt?.variants ?? []) {
      const seen = pictures.get(options[1] ?? '') ?? new Set();
      pictures.set(options[1] ?? '', seen.add(image?.src ?? ''));
    }
    expect([...pictures.values()].map((seen) => seen.size)).toEqual([1, 1]);
    expect(new Set([...pictures.values()].flatMap((seen) => [...seen])).size).toBe(2);
  });
});
