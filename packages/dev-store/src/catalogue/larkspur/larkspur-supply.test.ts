import { describe, expect, it } from 'vitest';
import { hasOnlyDefaultVariant, isAvailable } from '../../engine/model/catalogue';
import { drawProduct } from '../drawings/draw-product';
import { LARKSPUR_SUPPLY } from './larkspur-supply';

const { products } = LARKSPUR_SUPPLY;
const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));

describe('demo range', () => {
  it('has unique, stable ids as large as Shopify’s', () => {
    const ids = [...products.map(({ id }) => id), ...variants.map(({ variant }) => variant.id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id > 1e12 && Number.isSafeInteger(id))).toBe(true);
    // Saved carts name products by these numbers: when this changes, they lose them.
    expect(products.find(({ handle }) => handle === 'enamel-mug')?.id).toBe(9717116942427);
  });

  it('keeps what the demo cart and saved carts reference', () => {
    const price = (handle: string) =>
      products.find((product) => product.handle === handle)?.variants[0]?.price;
    expect(['linen-apron', 'enamel-mug', 'seed-kit', 'sticker-pack', 'canvas-tote'].map(price)).toEqual([
      5800, 1800, 950, 400, 1600,
    ]);
  });

  it('has options, sold-out and scarce variants, a gift card, subscriptions and a sale', () => {
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

  it('has products and a variant missing from a market, and a scheduled one', () => {
    expect(products.some(({ unpublishedIn }) => unpublishedIn?.includes('DE'))).toBe(true);
    expect(variants.filter(({ variant }) => variant.unpublishedIn)).toHaveLength(1);
    const coming = products.filter(({ published }) => !published);
    expect(coming.map(({ handle, publishedAt = '' }) => [handle, publishedAt > '2027'])).toEqual([
      ['dahlia-tubers', true],
    ]);
  });

  it('has a swatch per colour, and an image for stripes, from existing entries', () => {
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

  it('has distinct made-up barcodes, ratings of most products, and categories', () => {
    const barcodes = variants.map(({ variant }) => variant.barcode);
    expect(new Set(barcodes).size).toBe(barcodes.length);
    const rated = products.filter(({ metafields = [] }) => metafields.some(({ key }) => key === 'rating'));
    expect(rated.length).toBeGreaterThan(products.length / 2);
    expect(rated.length).toBeLessThan(products.length);
    expect(products.every(({ category }) => category !== undefined)).toBe(true);
  });

  it.each(['ar', 'de', 'ja'])('has every text translated into %s, except codes', (locale) => {
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

  it('has automated and manual collections, some in the navigation', () => {
    const { collections = [], menu = [] } = LARKSPUR_SUPPLY;
    expect(new Set(collections.map(({ rules }) => rules === undefined))).toEqual(new Set([true, false]));
    expect(menu.length).toBeLessThan(collections.length);
    expect(collections.map(({ handle }) => handle)).toEqual(expect.arrayContaining([...menu]));
  });

  it('has no empty collection, and no collection with a missing product', () => {
    const known = new Set(products.map(({ id }) => id));
    expect(LARKSPUR_SUPPLY.collections?.map(({ handle }) => handle)).toContain('gifts');
    for (const { productIds } of LARKSPUR_SUPPLY.collections ?? []) {
      expect(productIds.length).toBeGreaterThan(3);
      expect(productIds.every((id) => known.has(id))).toBe(true);
    }
  });

  it('has a distinct drawing per product, colour and side', () => {
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

  it('shares an image between variants of one colour only', () => {
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
