import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import { describe, expect, it } from 'vitest';
import { linkOf, recommended, shownOffers } from './offers';

const product = (
  id: number,
  available = true,
  changes: Partial<PageProduct['variants'][number]> = {},
): PageProduct => ({
  id,
  handle: `p-${id}`,
  title: `Product ${id}`,
  image: null,
  giftCard: false,
  variants: [
    { id: id * 10, title: 'Default Title', price: 500, compareAtPrice: null, available, ...changes },
  ],
});
const ids = (offers: readonly { productId: number }[]) => offers.map(({ productId }) => productId);
const none: ReadonlySet<number> = new Set();
const all = { limit: 10, outOfStock: 'all' } as const;

describe('what is offered', () => {
  const offers = recommended([product(1), product(2, false), product(3), product(1)], '/');

  it('has each product once, in order', () => {
    expect(ids(shownOffers(offers, all, none, none, none))).toEqual([1, 2, 3]);
  });

  it('leaves out what the shopper has, and the next ones come up; what was added here stays', () => {
    expect(ids(shownOffers(offers, { ...all, limit: 2 }, new Set([1]), none, none))).toEqual([2, 3]);
    expect(ids(shownOffers(offers, { ...all, limit: 2 }, new Set([1]), new Set([1]), none))).toEqual([1, 2]);
  });

  it('leaves out what the cart gives for free, but for what was added here and is in the cart', () => {
    const free = new Set([1]);
    expect(ids(shownOffers(offers, all, none, none, free))).toEqual([2, 3]);
    expect(ids(shownOffers(offers, all, none, free, free))).toEqual([2, 3]);
    expect(ids(shownOffers(offers, all, free, free, free))).toEqual([1, 2, 3]);
    expect(ids(shownOffers(offers, all, free, none, free))).toEqual([2, 3]);
  });

  it.each([
    ['all', [1, 2, 3]],
    ['end', [1, 3, 2]],
    ['hide', [1, 3]],
  ] as const)('puts what is sold out where the merchant wants it: %s', (outOfStock, shown) => {
    expect(ids(shownOffers(offers, { ...all, outOfStock }, none, none, none))).toEqual(shown);
  });

  it('shows the picture of each variant, the product’s where it has none, and leads to the one that is shown', () => {
    const [of] = [product(6)];
    const [first] = of.variants;
    if (!first) throw new Error('It has a variant.');
    const variants = [first, { ...first, id: 61 }];
    const pictures = new Map([[61, '/moss.jpg']]);
    const [offer] = recommended([{ ...of, image: '/oat.jpg', variants, pictures }], '/');
    expect(offer?.variants.map(({ image }) => image)).toEqual(['/oat.jpg', '/moss.jpg']);
    expect(offer && linkOf(offer, { id: 61 })).toBe('/products/p-6?variant=61');
    const [single] = recommended([of], '/');
    expect(single && linkOf(single, first)).toBe('/products/p-6');
  });

  it('leaves out what is only sold as a subscription', () => {
    expect(recommended([product(4, true, { needsSellingPlan: true })], '/')).toEqual([]);
  });

  it('is bought in the least quantity that the store sells, under the address of its market', () => {
    const [offer] = recommended([product(5, true, { minimumQuantity: 6 })], '/en-ca/');
    expect(offer).toMatchObject({ url: '/en-ca/products/p-5', variants: [{ id: 50, least: 6, price: 500 }] });
  });
});
