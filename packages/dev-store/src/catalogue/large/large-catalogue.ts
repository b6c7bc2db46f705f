import type {
  Catalogue,
  Collection,
  Product,
  ProductMetafield,
  Stock,
  Variant,
} from '../../engine/model/catalogue';
import { hash32 } from '../../engine/model/hash';
import { defineCollection } from '../define-collection';
import { madeUpBarcode } from '../made-up-barcode';
import { ratingMetafields } from '../ratings';
import { storeCatalogue } from '../store-catalogue';
import { itemAt, largeOptions } from './large-options';
import { COLOURS, MATERIALS, QUALITIES, SIZES, TAGS, THINGS, VENDORS } from './large-words';

/** Id distance of products, so that derived ids don't collide. */
const STRIDE = 16;
const FIRST_PRODUCT = 7_000_000_000_000;
const FIRST_VARIANT = 40_000_000_000_000;
const FIRST_IMAGE = 30_000_000_000_000;

/** Creation time of the first product; others follow every 15 minutes. */
const OPENED = Date.UTC(2024, 0, 8, 9);
const QUARTER = 900_000;

const GENERATED_SEED = 1;

const NOT_IN_GERMANY = ['DE'];

/**
 * Generated catalogue for tests and measurements: each product has 4 variants, 12 tags and 3
 * options with swatches, German texts, and mostly made-up ratings. Product n depends only on the
 * seed, not the count. Shared data keeps a product at about two kilobytes.
 */
export function largeCatalogue(count: number, seed: number): Catalogue {
  const parts = sharedParts();
  const products = Array.from({ length: count }, (_, at) => largeProduct(at, seed, parts));
  return storeCatalogue(products, largeCollections(products));
}

/** Catalogue with generated products and collections appended; deterministic by count. */
export function withGenerated(catalogue: Catalogue, count: number): Catalogue {
  const { products, collections = [] } = largeCatalogue(count, GENERATED_SEED);
  return {
    ...catalogue,
    products: [...catalogue.products, ...products],
    collections: [...(catalogue.collections ?? []), ...collections],
  };
}

function sharedParts() {
  const stocks = Array.from(
    { length: 60 },
    (_, quantity): Stock => ({ tracked: true, quantity, policy: 'deny' }),
  );
  const ratings = Array.from({ length: 500 }, (_, at) =>
    ratingMetafields((3 + (at % 21) / 10).toFixed(1), at + 1),
  );
  return { optionsOf: largeOptions(), stocks, ratings };
}

type SharedParts = ReturnType<typeof sharedParts>;

function largeProduct(at: number, seed: number, parts: SharedParts): Product {
  const pick = (what: string, below: number) => hash32(`${at} ${what}`, seed) % below;
  const quality = itemAt(QUALITIES, pick('quality', QUALITIES.length));
  const thing = itemAt(THINGS, pick('thing', THINGS.length));
  const material = pick('material', MATERIALS.length);
  const cloth = itemAt(MATERIALS, material);
  const title = `${quality.en} ${cloth.en} ${thing.en} ${at + 1}`;
  const handle = title.toLowerCase().replaceAll(' ', '-');
  const chosen = parts.optionsOf(pick('colour', COLOURS.length), pick('size', SIZES.length), material);
  const created = OPENED + at * QUARTER;
  const metafields = ratingOf(pick('rated', 10), pick('rating', 500), parts);
  return {
    id: FIRST_PRODUCT + at * STRIDE,
    handle,
    title,
    descriptionHtml: `<p>${quality.en}, made of ${cloth.en.toLowerCase()}.</p>`,
    vendor: itemAt(VENDORS, pick('vendor', VENDORS.length)),
    productType: thing.en,
    tags: tagsOf(pick('tag', TAGS.length), 1 + pick('tags', TAGS.length - 1)),
    published: true,
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(created + pick('updated', 500) * QUARTER).toISOString(),
    translations: { de: { title: `${thing.de} ${at + 1}, ${quality.de.toLowerCase()}, ${cloth.de}` } },
    options: chosen.options,
    variants: chosen.rows.map((row, index) => largeVariant(at, index, row, pick, parts)),
    image: {
      id: FIRST_IMAGE + at,
      src: `/cdn/products/${handle}.svg`,
      alt: title,
      width: 1000,
      height: 1000,
    },
    giftCard: false,
    requiresSellingPlan: false,
    sellingPlanGroups: [],
    ...(metafields && { metafields }),
    ...(pick('sold', 100) === 0 && { unpublishedIn: NOT_IN_GERMANY }),
  };
}

function largeVariant(
  at: number,
  index: number,
  { title, values }: { readonly title: string; readonly values: readonly string[] },
  pick: (what: string, below: number) => number,
  { stocks }: SharedParts,
): Variant {
  // Second sizes cost a little more.
  const price = 500 + pick('price', 245) * 100 + (index % 2) * 250;
  return {
    id: FIRST_VARIANT + at * STRIDE + index,
    title,
    options: values,
    sku: `W-${at + 1}-${index + 1}`,
    barcode: madeUpBarcode(at * STRIDE + index),
    price,
    compareAtPrice: pick('reduced', 5) === 0 ? price + 1000 : null,
    grams: 400,
    taxable: true,
    requiresShipping: true,
    stock: itemAt(stocks, pick(`stock ${index}`, stocks.length)),
    image: null,
  };
}

/** 70 % of products are rated. */
function ratingOf(
  rated: number,
  rating: number,
  { ratings }: SharedParts,
): readonly ProductMetafield[] | null {
  return rated < 7 ? itemAt(ratings, rating) : null;
}

function tagsOf(first: number, step: number): string[] {
  return Array.from({ length: 12 }, (_, at) => itemAt(TAGS, first + at * step));
}

/** An automated collection per kind, and some manual ones of up to 200 products. */
function largeCollections(products: readonly Product[]): Collection[] {
  // Indexed by type, as each rule tests one.
  const ofType = new Map<string, Product[]>(THINGS.map(({ en }) => [en, []]));
  for (const product of products) ofType.get(product.productType)?.push(product);
  const kinds = THINGS.map(({ en }, at) =>
    defineCollection(
      {
        handle: `${en.toLowerCase()}-all`,
        title: en,
        description: `Everything of the kind ${en}.`,
        rules: { any: false, rules: [{ column: 'TYPE', relation: 'EQUALS', condition: en }] },
        sortOrder: itemAt(['BEST_SELLING', 'PRICE_ASC', 'CREATED_DESC', 'ALPHA_ASC'] as const, at),
      },
      ofType.get(en) ?? [],
    ),
  );
  const chosen = Array.from({ length: Math.min(10, Math.ceil(products.length / 200)) }, (_, at) => ({
    handle: `selection-${at + 1}`,
    title: `Selection ${at + 1}`,
    descriptionHtml: '<p>Chosen one by one.</p>',
    sortOrder: 'MANUAL' as const,
    productIds: products.slice(at * 200, (at + 1) * 200).map(({ id }) => id),
  }));
  return [...kinds, ...chosen];
}
