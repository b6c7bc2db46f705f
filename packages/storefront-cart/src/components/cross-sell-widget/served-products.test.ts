import { newWidget } from '@cartwright/core/widgets/widget';
import { widgetFace } from '@cartwright/core/widgets/widget-face';
import { LISTED_PRODUCTS } from '@cartwright/storefront-kit/testing/listed-products';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForProducts } from './served-products';

const FACTS = {
  root: '/en-ca',
  locale: 'en-CA',
  country: 'CA',
  currency: 'CAD',
  type: 'product',
  id: 7,
  proxy: '/apps/ours',
};

let facts: object = FACTS;
let preview: string | null = null;
const requests: URL[] = [];
let answer: (signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
  [facts, preview] = [FACTS, null];
  requests.length = 0;
  const page = { getElementById: () => ({ textContent: JSON.stringify(facts) }) };
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://shop.example/en-ca/products/mug', search: '' });
  vi.stubGlobal('sessionStorage', { getItem: () => preview });
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify({ at: Date.now(), products: [3, 4] }),
  });
  vi.stubGlobal('fetch', (address: URL, { signal }: { signal: AbortSignal }) => {
    requests.push(address);
    return answer(signal);
  });
});
afterEach(() => vi.unstubAllGlobals());

const VARIANT = {
  id: 111,
  title: 'Red',
  amount: 1000,
  compareAt: 1200,
  available: true,
  isSoldOnce: true,
  picture: 'https://cdn.example/red.jpg',
  quantityRule: { min: 2, max: null, increment: 2 },
  plans: [],
};
const widgets = (id = 12) => {
  const [mug] = LISTED_PRODUCTS;
  const variants = [VARIANT, { ...VARIANT, id: 112, isSoldOnce: false, picture: null, quantityRule: null }];
  const products = [{ ...mug, url: '/en-ca/products/mug?variant=111', variants, isGiftCard: true }];
  return {
    version: 1,
    parts: 1,
    widgets: [{ ...widgetFace(newWidget(id, 'Beside', 'cart_page')), products }],
  };
};

it('asks at the shop’s own address, for the market, the page’s product, the cart and what was looked at', async () => {
  answer = async () => Response.json(widgets());
  await askForProducts([12, 13], [8, 9], { total: '50' });
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/en-ca/apps/ours/widgets']);
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    country: 'CA',
    locale: 'en-CA',
    ids: '12,13',
    product: '7',
    cart: '8,9',
    viewed: '3,4',
    total: '50',
    preview: '',
  });
});

it('asks at the usual address where a page doesn’t say it, about no product on other pages, for the previewed cart', async () => {
  const { proxy: _, ...others } = FACTS;
  facts = { ...others, root: '/', type: 'collection' };
  preview = 'a-key';
  answer = async () => Response.json(widgets());
  await askForProducts([12], [], {});
  expect(requests[0]?.pathname).toBe('/apps/cartwright/widgets');
  expect(requests[0]?.searchParams.get('product')).toBeNull();
  expect(requests[0]?.searchParams.get('preview')).toBe('a-key');
});

it('gives products as the cart knows them', async () => {
  answer = async () => Response.json(widgets());
  const [product] = (await askForProducts([12], [], {}))?.get(12) ?? [];
  expect(product).toEqual({
    id: 11,
    handle: 'mug',
    title: 'Mug',
    image: 'https://cdn.example/mug.jpg?v=1',
    giftCard: true,
    variants: [
      {
        id: 111,
        title: 'Red',
        price: 1000,
        compareAtPrice: 1200,
        available: true,
        needsSellingPlan: false,
        minimumQuantity: 2,
      },
      {
        id: 112,
        title: 'Red',
        price: 1000,
        compareAtPrice: 1200,
        available: true,
        needsSellingPlan: true,
        minimumQuantity: 1,
      },
    ],
    pictures: new Map([
      [111, 'https://cdn.example/red.jpg'],
      [112, ''],
    ]),
  });
});

it.each([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', async () => new Response('', { status: 429 })],
  ['says something else', async () => Response.json({ version: 9 })],
])('has none where our server %s', async (_, failure) => {
  answer = failure;
  expect(await askForProducts([12], [8], {})).toBeNull();
});

it('has none where our server doesn’t answer in time', async () => {
  answer = (signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  expect(await askForProducts([12], [8], {}, 1)).toBeNull();
});
