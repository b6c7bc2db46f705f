import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import { describe, expect, it } from 'vitest';
import { type AddedOffer, linkOf, recommended, shownOffers } from './offers';

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
const noneAdded: readonly AddedOffer[] = [];
const all = { limit: 10, outOfStock: 'all' } as const;

/** Products added from these places: place and product. */
const addedAt = (...places: (readonly [number, number])[]): AddedOffer[] =>
  places.flatMap(([at, id]) => recommended([product(id)], '/').map((offer) => ({ offer, at })));

describe('cross-sell offers', () => {
  const offers = recommended([product(1), product(2, false), product(3), product(1)], '/');

  it('list each product once, in order', () => {
    expect(ids(shownOffers(offers, all, none, noneAdded, none))).toEqual([1, 2, 3]);
  });

  it('omit products in the cart and move up the next ones', () => {
    expect(ids(shownOffers(offers, { ...all, limit: 2 }, new Set([1]), noneAdded, none))).toEqual([2, 3]);
  });

  it('omit products given for free unless they were added here and are in the cart', () => {
    const free = new Set([1]);
    const added = addedAt([0, 1]);
    expect(ids(shownOffers(offers, all, none, noneAdded, free))).toEqual([2, 3]);
    expect(ids(shownOffers(offers, all, none, added, free))).toEqual([2, 3]);
    expect(ids(shownOffers(offers, all, free, added, free))).toEqual([1, 2, 3]);
    expect(ids(shownOffers(offers, all, free, noneAdded, free))).toEqual([2, 3]);
  });

  it.each([
    ['all', [1, 2, 3]],
    ['end', [1, 3, 2]],
    ['hide', [1, 3]],
  ] as const)('place sold-out products by the setting: %s', (outOfStock, shown) => {
    expect(ids(shownOffers(offers, { ...all, outOfStock }, none, noneAdded, none))).toEqual(shown);
  });

  it('show each variant’s picture with the product’s as fallback, and link to the variant', () => {
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

  it('omit subscription-only products', () => {
    expect(recommended([product(4, true, { needsSellingPlan: true })], '/')).toEqual([]);
  });

  it('use the minimum quantity and the market’s address', () => {
    const [offer] = recommended([product(5, true, { minimumQuantity: 6 })], '/en-ca/');
    expect(offer).toMatchObject({
      url: '/en-ca/products/p-5',
      variants: [{ id: 50, minimumQuantity: 6, price: 500 }],
    });
  });
});

describe('product added from a cross-sell', () => {
  const three = { limit: 3, outOfStock: 'all' } as const;
  const offered = (...shown: number[]) =>
    recommended(
      shown.map((id) => product(id)),
      '/',
    );

  /** Displayed offers after each product is added in turn. */
  function afterAdding(among: readonly number[], added: readonly number[], shows = three) {
    let places: AddedOffer[] = [];
    let shown = shownOffers(offered(...among), shows, none, places, none);
    return added.map((id, at) => {
      const place = shown.findIndex(({ productId }) => productId === id);
      places = [...addedAt([place, id]), ...places];
      shown = shownOffers(offered(...among), shows, new Set(added.slice(0, at + 1)), places, none);
      return ids(shown);
    });
  }

  it('keeps its place until the next add, then makes room for new offers', () => {
    expect(afterAdding([1, 2, 3, 4, 5, 6], [1, 2, 3])).toEqual([
      [1, 2, 3],
      [3, 2, 4],
      [3, 4, 5],
    ]);
  });

  it('keeps its place when there are no new offers', () => {
    expect(afterAdding([1, 2, 3], [2, 1, 3])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(afterAdding([1, 2, 3, 4], [1, 2, 3, 4]).at(-1)?.toSorted()).toEqual([2, 3, 4]);
  });

  it('stays even if its offer is gone, alone or last', () => {
    const added = addedAt([2, 9]);
    expect(ids(shownOffers(offered(1, 2, 3), three, new Set([9]), added, none))).toEqual([1, 2, 9]);
    expect(ids(shownOffers(offered(1), three, new Set([9]), added, none))).toEqual([1, 9]);
    const alone = { ...three, limit: 1 };
    expect(ids(shownOffers([], alone, new Set([9]), addedAt([0, 9]), none))).toEqual([9]);
  });

  it('becomes a normal offer once removed from the cart', () => {
    expect(ids(shownOffers(offered(1, 2, 3), three, none, addedAt([2, 1]), none))).toEqual([1, 2, 3]);
  });
});
