import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { anyCharacter } from '@cartwright/core/testing/any-character';
import { defineProduct } from '@cartwright/dev-store/catalogue/define-product';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';
import { startDevStore } from '@cartwright/dev-store/store';
import { aThemeExtension } from '@cartwright/dev-store/testing/a-theme-extension';
import { type ProductRow, productsOfRows } from '@cartwright/storefront-kit/page/product-rows';
import { productOf } from '@cartwright/storefront-kit/shopify/read-products';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** The embed's block, as if something were published. */
const LIQUID = extensionFile('blocks/cart.liquid').replace(
  'app.metafields.cartwright.storefront_config.value',
  'shop.name',
);
const EDITOR_TEXTS: unknown = JSON.parse(extensionFile('locales/en.default.schema.json'));

function extensionFile(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../extensions/cart-embed/${name}`, import.meta.url)), 'utf8');
}

interface Printed {
  readonly products: readonly unknown[];
  readonly rows: readonly ProductRow[];
}

interface Opened {
  /** The page's element, and its bytes. */
  page(path: string): Promise<Printed & { readonly bytes: number }>;
  product(handle: string): Promise<ReturnType<typeof productOf>>;
}

async function withStore(products: readonly Product[], look: (store: Opened) => Promise<void>) {
  const store = await startDevStore({
    port: 0,
    shop: {
      domain: 'a.myshopify.com',
      name: 'A',
      currency: 'USD',
      timezone: 'America/New_York',
      country: 'US',
    },
    catalogue: { products, codes: [], delivery: [] },
    app: {
      handle: 'cartwright',
      title: 'Cartwright',
      accessToken: 'x',
      themeExtension: aThemeExtension({
        blocks: { cart: LIQUID },
        snippets: {
          'search-panel': extensionFile('snippets/search-panel.liquid'),
          widgets: extensionFile('snippets/widgets.liquid'),
        },
        editorTexts: EDITOR_TEXTS,
        assets: { 'cartwright.js': '', 'search-panel.js': '', 'widgets.js': '' },
      }),
      functions: [],
    },
  });
  try {
    await look({
      async page(path) {
        const html = await (await fetch(store.url + path)).text();
        const [, json = ''] = /id="cartwright-page">([\s\S]*?)<\/script/i.exec(html) ?? [];
        return { ...JSON.parse(json), bytes: Buffer.byteLength(json) };
      },
      product: async (handle) => productOf(await (await fetch(`${store.url}/products/${handle}.js`)).json()),
    });
  } finally {
    await store.close();
  }
}

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** `count` products of `sizes` times `colours` variants, the first of which are sold out. */
function aRange(count: number, sizes: number, colours: number): Product[] {
  const options = { Size: numbered(sizes, 'S'), Colour: numbered(colours, 'Shade') };
  return numbered(count, 'Linen shirt').map((title, index) =>
    defineProduct({
      handle: `linen-shirt-${index + 1}`,
      title,
      description: '',
      type: 'Clothing',
      price: '42.00',
      options,
      stock: 5,
      stockOf: { 'S 1 / Shade 1': 0 },
    }),
  );
}

/** Texts that would end a string, the element or the template, if nobody took care. */
const aText = fc.oneof(
  fc.constantFrom(
    '</script><b>',
    '<!--<script>',
    '"],[',
    "'",
    '\\',
    '{{ shop.name }}',
    '{% break %}',
    ']]',
    '名',
    '\u2028',
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: anyCharacter }),
);

const aProduct: fc.Arbitrary<(index: number) => Product> = fc
  .record({
    title: aText,
    values: fc.uniqueArray(aText, { minLength: 1, maxLength: 5 }),
    prices: fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 5, maxLength: 5 }),
    compareAt: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
    soldOut: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    min: fc.integer({ min: 1, max: 12 }),
    giftCard: fc.boolean(),
    onlyPlan: fc.boolean(),
  })
  .map(({ title, values, prices, compareAt, soldOut, min, giftCard, onlyPlan }) => (index: number) => {
    const product = defineProduct({
      handle: `product-${index}`,
      title,
      description: '',
      type: 'Things',
      price: '1.00',
      options: { Kind: values },
      giftCard,
      quantityRule: { min: min, max: null, increment: 1 },
      ...(onlyPlan && { subscription: { name: 'Plan', plans: { month: 5 }, only: true } }),
    });
    const variants = product.variants.map((variant, at) => ({
      ...variant,
      price: prices[at] ?? 0,
      compareAtPrice: compareAt,
      stock: soldOut[at] ? ({ tracked: true, quantity: 0, policy: 'deny' } as const) : variant.stock,
    }));
    return { ...product, variants };
  });

describe('products printed by the embed', () => {
  it('equal the store’s for every variant, with any merchant text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aProduct, { minLength: 1, maxLength: 4 }), async (sketches) => {
        const products = sketches.map((sketch, index) => sketch(index));
        await withStore(products, async (store) => {
          const responses = await Promise.all(products.map(({ handle }) => store.product(handle)));
          const expected = responses.map((product, index) => ({
            ...product,
            giftCard: products[index]?.giftCard,
          }));
          for (const path of ['/', '/collections/all']) {
            expect(productsOfRows((await store.page(path)).rows)).toEqual(expected);
          }
          const own = await store.page('/products/product-0');
          expect(productsOfRows(own.rows)).toEqual(expected.slice(0, 1));
          expect(own.rows[0]?.[5]).toBe(0);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('have a bounded size: 250 variants, and one of each further product', async () => {
    await withStore(aRange(50, 10, 10), async (store) => {
      for (const path of ['/', '/collections/all', '/search?q=linen']) {
        const { rows, bytes } = await store.page(path);
        expect(rows).toHaveLength(48);
        expect(rows.map(([, , , , , partial, variants]) => [partial, variants.length])).toEqual([
          [0, 100],
          [0, 100],
          ...Array.from({ length: 46 }, () => [1, 1]),
        ]);
        // A truncated product has the variant that its card would add.
        const [cut] = productsOfRows(rows.slice(2));
        const inFull = await store.product('linen-shirt-3');
        expect(cut?.variants).toEqual([inFull.variants.find(({ available }) => available)]);
        expect(bytes).toBeLessThan(16_000);
      }
    });
  });

  it('include the page’s product with all variants that the platform gives', async () => {
    await withStore(aRange(2, 30, 10), async (store) => {
      const { rows, bytes } = await store.page('/products/linen-shirt-1');
      expect(rows.map(([, handle, , , , partial, { length }]) => [handle, partial, length])).toEqual([
        ['linen-shirt-1', 1, 250],
      ]);
      expect(bytes).toBeLessThan(12_000);
    });
  });

  it('leave the list for scripts of earlier builds empty', async () => {
    await withStore(aRange(2, 1, 1), async (store) => {
      expect((await store.page('/')).products).toEqual([]);
      expect((await store.page('/cart')).rows).toEqual([]);
    });
  });
});
