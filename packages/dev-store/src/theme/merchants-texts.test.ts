import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARKSPUR_SUPPLY } from '../catalogue/larkspur/larkspur-supply';
import type { Collection, Product } from '../engine/model/catalogue';
import { DEMO_MARKETS } from '../setup/demo-markets';
import type { RunningStore } from '../store';
import { aRunningStore, aShopper } from '../testing/running-store';

/** Ends each text of the merchant's. */
const MARK = '‡';
const marked = (text: string) => `${text}${MARK}`;

const ofProduct = (product: Product): Product => ({
  ...product,
  translations: {},
  title: marked(product.title),
  vendor: marked(product.vendor),
  descriptionHtml: product.descriptionHtml.replaceAll(/<\/(p|li)>/g, `${MARK}</$1>`),
  options: product.options.map(({ name, values }) => ({ name: marked(name), values: values.map(marked) })),
  variants: product.variants.map((variant) => ({
    ...variant,
    title: marked(variant.title),
    options: variant.options.map(marked),
  })),
});

const ofCollection = (collection: Collection): Collection => ({
  ...collection,
  translations: {},
  title: marked(collection.title),
  descriptionHtml: `<p>${collection.handle}${MARK}</p>`,
});

let store: RunningStore;

beforeAll(async () => {
  const { products, collections = [] } = LARKSPUR_SUPPLY;
  store = await aRunningStore({
    catalogue: {
      ...LARKSPUR_SUPPLY,
      products: products.map(ofProduct),
      collections: collections.map(ofCollection),
    },
    markets: DEMO_MARKETS,
  });
});
afterAll(() => store.close());

describe('merchant texts', () => {
  it.each(['', 'collections/all', 'collections/kitchen', 'products/everyday-tee', 'products/morning-tea'])(
    'have their own text direction: /%s',
    async (path) => {
      const texts = markedTexts(await (await fetch(`${store.url}/ar/${path}`)).text());
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter(({ isIsolated }) => !isIsolated)).toEqual([]);
    },
  );

  it('have their own text direction in suggestions, cart and checkout', async () => {
    const [tee] = LARKSPUR_SUPPLY.products.filter(({ handle }) => handle === 'everyday-tee');
    const shopper = aShopper(store.url);
    const id = String(tee?.variants[0]?.id);
    await shopper.form('/ar/cart/add', { id, quantity: '1', 'properties[Note]': marked('For Mia') });
    await shopper.form('/ar/cart', { checkout: '' });
    for (const path of ['search/suggest?q=tee', 'cart', 'checkout']) {
      const texts = markedTexts(await (await shopper.get(`/ar/${path}`)).text());
      expect(texts.length, path).toBeGreaterThan(0);
      expect(
        texts.filter(({ isIsolated }) => !isIsolated),
        path,
      ).toEqual([]);
    }
  });
});

/** Shown texts of the merchant, and whether an element says that it has a direction of its own. */
function markedTexts(page: string): { text: string; isIsolated: boolean }[] {
  const shown = page.replaceAll(/<(script|style|title)[\s>][\s\S]*?<\/\1>/g, '');
  const open: string[] = [];
  return shown.split(/(<[^>]*>)/).flatMap((piece) => {
    if (!piece.startsWith('<')) {
      const isHeard = open.some((tag) => tag.includes('visually-hidden'));
      const isIsolated = open.some((tag) => / dir="auto"/.test(tag) || tag.startsWith('<bdi'));
      return piece.includes(MARK) && !isHeard ? [{ text: piece.trim(), isIsolated }] : [];
    }
    const [, closing, name = ''] = /^<(\/?)(\w+)/.exec(piece) ?? [];
    if (closing === '/') open.splice(open.findLastIndex((tag) => tag.startsWith(`<${name}`)));
    else if (name !== '' && !/^(img|input|br|hr|link|meta)$/.test(name)) open.push(piece);
    return [];
  });
}
