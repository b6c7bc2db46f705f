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

/** Offers that were added at these places: place and product. */
const addedAt = (...places: (readonly [number, number])[]): AddedOffer[] =>
  places.flatMap(([at, id]) => recommended([product(id)], '/').map((offer) => ({ offer, at })));

describe('what is offered', () => {
  const offers = recommended([product(1), product(2, false), product(3), product(1)], '/');

  it('has each product once, in order', () => {
    expect(ids(shownOffers(offers, all, none, noneAdded, none))).toEqual([1, 2, 3]);
  });

  it('leaves out what the shopper has, and the next ones come up', () => {
    expect(ids(shownOffers(offers, { ...all, limit: 2 }, new Set([1]), noneAdded, none))).toEqual([2, 3]);
  });

  it('leaves out what the cart gives for free, but for what was added here and is in the cart', () => {
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
  ] as const)('puts what is sold out where the merchant wants it: %s', (outOfStock, shown) => {
    expect(ids(shownOffers(offers, { ...all, outOfStock }, none, noneAdded, none))).toEqual(shown);
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
    expect(offer).toMatchObject({
      url: '/en-ca/products/p-5',
      variants: [{ id: 50, minimumQuantity: 6, price: 500 }],
    });
  });
});

describe('what was added from here', () => {
  const three = { limit: 3, outOfStock: 'all' } as const;
  const offered = (...shown: number[]) =>
    recommended(
      shown.map((id) => product(id)),
      '/',
    );

  /** Shown offers after each of these was added where it stood, one after the other. */
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

  it('keeps its place until something else is added, and makes way for what is new', () => {
    expect(afterAdding([1, 2, 3, 4, 5, 6], [1, 2, 3])).toEqual([
      [1, 2, 3],
      [3, 2, 4],
      [3, 4, 5],
    ]);
  });

  it('stays where nothing new is left, and nothing moves', () => {
    expect(afterAdding([1, 2, 3], [2, 1, 3])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(afterAdding([1, 2, 3, 4], [1, 2, 3, 4]).at(-1)?.toSorted()).toEqual([2, 3, 4]);
  });

  it('stays, also alone or last, where its offer is no longer among those that there are', () => {
    const added = addedAt([2, 9]);
    expect(ids(shownOffers(offered(1, 2, 3), three, new Set([9]), added, none))).toEqual([1, 2, 9]);
    expect(ids(shownOffers(offered(1), three, new Set([9]), added, none))).toEqual([1, 9]);
    const alone = { ...three, limit: 1 };
    expect(ids(shownOffers([], alone, new Set([9]), addedAt([0, 9]), none))).toEqual([9]);
  });

  it('is an offer like others once it is out of the cart', () => {
    expect(ids(shownOffers(offered(1, 2, 3), three, none, addedAt([2, 1]), none))).toEqual([1, 2, 3]);
  });
});
