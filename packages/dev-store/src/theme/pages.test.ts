import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARKSPUR_SUPPLY } from '../catalogue/larkspur/larkspur-supply';
import { storeCatalogue } from '../catalogue/store-catalogue';
import type { Product } from '../engine/model/catalogue';
import { DEMO_MARKETS } from '../setup/demo-markets';
import type { RunningStore } from '../store';
import { aRunningStore } from '../testing/running-store';
import { ENGLISH } from './locales/english';
import { messagesOf } from './locales/messages-of';

const [first] = LARKSPUR_SUPPLY.products;
if (!first) throw new Error('The demo range is empty.');

const HOSTILE: Product = {
  ...first,
  handle: 'hostile',
  title: '</script><script>window.ran = 1</script>',
  vendor: '"><img src=x onerror=alert(1)>',
  descriptionHtml: '<p>Fine</p><script>window.ran = 1</script><img src=x onerror="window.ran = 1">',
};

let store: RunningStore;

beforeAll(async () => {
  const { products, collections = [] } = LARKSPUR_SUPPLY;
  store = await aRunningStore({
    catalogue: storeCatalogue([HOSTILE, ...products.slice(1)], collections),
    markets: DEMO_MARKETS,
  });
});
afterAll(() => store.close());

const text = async (path: string) => (await fetch(`${store.url}${path}`)).text();

const PATHS = [
  '',
  'collections/all',
  'collections/kitchen?sort_by=price-ascending',
  'collections/kitchen?filter.v.price.gte=9000',
  'products/everyday-tee',
  'products/morning-tea',
  'search?q=wool',
  'search?q=nothing-like-it',
  'search/suggest?q=wool',
  'cart',
  'checkout',
  'account/login',
  'nowhere',
];

describe('theme pages', () => {
  it.each(PATHS)('keep their market’s root in every link and form: %s', async (path) => {
    const page = await text(`/de/${path}`);
    const targets = [...page.matchAll(/\b(?:href|action)="(\/[^"]*)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !/^\/(de|assets|cdn)\//.test(target ?? ''))).toEqual([]);
  });

  it.each(PATHS.filter((path) => path !== 'checkout'))(
    'are in their market’s language, without English: %s',
    async (path) => {
      for (const { locale, root } of DEMO_MARKETS.filter((market) => market.locale !== 'en')) {
        const texts = textsOf(messagesOf({ locale }));
        const foreign = [...textsOf(ENGLISH)].filter((each) => !texts.has(each));
        const page = (await text(`${root}${path}`)).replace(/<script[\s>][\s\S]*?<\/script>|<[^>]*>/g, '\n');
        const lines = new Set(page.split('\n').map((line) => line.trim()));
        expect(foreign.filter((each) => lines.has(each))).toEqual([]);
        expect([...texts].some((each) => lines.has(each))).toBe(true);
      }
    },
  );

  it('declare their language', async () => {
    expect(await text('/ar/')).toContain('<html lang="ar" dir="rtl"');
    expect(await text('/en-gb/')).toContain('<html lang="en" dir="ltr"');
  });

  it.each(PATHS)('give every image a size, against layout shift: %s', async (path) => {
    const images = (await text(`/${path}`)).match(/<img\b[^>]*>/g) ?? [];
    expect(images.filter((image) => !/ width="\d+" height="\d+"/.test(image))).toEqual([]);
  });

  it.each(['', 'collections/all', 'products/hostile', 'search?q=script', 'search/suggest?q=window'])(
    'escape product texts: /%s',
    async (path) => {
      const page = await text(`/${path}`);
      expect(page).not.toContain('window.ran = 1</script>');
      expect(page).not.toMatch(/<img[^>]*onerror/);
      expect(page).toContain('&lt;/script&gt;');
    },
  );

  it('escape text from the address', async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>');
    for (const path of ['search?q=', 'search/suggest?q=', 'cart?error=', 'collections/all?sort_by=']) {
      expect(await text(`/${path}${attack}`)).not.toContain('<script>alert');
    }
  });
});

/** All texts of a language that nothing is put into. */
function textsOf(messages: object): Set<string> {
  return new Set(
    Object.values(messages).flatMap((each: unknown) => {
      if (typeof each === 'string') return [each.trim()];
      return typeof each === 'object' && each !== null ? [...textsOf(each)] : [];
    }),
  );
}
