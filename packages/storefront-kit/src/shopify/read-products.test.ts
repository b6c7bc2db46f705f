import { afterEach, describe, expect, it, vi } from 'vitest';
import { readProducts } from './read-products';

const responses = new Map<string, () => Response>();

vi.stubGlobal('fetch', async (url: string) => responses.get(url)?.() ?? new Response('', { status: 404 }));
afterEach(() => responses.clear());

const product = (variant: object) =>
  Response.json({
    id: 4,
    handle: 'stickers',
    title: 'Stickers',
    variants: [{ id: 41, title: 'Default Title', price: 400, available: true, ...variant }],
  });

describe('products read from the store', () => {
  it('contain the purchase conditions of a variant', async () => {
    responses.set('/products/stickers.js', () =>
      product({ compare_at_price: 500, requires_selling_plan: true, quantity_rule: { min: 6 } }),
    );
    const { products } = await readProducts('/', ['stickers']);
    expect(products[0]?.variants[0]).toMatchObject({
      price: 400,
      compareAtPrice: 500,
      needsSellingPlan: true,
      minimumQuantity: 6,
    });
  });

  it('default to single units without a plan', async () => {
    responses.set('/products/stickers.js', () => product({}));
    const { products } = await readProducts('/', ['stickers']);
    expect(products[0]?.variants[0]).toMatchObject({ needsSellingPlan: false, minimumQuantity: 1 });
  });

  it('are gone on a 404 and unknown on other errors', async () => {
    responses.set('/products/busy.js', () => new Response('', { status: 429 }));
    responses.set('/products/cut.js', () => {
      throw new TypeError('cut off');
    });
    expect(await readProducts('/', ['old', 'busy', 'cut'])).toEqual({ products: [], gone: ['old'] });
  });

  it('are requested a few at a time', async () => {
    const handles = Array.from({ length: 30 }, (_, index) => `p${index}`);
    expect((await readProducts('/', handles)).gone).toEqual(handles);
  });
});
