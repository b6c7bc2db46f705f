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
let respond: (signal: AbortSignal) => Promise<Response>;

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
    return respond(signal);
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

it('requests by the shop’s address with market, page product, cart and viewed products', async () => {
  respond = async () => Response.json(widgets());
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

it('falls back to the default address, without a page product, with the preview key', async () => {
  const { proxy: _, ...others } = FACTS;
  facts = { ...others, root: '/', type: 'collection' };
  preview = 'a-key';
  respond = async () => Response.json(widgets());
  await askForProducts([12], [], {});
  expect(requests[0]?.pathname).toBe('/apps/cartwright/widgets');
  expect(requests[0]?.searchParams.get('product')).toBeNull();
  expect(requests[0]?.searchParams.get('preview')).toBe('a-key');
});

it('maps products to the cart’s format', async () => {
  respond = async () => Response.json(widgets());
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
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with 429', async () => new Response('', { status: 429 })],
  ['returns another format', async () => Response.json({ version: 9 })],
])('returns null when the server %s', async (_, failure) => {
  respond = failure;
  expect(await askForProducts([12], [8], {})).toBeNull();
});

it('returns null on a timeout', async () => {
  respond = (signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  expect(await askForProducts([12], [8], {}, 1)).toBeNull();
});
