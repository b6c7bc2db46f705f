import { describe, expect, it } from 'vitest';
import { updateCollection } from '../catalogue/index/update-index';
import { foundRows } from '../listing/found-rows';
import type { ListingRules } from '../listing/listing-rules';
import { aListedCatalogue, SHOPPER, someRules } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { type PopularSubjects, popularSuggestions } from './popular';

const MUG = 1;
const TEA = 2;
const SOLD_OUT = 3;
const DRAFT = 4;

const { index } = aListedCatalogue(
  [
    aMirroredProduct({ id: MUG, title: 'Enamel mug' }),
    aMirroredProduct({ id: TEA, title: 'Green tea', tags: ['secret'] }),
    aMirroredProduct({
      id: SOLD_OUT,
      title: 'Linen apron',
      variants: [aMirroredVariant({ id: 31, available: false })],
    }),
    aMirroredProduct({ id: DRAFT, title: 'Paper lamp', status: 'draft' }),
  ],
  new Map(),
  ['en'],
);
for (const [id, productIds] of [
  [1, [MUG]],
  [2, [DRAFT]],
] as const) {
  updateCollection(index, {
    id,
    handle: `c${id}`,
    title: `Collection ${id}`,
    image: null,
    automated: false,
    sortOrder: 'MANUAL',
    productIds,
  });
}

function suggested(popular: Partial<PopularSubjects>, given: Partial<ListingRules> = {}, limit = 6) {
  const rules = someRules(given);
  const { terms, collectionIds, products } = popularSuggestions(
    index,
    { queries: [], collectionIds: [], productIds: [], ...popular },
    null,
    rules,
    SHOPPER,
    {
      find: (query) => foundRows(index, query, rules, SHOPPER),
      isAllowed: (term) => term !== 'rude mug',
      limit,
    },
  );
  return { terms, collections: collectionIds, products: products.map(({ id }) => id) };
}

describe('suggestions before typing', () => {
  it('contain only searches made of the shop’s own words and visible characters', () => {
    const queries = [
      'enamel mug',
      'mug for tea',
      'a scam, buy this mug at evil.example',
      'enamel mug\u202e evil',
      'mug\u202e',
    ];
    expect(suggested({ queries }).terms).toEqual(['enamel mug', 'mug for tea']);
  });

  it('contain popular searches with visible results, in their order', () => {
    const queries = ['tea', 'mug', 'chair', 'lamp', 'rude mug', 'apron'];
    expect(suggested({ queries }).terms).toEqual(['tea', 'mug', 'apron']);
  });

  it('contain collections and products listed in the market', () => {
    const popular = { collectionIds: [2, 1, 99], productIds: [DRAFT, SOLD_OUT, 99, TEA, MUG] };
    expect(suggested(popular)).toMatchObject({ collections: [1], products: [SOLD_OUT, TEA, MUG] });
    expect(suggested(popular, { outOfStock: 'hide', excludedTags: ['secret'] }).products).toEqual([MUG]);
  });

  it('are limited per kind and ignore pins of typed suggestions', () => {
    expect(suggested({ queries: ['tea', 'mug'], productIds: [TEA, MUG] }, { pins: PINNED }, 1)).toMatchObject(
      { terms: ['tea'], products: [TEA] },
    );
  });
});

const PINNED = { productIds: [MUG], always: true, badge: null };
