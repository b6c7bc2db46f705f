import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import { type ProductRow, productsOfRows } from '@cartwright/storefront-kit/page/product-rows';
import { productOf } from '@cartwright/storefront-kit/shopify/read-products';
import type { Page } from '@playwright/test';
import { type Launched, launch } from '../e2e/launch';
import { recordWrites } from '../e2e/models/ajax-cart';
import { Drawer } from '../e2e/models/drawer';
import { withQuickAdd } from '../e2e/models/quick-add';
import { expect, test } from '../e2e/test';
import { hand, type Row } from './results';

/** Collections of the catalogue, with the variants of each product. */
const RANGES = [
  { name: 'few', products: 24, variants: 1 },
  { name: 'sized', products: 24, variants: 10 },
  { name: 'many', products: 24, variants: 100 },
  { name: 'most', products: 50, variants: 100 },
  { name: 'whole', products: 1, variants: 250 },
] as const;

const PAGES = [
  { what: 'product of 1 variant', path: '/products/few-1' },
  { what: 'product of 100 variants', path: '/products/many-1' },
  { what: 'product of 250 variants', path: '/products/whole-1' },
  { what: 'collection of 24 products of 1', path: '/collections/few' },
  { what: 'collection of 24 products of 10', path: '/collections/sized' },
  { what: 'collection of 24 products of 100', path: '/collections/many' },
  { what: 'collection of 50 products of 100', path: '/collections/most' },
  { what: 'home', path: '/' },
  { what: 'search that finds 50 products of 100', path: '/search?q=most' },
] as const;

/** Numbers of variants that a list renders in full: the embed's own, and others to compare. */
const BOUNDS = [0, 250, 1000, 5000];

let folder = '';
let store: Launched;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'cartwright-bench-'));
  const file = join(folder, 'catalogue.csv');
  await writeFile(file, csv());
  store = await launch(['--catalog', file]);
});
test.afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

test('bytes that pages print of their products', async () => {
  test.setTimeout(120_000);
  const rows: Row[] = [];
  for (const { what, path } of PAGES) {
    const { element, rows: printed } = await printedBy(path);
    const inFull = await Promise.all(printed.map(([, handle]) => productInFull(handle)));
    const objects = JSON.stringify(inFull);
    rows.push({
      what,
      figures: {
        variants: count(inFull),
        printed: count(productsOfRows(printed)),
        raw: Buffer.byteLength(element),
        gzip: gzipSync(element).byteLength,
        'all as objects': Buffer.byteLength(objects),
        'as objects, gzip': gzipSync(objects).byteLength,
      },
    });
  }
  hand('pages', 'Bytes of what a page prints of itself and its products', rows);
});

test('bytes against second writes, by how many variants a list prints', async () => {
  test.setTimeout(120_000);
  const { rows: printed } = await printedBy('/collections/most');
  const inFull = await Promise.all(printed.map(([, handle]) => productInFull(handle)));
  const all = count(inFull);
  hand(
    'bounds',
    'A list of 48 products of 100, by the variants printed in full; earning adds of any, none reached for',
    BOUNDS.map((bound) => {
      const rows = rowsOf(inFull, bound);
      const text = JSON.stringify(rows);
      const unknown = all - count(productsOfRows(rows));
      return {
        what: `at most ${bound}`,
        figures: {
          raw: Buffer.byteLength(text),
          gzip: gzipSync(text).byteLength,
          'second writes of 100 adds': Math.round((unknown / all) * 100),
        },
      };
    }),
  );
});

test('writes of an earning add from a list', async ({ page }) => {
  test.setTimeout(120_000);
  const address = `${store.storeUrl}/collections/most`;
  const last = (await productInFull('most-5')).variants.at(-1)?.id ?? 0;
  const first = (await productInFull('most-5')).variants[0]?.id ?? 0;
  const rows: Row[] = [];
  for (const { what, variantId, add } of [
    { what: 'the variant that its row has', variantId: first, add: byClick },
    { what: 'another one, reached for before the click', variantId: last, add: byClickAfterLook },
    { what: 'another one, added by a script', variantId: last, add: byScript },
  ]) {
    await page.context().clearCookies();
    await withQuickAdd(page, address, { handle: 'most-5', variantId });
    const { writes } = recordWrites(page);
    await add(page, variantId);
    await new Drawer(page).isOpen();
    await expect(new Drawer(page).giftLine('Token')).toBeVisible();
    await new Drawer(page).isSettled();
    rows.push({ what, figures: { writes: writes.length } });
    await page.unroute(address);
  }
  hand('lists', 'Writes of an earning add from a list whose variants are not all printed', rows);
});

const quickAdd = (page: Page) => page.getByRole('button', { name: 'Quick add' });

async function byClick(page: Page): Promise<void> {
  await quickAdd(page).click();
}

async function byClickAfterLook(page: Page): Promise<void> {
  const looked = page.waitForResponse('**/products/most-5.js');
  await quickAdd(page).hover();
  await (await looked).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await quickAdd(page).click();
}

async function byScript(page: Page, variantId: number): Promise<void> {
  await page.evaluate(async (id) => {
    const api = window.Cartwright;
    if (!api || !('add' in api)) throw new Error('No cart');
    await api.add({ variantId: id });
    await api.open();
  }, variantId);
}

const count = (products: readonly PageProduct[]) =>
  products.reduce((all, { variants }) => all + variants.length, 0);

async function printedBy(path: string): Promise<{ element: string; rows: readonly ProductRow[] }> {
  const html = await (await fetch(store.storeUrl + path)).text();
  const [, element = ''] = /id="cartwright-page">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const { rows }: { rows: readonly ProductRow[] } = JSON.parse(element);
  return { element, rows };
}

async function productInFull(handle: string): Promise<PageProduct> {
  return productOf(await (await fetch(`${store.storeUrl}/products/${handle}.js`)).json());
}

/** As the embed prints them under another bound; these products have nothing unusual. */
function rowsOf(products: readonly PageProduct[], bound: number): ProductRow[] {
  let left = bound;
  return products.map(({ id, handle, title, image, variants }) => {
    const shown = variants.length > left ? variants.slice(0, 1) : variants;
    left -= shown.length;
    let before = 0;
    const steps = shown.map((variant) => {
      const step = variant.id - before;
      before = variant.id;
      return [step, variant.title, variant.price] as const;
    });
    return [id, handle, title, image, 0, shown.length < variants.length ? 1 : 0, steps];
  });
}

/** A gift of one variant, and the ranges, each variant of which earns it. */
function csv(): string {
  const lines = [
    'Handle,Title,Type,Tags,Collection,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src',
    'token,Token,Gifts,,,Title,Default Title,,,1.00,',
  ];
  for (const { name, products, variants } of RANGES) {
    for (let product = 1; product <= products; product++) {
      for (let variant = 0; variant < variants; variant++) {
        const sold = `Size,Size ${Math.floor(variant / 10) + 1},Colour,Shade ${(variant % 10) + 1},90.00`;
        const own = variant === 0;
        const image = own
          ? `https://cdn.shop.example/s/files/1/0001/2345/products/${name}-${product}.jpg`
          : '';
        const title = own ? `Linen shirt ${name} ${product}` : '';
        lines.push(
          `${name}-${product},${title},Clothing,${own ? name : ''},${own ? name : ''},${sold},${image}`,
        );
      }
    }
  }
  return `${lines.join('\n')}\n`;
}
