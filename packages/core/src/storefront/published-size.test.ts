import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartDocument } from '../cart/cart-document';
import { newCart } from '../cart/new-cart';
import { catalogueProduct } from '../catalogue/product';
import { newTier } from '../components/tiered-progress-bar/defaults';
import type { Tier } from '../components/tiered-progress-bar/schema';
import { cartsBeside } from '../schedule/live-candidates';
import { compileStorefrontCart } from './compile-storefront-config';
import { CONFIG_BYTES, REWARDS_BYTES } from './names';
import { jsonBytes, kilobytes, publishedSize, type SizeMeter, sizeIssues } from './published-size';

const STAMP = { instance: 'f3c7cf6a-8a3a-4b7c-93a5-0d8d2d8f9d11', generation: 2_147_483_647 };
const SHOP = {
  domain: 'a-shop-with-a-long-name.myshopify.com',
  currency: 'USD',
  events: `https://${'events.'.repeat(60)}example/storefront/events`,
  storefrontAccessToken: 'f3c7cf6a8a3a4b7c93a50d8d2d8f9d11',
};

function cartWith(tiers: readonly Tier[], changes: Partial<CartDocument> = {}): CartDocument {
  let last = 0;
  const cart = newCart('c1', 'Main', () => `id-${++last}`);
  return {
    ...cart,
    ...changes,
    components: cart.components.map((component) =>
      component.type === 'tiered_progress_bar'
        ? {
            ...component,
            settings: { bars: component.settings.bars.map((bar) => ({ ...bar, tiers: [...tiers] })) },
          }
        : component,
    ),
  };
}

const product = (id: number, title: string) =>
  catalogueProduct.parse({
    id,
    handle: `product-${id}`,
    title,
    image: null,
    status: 'active',
    isGiftCard: false,
    requiresSellingPlan: false,
    variants: [
      { id: id * 10, title: 'One size', price: 1200, compareAtPrice: null, available: true, image: null },
    ],
  });

const gift = (id: string, products: readonly number[], changes: Partial<Tier> = {}): Tier => ({
  ...newTier(id, 'product'),
  tierLabel: `Gift ${id}`,
  minimum: 50,
  products: products.map((product_id) => ({ product_id, variant_ids: [] })),
  ...changes,
});

function sizeOf(
  document: CartDocument,
  titles: readonly string[],
  beside: Parameters<typeof publishedSize>[2] = [],
) {
  const products = titles.map((title, index) => product(index + 1, title));
  const compiled = compileStorefrontCart({ document, products, widgets: [], discountsActive: true });
  return { compiled, size: publishedSize(document, compiled, beside) };
}

const sum = ({ parts }: SizeMeter) => parts.reduce((all, { bytes }) => all + bytes, 0);
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('published size of a cart', () => {
  it('is the sum of its parts, largest first, and an upper bound', () => {
    const titles = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 8 });
    fc.assert(
      fc.property(titles, fc.string({ unit: 'grapheme', maxLength: 150 }), (texts, reachedText) => {
        const { compiled, size } = sizeOf(cartWith([gift('a', ids(texts.length), { reachedText })]), texts);
        const config = {
          version: 1,
          revision: 'x'.repeat(16),
          shop: SHOP,
          carts: [compiled],
          published: STAMP,
        };
        expect(size.pages.bytes).toBeGreaterThanOrEqual(jsonBytes(config));
        expect(size.checkout?.bytes).toBeGreaterThanOrEqual(
          jsonBytes({ ...compiled.rewards, published: STAMP }),
        );
        for (const meter of [size.pages, size.checkout]) {
          expect(meter && sum(meter)).toBe(meter?.bytes);
          const bytes = meter?.parts.map((part) => part.bytes) ?? [];
          expect(bytes).toEqual([...bytes].sort((one, other) => other - one));
        }
      }),
    );
  });

  it('counts the bytes of a text as sent', () => {
    expect([jsonBytes('é'), jsonBytes('🎁'), jsonBytes('</')]).toEqual([4, 6, 4]);
  });

  it('needs no room at checkout for rewards that give nothing there', () => {
    expect(sizeOf(cartWith([{ ...newTier('d', 'decorative'), minimum: 10 }]), []).size.checkout).toBeNull();
  });

  it('names the largest part: the tier with too many gifts, and its bar', () => {
    const { size } = sizeOf(cartWith([gift('few', [1]), gift('many', ids(200))]), Array(200).fill('Mug'));
    expect(size.checkout?.parts[0]).toMatchObject({ name: 'Gift many', componentId: expect.any(String) });
    const [problem] = sizeIssues(size);
    expect(problem).toMatchObject({ code: 'too_large', path: ['size', 'checkout'] });
    expect(problem?.message).toContain(`limit is ${kilobytes(REWARDS_BYTES)}`);
    expect(problem?.message).toContain('Gift many (');
  });

  it('includes the other published carts', () => {
    const { size } = sizeOf(cartWith([gift('a', [1])]), ['Mug'], [{ name: 'Winter', bytes: CONFIG_BYTES }]);
    expect(size.pages.parts[0]).toEqual({ name: 'The cart "Winter"', bytes: CONFIG_BYTES });
    expect(sizeIssues(size)).toHaveLength(1);
    expect(sizeIssues(sizeOf(cartWith([gift('a', [1])]), ['Mug']).size)).toEqual([]);
  });

  it('is formatted for merchants', () => {
    expect([kilobytes(128_000), kilobytes(9_940)]).toEqual(['128 kB', '9.9 kB']);
  });
});

describe('other carts counted beside an edited one', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const cart = (id: string, changes: Partial<CartDocument> = {}, bytes = 100) => ({
    bytes,
    id,
    enabled: true,
    isScheduled: false,
    isFallback: false,
    startDate: null as string | null,
    endDate: null as string | null,
    ...changes,
  });
  const window = { isScheduled: true, startDate: '2026-12-01T00:00:00Z', endDate: '2026-12-02T00:00:00Z' };
  const over = { isScheduled: true, startDate: '2026-11-01T00:00:00Z', endDate: '2026-11-02T00:00:00Z' };
  const others = [
    cart('standing'),
    cart('fallback', { enabled: false, isFallback: true }),
    cart('scheduled', window),
    cart('over', over),
    cart('off', { enabled: false }),
  ];
  const beside = (own: ReturnType<typeof cart>) => cartsBeside(own, others, now).map(({ id }) => id);

  it('exclude the enabled cart when the edited one has no schedule and replaces it', () => {
    expect(beside(cart('own'))).toEqual(['scheduled']);
    expect(beside(cart('own', window))).toEqual(['scheduled', 'standing']);
  });

  it('include the fallback if it is larger than the cart it would replace', () => {
    const large = cart('large', { enabled: false, isFallback: true }, 200);
    const all = [...others.filter(({ isFallback }) => !isFallback), large];
    expect(cartsBeside(cart('own', window), all, now).map(({ id }) => id)).toEqual(['scheduled', 'large']);
    expect(cartsBeside(cart('own'), all, now).map(({ id }) => id)).toEqual(['scheduled']);
  });

  it('are the same when the edited cart is disabled', () => {
    expect(beside(cart('own', { enabled: false }))).toEqual(['scheduled']);
  });
});
